package duelrecord_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/runtime/record/duelrecord"
	"boardduels/schema"
	"boardduels/schema/schematest"
)

// sage returns a hero whose cards offer modes or draw one, and which gains a shield whenever it is healed.
func sage(t testing.TB) duelrecord.Hero {
	t.Helper()
	h, err := duelrecord.PackHero(schema.ReadPack(schematest.Choices()), "sage")
	require.NoError(t, err)
	return h
}

// choosing returns a duel of two sages that is about to begin.
func choosing(t testing.TB, seed uint64) *duelrecord.Record {
	t.Helper()
	seats := [2]duelrecord.Seat{{Hero: sage(t), Brain: "dice", Seed: seed}, {Hero: sage(t), Brain: "dice", Seed: 7}}
	r, err := duelrecord.New(duelrecord.Pack{}, seed, seats)
	require.NoError(t, err)
	return r
}

// A duel whose cards offer modes is written, read and played again to the letter, and goes on from wherever it stops.
func TestModesAreRecorded(t *testing.T) {
	for seed := range uint64(10) {
		r := finish(t, choosing(t, seed))
		written := text(t, r)
		require.Contains(t, string(written), "\nplay oracle:")
		back, err := duelrecord.Parse(written)
		require.NoError(t, err)
		require.Equal(t, r, back)
		require.NoError(t, duelrecord.Verify(back))

		ply := r.Plies() / 2
		stopped, err := duelrecord.Fork(r, ply, r.Seats)
		require.NoError(t, err)
		saved, err := duelrecord.Parse(text(t, stopped))
		require.NoError(t, err)
		require.Equal(t, r.Turns, finish(t, saved).Turns, "resumed after %d actions", ply)
	}
}

// What the hero always listens for is part of what was recorded.
func TestPassivesAreRecorded(t *testing.T) {
	r := choosing(t, 1)
	d, err := r.Duel()
	require.NoError(t, err)
	assert.Equal(t, r.Seats[0].Hero.Passives, d.Hero(0).Passives)
	assert.NotEmpty(t, d.Hero(0).Passives)
}

func TestWhatIsNoModeOfACardIsSaid(t *testing.T) {
	written := unsealed(text(t, finish(t, choosing(t, 1))))
	at := strings.Index(written, "play oracle:")
	for _, name := range []string{"oracle", "oracle:0", "oracle:4", "oracle:one", "oracle:01", "coin:1", "brambles:1"} {
		_, err := duelrecord.Parse(sealed(written[:at] + "play " + name + written[at+len("play oracle:1"):]))
		assert.ErrorContains(t, err, `sage has no card "`+name+`", allowed are oracle:1, oracle:2, oracle:3, last_word:1, last_word:2, brambles, coin, spring`)
	}
}

// A fork carries modes over by the names of actions, and stops where the new card doesn't offer one.
func TestModesAreCarriedIntoForks(t *testing.T) {
	r := finish(t, choosing(t, 1))
	other := r.Seats
	for seat := range other {
		other[seat].Hero = sage(t)
	}
	fork, err := duelrecord.Fork(r, r.Plies(), other)
	require.NoError(t, err)
	assert.Equal(t, r.Turns, fork.Turns)

	for seat := range other {
		other[seat].Hero.Cards[0].Says.ByLot = true
	}
	_, err = duelrecord.Fork(r, r.Plies(), other)
	var stopped *duelrecord.ForkError
	require.ErrorAs(t, err, &stopped)
	assert.ErrorContains(t, err, `sage has no card "oracle:`)
}
