package main

import (
	"context"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/ai"
	"boardduels/ai/duel/duelbrains"
	"boardduels/ai/duel/journal"
	"boardduels/ai/duel/review"
	"boardduels/kb"
	"boardduels/kb/classic/classictest"
	"boardduels/runtime/app/duelflow"
	"boardduels/runtime/game"
	"boardduels/runtime/match/duelmatch"
	"boardduels/runtime/record/duelrecord"
)

// played is a duel of the condition tree, in place of a person, against the AI that learns.
func played(t *testing.T, seed uint64, mine, theirs *kb.Knowledge) duelflow.Played {
	t.Helper()
	pack := classictest.Pack()
	var seats [2]duelrecord.Seat
	var err error
	for seat, k := range []*kb.Knowledge{theirs, mine} {
		seats[seat].Hero, err = duelrecord.PackHero(pack, k.Hero)
		require.NoError(t, err)
	}
	seats[1].Brain, seats[1].Seed, seats[1].Knowledge = duelbrains.Default, seed, duelrecord.NewKnowledge(mine)
	record, err := duelrecord.New(duelrecord.Pack{}, seed, seats)
	require.NoError(t, err)
	d, err := record.Duel()
	require.NoError(t, err)
	tree, err := duelbrains.All().Find("tree")
	require.NoError(t, err)
	var players [2]ai.Player
	players[0], err = tree.New(ai.Setup{Duel: d, Seat: 0, Seed: seed})
	require.NoError(t, err)
	players[1], err = journal.Player(record, 1, d, duelbrains.All())
	require.NoError(t, err)
	m, err := duelmatch.New(record, players, duelmatch.Options{})
	require.NoError(t, err)
	_, err = m.Run(t.Context())
	require.NoError(t, err)
	return duelflow.Played{Record: m.Record(), Seat: 1, Mine: mine, Theirs: theirs}
}

func initial(t *testing.T, hero string) *kb.Knowledge {
	t.Helper()
	pack := classictest.Pack()
	k, err := kb.ForHero(pack, hero)
	require.NoError(t, err)
	return k
}

func TestLearn(t *testing.T) {
	knight, mage := initial(t, "knight"), initial(t, "mage")
	l := played(t, 7, mage, knight)
	learned, err := learn(t.Context(), l)
	require.NoError(t, err)
	require.Len(t, learned.Knowledge, 2)
	mine, theirs := learned.Knowledge[0], learned.Knowledge[1]
	assert.Equal(t, "mage", mine.Hero)
	assert.Equal(t, "knight", theirs.Hero)
	assert.Positive(t, mine.Experience.Decisions)
	assert.Equal(t, mage.Experience.Simulated, mine.Experience.Simulated, "nothing is simulated after a duel")
	assert.Equal(t, mage.Weights, mine.Weights)
	assert.NotEmpty(t, theirs.Style)
	assert.NotEmpty(t, learned.Changes)
	assert.Equal(t, l.Record.Result.Winner == game.Seat(1), mine.Experience.Won == 1)
	assert.Equal(t, initial(t, "mage"), mage, "what was known before is as it was")

	again, err := learn(t.Context(), l)
	require.NoError(t, err)
	assert.Equal(t, learned, again, "a lesson can be replayed")

	store, err := kb.Open(t.TempDir())
	require.NoError(t, err)
	require.NoError(t, store.Update(t.Context(), func(u *kb.Update) error {
		_, err := u.Learn(kb.Occasion{}, learned.Changes, learned.Knowledge...)
		return err
	}))
	loaded, _, err := store.Load("mage", mage)
	require.NoError(t, err)
	assert.Equal(t, mine, loaded, "nothing is lost in the store")
}

// Who gives up has lost, though the rules name no winner.
func TestLearnFromADuelThatWasGivenUp(t *testing.T) {
	l := played(t, 7, initial(t, "mage"), initial(t, "knight"))
	unfinished, err := duelrecord.Fork(l.Record, 6, l.Record.Seats)
	require.NoError(t, err)
	unfinished.Resign(0, "resigned")
	l.Record = unfinished
	learned, err := learn(t.Context(), l)
	require.NoError(t, err)
	assert.Equal(t, 1, learned.Knowledge[0].Experience.Won)
}

// A duel counts wholly, also if the game ends meanwhile.
func TestLearnWhileTheGameEnds(t *testing.T) {
	l := played(t, 7, initial(t, "mage"), initial(t, "mage"))
	l.Theirs = l.Mine
	ctx, stop := context.WithCancel(t.Context())
	stop()
	learned, err := learn(ctx, l)
	require.NoError(t, err)
	require.Len(t, learned.Knowledge, 1, "both play one hero")
	again, err := learn(t.Context(), l)
	require.NoError(t, err)
	assert.Equal(t, again, learned)
}

// Cases that aren't there any more get neither credit nor blame; those at another place get theirs.
func TestLearnFindsTheCasesThatDecided(t *testing.T) {
	l := played(t, 7, initial(t, "mage"), initial(t, "knight"))
	want, err := review.Episode(t.Context(), l.Record, l.Seat, l.Mine)
	require.NoError(t, err)
	turned := *l.Mine
	turned.Cases = nil
	for i := len(l.Mine.Cases) - 1; i >= 0; i-- {
		turned.Cases = append(turned.Cases, l.Mine.Cases[i])
	}
	turned.Cases[0].Inputs[0] = 0.123 // another case by now
	l.Mine = &turned
	m, err := review.Episode(t.Context(), l.Record, l.Seat, l.Mine)
	require.NoError(t, err)
	assert.Equal(t, want.Decisions, m.Decisions)
	last := len(turned.Cases) - 1
	uses := func(m []int, place int) int {
		if place < len(m) {
			return m[place]
		}
		return 0
	}
	for place := range turned.Cases {
		expected := uses(want.Uses, last-place)
		if place == 0 {
			expected = 0
		}
		assert.Equal(t, expected, uses(m.Uses, place), place)
	}
}

func TestThePersonOfADuelIsImitated(t *testing.T) {
	mage, knight := initial(t, "mage"), initial(t, "knight")
	duel := played(t, 7, mage, knight).Record
	k, err := imitate(knight, []*duelrecord.Record{duel})
	require.NoError(t, err)
	assert.Equal(t, "knight", k.Hero)
	assert.NotEmpty(t, k.Style)
	assert.Positive(t, k.Experience.Observed)
	assert.Empty(t, knight.Style, "what was known before is as it was")
}

func TestLearnRatesTheUser(t *testing.T) {
	p := played(t, 7, initial(t, "knight"), initial(t, "mage"))
	p.User = kb.Rating{Duels: 3, Result: 40, Weight: 2}
	learned, err := learn(t.Context(), p)
	require.NoError(t, err)
	assert.Equal(t, 4, learned.User.Duels)
	assert.Positive(t, learned.User.Turns)
	assert.NotEqual(t, p.User.Result, learned.User.Result)
}
