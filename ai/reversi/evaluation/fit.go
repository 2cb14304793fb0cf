package evaluation

import (
	"math"

	"boardduels/runtime/game"
	"boardduels/runtime/reversi"
)

// Sample is a position, and by how many discs the side to move had more at the end.
type Sample struct {
	features place
	phase    uint8
	result   int8
}

// NewSample returns a sample of a position in which the side to move has some moves.
func NewSample(own, enemy, moves reversi.Squares, result int) Sample {
	s := Sample{phase: uint8(phaseOf(own, enemy)), result: int8(result)}
	s.features.of(own, enemy, moves)
	return s
}

// fit is a linear regression under way: it goes down the gradient of the squared error, sample after sample, with steps
// that get smaller for a weight the more has been learned of it (J. Duchi, E. Hazan, Y. Singer, "Adaptive subgradient
// methods", 2011).
type fit struct {
	weight, seen, squares [phases][]float32
}

func newFit() *fit {
	f := &fit{}
	for _, part := range []*[phases][]float32{&f.weight, &f.seen, &f.squares} {
		for p := range part {
			part[p] = make([]float32, width)
		}
	}
	return f
}

// Fit finds the weights that foretell results best, in so many passes over the samples. The seed decides on their
// order.
func Fit(samples []Sample, passes int, seed uint64) *Weights {
	f := newFit()
	chance := game.NewStream(seed, 0)
	for range passes {
		for n := range samples {
			other := n + chance.Below(len(samples)-n)
			samples[n], samples[other] = samples[other], samples[n]
			f.learn(&samples[n])
		}
	}
	return f.found(passes)
}

// learn moves the weights of a sample towards its result.
func (f *fit) learn(s *Sample) {
	const step, begin = 0.25, 400 // as if errors with this sum of squares had been seen before
	weight, seen, squares, twin := f.weight[s.phase], f.seen[s.phase], f.squares[s.phase], twin()
	sum := float32(0)
	for _, at := range s.features {
		sum += weight[twin[at]]
	}
	wrong := float32(s.result) - sum
	for _, at := range s.features {
		i := twin[at]
		seen[i]++
		squares[i] += float32(wrong * wrong)
		weight[i] += float32(step*wrong) / float32(math.Sqrt(float64(begin+squares[i])))
	}
}

// found returns the weights in hundredths. One that few samples had is trusted less.
func (f *fit) found(passes int) *Weights {
	const doubt = 5
	w := newWeights()
	for p := range w.of {
		for i, first := range twin() {
			seen := f.seen[p][first] / float32(passes)
			w.of[p][i] = int16(math.Round(float64(100 * f.weight[p][first] * seen / (seen + doubt))))
		}
	}
	return w
}

// Beginning returns the weights with which training begins: a move is worth a third of a disc, and a corner ten discs.
func Beginning() *Weights {
	const move, ofCorner = 33, 1000
	w := newWeights()
	for p := range w.of {
		for n := range most {
			w.of[p][int(offsets[firstCount+ownMoves])+n] = int16(move * n)
			w.of[p][int(offsets[firstCount+enemyMoves])+n] = int16(-move * n)
		}
		for pattern := range sizes[corner] {
			w.of[p][pattern] = [3]int16{0, ofCorner, -ofCorner}[pattern%3]
		}
	}
	return w
}
