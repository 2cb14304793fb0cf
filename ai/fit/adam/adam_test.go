package adam_test

import (
	"math"
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"boardduels/ai/fit/adam"
)

func TestExpIsTheExponentialFunction(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		x := rapid.Float64Range(-700, 700).Draw(t, "x")
		if want := math.Exp(x); math.Abs(adam.Exp(x)/want-1) > 1e-9 {
			t.Fatalf("exp(%v) is %v, not %v", x, adam.Exp(x), want)
		}
	})
	assert.Equal(t, 1.0, adam.Exp(0))
	assert.Equal(t, adam.Exp(700), adam.Exp(1e9))
	assert.InDelta(t, 0.5, adam.Logistic(0), 1e-7)
	assert.InDelta(t, 0.880797, adam.Logistic(2), 1e-6)
}

func TestLogIsTheLogarithm(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		x := rapid.Float64Range(1e-30, 1e30).Draw(t, "x")
		if want := math.Log(x); math.Abs(adam.Log(x)-want) > 1e-13 {
			t.Fatalf("log(%v) is %v, not %v", x, adam.Log(x), want)
		}
	})
	assert.Zero(t, adam.Log(1))
	assert.InDelta(t, 1, adam.Log(math.E), 1e-14)
}

// A line through noise-free points is found: the loss falls to nothing.
func TestTheDescentFindsALine(t *testing.T) {
	weights := make([]float32, 2)
	a := adam.NewAdam(2)
	for range 4000 {
		gradient := make([]float32, 2)
		for x := range 5 {
			wrong := weights[0] + float32(weights[1]*float32(x)) - float32(3-2*x)
			gradient[0] += wrong
			gradient[1] += wrong * float32(x)
		}
		a.Step(weights, gradient, 0.02)
	}
	assert.InDelta(t, 3, weights[0], 0.01)
	assert.InDelta(t, -2, weights[1], 0.01)
}

// Of points whose chances are known the regression finds the log-odds, whether slopes are added up or their mean is
// taken; and it moves at the end of each group alone.
func TestTheRegressionFindsChances(t *testing.T) {
	const group = 8
	for _, share := range []float32{1, 1.0 / group} {
		weights := make([]float32, 2)
		r := adam.NewRegression(len(weights), group, share)
		for i := range 8000 {
			row := []float32{1, float32(i%2*2 - 1)}
			came := adam.Logistic(0.5 - 1.5*row[1])
			before := slices.Clone(weights)
			r.Learn(weights, row, weights[0]+weights[1]*row[1], came, 0.01)
			if i%group != group-1 {
				require.Equal(t, before, weights, "sample %d", i)
			} else if i < group {
				require.NotEqual(t, before, weights)
			}
		}
		assert.InDelta(t, 0.5, weights[0], 0.01, share)
		assert.InDelta(t, -1.5, weights[1], 0.01, share)
	}
}
