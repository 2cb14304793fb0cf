package neural

import (
	"boardduels/ai/backgammon/bearoff"
	"boardduels/ai/backgammon/feature"
	"boardduels/ai/fit/logistic"
	"boardduels/runtime/backgammon"
	"boardduels/runtime/game"
)

// Near judges positions that differ little from one, as many plays of one position do, by what the differences change.
// It is quicker than the networks and says the same, but for what sums in another order are rounded to. It belongs to
// one player.
type Near struct {
	nets   *Nets
	phase  feature.Phase
	base   feature.Vector
	sums   signals // of the base
	now    feature.Vector
	change feature.Vector
}

// Near returns a judge that goes by differences as soon as it is told a position.
func (n *Nets) Near() *Near { return &Near{nets: n, phase: feature.Phases} }

// Around implements [lookahead.Judge].
func (n *Near) Around(b *backgammon.Board, moved game.Seat) {
	n.phase = feature.PhaseOf(b)
	feature.Read(b, moved, &n.base)
	net := n.nets.phases[n.phase]
	copy(n.sums[:], net.biases)
	net.add(&n.base, &n.sums)
}

// Value implements [playchoice.Judge].
func (n *Near) Value(b *backgammon.Board, moved game.Seat) float32 {
	if chance, known := bearoff.After(b, moved); known {
		return chance
	}
	feature.Read(b, moved, &n.now)
	phase := feature.PhaseOf(b)
	net := n.nets.phases[phase]
	if phase != n.phase {
		var s signals
		return logistic.Chance(net.answer(&n.now, &s))
	}
	n.now.Change(&n.base, &n.change)
	s := n.sums
	net.add(&n.change, &s)
	return logistic.Chance(net.finish(&s))
}
