package network

import "boardduels/schema"

// Printed learns exactly as the listing of the thesis (Appendix A), in its float32 arithmetic and with its defects: it
// often stops far from the model output, its weights can be negative or, if the priorities add up to 0, not numbers. It
// serves to reproduce the thesis's journal, and for comparison.
type Printed struct{}

// The schedule of the listing: a pass moves a share of step/14 of a weight, and each step is a quarter of the last.
const (
	firstStep  = 2 - 2*Epsilon
	stepShrink = 0.25
	lastStep   = Epsilon / schema.Inputs
)

// Learn implements [Learner].
func (Printed) Learn(weights, inputs *Signals, model float32, priorities *[schema.Inputs]int) (passes int) {
	important := startShares(weights, priorities)
	strongest := strongestInput(inputs)
	step := firstStep
	for signal := sum(weights, inputs); abs(model-signal) > Epsilon; signal = sum(weights, inputs) {
		passes++
		if signal < model {
			raise(weights, inputs, step/schema.Inputs, strongest, important)
		} else {
			lower(weights, inputs, step/schema.Inputs)
		}
		step *= stepShrink
		if step <= lastStep {
			break
		}
	}
	return passes
}

// startShares sets each weight to its priority's share of all, and returns the first of the most important inputs. The
// whole numbers are of 32 bits, as in the listing.
func startShares(weights *Signals, priorities *[schema.Inputs]int) (important int) {
	var total int32
	largest := int32(-1)
	for i, p := range priorities {
		total += int32(p)
		if int32(p) > largest {
			important, largest = i, int32(p)
		}
	}
	for i, p := range priorities {
		weights[i] = float32(int32(p)) / float32(total)
	}
	return important
}

func strongestInput(inputs *Signals) (strongest int) {
	for i, x := range inputs {
		if x > inputs[strongest] {
			strongest = i
		}
	}
	return strongest
}

// raise takes a share of the weight of every input that is next to 0, and gives half of it to the strongest and half to
// the most important input. The listing adds up in float64 and stores float32.
func raise(weights, inputs *Signals, share float32, strongest, important int) {
	for i, x := range inputs {
		if x > Epsilon {
			continue
		}
		give(weights, i, strongest, share)
		give(weights, i, important, share)
		weights[i] *= 1 - share
	}
}

func give(weights *Signals, from, to int, share float32) {
	half := float64(float32(share*weights[from])) * 0.5
	weights[to] = float32(float64(weights[to]) + float64(half))
}

// lower moves a share of weight between any two inputs, to the one that isn't larger by more than Epsilon.
func lower(weights, inputs *Signals, share float32) {
	for i := range inputs {
		for k := range inputs {
			if i != k && inputs[i] < inputs[k]+Epsilon {
				weights[i] += float32(share * weights[k])
				weights[k] *= 1 - share
			}
		}
	}
}

func abs(x float32) float32 {
	return max(x, -x)
}
