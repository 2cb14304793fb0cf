package duelrecord_test

import (
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/runtime/duel"
	"boardduels/runtime/game"
	"boardduels/runtime/record/duelrecord"
)

// A fork tells in its file of which duel it is one; the digest is the one that closes that duel's file.
func TestAForkTellsItsOrigin(t *testing.T) {
	r := played(t, 11)
	r.Date = time.Date(2026, 11, 20, 18, 4, 5, 0, time.UTC)
	for _, dated := range []bool{true, false} {
		if !dated {
			r.Date = time.Time{}
		}
		fork, err := duelrecord.Fork(r, 4, r.Seats)
		require.NoError(t, err)
		_, is := fork.Origin()
		assert.False(t, is)
		fork.Additions = []string{"later thing"}
		require.NoError(t, fork.Descend(r, 4))
		text, err := fork.MarshalText()
		require.NoError(t, err)
		back, err := duelrecord.Parse(text)
		require.NoError(t, err)
		assert.Equal(t, fork, back)
		file, err := r.MarshalText()
		require.NoError(t, err)
		digest, err := r.Digest()
		require.NoError(t, err)
		assert.True(t, strings.HasSuffix(string(file), "digest "+digest+"\n"))
		origin, is := back.Origin()
		assert.True(t, is)
		assert.Equal(t, duelrecord.Origin{Plies: 4, Digest: digest, Date: r.Date}, origin)
	}
}

// What a stranger writes there is passed over where it makes no sense, as readers that don't know the line do.
func TestAnOriginThatMakesNoSenseIsPassedOver(t *testing.T) {
	r := played(t, 11)
	digest, err := r.Digest()
	require.NoError(t, err)
	for _, line := range []string{"fork", "fork 1", "fork x " + digest, "fork -1 " + digest, "fork 99999 " + digest, "fork 1 abc", "fork 1 " + digest + " today", "fork 1 " + digest + " 2026-11-20T18:04:05Z more"} {
		r.Additions = []string{line}
		text, err := r.MarshalText()
		require.NoError(t, err)
		back, err := duelrecord.Parse(text)
		require.NoError(t, err)
		_, is := back.Origin()
		assert.False(t, is, line)
		assert.Equal(t, []string{line}, back.Additions)
	}
}

// Rounds tell what was played, and end where the duel stood.
func TestStretchesAreTheRounds(t *testing.T) {
	r := played(t, 11)
	laid, err := duelrecord.Open(r)
	require.NoError(t, err)
	rounds := laid.Stretches()
	require.Len(t, rounds, r.Rounds())
	cards := [2]int{}
	for i, round := range rounds {
		assert.Equal(t, i+1, round.Round)
		frame, err := laid.At(round.Plies)
		require.NoError(t, err)
		for seat := range cards {
			assert.Equal(t, frame.State.Fighters[seat].HP, round.HP[seat])
			assert.Equal(t, frame.State.Fighters[seat].EP, round.EP[seat])
			cards[seat] += len(round.Cards[seat])
		}
	}
	assert.Equal(t, laid.Plies(), rounds[len(rounds)-1].Plies)
	played := [2]int{}
	for _, turn := range r.Turns {
		for _, action := range turn.Actions {
			if action != duel.EndTurn {
				played[turn.Seat]++
			}
		}
	}
	assert.Equal(t, played, cards)
	last, err := laid.At(laid.Plies())
	require.NoError(t, err)
	loser := 1 - r.Result.Winner
	hero := laid.Duel().Hero(loser)
	assert.Zero(t, last.State.Fighters[loser].HP)
	assert.GreaterOrEqual(t, laid.Lost(loser), int(hero.HP), "who fell lost all hp at least")
	assert.Positive(t, laid.Lost(game.Seat(0))+laid.Lost(game.Seat(1)))
}

// Two duels begin alike if heroes and chance are the same, whatever was played.
func TestComparisonsKnowWhatBeginsAlike(t *testing.T) {
	r := played(t, 11)
	fork, err := duelrecord.Fork(r, 3, r.Seats)
	require.NoError(t, err)
	assert.True(t, duelrecord.Compare(r, fork).OneStart)
	assert.False(t, duelrecord.Compare(r, played(t, 12)).OneStart, "other chance")
	other := *r
	other.Seats[0].Hero.ID = "other"
	assert.False(t, duelrecord.Compare(r, &other).OneStart, "another hero")
}
