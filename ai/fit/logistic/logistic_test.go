package logistic

import (
	"math"
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"pgregory.net/rapid"

	"boardduels/runtime/game"
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
	assert.Equal(t, float32(0.5), Chance(0))
	rapid.Check(t, func(t *rapid.T) {
		x := rapid.Float32Range(-100, 100).Draw(t, "log-odds")
		p, q := Chance(x), Chance(-x)
		if !(p >= 0 && p <= 1) || math.Abs(float64(p+q-1)) > 1e-6 {
			t.Fatalf("%v and %v", p, q)
		}
	})
}

func TestSoftmaxPrefersTheBestAndAddsUpToOne(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		scores := rapid.SliceOfN(rapid.Float32Range(-50, 50), 1, 20).Draw(t, "scores")
		chances := slices.Clone(scores)
		Softmax(chances, rapid.Float32Range(0.1, 3).Draw(t, "warmth"))
		var sum float32
		for i, p := range chances {
			sum += p
			for k, q := range chances {
				if scores[i] > scores[k] && p < q {
					t.Fatalf("score %v has the chance %v, score %v has %v", scores[i], p, scores[k], q)
				}
			}
		}
		if math.Abs(float64(sum-1)) > 1e-5 {
			t.Fatalf("the chances add up to %v", sum)
		}
	})
}

// The seed is fixed; 0.01 is more than four standard deviations of a share of 100,000 draws.
func TestDrawKeepsToTheChances(t *testing.T) {
	chances, luck := []float32{0.1, 0.6, 0, 0.3}, game.NewStream(2026, 0)
	var drawn [4]float64
	const draws = 100_000
	for range draws {
		drawn[Draw(chances, &luck)] += 1.0 / draws
	}
	for i, p := range chances {
		assert.InDelta(t, p, drawn[i], 0.01)
	}
	assert.Zero(t, drawn[2])
}

// A bell is symmetric about 0, mostly near it and never far.
func TestBell(t *testing.T) {
	luck := game.NewStream(1, 0)
	const draws = 20_000
	var sum, squares float64
	for range draws {
		x := float64(Bell(&luck))
		assert.LessOrEqual(t, math.Abs(x), 3.)
		sum, squares = sum+x, squares+x*x
	}
	assert.InDelta(t, 0, sum/draws, 0.03)
	assert.InDelta(t, 1, math.Sqrt(squares/draws), 0.03)
}
