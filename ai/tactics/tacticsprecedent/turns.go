package tacticsprecedent

import (
	"cmp"
	"math"
	"slices"

	"boardduels/ai"
	"boardduels/ai/cbr/network"
	"boardduels/ai/cbr/reuse"
	"boardduels/ai/cbr/weighing"
	"boardduels/ai/tactics/plan"
	"boardduels/ai/tactics/trait"
	"boardduels/kb"
	"boardduels/runtime/game"
	"boardduels/runtime/tactics"
)

// scenarios are the ways to plan a turn that are compared, besides the one that the priorities make.
var scenarios = slices.Concat(plan.Rushes[:1], plan.Cautious[:1], plan.Distant, plan.Kinds[:1], plan.Clearing)

// Turns are the ways to spend a turn that are compared, with what each leads to. It isn't for two goroutines at a time.
type Turns struct {
	Maker  plan.Maker
	Seen   ai.Rationale // the situation, the precedents that were found, and the priorities
	Plans  []plan.Plan  // the first is the one that the priorities make
	Traits []trait.Vector
	Scores []float32
	recall reuse.Recall
	eye    trait.Eye
	chance game.Stream
	deeds  []plan.Deed
}

// copyAbove is the efficacy above which a case is proven, as in the duel.
const copyAbove = 0.5

// NewTurns returns those of somebody who knows something.
func NewTurns(k *kb.Knowledge) *Turns {
	t := &Turns{recall: reuse.Recall{
		Knowledge: k, Network: network.Network{Learner: network.Corrected{}, Threshold: network.Epsilon}, CopyAbove: copyAbove,
	}}
	t.Seen.Retrieved = make([]ai.Retrieved, 0, reuse.Found)
	return t
}

// Begin describes a board, and finds the precedents of the situation and its priorities.
func (t *Turns) Begin(b *tactics.Board, chance game.Stream) {
	t.chance = chance
	t.Maker.Begin(b, &t.chance)
	t.Seen.Inputs = t.eye.Describe(&t.Maker)
	t.recall.Of(&t.Seen)
	t.Plans, t.Traits, t.Scores = t.Plans[:0], t.Traits[:0], t.Scores[:0]
}

// Near returns the precedents that were found.
func (t *Turns) Near() weighing.Pair {
	first, second := &t.Seen.Retrieved[0], &t.Seen.Retrieved[1]
	return weighing.NewPair(first.Index, second.Index, first.Distance, second.Distance)
}

// Make makes the plans and scores them by weights: that of the priorities, those of the scenarios, and so many mutants
// of them in turn.
func (t *Turns) Make(weights *trait.Vector, mutants int) {
	t.obey()
	for i := range scenarios {
		t.Maker.Make(&scenarios[i], t.add())
	}
	parents := len(t.Plans)
	if t.Maker.Units() > 0 {
		for i := range mutants {
			p := t.add()
			t.Maker.Mutate(&t.Plans[i%parents], p, true)
		}
	}
	for i := range t.Plans {
		t.weigh(&t.Plans[i], weights)
	}
}

// obey makes the plan of the priorities alone: units do the kinds of deed from the highest priority down. A kind whose
// neuron is silent isn't done.
func (t *Turns) obey() {
	t.Maker.Obey(t.order(), t.add())
}

// order returns the kinds of deed that are wanted, the most wanted first.
func (t *Turns) order() []plan.Deed {
	outputs := &t.Seen.Outputs
	t.deeds = t.deeds[:0]
	for d := range plan.Deeds {
		if outputs[d] > 0 {
			t.deeds = append(t.deeds, d)
		}
	}
	slices.SortStableFunc(t.deeds, func(a, b plan.Deed) int { return cmp.Compare(outputs[b], outputs[a]) })
	return t.deeds
}

// add makes room for a plan.
func (t *Turns) add() *plan.Plan {
	if len(t.Plans) < cap(t.Plans) {
		t.Plans = t.Plans[:len(t.Plans)+1]
	} else {
		t.Plans = append(t.Plans, plan.Plan{})
	}
	return &t.Plans[len(t.Plans)-1]
}

// weigh describes and scores a plan.
func (t *Turns) weigh(p *plan.Plan, weights *trait.Vector) {
	t.Traits = append(t.Traits, trait.Vector{})
	t.Scores = append(t.Scores, t.score(p, weights, &t.Traits[len(t.Traits)-1]))
}

// score describes a plan and returns its score.
func (t *Turns) score(p *plan.Plan, weights, traits *trait.Vector) float32 {
	t.eye.Of(&t.Maker, p, traits)
	switch seat := t.Maker.Seat; {
	case p.After.Taken[1-seat].Empty():
		return weighing.Decided
	case p.After.Taken[seat].Empty():
		return -weighing.Decided
	}
	return weighing.Dot(traits, weights)
}

// Add adds a turn that was played to the plans, and returns its place.
func (t *Turns) Add(actions []tactics.Action, weights *trait.Vector) int {
	p := t.add()
	t.Maker.Carry(actions, p)
	t.weigh(p, weights)
	return len(t.Plans) - 1
}

// parents is how many plans are improved at most.
const parents = 8

// improve has the best plans mutate. A mutant that is better takes its parent's place.
func (t *Turns) improve(weights *trait.Vector, mutants int) {
	if t.Maker.Units() == 0 {
		return
	}
	var best [parents]int
	n := t.best(best[:0:parents], parents)
	places := best[:n]
	var mutant plan.Plan
	var traits trait.Vector
	for i := range mutants {
		place := places[i%n]
		t.Maker.Mutate(&t.Plans[place], &mutant, true)
		if score := t.score(&mutant, weights, &traits); score > t.Scores[place] {
			t.Plans[place], t.Traits[place], t.Scores[place] = mutant, traits, score
		}
	}
}

// best writes the places of so many plans with the highest scores, and returns how many there are.
func (t *Turns) best(places []int, most int) int {
	for len(places) < min(most, len(t.Plans)) {
		highest := float32(math.Inf(-1))
		place := -1
		for i, score := range t.Scores {
			if score > highest && !slices.Contains(places, i) {
				highest, place = score, i
			}
		}
		places = append(places, place)
	}
	return len(places)
}

// Choose returns the place of the plan with the highest score. Among those that are as good it takes the one whose
// deeds have the highest priorities.
func (t *Turns) Choose() int {
	highest := slices.Max(t.Scores)
	best, most := -1, float32(0)
	for i, score := range t.Scores {
		if score < highest-ai.Even {
			continue
		}
		if wanted := t.priority(&t.Plans[i]); best < 0 || wanted > most {
			best, most = i, wanted
		}
	}
	return best
}

// priority adds up the priorities of a plan's deeds.
func (t *Turns) priority(p *plan.Plan) (sum float32) {
	t.deeds = t.Maker.Done(p, t.deeds[:0])
	for _, d := range t.deeds {
		sum += t.Seen.Outputs[d]
	}
	return sum
}
