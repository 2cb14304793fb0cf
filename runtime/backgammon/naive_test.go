package backgammon_test

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"boardduels/runtime/backgammon"
	"boardduels/runtime/game"
)

// naive is a second generator, which tries all orders of all dice and knows nothing of sets or duplicates. It returns
// the positions that a roll can lead to.
func naive(b backgammon.Board, seat game.Seat, dice [2]int8) map[backgammon.Board]bool {
	best, reached := -1, map[backgammon.Board]int8{}
	var walk func(b backgammon.Board, left []int8, used int, first int8)
	walk = func(b backgammon.Board, left []int8, used int, first int8) {
		if used > best {
			best, reached = used, map[backgammon.Board]int8{}
		}
		if used == best {
			reached[b] = max(reached[b], first)
		}
		for i, die := range left {
			for from := int8(1); from <= backgammon.Bar; from++ {
				if after, ok := naiveStep(b, seat, from, die); ok {
					began := first
					if used == 0 {
						began = die
					}
					walk(after, slices.Delete(slices.Clone(left), i, i+1), used+1, began)
				}
			}
		}
	}
	all := dice[:]
	if dice[0] == dice[1] {
		all = []int8{dice[0], dice[0], dice[0], dice[0]}
	}
	walk(b, all, 0, 0)
	high := int8(0)
	for _, first := range reached {
		high = max(high, first)
	}
	positions := map[backgammon.Board]bool{}
	for board, first := range reached {
		if best != 1 || first == high {
			positions[board] = true
		}
	}
	return positions
}

func naiveStep(b backgammon.Board, seat game.Seat, from, die int8) (backgammon.Board, bool) {
	mine, other := &b[seat], &b[1-seat]
	if mine[from] == 0 || mine[backgammon.Bar] > 0 && from != backgammon.Bar {
		return b, false
	}
	to := from - die
	if to <= 0 {
		rear := mine.Rearmost()
		if rear > 6 || to < 0 && int(from) != rear {
			return b, false
		}
		mine[from]--
		mine[0]++
		return b, true
	}
	if other[backgammon.Bar-to] > 1 {
		return b, false
	}
	if other[backgammon.Bar-to] == 1 {
		other[backgammon.Bar-to] = 0
		other[backgammon.Bar]++
	}
	mine[from]--
	mine[to]++
	return b, true
}

// drawBoard draws a position in which both sides have up to fifteen checkers, crowded so that rare rules apply.
func drawBoard(t *rapid.T) (b backgammon.Board) {
	reach := int8(rapid.SampledFrom([]int{6, 8, 25}).Draw(t, "reach"))
	for range rapid.IntRange(1, 15).Draw(t, "own") {
		b[0][rapid.Int8Range(1, reach).Draw(t, "place")]++
	}
	for range rapid.IntRange(1, 15).Draw(t, "other") {
		place := rapid.Int8Range(1, backgammon.Bar).Draw(t, "place")
		if place == backgammon.Bar || b[0][backgammon.Bar-place] == 0 {
			b[1][place]++
		}
	}
	return b
}

func TestPlaysAreThoseOfANaiveGenerator(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		b := drawBoard(t)
		dice := [2]int8{rapid.Int8Range(1, 6).Draw(t, "die"), rapid.Int8Range(1, 6).Draw(t, "die")}
		want := naive(b, 0, dice)
		plays := b.Plays(0, dice, nil)
		got := map[backgammon.Board]bool{}
		for _, play := range plays {
			after := b
			after.Move(0, play)
			require.True(t, want[after], "%v", play)
			got[after] = true
		}
		require.Len(t, got, len(plays), "each position once")
		require.Len(t, got, len(want), "all positions")
	})
}
