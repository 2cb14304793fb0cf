package stats

import (
	"math"
	"testing"

	"github.com/stretchr/testify/assert"

	"boardduels/runtime/game"
)

func TestBetaDraws(t *testing.T) {
	chance := game.NewStream(1, 0)
	for _, c := range []struct{ a, b float64 }{{0.5, 0.5}, {1.5, 0.5}, {3, 2}, {40.5, 0.5}, {500, 700}} {
		const draws = 20_000
		sum, squares := 0., 0.
		for range draws {
			x := beta(&chance, c.a, c.b)
			assert.True(t, 0 <= x && x <= 1)
			sum += x
			squares += x * x
		}
		n := c.a + c.b
		mean, variance := c.a/n, c.a*c.b/(n*n*(n+1))
		assert.InDelta(t, mean, sum/draws, 4*math.Sqrt(variance/draws), "%+v", c)
		assert.InEpsilon(t, variance, squares/draws-(sum/draws)*(sum/draws), 0.1, "%+v", c)
	}
}
