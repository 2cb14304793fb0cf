package stats

import (
	"math"
	"testing"

	"github.com/stretchr/testify/assert"

	"boardduels/runtime/game"
)

func TestBinomialDraws(t *testing.T) {
	chance := game.NewStream(1, 0)
	for _, c := range []struct {
		n int
		p float64
	}{{1, 0.5}, {10, 0.1}, {10, 0.97}, {1000, 0.3}, {100_000, 0.5}, {100_000, 0.00001}} {
		const draws = 4000
		sum, squares := 0., 0.
		for range draws {
			k := float64(binomial(&chance, c.n, c.p))
			sum += k
			squares += k * k
		}
		mean := sum / draws
		variance := squares/draws - mean*mean
		want := float64(c.n) * c.p * (1 - c.p)
		assert.InDelta(t, float64(c.n)*c.p, mean, 4*math.Sqrt(want/draws), "%+v", c)
		assert.InEpsilon(t, want, variance, 0.12, "%+v", c)
	}
	assert.Zero(t, binomial(&chance, 0, 0.5))
	assert.Zero(t, binomial(&chance, 7, 0))
	assert.Equal(t, 7, binomial(&chance, 7, 1))
}

// Each number comes as often as it should.
func TestBinomialChances(t *testing.T) {
	chance := game.NewStream(2, 0)
	const draws = 40_000
	var counts [5]int
	for range draws {
		counts[binomial(&chance, 4, 0.3)]++
	}
	for k, want := range []float64{0.2401, 0.4116, 0.2646, 0.0756, 0.0081} {
		assert.InDelta(t, want, float64(counts[k])/draws, 0.01)
	}
}
