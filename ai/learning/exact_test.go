package learning

import (
	"math"
	"testing"

	"github.com/stretchr/testify/assert"
	"pgregory.net/rapid"
)

func TestExpNegativeIsNearEnough(t *testing.T) {
	last := float32(0)
	for x := float32(-25); x <= 0; x += 1.0 / 64 {
		got, want := expNegative(x), math.Exp(float64(x))
		assert.InDelta(t, want, got, (0.001+float64(x*x)/8000)*want+1e-8, "x = %v", x)
		assert.GreaterOrEqual(t, got, last)
		last = got
	}
	assert.Equal(t, float32(1), expNegative(0))
}

func TestChanceTurnsOddsIntoShares(t *testing.T) {
	assert.Equal(t, float32(0.5), chance(0))
	rapid.Check(t, func(t *rapid.T) {
		x := rapid.Float32Range(-100, 100).Draw(t, "log-odds")
		p, q := chance(x), chance(-x)
		if !(p >= 0 && p <= 1) || math.Abs(float64(p+q-1)) > 1e-6 {
			t.Fatalf("%v and %v", p, q)
		}
	})
}
