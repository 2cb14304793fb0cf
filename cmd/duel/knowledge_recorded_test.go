package main

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/cmd/duel/cli"
	"boardduels/internal/quick"
	"boardduels/kb/expertcsv"
)

func TestCoverageOfCases(t *testing.T) {
	out := must(t, t.TempDir(), "", "knowledge", "coverage", "mage", "--duels", "6")
	assert.Regexp(t, `^\d+ situations, on average 0\.1\d\d from the nearest case\.`, out)
	assert.Contains(t, out, "Farthest from all cases:")
	var told coverageJSON
	require.NoError(t, json.Unmarshal([]byte(must(t, t.TempDir(), "", "knowledge", "coverage", "mage", "--duels", "6", "--json")), &told))
	nearest := 0
	for _, u := range told.Cases {
		nearest += u.Nearest
	}
	assert.Equal(t, told.Situations, nearest)
	assert.Len(t, told.Uncovered, mostGaps)
}

func TestCoverageOfReplays(t *testing.T) {
	quick.Skip(t, "measures what cases cover")
	folder := school(t)
	var told coverageJSON
	require.NoError(t, json.Unmarshal([]byte(must(t, folder, "", "knowledge", "coverage", "knight", "games", "--kb", "kb", "--json")), &told))
	assert.Positive(t, told.Situations)
	assert.Equal(t, cli.ExitProblem, duelIn(t, folder, "", "knowledge", "coverage", "rogue", "games").code)
	assert.Equal(t, cli.ExitUsage, duelIn(t, folder, "", "knowledge", "coverage", "knight", "--duels", "0").code)
}

func TestInfluenceOfExperts(t *testing.T) {
	quick.Skip(t, "measures")
	folder := t.TempDir()
	out := must(t, folder, "", "knowledge", "experts", "mage", "--duels", "6")
	assert.Regexp(t, `(?m)^without +weight +ranks +decisions +unpractised$`, out)
	var told []influenceJSON
	require.NoError(t, json.Unmarshal([]byte(must(t, folder, "", "knowledge", "experts", "mage", "--duels", "6", "--json")), &told))
	require.Len(t, told, 3)
	assert.Positive(t, told[0].Ranks)

	table := must(t, folder, "", "knowledge", "experts", "mage", "--csv")
	assert.True(t, strings.HasPrefix(table, "\ufeffexpert,"), "spreadsheets are told that it is in UTF-8")
	experts, faults := expertcsv.Read(table)
	assert.Empty(t, faults)
	require.Len(t, experts, 3)
	assert.Equal(t, told[1].Expert, experts[1].ID)

	between := experts[0].ID + "," + experts[1].ID
	args := []string{"knowledge", "disagree", "mage", "--between", between, "--unpractised", "--duels", "12", "--first", "10", "--second", "40", "--most", "2"}
	assert.Regexp(t, `^They differ in \d+ of \d+ situations\.`, must(t, folder, "", args...))
	var found disagreementsJSON
	require.NoError(t, json.Unmarshal([]byte(must(t, folder, "", append(args, "--json")...)), &found))
	assert.LessOrEqual(t, len(found.Costliest), 2)
	for _, d := range found.Costliest {
		assert.NotEqual(t, d.Cards[0], d.Cards[1])
	}
	assert.Equal(t, cli.ExitUsage, duelIn(t, folder, "", "knowledge", "disagree", "mage").code)
	assert.Equal(t, cli.ExitUsage, duelIn(t, folder, "", "knowledge", "disagree", "mage", "--between", "ann,bob").code)
}

func TestDisagreementOfPacks(t *testing.T) {
	folder := t.TempDir()
	same := must(t, folder, "", "knowledge", "disagree", "mage", "--other", "classic", "--duels", "6")
	assert.Regexp(t, `^They differ in 0 of \d+ situations\.\n$`, same)
	require.NoError(t, os.WriteFile(filepath.Join(folder, "x.zip"), []byte("none"), 0o600))
	assert.Equal(t, cli.ExitProblem, duelIn(t, folder, "", "knowledge", "disagree", "mage", "--other", "x.zip", "--duels", "6").code)
}
