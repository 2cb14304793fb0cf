// Package neural is the brain of three networks, one for each phase, which have learned from games with themselves.
package neural

import (
	"math"

	"boardduels/ai/backgammon/feature"
	"boardduels/ai/fit/logistic"
	"boardduels/runtime/game"
)

// hidden are the neurons between a phase's inputs and its answer.
var hidden = [feature.Phases]int{feature.Contact: 64, feature.Crashed: 32, feature.Race: 16}

// net is one network: inputs, one layer of neurons, and one answer in log-odds.
type net struct {
	size    int
	blocks  []block
	biases  []float32
	outputs []float32
	bias    float32
}

// lanes are the neurons whose sums fit into a processor's registers, with what is added to them.
const lanes = 4

// block holds, of each input, its weights to some neurons. The last one of a network may have some neurons too many:
// they say nothing.
type block [feature.Inputs][lanes]float32

func newNet(size int) *net {
	return &net{size: size, blocks: make([]block, (size+lanes-1)/lanes), biases: make([]float32, size), outputs: make([]float32, size)}
}

// weight returns where the weight of an input to a neuron is kept.
func (n *net) weight(input, neuron int) *float32 { return &n.blocks[neuron/lanes][input][neuron%lanes] }

// scatter begins with small weights, by which the neurons differ.
func (n *net) scatter(luck *game.Stream) {
	for input := range feature.Inputs {
		for neuron := range n.size {
			*n.weight(input, neuron) = logistic.Bell(luck) / 10
		}
	}
	for i := range n.outputs {
		n.outputs[i] = logistic.Bell(luck) / 10
	}
}

// maxHidden is the largest size of a network. It is a multiple of lanes.
const maxHidden = 128

// signals are what the neurons answer.
type signals [maxHidden]float32

// answer returns the log-odds of a position, and what each neuron has answered.
func (n *net) answer(v *feature.Vector, s *signals) float32 {
	copy(s[:], n.biases)
	n.add(v, s)
	return n.finish(s)
}

// add adds what the inputs tell each neuron.
func (n *net) add(v *feature.Vector, s *signals) {
	for i := range n.blocks {
		n.blocks[i].add(v, (*[lanes]float32)(s[i*lanes:]))
	}
}

func (b *block) add(v *feature.Vector, sums *[lanes]float32) {
	s0, s1, s2, s3 := sums[0], sums[1], sums[2], sums[3]
	for i, index := range v.Index[:v.Count] {
		x, w := v.Value[i], &b[index]
		s0 += float32(w[0] * x)
		s1 += float32(w[1] * x)
		s2 += float32(w[2] * x)
		s3 += float32(w[3] * x)
	}
	*sums = [lanes]float32{s0, s1, s2, s3}
}

// finish turns the sums of the neurons into their signals, and returns the answer.
func (n *net) finish(s *signals) float32 {
	sum := n.bias
	for k, x := range s[:n.size] {
		s[k] = squash(x)
		sum += float32(n.outputs[k] * s[k])
	}
	return sum
}

// squash keeps a signal between −1 and 1.
func squash(x float32) float32 { return x / (1 + magnitude(x)) }

// magnitude returns a number without its sign, without a branch that a processor could guess wrong.
func magnitude(x float32) float32 { return math.Float32frombits(math.Float32bits(x) &^ (1 << 31)) }

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
	for i := range n.blocks {
		n.blocks[i].learn(v, (*[lanes]float32)(deltas[i*lanes:]))
	}
}

func (b *block) learn(v *feature.Vector, deltas *[lanes]float32) {
	for i, index := range v.Index[:v.Count] {
		x, w := v.Value[i], &b[index]
		for k := range w {
			w[k] += float32(deltas[k] * x)
		}
	}
}
