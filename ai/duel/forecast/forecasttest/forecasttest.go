// Package forecasttest plays duels in which an AI seals what it expects, for tests.
package forecasttest

import (
	"context"
	"math"

	"github.com/stretchr/testify/require"

	"boardduels/ai"
	"boardduels/ai/duel/forecast"
	"boardduels/ai/duel/precedent"
	"boardduels/ai/duel/tree"
	"boardduels/kb/classic/classictest"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
	"boardduels/runtime/record/duelrecord"
)

// counted returns salts that differ, and are the same in each run.
func counted() func() forecast.Salt {
	var n byte
	return func() (s forecast.Salt) {
		n++
		s[0] = n
		return s
	}
}

// Seat is that of the AI.
const Seat = game.Seat(1)

// Begin returns the record of a duel between somebody and an AI that knows what comes with the pack.
func Begin(t require.TestingT, mine, theirs string, seed uint64) *duelrecord.Record {
	pack := classictest.Pack()
	var seats [2]duelrecord.Seat
	for seat, id := range [2]string{mine, theirs} {
		hero, err := duelrecord.PackHero(pack, id)
		require.NoError(t, err)
		seats[seat].Hero = hero
	}
	seats[Seat].Brain, seats[Seat].Seed = "precedent_quick", seed
	require.NoError(t, seats[Seat].KnowPack(pack, mine))
	r, err := duelrecord.New(duelrecord.Pack{}, seed, seats)
	require.NoError(t, err)
	return r
}

// NewSealer returns who goes on sealing in a record, and its duel.
func NewSealer(t require.TestingT, r *duelrecord.Record) (*forecast.Sealer, *duel.Duel) {
	d, err := r.Duel()
	require.NoError(t, err)
	_, foe, err := r.Seats[Seat].Known()
	require.NoError(t, err)
	s, err := forecast.NewSealer(r, d, Seat, foe, counted())
	require.NoError(t, err)
	return s, d
}

// Play plays a duel to its end, or to a number of actions, and returns what was foretold of the user's turns.
func Play(t require.TestingT, r *duelrecord.Record, plies int) (foretold []forecast.Turn) {
	s, d := NewSealer(t, r)
	if r.Plies() == 0 {
		s.MakeClaim()
	}
	play(t, r, d, tree.Brain, plies, func(action duel.Action, after *duel.State) {
		if turn, ok := s.Observe(action, after); ok {
			foretold = append(foretold, turn)
		}
	})
	return foretold
}

// PlayAs has a user play a duel to its end. Nothing is sealed.
func PlayAs(t require.TestingT, r *duelrecord.Record, user ai.Brain) {
	d, err := r.Duel()
	require.NoError(t, err)
	play(t, r, d, user, math.MaxInt, func(duel.Action, *duel.State) {})
}

// play plays a duel that begins, and tells of each action, with the state to which it led.
func play(t require.TestingT, r *duelrecord.Record, d *duel.Duel, user ai.Brain, plies int, observe func(duel.Action, *duel.State)) {
	state, err := r.First(d)
	require.NoError(t, err)
	players := seated(t, r, d, user)
	for state.Winner == game.Nobody && r.Plies() < plies {
		seat := state.Mover
		view := d.View(&state, seat)
		action, _, err := players[seat].Decide(context.Background(), &view, d.Legal(&state, nil))
		require.NoError(t, err)
		require.NoError(t, d.Apply(&state, action, nil))
		r.Add(d, seat, action, &state)
		observe(action, &state)
	}
}

func seated(t require.TestingT, r *duelrecord.Record, d *duel.Duel, user ai.Brain) (players [2]ai.Player) {
	own, foe, err := r.Seats[Seat].Known()
	require.NoError(t, err)
	for seat, brain := range [2]ai.Brain{user, precedent.Brain("precedent_quick", precedent.Intended)} {
		setup := ai.Setup{Duel: d, Seat: game.Seat(seat), Seed: r.Seed}
		if setup.Knowledge, setup.Foe = own, foe; game.Seat(seat) != Seat {
			setup.Knowledge, setup.Foe = foe, own
		}
		players[seat], err = brain.New(setup)
		require.NoError(t, err)
	}
	return players
}
