package backgammon_test

import (
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"boardduels/runtime/backgammon"
	"boardduels/runtime/game"
)

// Step by step, in any order, one comes to the positions after all plays and to no others, and never into a dead end.
func TestWaysLeadToAllPlays(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g := backgammon.New(backgammon.Setup{Hyper: rapid.Bool().Draw(t, "hyper")})
		s := g.Start(rapid.Uint64().Draw(t, "seed"))
		for range rapid.IntRange(0, 90).Draw(t, "plies") {
			if g.Mover(&s) == game.Nobody {
				break
			}
			legal := g.Legal(&s, nil)
			require.NoError(t, g.Apply(&s, legal[rapid.IntRange(0, len(legal)-1).Draw(t, "play")], nil))
		}
		if g.Mover(&s) == game.Nobody {
			return
		}
		dice := []int8{s.Dice[0], s.Dice[1]}
		if dice[0] == dice[1] {
			dice = append(dice, dice...)
		}
		want, got := map[backgammon.Board]bool{}, map[backgammon.Board]bool{}
		for _, p := range g.Legal(&s, nil) {
			after := s.Board
			after.Move(s.Mover, p)
			want[after] = true
		}
		ends(s.Board, s.Mover, dice, got)
		require.Equal(t, want, got)
	})
}

// ends collects the positions in which nothing can be done any more with the dice that are left.
func ends(b backgammon.Board, seat game.Seat, dice []int8, into map[backgammon.Board]bool) {
	ways := b.Ways(seat, dice)
	if len(ways) == 0 {
		into[b] = true
	}
	for _, w := range ways {
		after := b
		after.Walk(seat, w.Step)
		var left []int8
		for i, die := range dice {
			if die == w.Die {
				left = append(append(left, dice[:i]...), dice[i+1:]...)
				break
			}
		}
		ends(after, seat, left, into)
	}
}
