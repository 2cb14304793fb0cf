package learning

import (
	"boardduels/ai/duel/appraisal"
	"boardduels/ai/duel/turnfeature"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
)

// witness judges plans, and remembers the traits of what each leaves behind.
type witness struct {
	judge  appraisal.Judge
	traits []turnfeature.Vector // by the place of the plan
}

func newWitness(d *duel.Duel, seat game.Seat) witness {
	return witness{
		judge:  appraisal.Judge{Duel: d, Seat: seat},
		traits: make([]turnfeature.Vector, 0, mostPlans),
	}
}

func (w *witness) forget() { w.traits = w.traits[:0] }

// Judge implements [boardduels/ai/duel/turnplan.Judge].
func (w *witness) Judge(after *duel.State, _ []duel.Action) float32 {
	w.traits = w.traits[:len(w.traits)+1]
	v := &w.traits[len(w.traits)-1]
	turnfeature.Of(w.judge.Duel, after, w.judge.Seat, v)
	switch after.Winner {
	case game.Nobody:
		return v.Weigh(w.judge.Duel, &w.judge.Weights)
	case w.judge.Seat:
		return appraisal.Decided
	}
	return -appraisal.Decided
}
