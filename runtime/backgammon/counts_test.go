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

// The second ply takes all 21 rolls from each of the 447 positions: what gnubg's hint lists together.
func TestOpeningCounts(t *testing.T) {
	first, second := 0, 0
	var replies []backgammon.Play
	for roll, want := range openingCounts {
		board := opening()
		plays := board.Plays(0, roll, nil)
		assert.Len(t, plays, want, "%v", roll)
		first += len(plays)
		for _, play := range plays {
			after := board
			after.Move(0, play)
			for reply := range openingCounts {
				replies = after.Plays(1, reply, replies[:0])
				second += len(replies)
			}
		}
	}
	assert.Equal(t, 447, first)
	assert.Equal(t, 202_782, second)
}
