package appraisal

import (
	"boardduels/ai/cbr/weighing"
	"boardduels/ai/duel/turnfeature"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
)

// Decided is the score of a won duel; a lost one has its opposite.
const Decided = weighing.Decided

// Judge scores where a plan leads by a weighted sum of its traits.
type Judge struct {
	Duel    *duel.Duel
	Seat    game.Seat
	Weights turnfeature.Vector
	traits  turnfeature.Vector
}

// Judge implements [boardduels/ai/duel/turnplan.Judge].
func (j *Judge) Judge(after *duel.State, _ []duel.Action) float32 {
	switch after.Winner {
	case game.Nobody:
		turnfeature.Of(j.Duel, after, j.Seat, &j.traits)
		return j.traits.Weigh(j.Duel, &j.Weights)
	case j.Seat:
		return Decided
	}
	return -Decided
}
