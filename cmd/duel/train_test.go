package main

import (
	"context"
	"encoding/json"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/ai/duel/clash"
	"boardduels/ai/duel/usermodel"
	"boardduels/ai/fit/trained"
	"boardduels/cmd/duel/cli"
	"boardduels/cmd/duel/measure"
	"boardduels/internal/quick"
)

func TestEveryBrainThatCanBeTrainedIs(t *testing.T) {
	quick.Skip(t, "trains brains")
	folder := workshop(t)
	for _, id := range measure.Trainees() {
		if id == usermodel.PopulationID || id == clash.ID || id == "precedent" {
			continue // no brains; TestHeroesOfAnyPackPractise
		}
		args := []string{"train", id, "--pack", "pack", "--games", "10000", "--measure", "32", "--seed", "5"}
		var report struct {
			File, Date string
			Seed       uint64
			Games      int
			Against    []struct{ Duels int }
		}
		require.NoError(t, json.Unmarshal([]byte(must(t, folder, "", append(args, "--json")...)), &report))
		assert.Equal(t, id+".txt", report.File)
		assert.Equal(t, uint64(5), report.Seed)
		assert.Equal(t, 10000, report.Games)
		require.Len(t, report.Against, 3)
		assert.Equal(t, 32, report.Against[0].Duels)

		first := read(t, folder, id+".txt")
		document, err := trained.Parse(first)
		require.NoError(t, err)
		assert.Equal(t, id, document.Head.Brain)
		assert.Equal(t, report.Date, document.Head.Date)
		assert.Len(t, document.Head.Measured, 3)
		assert.Contains(t, document.Head.Measured[0], "of 32 duels against tree (95 %: ")

		out := must(t, folder, "", append(args, "-o", "again.txt")...)
		assert.Contains(t, out, "again.txt: "+id+", learned from 10000 games, seed 5\nagainst tree ")
		assert.Equal(t, withoutItsDate(first), withoutItsDate(read(t, folder, "again.txt")))
	}
}

func withoutItsDate(text string) string {
	before, after, _ := strings.Cut(text, "date ")
	_, after, _ = strings.Cut(after, "\n")
	return before + after
}

// Practice writes weights into the documents of a pack, of a hero of its own too, and changes nothing else in them.
func TestHeroesOfAnyPackPractise(t *testing.T) {
	quick.Skip(t, "trains brains")
	folder := workshop(t)
	knight, err := os.ReadFile(filepath.Join(folder, "pack", "heroes", "knight.xml"))
	require.NoError(t, err)
	require.NoError(t, os.WriteFile(filepath.Join(folder, "pack", "heroes", "bard.xml"), knight, 0o644))
	before := read(t, folder, "pack/cases/mage.xml")
	args := []string{"train", "precedent", "--pack", "pack", "--games", "10000", "--measure", "36"}
	out := must(t, folder, "", args...)
	assert.Contains(t, out, "pack: precedent, learned from 10000 games, seed 1\nagainst tree ")

	after := read(t, folder, "pack/cases/mage.xml")
	assert.Contains(t, after, `<weight of="own_hp">`)
	assert.Regexp(t, `<cases simulated="[1-9]\d+">`, after)
	assert.Equal(t, before, withoutWeights(after))
	assert.Contains(t, read(t, folder, "pack/cases/bard.xml"), `<common of="kept_rage">`)
	must(t, folder, "", "validate", "pack")
	assert.Contains(t, must(t, folder, "", "knowledge", "show", "bard", "--pack", "pack"), "What a turn should leave behind")

	must(t, folder, "", append(args, "-o", "again")...)
	for _, hero := range []string{"bard", "knight", "mage"} {
		file := "/cases/" + hero + ".xml"
		assert.Equal(t, read(t, folder, "pack"+file), read(t, folder, "again"+file), "the weights that are there don't count")
	}
}

// How strongly somebody new is met can be found anew; all else stays as it is, to the byte.
func TestEaseAloneIsFoundAnew(t *testing.T) {
	quick.Skip(t, "trains brains")
	folder := workshop(t)
	must(t, folder, "", "train", "precedent", "--pack", "pack", "--games", "10000", "--measure", "0")
	found := map[string]string{}
	for _, hero := range []string{"knight", "mage"} {
		file := "pack/cases/" + hero + ".xml"
		found[file] = read(t, folder, file)
		stale := regexp.MustCompile(`<enemy hero="(\w+)"( ease="-?\d+")?>`).ReplaceAllString(found[file], `<enemy hero="$1" ease="77">`)
		require.NotEqual(t, found[file], stale)
		require.NoError(t, os.WriteFile(filepath.Join(folder, file), []byte(stale), 0o644))
	}
	out := must(t, folder, "", "train", "precedent", "--pack", "pack", "--ease-only")
	assert.Equal(t, "pack: precedent, how strongly somebody new is met\n", out)
	for file, want := range found {
		assert.Equal(t, want, read(t, folder, file))
	}
}

func withoutWeights(text string) string {
	text = regexp.MustCompile(` simulated="\d+"`).ReplaceAllString(text, "")
	return regexp.MustCompile(`(?m)^\s*<(weight |common |/?enemy|against ).*\n`).ReplaceAllString(text, "")
}

func TestTrainingWithoutMeasuring(t *testing.T) {
	folder := workshop(t)
	out := must(t, folder, "", "train", "knn", "--pack", "pack", "--games", "10000", "--measure", "0")
	assert.Equal(t, "knn.txt: knn, learned from 10000 games, seed 1\n", out)
	assert.NotContains(t, read(t, folder, "knn.txt"), "measured")
}

func TestThePopulationIsTrained(t *testing.T) {
	quick.Skip(t, "trains brains")
	folder := workshop(t)
	out := must(t, folder, "", "train", "population", "--pack", "pack", "--seed", "2")
	assert.Equal(t, "population.txt: population, learned from 10000 games, seed 2\n", out)
	document, err := trained.Parse(read(t, folder, "population.txt"))
	require.NoError(t, err)
	_, err = usermodel.Read(document)
	assert.NoError(t, err)
	assert.Empty(t, document.Head.Measured)
}

func TestWhatClashesAreWorthIsTrained(t *testing.T) {
	quick.Skip(t, "trains brains")
	folder := workshop(t)
	out := must(t, folder, "", "train", "clash", "--pack", "pack", "--games", "10000", "--seed", "2")
	assert.Equal(t, "clash.txt: clash, learned from 10000 games, seed 2\n", out)
	document, err := trained.Parse(read(t, folder, "clash.txt"))
	require.NoError(t, err)
	_, err = clash.Read(document)
	assert.NoError(t, err)
	assert.Empty(t, document.Head.Measured)
}

func TestTrainingRefusesWhatItCannotDo(t *testing.T) {
	folder := workshop(t)
	for args, problem := range map[string]string{
		"train":                         "BRAIN is missing",
		"train tree":                    `brain "tree" isn't trained; those that are: evaluation, mlp, knn, population, clash, precedent`,
		"train knn --games 9":           "--games is 9, allowed for knn is 10000 to 1000000000",
		"train knn --measure -1":        "--measure is -1, allowed is 0 to 1000000",
		"train knn --ease-only":         "--ease-only is for precedent, not for knn",
		"train knn --pack pack extra":   `"extra" is one argument too many`,
		"train knn --games 99999999999": "--games is 99999999999, allowed",
	} {
		o := duelIn(t, folder, "", strings.Fields(args)...)
		assert.Equal(t, cli.ExitUsage, o.code, args)
		assert.Contains(t, o.errors, problem, args)
	}
	o := duelIn(t, folder, "", "train", "knn", "--pack", "pack", "--games", "10000", "--measure", "0", "-o", "nowhere/knn.txt")
	assert.Equal(t, cli.ExitProblem, o.code)
	assert.NoDirExists(t, filepath.Join(folder, "nowhere"))
	o = duelIn(t, folder, "", "train", "precedent", "--pack", "pack", "-o", "pack/pack.xml")
	assert.Equal(t, cli.ExitProblem, o.code)
	assert.Contains(t, o.errors, "pack.xml")
}

func TestAnInterruptedTrainingWritesNothing(t *testing.T) {
	folder := workshop(t)
	old := filepath.Join(folder, "evaluation.txt")
	require.NoError(t, os.WriteFile(old, []byte("old"), 0o644))
	ctx, stop := context.WithCancel(t.Context())
	stop()
	var out, errs strings.Builder
	code := run(ctx, []string{"train", "evaluation", "-o", old}, strings.NewReader(""), &out, &errs)
	assert.Equal(t, cli.ExitProblem, code)
	assert.Equal(t, "duel: interrupted\n", errs.String())
	assert.Empty(t, out.String())
	assert.Equal(t, "old", read(t, old))
}
