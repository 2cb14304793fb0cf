package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/cmd/duel/cli"
	"boardduels/internal/quick"
	"boardduels/kb"
	"boardduels/runtime/game"
	"boardduels/runtime/match/duelmatch"
	"boardduels/runtime/record/duelrecord"
	"boardduels/schema"
)

// knownIn returns what the AI at a seat of a saved duel knew of its hero and of the other.
func knownIn(t *testing.T, seat game.Seat, path ...string) (own, foe *kb.Knowledge) {
	t.Helper()
	record, err := duelmatch.File{Path: filepath.Join(path...)}.Load()
	require.NoError(t, err)
	own, foe, err = record.Seats[seat].Known()
	require.NoError(t, err)
	require.NotNil(t, own)
	require.NotNil(t, foe)
	assert.Equal(t, record.Seats[seat].Hero.ID, own.Hero)
	assert.Equal(t, record.Seats[1-seat].Hero.ID, foe.Hero)
	assert.Equal(t, own.Hero == foe.Hero, own == foe)
	return own, foe
}

// In a series the AI knows what it has learned so far of the other hero too, at either seat, and replays say so.
func TestASeriesTellsTheAIOfTheOtherHero(t *testing.T) {
	quick.Skip(t, "plays whole games")
	for _, c := range []struct {
		args string
		seat game.Seat
	}{
		{"--seat1 precedent --seat2 tree --heroes knight,mage", 0},
		{"--seat1 tree --seat2 precedent --heroes knight,mage", 1},
		{"--seat1 precedent --seat2 tree --heroes mage,mage", 0},
		{"--seat1 tree --seat2 precedent --heroes mage,mage", 1},
	} {
		for _, learning := range []bool{true, false} {
			folder := workshop(t)
			args := append([]string{"match", "--pack", "pack", "-n", "3", "--save", "games"}, strings.Fields(c.args)...)
			if learning {
				args = append(args, "--learn")
			}
			must(t, folder, "", args...)
			observed := -1
			for _, name := range []string{"1.replay", "2.replay", "3.replay"} {
				_, foe := knownIn(t, c.seat, folder, "games", name)
				if learning {
					assert.Greater(t, foe.Experience.Observed, observed, "%s: %s", c.args, name)
				} else {
					assert.Zero(t, foe.Experience.Observed)
				}
				observed = foe.Experience.Observed
			}
			assert.Contains(t, must(t, folder, "", "replay", "verify", "games", "--decisions"), "3 verified")
		}
	}
}

// So do duels against a person: in the second the AI knows what the first has taught.
func TestTheOpponentKnowsThePersonsHero(t *testing.T) {
	quick.Skip(t, "plays whole games")
	for _, hero := range []string{"knight", "mage"} {
		folder := workshop(t)
		for i, save := range []string{"first.replay", "second.replay"} {
			must(t, folder, "end\nend\nresign\n", "play", "--pack", "pack", "--hero", hero, "--kb", "kb", "--seed", "4", "--save", save)
			_, foe := knownIn(t, 1, folder, save)
			assert.Equal(t, i > 0, foe.Experience.Observed > 0, save)
		}
		must(t, folder, "end\nquit\n", "play", "--pack", "pack", "--hero", hero, "--save", "forgetful.replay")
		_, foe := knownIn(t, 1, folder, "forgetful.replay")
		assert.Zero(t, foe.Experience.Observed)
	}
}

// Simulated duels, and forks in which another AI plays on, tell what the pack does.
func TestSimulationsAndForksTellTheAIOfTheOtherHero(t *testing.T) {
	folder := workshop(t)
	must(t, folder, "", "simulate", "--pack", "pack", "-n", "1", "--save", "both")
	for seat := range game.Seat(2) {
		knownIn(t, seat, folder, "both", "1.replay")
	}
	must(t, folder, "", "replay", "fork", "replays/1.replay", "--at", "3", "--seat2", "precedent", "-o", "fork.replay")
	knownIn(t, 1, folder, "fork.replay")
	assert.Contains(t, must(t, folder, "", "replay", "verify", "fork.replay", "both"), "2 verified")
	must(t, folder, "", "replay", "fork", "both/1.replay", "--at", "3", "-o", "same.replay")
	assert.Equal(t, read(t, folder, "both", "1.replay"), read(t, folder, "same.replay"))
}

// Whatever has an AI decide again reads what it knew of the other hero, and says if that can't be read.
func TestWhatWasKnownOfTheOtherHeroIsReadAgain(t *testing.T) {
	folder := workshop(t)
	must(t, folder, "", "simulate", "--pack", "pack", "-n", "1", "--save", "both")
	file := duelmatch.File{Path: filepath.Join(folder, "both", "1.replay")}
	record, err := file.Load()
	require.NoError(t, err)
	record.Seats[0].Foe = duelrecord.NewKnowledge(&kb.Knowledge{Hero: "mage", Cases: make([]schema.Case, schema.MaxCases+1)})
	require.NoError(t, os.Remove(file.Path))
	require.NoError(t, file.Save(record))
	turn := "1"
	if record.Turns[0].Seat != 0 {
		turn = "2"
	}
	for _, args := range []string{
		"replay verify both --decisions", "replay journal both/1.replay", "replay fork both/1.replay --at 2",
		"decide --replay both/1.replay --turn " + turn, "decide --pack pack --replay both/1.replay --learner printed --turn " + turn,
	} {
		o := duelIn(t, folder, "", strings.Fields(args)...)
		assert.Equal(t, cli.ExitProblem, o.code, args)
		assert.Contains(t, o.out+o.errors, "knowledge of mage: cases/mage.xml:", args)
	}
	assert.Contains(t, must(t, folder, "", "replay", "verify", "both"), "1 verified")
}
