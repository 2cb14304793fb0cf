package backgammon_test

import (
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"boardduels/runtime/backgammon"
	"boardduels/runtime/game"
)

// maxPlies is more than any game of a few thousand at random took: 400 or so.
const maxPlies = 2000

func drawGame(t *rapid.T) *backgammon.Game {
	if rapid.IntRange(0, 3).Draw(t, "by hand") == 0 {
		return backgammon.New(backgammon.Setup{Position: drawPosition(t)})
	}
	return backgammon.New(backgammon.Setup{Hyper: rapid.Bool().Draw(t, "hyper"), Gammons: rapid.Bool().Draw(t, "gammons")})
}

// check states the invariants of a state.
func check(t *rapid.T, g *backgammon.Game, s *backgammon.State) {
	for seat := range s.Board {
		sum := 0
		for place, count := range s.Board[seat] {
			require.GreaterOrEqual(t, count, int8(0))
			sum += int(count)
			if place > 0 && place < backgammon.Bar && count > 0 {
				require.Zero(t, s.Board[1-seat][backgammon.Bar-place], "a point belongs to one seat")
			}
		}
		require.Equal(t, g.Checkers(), sum, "no checker is lost")
	}
	for _, die := range s.Dice {
		require.True(t, die >= 1 && die <= 6)
	}
}

// Games at random keep the contract of [game.Game], and their notation that of [game.Notation].
func TestConforms(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g := drawGame(t)
		seed := rapid.Uint64().Draw(t, "seed")
		choice := game.NewStream(rapid.Uint64().Draw(t, "choice"), 0)
		s := g.Start(seed)
		require.Equal(t, s, g.Start(seed))
		for ply := 0; g.Mover(&s) != game.Nobody; ply++ {
			require.Less(t, ply, maxPlies, "the game ends")
			decision(t, g, &s, &choice)
		}
		check(t, g, &s)
		require.Empty(t, g.Legal(&s, nil))
		require.NotEqual(t, game.Nobody, g.Points(&s).Winner())
		require.Error(t, g.Apply(&s, backgammon.Pass, nil))
	})
}

// decision checks a state and plays on.
func decision(t *rapid.T, g *backgammon.Game, s *backgammon.State, choice *game.Stream) {
	check(t, g, s)
	before := *s
	legal := g.Legal(s, nil)
	require.Equal(t, before, *s, "Legal only reads")
	require.NotEmpty(t, legal)
	require.Equal(t, game.Points{}, g.Points(s))
	texts := map[string]bool{}
	for _, play := range legal {
		text := g.Format(s, play)
		require.False(t, texts[text], "%s stands twice", text)
		texts[text] = true
	}
	play := legal[choice.Below(len(legal))]
	read, err := g.Parse(s, g.Format(s, play))
	require.NoError(t, err)
	require.Equal(t, play, read)
	for seat := range game.Seat(2) {
		view := g.View(s, seat)
		other := g.Determinize(&view, choice.Next())
		require.Equal(t, view, g.View(&other, seat))
		require.Equal(t, legal, g.Legal(&other, nil))
	}
	silent := *s
	var events []backgammon.Event
	require.NoError(t, g.Apply(&silent, play, nil))
	require.NoError(t, g.Apply(s, play, &events))
	require.Equal(t, silent, *s, "recording events changes nothing")
	require.NotEqual(t, g.Hash(&before), g.Hash(s), "a decision changes the hash")
	require.NotEmpty(t, events)
}

// Legal and Apply reuse what they are given.
func TestNothingIsAllocated(t *testing.T) {
	g := backgammon.New(backgammon.Setup{})
	buf := make([]backgammon.Play, 0, 4096)
	choice := game.NewStream(1, 0)
	s := g.Start(1)
	require.Zero(t, testing.AllocsPerRun(1000, func() {
		if g.Mover(&s) == game.Nobody {
			s = g.Start(choice.Next())
		}
		buf = g.Legal(&s, buf[:0])
		if g.Apply(&s, buf[choice.Below(len(buf))], nil) != nil {
			panic("a legal play was refused")
		}
	}))
}

// The number stands for all machines: the tests for arm64 run this one too.
func TestHashIsTheSameEverywhere(t *testing.T) {
	all := uint64(0)
	for seed := range uint64(20) {
		g := backgammon.New(backgammon.Setup{Hyper: seed%4 == 3})
		s, choice := g.Start(seed), game.NewStream(seed, 1)
		for g.Mover(&s) != game.Nobody {
			legal := g.Legal(&s, nil)
			require.NoError(t, g.Apply(&s, legal[choice.Below(len(legal))], nil))
			all = all*31 + g.Hash(&s)
		}
	}
	require.Equal(t, uint64(0xd477fe858c3a7e56), all)
}
