// Package linear is the brain that adds up what each number of a position is worth: a weight for each, in each phase.
package linear

import (
	"boardduels/ai/backgammon/bearoff"
	"boardduels/ai/backgammon/feature"
	"boardduels/ai/board"
	"boardduels/ai/fit/logistic"
	"boardduels/runtime/backgammon"
	"boardduels/runtime/game"
)

// Weights judge positions.
type Weights struct{ phases [feature.Phases]phase }

// phase is the weights of one phase, in log-odds of winning.
type phase struct {
	inputs [feature.Inputs]float32
	bias   float32
}

// New returns weights that know nothing but that fewer pips are better: who knew nothing at all would play games
// without an end.
func New() *Weights {
	w := &Weights{}
	for i := range w.phases {
		w.phases[i].inputs[feature.Input(feature.Pips, false)] = -2
		w.phases[i].inputs[feature.Input(feature.Pips, true)] = 2
	}
	return w
}

func (p *phase) answer(v *feature.Vector) float32 {
	sum := p.bias
	for i, index := range v.Index[:v.Count] {
		sum += float32(p.inputs[index] * v.Value[i])
	}
	return sum
}

// Value returns the chance that the seat that has just moved wins.
func (w *Weights) Value(b *backgammon.Board, moved game.Seat) float32 {
	if chance, known := bearoff.After(b, moved); known {
		return chance
	}
	var v feature.Vector
	feature.Read(b, moved, &v)
	return logistic.Chance(w.phases[feature.PhaseOf(b)].answer(&v))
}

// Explain implements [playchoice.Explainer]: what the numbers of each name add to the log-odds, and
// what the phase does.
func (w *Weights) Explain(b *backgammon.Board, moved game.Seat, terms []board.Term) []board.Term {
	var v feature.Vector
	feature.Read(b, moved, &v)
	p := &w.phases[feature.PhaseOf(b)]
	terms = append(terms, board.Term{Name: "phase", Amount: float64(p.bias)})
	last, sum := "", float32(0)
	for i, index := range v.Index[:v.Count] {
		if name := feature.Name(int(index)); name != last {
			terms, last, sum = append(terms, board.Term{Name: name}), name, 0
		}
		sum += float32(p.inputs[index] * v.Value[i])
		terms[len(terms)-1].Amount = float64(sum)
	}
	return terms
}

// Learn moves the value of a position towards another one.
func (w *Weights) Learn(b *backgammon.Board, moved game.Seat, value, rate float32) {
	var v feature.Vector
	feature.Read(b, moved, &v)
	p := &w.phases[feature.PhaseOf(b)]
	step := float32(rate * (value - logistic.Chance(p.answer(&v))))
	p.bias += step
	for i, index := range v.Index[:v.Count] {
		p.inputs[index] += float32(step * v.Value[i])
	}
}

// Traits returns the weights of the traits in all phases but the race, where the table and the pips decide.
func (w *Weights) Traits() (weights []*float32) {
	for _, phase := range []feature.Phase{feature.Contact, feature.Crashed} {
		for trait := range feature.Traits {
			for _, enemy := range []bool{false, true} {
				weights = append(weights, &w.phases[phase].inputs[feature.Input(trait, enemy)])
			}
		}
	}
	return weights
}
