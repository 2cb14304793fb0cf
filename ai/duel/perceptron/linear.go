package perceptron

import (
	"boardduels/ai/duel/turnfeature"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
)

// weights are those of one hero: a weight for each feature in each phase.
type weights [phaseCount]turnfeature.Vector

// linear is the linear evaluation function.
type linear struct {
	duel    *duel.Duel
	seat    game.Seat
	weights *weights
	phase   phase
	vector  turnfeature.Vector
}

func (l *linear) look(s *duel.State) { l.phase = phaseOf(l.duel, s) }

// Judge implements [plan.Judge].
func (l *linear) Judge(after *duel.State, _ []duel.Action) float32 {
	if after.Winner != game.Nobody {
		return worthOfEnd(after, l.seat)
	}
	turnfeature.Of(l.duel, after, l.seat, &l.vector)
	return l.vector.Weigh(l.duel, &l.weights[l.phase])
}

// worthOfEnd is the worth of a duel that is over.
func worthOfEnd(s *duel.State, seat game.Seat) float32 {
	if s.Winner == seat {
		return decided
	}
	return -decided
}
