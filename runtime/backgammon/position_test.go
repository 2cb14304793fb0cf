package backgammon_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"boardduels/runtime/backgammon"
	"boardduels/runtime/game"
)

// drawPosition is any position in which a game can begin.
func drawPosition(t *rapid.T) *backgammon.Position {
	p := &backgammon.Position{Begins: game.Seat(rapid.IntRange(-1, 1).Draw(t, "begins"))}
	for seat := range p.Board {
		for range rapid.IntRange(1, backgammon.MaxCheckers).Draw(t, "checkers") {
			place := rapid.IntRange(1, backgammon.Bar).Draw(t, "place")
			for place < backgammon.Bar && p.Board[1-seat][backgammon.Bar-place] > 0 {
				place++
			}
			p.Board[seat][place]++
		}
	}
	require.NoError(t, p.Check())
	return p
}

// A game by hand begins as its position says: what stands nowhere is borne off, and who has to begin throws more.
func TestGamesBeginByAPosition(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		p := drawPosition(t)
		g := backgammon.New(backgammon.Setup{Position: p})
		seed := rapid.Uint64().Draw(t, "seed")
		s := g.Start(seed)
		for seat := range s.Board {
			off := int8(backgammon.MaxCheckers)
			for place := 1; place <= backgammon.Bar; place++ {
				require.Equal(t, p.Board[seat][place], s.Board[seat][place])
				off -= p.Board[seat][place]
			}
			require.Equal(t, off, s.Board[seat][backgammon.Off])
		}
		if p.Begins != game.Nobody {
			require.Equal(t, p.Begins, s.Mover)
		}
		require.Greater(t, s.Dice[s.Mover], s.Dice[1-s.Mover])
		again, err := backgammon.Read(g.Setup())
		require.NoError(t, err)
		require.Equal(t, s, again.Start(seed))
	})
}

func TestPositionsAreRefused(t *testing.T) {
	for _, c := range []struct{ lines, want string }{
		{"seat 1 6:1", "the line of seat 2 is missing"},
		{"seat 2 6:1", `line 1: seat "2" is out of place, expected is 1`},
		{"seat 1 6:1|seat 1 5:1", `line 2: seat "1" is out of place, expected is 2`},
		{"begins 1", `line 1: "begins 1" is no part of a set-up`},
		{"seat 1 6:1|seat 2 6:1|begins 3", "line 3:"},
		{"seat 1 6:1|seat 2 6:1|begins 0", `line 3: "begins 0" names no seat, allowed are 1 and 2`},
		{"seat 1 6:1|seat 2 6:1|begins 1|begins 2", `line 4: "begins 2" is no part`},
		{"seat 1 6:1|seat 2 6:1|seat 3 6:1", `line 3: "seat 3 6:1" is no part`},
		{"seat 1 26:1|seat 2 6:1", `line 1: "26" is no place`},
		{"seat 1 6:16|seat 2 6:1", `line 1: "6:16" has no number of checkers, allowed are 1 to 15`},
		{"seat 1 6:15 5:1|seat 2 6:1", "seat 1 has 16 checkers, allowed are 1 to 15"},
		{"seat 1 5:1 6:1|seat 2 6:1", "line 1: \"5:1 6:1\" isn't written as bar:1 24:2"},
		{"seat 1 6:1 6:1|seat 2 6:1", "isn't written as"},
		{"seat 1 off:1|seat 2 6:1", "isn't written as"},
		{"seat 1 |seat 2 6:1", "isn't written as"},
		{"seat 1|seat 2 6:1", "isn't written as"},
		{"seat 1 6:1|seat 2 19:1", "both seats stand on seat 1's point 6, which is seat 2's 19"},
		{"variant hypergammon|seat 1 6:1|seat 2 6:1", `"variant hypergammon" has its own position`},
	} {
		_, err := backgammon.Read(strings.Split(c.lines, "|"))
		require.Error(t, err, c.lines)
		assert.ErrorContains(t, err, c.want, c.lines)
	}
}
