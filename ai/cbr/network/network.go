// Package network is the thesis's neural network: one layer, a neuron for each kind of action, every neuron connected
// to all input signals, trained anew for each situation from the importance that experts gave the inputs.
package network

import "boardduels/schema"

// Epsilon is how near a trained neuron has to come to its model output, and the threshold of formula 3.1.
const Epsilon float32 = 0.05

// Signals is a value for each input: a situation, or the weights of a neuron.
type Signals = [schema.Inputs]float32

// Outputs is a value for each neuron.
type Outputs = [schema.Outputs]float32

// Learner trains a neuron: it sets the weights, so that the signal of the inputs comes near the model output. The
// weights start from the priorities of the inputs. It returns the number of passes over the weights that it took.
type Learner interface {
	Learn(weights, inputs *Signals, model float32, priorities *[schema.Inputs]int) (passes int)
}

// Network is the single-layer network. Its zero value with a learner is ready for use, and it allocates nothing.
type Network struct {
	Learner   Learner
	Threshold float32 // signals below it come out as 0: Epsilon in formula 3.1, 0 in the listing
	Weights   [schema.Outputs]Signals
	Outputs   Outputs
}

// Relearn trains every neuron toward its model output in the situation that the inputs describe, and launches the
// network.
func (n *Network) Relearn(inputs *Signals, models *Outputs, priorities *schema.Priorities) {
	for i := range n.Weights {
		n.Learner.Learn(&n.Weights[i], inputs, models[i], &priorities[i])
		n.Outputs[i] = Signal(&n.Weights[i], inputs, n.Threshold)
	}
}

// Signal is what a neuron answers: the weighted sum of its inputs, or 0 if that is below the threshold (thesis,
// formulas 3.1 and 3.2).
func Signal(weights, inputs *Signals, threshold float32) float32 {
	charge := sum(weights, inputs)
	if charge < threshold {
		return 0
	}
	return charge
}

// sum adds up the weighted inputs in float32. The conversion keeps the multiplication from being fused with the
// addition, which would give other bits on some processors.
func sum(weights, inputs *Signals) float32 {
	var charge float32
	for i, w := range weights {
		charge += float32(w * inputs[i])
	}
	return charge
}
