package main

import (
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/cmd/duel/cli"
	"boardduels/internal/quick"
)

// Whatever the turn, the recorded AIs with the recorded cards end the duel as recorded.
func TestAForkWithoutChangesEndsAsRecorded(t *testing.T) {
	quick.Skip(t, "plays whole games")
	folder := workshop(t)
	must(t, folder, "", "simulate", "--pack", "pack", "-n", "1", "--seat2", "tree", "--save", "duels")
	source := read(t, folder, "duels", "1.replay")
	turns := strings.Count(source, "\nturn ")
	for turn := range turns + 1 {
		out := must(t, folder, "", "replay", "fork", "duels/1.replay", "--at", fmt.Sprint(turn+1), "-o", "fork.replay")
		assert.Contains(t, out, "Both are the same to the end.")
		assert.Equal(t, source, read(t, folder, "fork.replay"))
	}
}

func TestAForkUnderEditedCards(t *testing.T) {
	folder := workshop(t)
	must(t, folder, "", "simulate", "--pack", "pack", "-n", "1", "--seat2", "tree", "--save", "duels")
	edit(t, folder, "cards/cleave.xml", "<max_damage>2<", "<max_damage>7<")
	edit(t, folder, "cards/cleave.xml", "<base_damage>2<", "<base_damage>7<")
	edit(t, folder, "heroes/mage.xml", "<hp>30<", "<hp>33<")
	out := must(t, folder, "", "replay", "fork", "duels/1.replay", "--at", "2", "--pack", "pack", "-o", "fork.replay")
	assert.Contains(t, out, "Edited:\n  Knight, Cleave: Damage 2 → 7\n  Knight, Cleave: Most damage 2 → 7\n  Mage: Hp 30 → 33\n")
	assert.Contains(t, out, "\nTurn 1, round 1\n", "what the same cards did is other")
	must(t, folder, "", "replay", "verify", "--decisions", "fork.replay")
	compared := must(t, folder, "", "replay", "compare", "duels/1.replay", "fork.replay")
	assert.Equal(t, fromEdits(out), fromEdits(compared))

	edit(t, folder, "heroes/knight.xml", ">cleave<", ">spike_strike_2<")
	card := strings.Replace(read(t, folder, "pack", "cards", "spike_strike.xml"), "Spike Strike", "Other", 1)
	require.NoError(t, os.WriteFile(filepath.Join(folder, "pack", "cards", "spike_strike_2.xml"), []byte(card), 0o644))
	o := duelIn(t, folder, "", "replay", "fork", "duels/1.replay", "--at", "9", "--pack", "pack")
	assert.Equal(t, cli.ExitProblem, o.code)
	assert.Regexp(t, `^duel: duels/1\.replay can't be played up to turn 9 with these cards: turn (\d), ply \d+: knight has no card "cleave"; fork at turn \d or before it\n$`, o.errors)
	turn := regexp.MustCompile(`fork at turn (\d)`).FindStringSubmatch(o.errors)[1]
	must(t, folder, "", "replay", "fork", "duels/1.replay", "--at", turn, "--pack", "pack")
}

// fromEdits is what stands below the table of a comparison.
func fromEdits(out string) string {
	_, below, _ := strings.Cut(out, "Edited:")
	return below
}

// edit changes a file of the workshop's pack.
func edit(t *testing.T, folder, file, from, to string) {
	t.Helper()
	source := read(t, folder, "pack", filepath.FromSlash(file))
	require.Contains(t, source, from)
	require.NoError(t, os.WriteFile(filepath.Join(folder, "pack", filepath.FromSlash(file)), []byte(strings.Replace(source, from, to, 1)), 0o644))
}

func TestAForkForAPerson(t *testing.T) {
	folder := workshop(t)
	must(t, folder, "end\nresign\n", "play", "--pack", "pack", "--brain", "tree", "--seed", "11", "--save", "mine.replay")
	o := duelIn(t, folder, "", "replay", "fork", "mine.replay", "--at", "2")
	assert.Equal(t, cli.ExitUsage, o.code)
	assert.Contains(t, o.errors, "seat 1 was played by a person; say with --seat1 which AI plays on")
	turns := strings.Count(read(t, folder, "mine.replay"), "\nturn ")
	out := must(t, folder, "", "replay", "fork", "mine.replay", "--at", fmt.Sprint(turns+1), "--seat1", "precedent")
	assert.Regexp(t, `Seat 1 +Knight \(person\) +Knight \(precedent\)`, out)
	assert.Contains(t, out, "Knight gives")
}
