package cunning

import (
	"slices"

	"boardduels/ai/tactics/heuristic"
	"boardduels/ai/tactics/plan"
)

// Cyborgs calculate with all that the article has.
func Cyborgs() Temper { return Step(Steps - 1) }

// Orcs attack: they make no plan that avoids anything, and don't ask what comes in return.
func Orcs() Temper {
	return Temper{
		Scenarios: slices.Concat(plan.Rushes, plan.Kinds, plan.Shuffled[:5]),
		Manner:    heuristic.Manner{Weights: heuristic.Weights{}.With(heuristic.Near, heuristic.Idle, heuristic.Support)},
		Mutants:   200, Mixed: true, Best: few,
	}
}

// Elves strike from afar, hide, and lay baits.
func Elves() Temper {
	t := Step(Steps - 1)
	t.Scenarios = slices.Concat(plan.Cautious, plan.Distant, plan.Shuffled[5:], plan.Clearing)
	t.Mutants = 500
	return t
}

// Zombies run and bite.
func Zombies() Temper {
	return Temper{Scenarios: plan.Rushes, Best: everybody}
}
