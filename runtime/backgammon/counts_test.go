package backgammon_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"boardduels/runtime/backgammon"
)

// opening returns the board at the start.
func opening() backgammon.Board {
	s := backgammon.New(backgammon.Setup{}).Start(1)
	return s.Board
}

// The positions that each opening roll can lead to, as gnubg counts them.
var openingCounts = map[[2]int8]int{
	{1, 1}: 42, {2, 1}: 15, {2, 2}: 75, {3, 1}: 16, {3, 2}: 17, {3, 3}: 73, {4, 1}: 14, {4, 2}: 18, {4, 3}: 17, {4, 4}: 52, {5, 1}: 8,
	{5, 2}: 8, {5, 3}: 9, {5, 4}: 9, {5, 5}: 4, {6, 1}: 10, {6, 2}: 14, {6, 3}: 14, {6, 4}: 14, {6, 5}: 7, {6, 6}: 11,
}

func TestOpeningCounts(t *testing.T) {
	for roll, want := range openingCounts {
		board := opening()
		assert.Len(t, board.Plays(0, roll, nil), want, "%v", roll)
	}
}

// The second ply takes all 21 rolls from each of the 447 positions: what gnubg's hint lists together.
func TestPerft(t *testing.T) {
	s := backgammon.New(backgammon.Setup{}).Start(1)
	for plies, want := range []uint64{1, 447, 202_782} {
		assert.Equal(t, want, backgammon.Perft(&s, plies), "%d plies", plies)
	}
}

// A game that has ended is one way, however many plies are left: here the first ply ends it with each roll.
func TestPerftCountsEnds(t *testing.T) {
	s := backgammon.New(backgammon.Setup{}).Start(1)
	s.Board = backgammon.Board{{1: 1}, {24: 15}}
	s.Mover = 0
	for plies := 1; plies < 4; plies++ {
		assert.EqualValues(t, 21, backgammon.Perft(&s, plies), "%d plies", plies)
	}
	s.Winner = 1
	assert.EqualValues(t, 1, backgammon.Perft(&s, 3))
}
