package game_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"boardduels/runtime/game"
)

func TestWhoHasMostPointsWins(t *testing.T) {
	for _, c := range []struct {
		points game.Points
		winner game.Seat
	}{
		{game.Points{}, game.Nobody},
		{game.Won(0, 1), 0},
		{game.Won(1, 3), 1},
		{game.Points{2, 2}, game.Nobody},
		{game.Points{2, 5, 5}, game.Nobody},
		{game.Points{5, 2, 5}, game.Nobody},
		{game.Points{5, 5, 6}, 2},
		{game.Points{0, 0, -2}, game.Nobody},
		{game.Points{1, 2, 3, 4, 5, 6, 7, 8}, 7},
	} {
		assert.Equal(t, c.winner, c.points.Winner(), "%v", c.points)
	}
}
