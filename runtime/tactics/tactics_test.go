package tactics_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"boardduels/runtime/game"
	"boardduels/runtime/game/gametest"
	"boardduels/runtime/tactics"
)

type contract = game.Game[tactics.State, tactics.Action, tactics.Event, tactics.View]

// drawing makes a game of ten rows in which ground and units stand together: F, A and W of seat 1, small ones of seat
// 2. Rows that are missing are land.
func drawing(t require.TestingT, rows ...string) *tactics.Game {
	var lines, units []string
	for i := range tactics.Size {
		row := strings.Repeat(".", tactics.Size)
		if i < len(rows) {
			row = rows[i]
		}
		ground := strings.Map(func(r rune) rune {
			if strings.ContainsRune("FAWfaw", r) {
				return '.'
			}
			return r
		}, row)
		lines = append(lines, "row "+ground)
		units = append(units, "units "+strings.NewReplacer("#", ".", "~", ".").Replace(row))
	}
	g, err := tactics.Read(append(lines, units...))
	require.NoError(t, err)
	return g
}

// skirmish is a small level by hand.
func skirmish(t require.TestingT) *tactics.Game {
	return drawing(t, "..........", "..f....w..", "..#..~~...", "..#..~.a..", "......#...", "..A...#...", ".....~~...", "..W...F...")
}

// pit is a narrow level by hand, whose games are short.
func pit(t require.TestingT) *tactics.Game {
	wall := "##########"
	return drawing(t, wall, wall, "###FWA.###", "###.#~.###", "###.fwa###", wall, wall, wall, wall, wall)
}

func made(t require.TestingT, setup tactics.Setup) *tactics.Game {
	g, err := tactics.New(setup)
	require.NoError(t, err)
	return g
}

// anyGame draws a game, seldom a large one: they take long.
func anyGame(t *rapid.T) *tactics.Game {
	switch rapid.IntRange(0, 15).Draw(t, "board") {
	case 0:
		return made(t, tactics.Standard)
	case 1:
		sizes := [2]int{rapid.IntRange(5, 7).Draw(t, "units"), rapid.IntRange(5, 7).Draw(t, "units")}
		return made(t, tactics.Setup{Boards: rapid.Uint64().Draw(t, "seed"), Sizes: sizes})
	}
	if rapid.IntRange(0, 3).Draw(t, "narrow") > 0 {
		return pit(t)
	}
	return skirmish(t)
}

// check states what holds of each state.
func check(t *rapid.T, g contract, s *tactics.State) {
	standing := tactics.Set{}
	for seat := range game.Seat(2) {
		own := tactics.Set{}
		for _, u := range s.Units[seat] {
			if !u.Alive() {
				continue
			}
			require.Zero(t, u.HP%10, "hit points come in tens")
			require.LessOrEqual(t, u.HP, u.Kind.Traits().HP)
			require.False(t, standing.Has(u.Place), "a square holds one unit")
			require.False(t, s.Walls.Or(s.Water).Has(u.Place), "units stand on land")
			standing, own = standing.Or(tactics.One(u.Place)), own.Or(tactics.One(u.Place))
		}
		require.Equal(t, own, s.Taken[seat])
	}
	require.LessOrEqual(t, s.Round(), tactics.Rounds+1)
	if g.Mover(s) != game.Nobody {
		require.NotZero(t, s.Worth(0))
		require.NotZero(t, s.Worth(1))
		legal := g.Legal(s, nil)
		require.Equal(t, tactics.End, legal[len(legal)-1])
		if int(s.Ordered) == 0 {
			require.Equal(t, s.Units, s.Began)
		}
	}
}

func TestConforms(t *testing.T) {
	gametest.Suite[tactics.State, tactics.Action, tactics.Event, tactics.View]{
		Game: func(t *rapid.T) contract { return anyGame(t) },
		Made: func(lines []string) (contract, error) { return tactics.Read(lines) },
		// sixty rounds of two sides with seven units each, each turn perhaps ended by an action of its own
		MaxPlies: tactics.Rounds * 2 * 8, ZeroSum: true, Check: check,
	}.Run(t)
}

func TestPlaythroughs(t *testing.T) {
	gametest.Playthrough(t, "testdata/skirmish.txt", skirmish(t), 5)
	gametest.Playthrough(t, "testdata/duel.txt", drawing(t, "A.........", "..........", "..#.......", ".....~....", "......w..."), 4)
}

// The number stands for all machines: the tests for arm64 run this one too.
func TestHashIsTheSameEverywhere(t *testing.T) {
	all := uint64(0)
	for seed := range uint64(14) {
		g := made(t, tactics.Setup{Boards: seed + 1, Sizes: [2]int{6, 6 + int(seed%2)}})
		s, choice := g.Start(seed), game.NewStream(seed, 1)
		for g.Mover(&s) != game.Nobody {
			legal := g.Legal(&s, nil)
			require.NoError(t, g.Apply(&s, legal[choice.Below(len(legal))], nil))
			all = all*31 + g.Hash(&s)
		}
	}
	require.Equal(t, uint64(0x25c3d48dd84caa99), all)
}

// Legal and Apply reuse what they are given.
func TestNothingIsAllocated(t *testing.T) {
	g := made(t, tactics.Standard)
	buf := make([]tactics.Action, 0, 8192)
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
