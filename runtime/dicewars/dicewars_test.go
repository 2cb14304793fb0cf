package dicewars_test

import (
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"boardduels/runtime/dicewars"
	"boardduels/runtime/game"
	"boardduels/runtime/game/gametest"
)

func made(t require.TestingT, setup dicewars.Setup) *dicewars.Game {
	g, err := dicewars.New(setup)
	require.NoError(t, err)
	return g
}

// crossing is a map made by hand, with owners and dice.
func crossing(t require.TestingT) *dicewars.Map {
	m, err := dicewars.ReadRows([]string{"aabb", "aabb", "ccdd", "ccdd"})
	require.NoError(t, err)
	m.Owners, m.Dice = []game.Seat{0, 1, 1, 0}, []int8{8, 1, 3, 2}
	return m
}

// island is a small map by hand.
func island(t require.TestingT) *dicewars.Map {
	m, err := dicewars.ReadRows([]string{".aabbcc", "aaabbcc", ".ddeeff", "dddeefff", "..gghh.", ".iigghh"})
	require.NoError(t, err)
	return m
}

// anyGame draws a game, seldom a large one: they take long.
func anyGame(t *rapid.T) *dicewars.Game {
	switch kind := rapid.IntRange(0, 19).Draw(t, "map"); {
	case kind == 0:
		return made(t, dicewars.Setup{Seats: rapid.IntRange(2, 8).Draw(t, "seats"), Maps: uint64(rapid.IntRange(1, 3).Draw(t, "maps"))})
	case kind < 6:
		return made(t, dicewars.Setup{Seats: 2, Map: crossing(t)})
	}
	return made(t, dicewars.Setup{Seats: rapid.IntRange(2, 8).Draw(t, "seats"), Map: island(t)})
}

// check states what holds of each state.
func check(t *rapid.T, g game.Game[dicewars.State, dicewars.Action, dicewars.Event, dicewars.View], s *dicewars.State) {
	var all dicewars.Set
	for seat := range g.Seats() {
		require.Zero(t, all&s.Own[seat], "an area is one seat's")
		all |= s.Own[seat]
		require.GreaterOrEqual(t, s.Reserve[seat], int8(0))
		require.LessOrEqual(t, s.Reserve[seat], int8(dicewars.MaxReserve))
		if s.Own[seat] == 0 {
			require.Zero(t, s.Reserve[seat], "who is out has nothing")
			require.NotEqual(t, game.Seat(seat), g.Mover(s))
		}
	}
	require.Equal(t, int(s.Areas), all.Len(), "each area is somebody's")
	for area := range s.Areas {
		require.GreaterOrEqual(t, s.Dice[area], int8(dicewars.MinDice))
		require.LessOrEqual(t, s.Dice[area], int8(dicewars.MaxDice))
		require.True(t, s.Own[s.Holder(area)].Has(area))
		require.False(t, s.Near[area].Has(area), "no area touches itself")
		for other := range s.Areas {
			// An assertion that holds costs a look at the stack; this is asked millions of times
			if s.Near[area].Has(other) != s.Near[other].Has(area) {
				require.Fail(t, "touching is mutual", "areas %d and %d", area, other)
			}
		}
	}
}

func TestConforms(t *testing.T) {
	gametest.Suite[dicewars.State, dicewars.Action, dicewars.Event, dicewars.View]{
		Game: func(t *rapid.T) game.Game[dicewars.State, dicewars.Action, dicewars.Event, dicewars.View] {
			return anyGame(t)
		},
		Made: func(lines []string) (game.Game[dicewars.State, dicewars.Action, dicewars.Event, dicewars.View], error) {
			return dicewars.Read(lines)
		},
		MaxPlies: 20_000, ZeroSum: true, Check: check,
	}.Run(t)
}

func TestPlaythroughs(t *testing.T) {
	gametest.Playthrough(t, "testdata/by_hand.txt", made(t, dicewars.Setup{Seats: 2, Map: crossing(t)}), 2)
	gametest.Playthrough(t, "testdata/four.txt", made(t, dicewars.Setup{Seats: 4, Maps: 1}), 1)
}

// The number stands for all machines: the tests for arm64 run this one too.
func TestHashIsTheSameEverywhere(t *testing.T) {
	all := uint64(0)
	for seed := range uint64(14) {
		g := made(t, dicewars.Setup{Seats: 2 + int(seed%7), Maps: 1})
		s, choice := g.Start(seed), game.NewStream(seed, 1)
		for g.Mover(&s) != game.Nobody {
			legal := g.Legal(&s, nil)
			require.NoError(t, g.Apply(&s, legal[choice.Below(len(legal))], nil))
			all = all*31 + g.Hash(&s)
		}
	}
	require.Equal(t, uint64(0xfbd9262e25baa669), all)
}

// Legal and Apply reuse what they are given.
func TestNothingIsAllocated(t *testing.T) {
	g := made(t, dicewars.Setup{Seats: 4, Maps: 1})
	buf := make([]dicewars.Action, 0, 256)
	choice := game.NewStream(1, 0)
	s := g.Start(1)
	require.Zero(t, testing.AllocsPerRun(1000, func() {
		if g.Mover(&s) == game.Nobody {
			s = g.Start(choice.Next())
		}
		buf = g.Legal(&s, buf[:0])
		if g.Apply(&s, buf[choice.Below(len(buf))], nil) != nil {
			panic("a legal action was refused")
		}
	}))
}
