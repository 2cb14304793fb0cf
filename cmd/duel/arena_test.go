package main

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/cmd/duel/cli"
	"boardduels/internal/quick"
)

// arenaArgs is a small tournament with the test pack.
var arenaArgs = []string{"arena", "--pack", "pack", "--brains", "tree,random", "--games", "64", "--seed", "3"}

func TestShardsMergeToTheWholeFile(t *testing.T) {
	quick.Skip(t, "plays some hundred duels")
	folder := workshop(t)
	for name, args := range map[string][]string{
		"arena":   arenaArgs,
		"stopped": append(arenaArgs, "--stop", "0.1"),
		"balance": {"balance", "--pack", "pack", "--brains", "random", "--games", "40"},
	} {
		t.Run(name, func(t *testing.T) {
			whole, merged := name+".json", name+"-merged.json"
			printed := must(t, folder, "", append(args, "-o", whole)...)
			var parts []string
			for i := range 3 {
				part := fmt.Sprintf("%s-%d.json", name, i)
				must(t, folder, "", append(args, "--shard", fmt.Sprintf("%d/3", i), "-o", part, "--workers", fmt.Sprint(i+1))...)
				parts = append(parts, part)
			}
			assert.Equal(t, printed, must(t, folder, "", append([]string{"arena", "merge", "-o", merged}, parts...)...))
			assert.Equal(t, read(t, folder, whole), read(t, folder, merged))

			twice := duelIn(t, folder, "", "arena", "merge", whole, parts[0])
			if name != "stopped" { // there the only pairing is all in one part
				assert.Equal(t, cli.ExitProblem, twice.code)
				assert.Contains(t, twice.errors, parts[0]+": it holds duels that others hold, too")
			}
		})
	}
}

func TestResultsOfSomethingElseAreNotGoneOnWith(t *testing.T) {
	folder := workshop(t)
	must(t, folder, "", append(arenaArgs, "-o", "cup.json")...)
	before := read(t, folder, "cup.json")
	for _, other := range [][]string{{"--seed", "4"}, {"--heroes", "mage"}, {"--games", "640"}, {"--stop", "0.1"}} {
		o := duelIn(t, folder, "", append(append(arenaArgs, "--resume", "cup.json"), other...)...)
		assert.Equal(t, cli.ExitProblem, o.code)
		assert.Contains(t, o.errors, "cup.json holds results of something else than is asked for now")
	}
	assert.Equal(t, before, read(t, folder, "cup.json"))

	require.NoError(t, os.WriteFile(filepath.Join(folder, "torn.json"), []byte(before[:len(before)/2]), 0o644))
	o := duelIn(t, folder, "", append(arenaArgs, "--resume", "torn.json")...)
	assert.Equal(t, cli.ExitProblem, o.code)
	assert.Contains(t, o.errors, "torn.json: not a result of the arena")
	assert.Equal(t, before[:len(before)/2], read(t, folder, "torn.json"), "a damaged file is kept")
}

// Results of a format that no released version wrote are refused as such, and kept.
func TestResultsBeforeTheFirstReleaseAreKept(t *testing.T) {
	folder := workshop(t)
	args := strings.Fields("balance --pack pack --brains random --games 4")
	must(t, folder, "", append(args, "-o", "new.json")...)
	old := strings.Replace(read(t, folder, "new.json"), "board duels arena 2", "board duels arena 1", 1)
	require.NoError(t, os.WriteFile(filepath.Join(folder, "old.json"), []byte(old), 0o644))
	for _, command := range [][]string{append(args, "--resume", "old.json"), {"arena", "merge", "old.json"}} {
		o := duelIn(t, folder, "", command...)
		assert.Equal(t, cli.ExitProblem, o.code)
		assert.Contains(t, o.errors, `old.json: format: found "board duels arena 1", expected "board duels arena 2"`)
		assert.Equal(t, old, read(t, folder, "old.json"))
	}
}

// Doubles are told by their cards as brains are.
func TestBalanceOfADoubleTellsItsCards(t *testing.T) {
	folder := workshop(t)
	userFile(t, folder)
	out := must(t, folder, "", strings.Fields("balance --brains double:anna.xml --heroes knight,mage --games 4")...)
	assert.Regexp(t, `(?m)^knight +rage +\d+ +\d+\.\d % \(`, out)
}

func TestBalanceComparesAnEditedPack(t *testing.T) {
	folder := workshop(t)
	require.NoError(t, os.CopyFS(filepath.Join(folder, "edited"), os.DirFS(filepath.Join(folder, "pack"))))
	hero := filepath.Join(folder, "edited", "heroes", "knight.xml")
	source := read(t, hero)
	require.NoError(t, os.WriteFile(hero, []byte(strings.Replace(source, "<hp>30<", "<hp>45<", 1)), 0o644))
	out := must(t, folder, "", "balance", "--pack", "edited", "--against", "pack", "--brains", "tree", "--games", "400", "--stop", "0.05", "--report", "json")
	var balance struct {
		Packs  []struct{ Name string }
		Brains []struct {
			Shifts []struct {
				Hero, Against string
				Change        struct{ Value, Low, High float64 }
				Stopped       bool
			}
		}
	}
	require.NoError(t, json.Unmarshal([]byte(out), &balance))
	require.Len(t, balance.Packs, 2)
	require.Len(t, balance.Brains[0].Shifts, 1)
	shift := balance.Brains[0].Shifts[0]
	assert.Equal(t, "knight", shift.Hero)
	assert.Greater(t, shift.Change.Low, 0.0)
	assert.True(t, shift.Stopped)
}

func TestReportsAsPages(t *testing.T) {
	folder := workshop(t)
	must(t, folder, "", append(arenaArgs, "-o", "cup.json")...)
	page := must(t, folder, "", "arena", "merge", "cup.json", "--report", "html")
	assert.True(t, strings.HasPrefix(page, "<!DOCTYPE html>"))
	assert.Contains(t, page, "<svg")
}
