package precedent

import (
	"fmt"

	"boardduels/ai"
	"boardduels/ai/appraisal"
	"boardduels/ai/odds"
	"boardduels/ai/plan"
	"boardduels/ai/thought"
)

// The strengths of a brain for an even match: 0…100 in steps of 5. From Quick on it gives nothing away; above it
// thinks, and below it is content with less than the best turn.
const (
	Strongest = 100
	Step      = 5
	Quick     = 80
)

// MostContent is the chance of winning that the weakest brain gives away in a turn at most.
const MostContent float32 = 0.25

// Strengths returns the brains "even_0" to "even_100", from the weakest to the strongest, which plays as [Thinking].
func Strengths() (brains ai.Brains) {
	for strength := 0; strength <= Strongest; strength += Step {
		brains = append(brains, Brain(fmt.Sprintf("even_%d", strength), atStrength(strength)))
	}
	return brains
}

func atStrength(strength int) Options {
	o := Intended
	if strength <= Quick {
		o.Content = MostContent * float32(Quick-strength) / Quick
		return o
	}
	above, all := strength-Quick, Strongest-Quick
	o.Thought = thought.Budget{
		Plans: Thinking.Thought.Plans, Rounds: Thinking.Thought.Rounds,
		Duels: Thinking.Thought.Duels * above * above / (all * all),
	}
	return o
}

// isContent reports whether ending the turn, the first of the plans, is good enough. Since what was played before is
// the beginning of the best turn, a whole turn gives no more away than its last decision does. The measure is the
// chance of winning, not its odds: who is far ahead, or behind, has less to lose by it, so it eases off where the duel
// is decided.
func (w *wholeTurn) isContent(plans []plan.Plan) bool {
	best := plans[plan.Highest(plans)].Score
	return best < appraisal.Decided && odds.Chance(best)-odds.Chance(plans[0].Score) < w.content
}
