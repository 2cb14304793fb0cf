package network

import "boardduels/schema"

// Shares returns the weights with which a neuron begins before it is trained: what share of all importance each input
// has. A negative importance counts as 0; if none is positive, all inputs weigh the same.
func Shares(priorities *[schema.Inputs]int) (weights Signals) {
	var n neuron
	n.connect(&Signals{}, priorities)
	for i, w := range n.weights {
		weights[i] = float32(w)
	}
	return weights
}
