package rollout

import (
	"boardduels/ai/duel/turnplan"
	"boardduels/runtime/duel"
)

// Answers is what the enemy did in its turn after a plan, in imagined duels.
type Answers struct {
	Turns int32                    // in which it had a choice
	Idle  int32                    // that it ended at once
	With  [duel.LineCapacity]int32 // in which it played a card, by card
}

func (a *Answers) note(p *turnplan.Plan) {
	a.Turns++
	if p.Plays == 0 {
		a.Idle++
	}
	var played uint32 // cards, as bits: one that is twice in the hand counts once
	for _, action := range p.Played() {
		if played&(1<<action.Card) == 0 {
			played |= 1 << action.Card
			a.With[action.Card]++
		}
	}
}
