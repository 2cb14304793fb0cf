package neural

import (
	"boardduels/ai/backgammon/bearoff"
	"boardduels/ai/backgammon/feature"
	"boardduels/ai/board"
	"boardduels/ai/fit/logistic"
	"boardduels/runtime/backgammon"
	"boardduels/runtime/game"
)

// Nets judge positions.
type Nets struct{ phases [feature.Phases]*net }

// New returns networks that know nothing yet.
func New(seed uint64) *Nets {
	n := &Nets{}
	for phase := range feature.Phases {
		n.phases[phase] = newNet(hidden[phase])
		luck := game.NewStream(seed, uint64(phase))
		n.phases[phase].scatter(&luck)
	}
	return n
}

// Value returns the chance that the seat that has just moved wins.
func (n *Nets) Value(b *backgammon.Board, moved game.Seat) float32 {
	if chance, known := bearoff.After(b, moved); known {
		return chance
	}
	var v feature.Vector
	var s signals
	feature.Read(b, moved, &v)
	return logistic.Chance(n.phases[feature.PhaseOf(b)].answer(&v, &s))
}

// Explain implements [playchoice.Explainer]: by how much the log-odds would be less if the numbers of a name were 0.
func (n *Nets) Explain(b *backgammon.Board, moved game.Seat, terms []board.Term) []board.Term {
	var v feature.Vector
	var s signals
	feature.Read(b, moved, &v)
	net := n.phases[feature.PhaseOf(b)]
	whole := net.answer(&v, &s)
	for at := 0; at < v.Count; {
		name, end := feature.Name(int(v.Index[at])), at+1
		for end < v.Count && feature.Name(int(v.Index[end])) == name {
			end++
		}
		without := v.Without(at, end)
		terms = append(terms, board.Term{Name: name, Amount: float64(whole - net.answer(&without, &s))})
		at = end
	}
	return terms
}

// Learn moves the value of a position towards another one.
func (n *Nets) Learn(b *backgammon.Board, moved game.Seat, value, rate float32) {
	var v feature.Vector
	var s signals
	feature.Read(b, moved, &v)
	phase := n.phases[feature.PhaseOf(b)]
	phase.learn(&v, &s, rate*(value-logistic.Chance(phase.answer(&v, &s))))
}
