package boardrecord_test

import (
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"boardduels/runtime/backgammon"
	"boardduels/runtime/game/dynamic"

	"boardduels/runtime/dicewars"
	"boardduels/runtime/game"
	"boardduels/runtime/game/gametest"
	"boardduels/runtime/reversi"
	"boardduels/runtime/tactics"
)

type contract = game.Game[dynamic.Position, string, string, dynamic.View]

func closedReversi() dynamic.Game { return dynamic.Of("reversi", 1, reversi.Standard()) }

func closedBackgammon() dynamic.Game {
	return dynamic.Of("backgammon", backgammon.RulesVersion, backgammon.New(backgammon.Setup{Hyper: true}))
}

// closedDiceWars is a game of two on generated maps.
func closedDiceWars(t require.TestingT) dynamic.Game {
	g, err := dicewars.New(dicewars.Setup{Seats: 2})
	require.NoError(t, err)
	return dynamic.Of("dicewars", dicewars.RulesVersion, g)
}

func closedTactics(t require.TestingT) dynamic.Game {
	g, err := tactics.Read(nil)
	require.NoError(t, err)
	return dynamic.Of("tactics", tactics.RulesVersion, g)
}

// A closed game is held to the same contract as an open one.
func TestClosedGamesConform(t *testing.T) {
	for _, g := range []dynamic.Game{closedReversi(), closedBackgammon()} {
		t.Run(g.Family(), func(t *testing.T) {
			gametest.Suite[dynamic.Position, string, string, dynamic.View]{
				Game:     func(*rapid.T) contract { return g },
				MaxPlies: 5000,
				ZeroSum:  true,
				Made:     func([]string) (contract, error) { return g, nil },
			}.Run(t)
		})
	}
}

// It is the same game: what lot plays in the open one, text plays in the closed one.
func TestAClosedGameIsTheSameGame(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		open, g := backgammon.New(backgammon.Setup{Hyper: true}), closedBackgammon()
		seed := rapid.Uint64().Draw(t, "seed")
		s, p := open.Start(seed), g.Start(seed)
		for open.Mover(&s) != game.Nobody {
			play := rapid.SampledFrom(open.Legal(&s, nil)).Draw(t, "play")
			text := open.Format(&s, play)
			var events []backgammon.Event
			var told []string
			if err := open.Apply(&s, play, &events); err != nil {
				t.Fatal(err)
			}
			if err := g.Apply(&p, text, &told); err != nil {
				t.Fatal(err)
			}
			if len(told) != len(events) || told[0] != open.Tell(&events[0]) {
				t.Fatalf("%s: told %q of %d events", text, told, len(events))
			}
			if open.Hash(&s) != g.Hash(&p) || open.Points(&s) != g.Points(&p) || open.Mover(&s) != g.Mover(&p) {
				t.Fatalf("after %s the games part", text)
			}
		}
	})
}

// What a closed game costs beside an open one: a random game of Reversi.
func BenchmarkRandomGame(b *testing.B) {
	b.Run("open", func(b *testing.B) {
		randomGames(b, game.Game[reversi.State, reversi.Action, reversi.Event, reversi.View](reversi.Standard()))
	})
	b.Run("closed", func(b *testing.B) { randomGames(b, contract(closedReversi())) })
}

func randomGames[S any, A comparable, E, V any](b *testing.B, g game.Game[S, A, E, V]) {
	lot := game.NewStream(1, 1)
	var legal []A
	for b.Loop() {
		s := g.Start(1)
		for g.Mover(&s) != game.Nobody {
			legal = g.Legal(&s, legal[:0])
			if err := g.Apply(&s, legal[lot.Below(len(legal))], nil); err != nil {
				b.Fatal(err)
			}
		}
	}
}
