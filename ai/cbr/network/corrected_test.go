package network_test

import (
	"math"
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"pgregory.net/rapid"

	"boardduels/ai/cbr/network"
	"boardduels/schema"
)

// tolerance is for what float32 rounds away in sums of fourteen.
const tolerance = 2e-6

// signalValue draws an input signal; the round values make equal inputs, none and full ones common.
var signalValue = rapid.OneOf(
	rapid.Map(rapid.IntRange(0, 5), func(i int) float32 { return float32(i) / 5 }),
	rapid.Float32Range(0, 1),
)

func drawSignals(t *rapid.T) network.Signals {
	return network.Signals(rapid.SliceOfN(signalValue, schema.Inputs, schema.Inputs).Draw(t, "inputs"))
}

func drawPriorities(t *rapid.T) [schema.Inputs]int {
	ranks := make([]int, schema.Inputs)
	for i := range ranks {
		ranks[i] = i
	}
	table := rapid.OneOf(
		rapid.Permutation(ranks),
		rapid.SliceOfN(rapid.IntRange(-5, 5), schema.Inputs, schema.Inputs),
		rapid.SliceOfN(rapid.IntRange(-1, 1), schema.Inputs, schema.Inputs),
		rapid.SliceOfN(rapid.IntRange(math.MinInt, math.MaxInt), schema.Inputs, schema.Inputs),
	)
	return [schema.Inputs]int(table.Draw(t, "priorities"))
}

func learn(inputs *network.Signals, model float32, priorities *[schema.Inputs]int) (network.Signals, float64) {
	var weights network.Signals
	network.Corrected{}.Learn(&weights, inputs, model, priorities)
	return weights, dot(&weights, inputs)
}

func dot(weights, inputs *network.Signals) float64 {
	var signal float64
	for i, w := range weights {
		signal += float64(w) * float64(inputs[i])
	}
	return signal
}

// prior returns the weights with which learning starts.
func prior(priorities *[schema.Inputs]int) network.Signals {
	var weights network.Signals
	var total float64
	for _, p := range priorities {
		total += max(float64(p), 0)
	}
	for i, p := range priorities {
		weights[i] = float32(max(float64(p), 0) / total)
		if total == 0 {
			weights[i] = 1.0 / schema.Inputs
		}
	}
	return weights
}

func TestCorrectedWeightsAreConvex(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		inputs, priorities := drawSignals(t), drawPriorities(t)
		weights, _ := learn(&inputs, rapid.Float32Range(-1, 2).Draw(t, "model"), &priorities)
		var total float64
		for i, w := range weights {
			assert.GreaterOrEqual(t, w, float32(0), "weight %d", i)
			total += float64(w)
		}
		assert.InDelta(t, 1, total, tolerance)
	})
}

func TestCorrectedReachesTheModelWheneverTheInputsAllow(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		inputs, priorities := drawSignals(t), drawPriorities(t)
		model := rapid.Float32Range(-1, 2).Draw(t, "model")
		_, signal := learn(&inputs, model, &priorities)
		least, most := float64(slices.Min(inputs[:])), float64(slices.Max(inputs[:]))
		missed := math.Abs(float64(model) - signal)
		nearest := max(least-float64(model), float64(model)-most)
		assert.LessOrEqual(t, missed, max(nearest, float64(network.Epsilon))+tolerance)
	})
}

func TestCorrectedKeepsThePriorThatIsNearEnough(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		inputs, priorities := drawSignals(t), drawPriorities(t)
		start := prior(&priorities)
		offset := rapid.Float64Range(-0.0499, 0.0499).Draw(t, "offset")
		weights, _ := learn(&inputs, float32(dot(&start, &inputs)+offset), &priorities)
		for i := range weights {
			assert.InDelta(t, start[i], weights[i], 1e-7)
		}
	})
}

func TestCorrectedIsMonotone(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		inputs, priorities := drawSignals(t), drawPriorities(t)
		models := rapid.SliceOfN(rapid.Float32Range(0, 1), 2, 2).Draw(t, "models")
		slices.Sort(models)
		_, lower := learn(&inputs, models[0], &priorities)
		_, higher := learn(&inputs, models[1], &priorities)
		assert.LessOrEqual(t, lower, higher+tolerance)
	})
}

// No other convex weights that reach the model output as well depart less from the prior.
func TestCorrectedDepartsLeastFromThePrior(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		inputs, priorities := drawSignals(t), drawPriorities(t)
		model := rapid.Float32Range(0, 1).Draw(t, "model")
		start := prior(&priorities)
		weights, signal := learn(&inputs, model, &priorities)
		// Moving weight from one input to two others, or back, so that the signal stays: a way to all rivals.
		picks := rapid.Permutation([]int{0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13}).Draw(t, "picks")
		a, b, c := picks[0], picks[1], picks[2]
		x, amount := &inputs, rapid.Float64Range(-0.2, 0.2).Draw(t, "amount")
		rival := weights
		rival[a] += float32(amount * float64(x[b]-x[c]))
		rival[b] += float32(amount * float64(x[c]-x[a]))
		rival[c] += float32(amount * float64(x[a]-x[b]))
		if slices.Min(rival[:]) < 0 {
			return
		}
		assert.InDelta(t, signal, dot(&rival, x), tolerance)
		assert.LessOrEqual(t, departure(&weights, &start), departure(&rival, &start)+tolerance)
	})
}

func departure(weights, start *network.Signals) float64 {
	var squares float64
	for i, w := range weights {
		squares += (float64(w) - float64(start[i])) * (float64(w) - float64(start[i]))
	}
	return squares
}

func TestCorrectedCountsNegativePrioritiesAsNone(t *testing.T) {
	inputs := network.Signals{0.5, 0.5}
	mixed := [schema.Inputs]int{-3, 1, 0, 3}
	weights, _ := learn(&inputs, 0.125, &mixed)
	assert.Equal(t, network.Signals{1: 0.25, 3: 0.75}, weights)

	for _, none := range [][schema.Inputs]int{{}, {-1, -2}, {math.MinInt}} {
		weights, _ = learn(&inputs, 0.0714, &none)
		for _, w := range weights {
			assert.InDelta(t, 1.0/14, w, 1e-7)
		}
	}
}

func TestThresholdSilencesWeakSignals(t *testing.T) {
	weights := network.Signals{1}
	assert.Zero(t, network.Signal(&weights, &network.Signals{0.049}, network.Epsilon))
	assert.Equal(t, float32(0.05), network.Signal(&weights, &network.Signals{0.05}, network.Epsilon))
	assert.Equal(t, float32(0.049), network.Signal(&weights, &network.Signals{0.049}, 0))
}

// Each pass but the last brings a weight down to 0, until the signal is near enough or a single weight is left.
func TestPassesAreCounted(t *testing.T) {
	var even [schema.Inputs]int
	var rising network.Signals
	for i := range rising {
		rising[i] = float32(i+1) / schema.Inputs
	}
	for _, test := range []struct {
		model  float32
		passes int
	}{
		{rising[schema.Inputs/2-1], 0}, // near enough from the start: all weights are equal
		{rising[schema.Inputs/2+1], 1},
		{1, 11},
		{0, schema.Inputs - 1}, // no input is as low, so all weight ends on the lowest
	} {
		var weights network.Signals
		assert.Equal(t, test.passes, network.Corrected{}.Learn(&weights, &rising, test.model, &even), "%v", test.model)
	}
}
