package weighing

import "slices"

// Weights are what a knowledge base has learned to want from a turn, in log-odds of winning. The two closest precedents
// decide which of them count in a situation, so ten of them make a measure that bends with the situation, where one set
// of weights could only be straight.
type Weights[V Vector] struct {
	Common V
	Enemy  V   // what is added against the enemy that is met
	Cases  []V // what is added near each case, by its place
}

// Decided is the score of a won game; a lost one has its opposite. No open position comes near it.
const Decided float32 = 1 << 20

// Pair is the two precedents closest to a situation.
type Pair struct {
	First, Second int     // places in the knowledge base; the same if it holds one case
	Share         float32 // of the first, 0.5…1; the second has the rest
}

// NewPair returns the pair of two places with their distances to the situation: each counts by the other's distance, so
// that a situation just like a precedent is judged by that one alone.
func NewPair(first, second int, near, far float32) Pair {
	p := Pair{first, second, 0.5}
	if near+far > 0 {
		p.Share = far / (near + far)
	}
	return p
}

// Near writes the weights that count near a pair of precedents.
func (w *Weights[V]) Near(p Pair, weights *V) {
	first, second := &w.Cases[p.First], &w.Cases[p.Second]
	rest := 1 - p.Share
	for i := range len(*weights) {
		(*weights)[i] = w.Common[i] + w.Enemy[i] + float32(p.Share*(*first)[i]) + float32(rest*(*second)[i])
	}
}

// withoutEnemy returns a copy that has nothing against any enemy.
func (w *Weights[V]) withoutEnemy() *Weights[V] {
	return &Weights[V]{Common: w.Common, Cases: slices.Clone(w.Cases)}
}
