// Package gametest is the conformance suite that every family of games passes: what players, recorders, searches and
// tournaments rely on, checked over random play.
package gametest

import (
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"boardduels/runtime/game"
)

// Suite is a game and what the suite needs to know of it. S, A, E and V are as in [game.Game].
type Suite[S, A, E, V comparable] struct {
	// Game draws a set-up, or returns always the same one.
	Game func(t *rapid.T) game.Game[S, A, E, V]
	// MaxPlies is the number of decisions within which every game must end.
	MaxPlies int
	// ZeroSum says that what one seat gets the others lose.
	ZeroSum bool
	// Made makes the game of a set-up's lines. It is needed of a game that is [game.Notated], and of no other.
	Made func(lines []string) (game.Game[S, A, E, V], error)
	// Check states the game's own invariants about a state; it may be nil.
	Check func(t *rapid.T, g game.Game[S, A, E, V], s *S)
}

// Run plays random games and checks the contract of [game.Game], and of [game.Notation] where the game has one, at
// every decision.
func (suite Suite[S, A, E, V]) Run(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g := suite.Game(t)
		require.Greater(t, g.Seats(), 0, "somebody plays")
		require.LessOrEqual(t, g.Seats(), game.MaxSeats)
		notated, isNotated := g.(game.Notated[S, A, E, V])
		require.Equal(t, isNotated, suite.Made != nil, "what has a notation can be made of its set-up's lines")
		if isNotated {
			suite.checkSetup(t, notated)
		}
		seed := rapid.Uint64().Draw(t, "seed")
		s := g.Start(seed)
		require.Equal(t, s, g.Start(seed), "equal seeds give equal starts")
		for ply := 0; g.Mover(&s) != game.Nobody; ply++ {
			require.Less(t, ply, suite.MaxPlies, "the game ends")
			suite.checkState(t, g, &s)
			action := rapid.SampledFrom(g.Legal(&s, nil)).Draw(t, "action")
			events := suite.step(t, g, &s, action)
			if isNotated {
				checkTold(t, notated, events)
			}
		}
		suite.checkOver(t, g, &s)
	})
}

// checkState checks what must hold before each decision.
func (suite Suite[S, A, E, V]) checkState(t *rapid.T, g game.Game[S, A, E, V], s *S) {
	mover := g.Mover(s)
	require.GreaterOrEqual(t, int(mover), 0, "the mover is a seat")
	require.Less(t, int(mover), g.Seats(), "the mover is a seat")
	require.Zero(t, g.Points(s), "nobody has points while somebody is to move")
	before := *s
	legal := g.Legal(s, nil)
	same(t, before, *s, "Legal only reads")
	require.NotEmpty(t, legal, "there is something to do")
	seen := map[A]bool{}
	for _, action := range legal {
		if seen[action] {
			holds(t, false, "%v stands twice among the legal ones", action)
		}
		seen[action] = true
	}
	suite.checkSeats(t, g, s)
	if notated, ok := g.(game.Notated[S, A, E, V]); ok {
		checkNotation(t, notated, s)
	}
}

// checkSeats checks what each seat may know, and the game's own invariants.
func (suite Suite[S, A, E, V]) checkSeats(t *rapid.T, g game.Game[S, A, E, V], s *S) {
	for seat := range game.Seat(g.Seats()) {
		suite.checkView(t, g, s, seat)
	}
	if suite.Check != nil {
		suite.Check(t, g, s)
	}
}

// checkView checks that a view holds nothing hidden: whatever else could be true shows the seat the same view.
func (suite Suite[S, A, E, V]) checkView(t *rapid.T, g game.Game[S, A, E, V], s *S, seat game.Seat) {
	view := g.View(s, seat)
	other := g.Determinize(&view, rapid.Uint64().Draw(t, "hidden"))
	again := g.View(&other, seat)
	same(t, view, again, "a determinization shows the seat what it knows")
	same(t, g.Mover(s), g.Mover(&other), "whose turn it is is public")
	if g.Mover(s) == seat {
		require.Equal(t, g.Legal(s, nil), g.Legal(&other, nil), "the own actions don't depend on what is hidden")
	}
	if notated, ok := g.(game.Notated[S, A, E, V]); ok {
		checkScene(t, notated, &view, g.Mover(s))
		require.Equal(t, notated.Scene(&view), notated.Scene(&again), "equal views show equal scenes")
	}
	if suite.Check != nil {
		suite.Check(t, g, &other)
	}
}

// step applies an action and checks that it depends on the state alone. It returns the events.
func (suite Suite[S, A, E, V]) step(t *rapid.T, g game.Game[S, A, E, V], s *S, action A) []E {
	silent, recorded, before := *s, *s, *s
	var events, again []E
	require.NoError(t, g.Apply(&silent, action, nil))
	require.NoError(t, g.Apply(&recorded, action, &events))
	require.NoError(t, g.Apply(s, action, &again))
	same(t, silent, recorded, "recording events changes nothing")
	same(t, *s, recorded, "the same action leads to the same state")
	require.Equal(t, events, again, "the same action gives the same events")
	same(t, g.Hash(s), g.Hash(&recorded), "equal states have equal hashes")
	require.NotEqual(t, g.Hash(&before), g.Hash(s), "a decision changes the hash")
	return events
}

// checkOver checks a finished game. It may be a draw.
func (suite Suite[S, A, E, V]) checkOver(t *rapid.T, g game.Game[S, A, E, V], s *S) {
	points, sum := g.Points(s), 0
	for seat, got := range points {
		sum += int(got)
		if seat >= g.Seats() {
			require.Zero(t, got, "seat %d isn't there", seat)
		}
	}
	if suite.ZeroSum {
		require.Zero(t, sum, "what one gets the others lose: %v", points)
	}
	require.Empty(t, g.Legal(s, nil), "nothing is legal in a finished game")
	suite.checkSeats(t, g, s)
}

// Illegal checks that an action is refused, with an error and without a trace.
func Illegal[S, A, E, V comparable](t require.TestingT, g game.Game[S, A, E, V], s S, action A) {
	before := s
	var events []E
	require.Error(t, g.Apply(&s, action, &events))
	require.Equal(t, before, s, "a refused action leaves the state as it was")
	require.Empty(t, events, "a refused action has no events")
}
