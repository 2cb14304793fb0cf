package network

import (
	"math"

	"boardduels/schema"
)

// Corrected learns what the thesis's algorithm is after. The weights start as the priorities' shares, are never
// negative and add up to 1. If the signal is already within Epsilon of the model output they stay; otherwise they
// become the nearest such weights (by the sum of squared changes) whose signal is within Epsilon of it, or as near as
// the inputs allow: the signal of such weights lies between the smallest and the largest input.
//
// A negative priority counts as 0. If no priority is positive, all inputs start with the same weight.
type Corrected struct{}

// margin keeps the signal within Epsilon of the model output whatever is lost to rounding. Inputs whose squared
// differences add up to less than flat count as equal: no weights make much of them.
const (
	margin = 1e-5
	flat   = 1e-12
)

// Learn implements [Learner]. It takes at most as many passes as there are inputs.
func (Corrected) Learn(weights, inputs *Signals, model float32, priorities *[schema.Inputs]int) (passes int) {
	var n neuron
	n.connect(inputs, priorities)
	const reach = float64(Epsilon) - margin
	target := float64(model)
	switch signal := n.signal(); {
	case math.Abs(target-signal) <= float64(Epsilon):
	case signal < target:
		passes = n.raise(target - reach)
	default:
		n.negate()
		passes = n.raise(-target - reach)
	}
	for i, w := range n.weights {
		weights[i] = float32(w)
	}
	return passes
}

// neuron is a neuron while it learns. Products are converted before they are added, so that no processor fuses the two
// and every machine learns the same.
type neuron struct {
	weights [schema.Inputs]float64 // at least 0, together 1
	inputs  [schema.Inputs]float64
}

func (n *neuron) connect(inputs *Signals, priorities *[schema.Inputs]int) {
	var total float64
	for i, p := range priorities {
		n.inputs[i] = float64(inputs[i])
		n.weights[i] = max(float64(p), 0)
		total += n.weights[i]
	}
	for i := range n.weights {
		if total > 0 {
			n.weights[i] /= total
		} else {
			n.weights[i] = 1.0 / schema.Inputs
		}
	}
}

func (n *neuron) signal() float64 {
	var signal float64
	for i, w := range n.weights {
		signal += float64(w * n.inputs[i])
	}
	return signal
}

func (n *neuron) negate() {
	for i := range n.inputs {
		n.inputs[i] = -n.inputs[i]
	}
}

// raise moves the signal up to the goal, or to the largest input if that is less, on the shortest way: each weight
// changes by as much as its input differs from the mean input, and an input whose weight has come down to 0 stays out.
// It stays out for good, because the mean of the others only rises.
func (n *neuron) raise(goal float64) (passes int) {
	out := [schema.Inputs]bool{}
	for left := schema.Inputs; left > 1; left-- {
		passes++
		mean, spread := n.spread(&out, left)
		if spread < flat {
			return passes
		}
		step := (goal - n.signal()) / spread
		limit, emptied := n.limit(&out, mean)
		if step <= limit {
			n.shift(&out, mean, step)
			return passes
		}
		n.shift(&out, mean, limit)
		n.weights[emptied], out[emptied] = 0, true
	}
	return passes
}

// spread returns the mean of the inputs that aren't out, and the sum of their squared differences from it: how much the
// signal gains for a step of 1.
func (n *neuron) spread(out *[schema.Inputs]bool, left int) (mean, spread float64) {
	for i, x := range n.inputs {
		if !out[i] {
			mean += x
		}
	}
	mean /= float64(left)
	for i, x := range n.inputs {
		if !out[i] {
			spread += float64((x - mean) * (x - mean))
		}
	}
	return mean, spread
}

// limit returns the step at which the first weight comes down to 0, and which one that is.
func (n *neuron) limit(out *[schema.Inputs]bool, mean float64) (limit float64, emptied int) {
	limit = math.Inf(1)
	for i, x := range n.inputs {
		if out[i] || x >= mean {
			continue
		}
		if step := n.weights[i] / (mean - x); step < limit {
			limit, emptied = step, i
		}
	}
	return limit, emptied
}

func (n *neuron) shift(out *[schema.Inputs]bool, mean, step float64) {
	for i, x := range n.inputs {
		if !out[i] {
			n.weights[i] = max(n.weights[i]+float64(step*(x-mean)), 0)
		}
	}
}
