// Package cunning is the AI of the article on a tactical game: it makes some two dozen plans for its turn by hand-made
// scenarios, improves them by mutations as long as its budget lasts, and carries out the one with the best score. What
// it may do of all this makes its levels and its characters.
package cunning

import (
	"slices"

	"boardduels/ai/tactics/heuristic"
	"boardduels/ai/tactics/plan"
)

// Temper is what a brain may do.
type Temper struct {
	Scenarios []plan.Scenario
	heuristic.Manner
	Blind   bool // the score is drawn by lot
	Mutants int  // for a turn
	Mixed   bool // mutations of all kinds
	Best    int  // so many plans mutate, at most
}

// steps are the article's, from 0 to 14: what each adds to those before.
var steps = [...]func(t *Temper){
	func(t *Temper) { t.Scenarios, t.Blind, t.Best = plan.Lots, true, everybody },
	func(t *Temper) { t.Blind = false },
	func(t *Temper) { t.add(plan.Rushes) },
	func(t *Temper) { t.add(plan.Cautious); t.count(heuristic.Danger) },
	func(t *Temper) { t.add(plan.Distant) },
	func(t *Temper) { t.Mutants = 200 },
	func(t *Temper) { t.count(heuristic.Bait) },
	func(t *Temper) {
		t.count(heuristic.Together, heuristic.Spread, heuristic.Near, heuristic.Idle, heuristic.Cramped, heuristic.Rim)
		t.Weights[heuristic.Danger], t.Patience = 200, 12
	},
	func(t *Temper) { t.add(plan.Kinds); t.Mutants = 260 },
	func(t *Temper) { t.Mixed = true; t.Mutants = 340 },
	func(t *Temper) { t.add(plan.Shuffled); t.Mutants = 440 },
	func(t *Temper) { t.add(plan.Clearing); t.Mutants = 800 },
	func(t *Temper) {
		t.count(heuristic.Support, heuristic.Deserters)
		t.Weights[heuristic.Danger], t.Mutants = 300, 1000
	},
	func(t *Temper) { t.Best, t.Mutants = few, 4000 },
	func(t *Temper) { t.Ratio, t.Weights[heuristic.Danger], t.Mutants = true, 400, 10000 },
}

// Steps is how many steps the article has, the first of which is 0.
const Steps = len(steps)

// Step returns what the AI can do after a step of the article.
func Step(n int) (t Temper) {
	for _, add := range steps[:n+1] {
		add(&t)
	}
	return t
}

func (t *Temper) add(scenarios []plan.Scenario) { t.Scenarios = slices.Concat(t.Scenarios, scenarios) }

func (t *Temper) count(parts ...heuristic.Heuristic) { t.Weights = t.Weights.With(parts...) }
