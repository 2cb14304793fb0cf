// Package neural is the brain of three networks, one for each phase, which have learned from games with themselves.
package neural

import (
	"boardduels/ai/backgammon/feature"
	"boardduels/ai/odds"
	"boardduels/runtime/game"
)

// hidden are the neurons between a phase's inputs and its answer.
var hidden = [feature.Phases]int{feature.Contact: 64, feature.Crashed: 32, feature.Race: 16}

// net is one network: inputs, one layer of neurons, and one answer in log-odds.
type net struct {
	size    int
	inputs  []float32 // of each input, its weight to each neuron
	biases  []float32
	outputs []float32
	bias    float32
}

func newNet(size int) *net {
	return &net{size: size, inputs: make([]float32, feature.Inputs*size), biases: make([]float32, size), outputs: make([]float32, size)}
}

// scatter begins with small weights, by which the neurons differ.
func (n *net) scatter(luck *game.Stream) {
	for i := range n.inputs {
		n.inputs[i] = odds.Bell(luck) / 10
	}
	for i := range n.outputs {
		n.outputs[i] = odds.Bell(luck) / 10
	}
}

// maxHidden is the largest size of a network.
const maxHidden = 128

// signals are what the neurons answer.
type signals [maxHidden]float32

// answer returns the log-odds of a position, and what each neuron has answered.
func (n *net) answer(v *feature.Vector, s *signals) float32 {
	sums := s[:n.size]
	copy(sums, n.biases)
	for i, index := range v.Index[:v.Count] {
		x, row := v.Value[i], n.inputs[int(index)*n.size:][:len(sums)]
		if x == 1 {
			for k, w := range row {
				sums[k] += w
			}
			continue
		}
		for k, w := range row {
			sums[k] += float32(w * x)
		}
	}
	sum := n.bias
	for k, x := range sums {
		sums[k] = squash(x)
		sum += float32(n.outputs[k] * sums[k])
	}
	return sum
}

// squash keeps a signal between −1 and 1.
func squash(x float32) float32 {
	if x < 0 {
		return x / (1 - x)
	}
	return x / (1 + x)
}

// learn moves the answer to a position, which has led to some signals, by an error times a rate.
func (n *net) learn(v *feature.Vector, s *signals, step float32) {
	var deltas signals
	for k, x := range s[:n.size] {
		slope := 1 - max(x, -x)
		deltas[k] = step * n.outputs[k] * slope * slope
		n.outputs[k] += float32(step * x)
		n.biases[k] += deltas[k]
	}
	n.bias += step
	for i, index := range v.Index[:v.Count] {
		x, row := v.Value[i], n.inputs[int(index)*n.size:][:n.size]
		for k := range row {
			row[k] += float32(deltas[k] * x)
		}
	}
}
