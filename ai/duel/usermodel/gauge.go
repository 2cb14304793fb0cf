package usermodel

import (
	"boardduels/ai/duel/turnplan"
	"boardduels/ai/fit/adam"
	"boardduels/ai/fit/logistic"
	"boardduels/kb"
	"boardduels/runtime/duel"
	"boardduels/schema"
)

const (
	// forgets is of how many parts trust loses one with each turn: of what was foretold two games ago a third is left.
	forgets = 16
	// slip is how likely anybody is taken to do what no model foresees: one surprise isn't everything.
	slip = 0.02
	// crew is how many people stand for all: enough of them for what any of them might do to count.
	crew = 16
)

// gauge measures how well a model foretells the turns that it is about to learn from, beside people in general and
// lots: each turn is foretold before it moves the model (A. P. Dawid, "Present Position and Potential Developments: The
// Prequential Approach", 1984). What is kept is a logarithm of odds, with forgetting, that what is believed is right.
type gauge struct {
	trust  kb.Trust
	told   int // of trust in people, by the turns since it was made
	people []Vector
	own    float32 // sums over the guesses of a turn: how likely it was by what is believed of the user,
	others float32 // by people in general,
	lots   float32 // and by lot
	hands  int     // guessed

	chances []float32
	walk    walk
}

// newGauge returns one that goes on from what was measured before.
func newGauge(hero *duel.Hero, before kb.Trust) *gauge {
	return &gauge{trust: before, people: NewPeople(hero).Crowd(crew)}
}

// guess takes in a guess of the hand: the plans with their traits, which of them play what was played, and how likely
// that was by what is believed.
func (g *gauge) guess(plans []turnplan.Plan, traits []Vector, isIt []bool, likely float32) {
	g.hands++
	g.own += likely
	g.lots += g.walk.chance(plans, isIt)
	for i := range g.people {
		g.chances = g.chances[:0]
		for k := range traits {
			g.chances = append(g.chances, traits[k].dot(&g.people[i]))
		}
		logistic.Softmax(g.chances, 1)
		for k, p := range g.chances {
			if isIt[k] {
				g.others += p / crew
			}
		}
	}
}

// end takes the guesses of a turn together.
func (g *gauge) end() {
	told := g.above(g.others)
	g.told += told
	g.trust.People, g.trust.Lots = after(g.trust.People, told), after(g.trust.Lots, g.above(g.lots))
	g.own, g.others, g.lots, g.hands = 0, 0, 0, 0
}

// above returns how much likelier the turn was by what is believed than by somebody else, in thousandths of a
// logarithm.
func (g *gauge) above(other float32) int {
	chance := func(sum float32) float64 { return float64(slip + sum/float32(g.hands)) }
	const perUnit = 1000
	return int(perUnit * adam.Log(chance(g.own)/chance(other)))
}

// after returns what a turn leaves of trust.
func after(trust, told int) int {
	return min(max(trust-trust/forgets+told, -schema.MostTrust), schema.MostTrust)
}

// walk is somebody who draws each next card, or the end of the turn, by lot.
type walk struct {
	parents, ways []int // by plan: the one that it continues, and how many ways lead on, to the turn's end among them
	reached       []float32
}

// chance returns how likely it comes to one of some plans, in the order of a planner.
func (w *walk) chance(plans []turnplan.Plan, isIt []bool) (sum float32) {
	w.parents, w.ways, w.reached = w.parents[:0], w.ways[:0], w.reached[:0]
	var last [turnplan.MaxPlays + 1]int // plan of so many cards
	for i := range plans {
		parent := 0
		if n := plans[i].Plays; n > 0 {
			parent = last[n-1]
			w.ways[parent]++
		}
		last[plans[i].Plays] = i
		w.parents, w.ways = append(w.parents, parent), append(w.ways, 1)
	}
	for i := range plans {
		reached := float32(1)
		if i > 0 {
			reached = w.reached[w.parents[i]] / float32(w.ways[w.parents[i]])
		}
		w.reached = append(w.reached, reached)
		if isIt[i] {
			sum += reached / float32(w.ways[i])
		}
	}
	return sum
}
