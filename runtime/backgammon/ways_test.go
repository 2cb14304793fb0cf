package backgammon_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"boardduels/runtime/backgammon"
	"boardduels/runtime/game"
)

// Step by step, in any order, one comes to the positions after all plays and to no others, and never into a dead end.
// The positions are those of whole games by lot, in which few dice can be used now and then.
func TestWaysLeadToAllPlays(t *testing.T) {
	for seed := range uint64(30) {
		g := backgammon.New(backgammon.Setup{Hyper: seed%3 == 0})
		lot := game.NewStream(seed, 1)
		for s := g.Start(seed); g.Mover(&s) != game.Nobody; {
			dice := []int8{s.Dice[0], s.Dice[1]}
			if dice[0] == dice[1] {
				dice = append(dice, dice...)
			}
			want, got := map[backgammon.Board]bool{}, map[backgammon.Board]bool{}
			legal := g.Legal(&s, nil)
			for _, p := range legal {
				after := s.Board
				after.Move(s.Mover, p)
				want[after] = true
			}
			ends(s.Board, s.Mover, dice, got)
			require.Equal(t, want, got, "seed %d, ply %d", seed, s.Ply)
			require.NoError(t, g.Apply(&s, legal[lot.Below(len(legal))], nil))
		}
	}
}

// Where either of two dice can be used, but not both, the higher one has to be.
func TestTheHigherWay(t *testing.T) {
	b := backgammon.Board{{13: 1, backgammon.Off: 14}, {23: 2, 24: 13}}
	require.Equal(t, []backgammon.Way{{Step: backgammon.Step{From: 13, To: 7}, Die: 6}}, b.Ways(0, []int8{5, 6}))
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
