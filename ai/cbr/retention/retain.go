package retention

import (
	"slices"

	"boardduels/ai"
	"boardduels/ai/cbr/retrieval"
	"boardduels/kb"
	"boardduels/schema"
)

// Situation is where a turn began, and how it was spent.
type Situation struct {
	Inputs ai.Situation
	Played []int // the kinds of what was done, in their order
}

// precedentOf makes a case of a situation: the kinds that were played first have the highest priority.
func precedentOf(s *Situation, origin string) schema.Case {
	const first, later, unwanted = 0.9, 0.2, 0.1
	c := schema.Case{Origin: origin, Inputs: s.Inputs}
	for kind := range c.Outputs {
		c.Outputs[kind] = unwanted
	}
	priority := float32(first)
	for _, kind := range s.Played {
		if c.Outputs[kind] == unwanted {
			c.Outputs[kind] = priority
			priority -= later
		}
	}
	return c
}

// Kept is what became of the most telling situation of a match.
type Kept struct {
	Added   *schema.Case
	Dropped *schema.Case
	Worth   float32 // of the added case
	Lost    float32 // worth of the dropped case
}

// retention decides which cases a knowledge base keeps. A case is worth as much as the situations of games would be
// further from their closest precedent without it, on average.
type retention struct {
	cases []schema.Case
	met   []ai.Situation
	near  []float32 // of each situation, to its closest case
}

func newRetention(cases []schema.Case, met []ai.Situation) *retention {
	r := &retention{cases: cases, met: met, near: make([]float32, len(met))}
	for i := range met {
		r.near[i] = nearest(&met[i], cases, -1)
	}
	return r
}

// gained is the worth that one more case would have.
func (r *retention) gained(c *schema.Case) (sum float32) {
	for i := range r.met {
		sum += max(r.near[i]-retrieval.Distance(&r.met[i], c), 0)
	}
	return sum / float32(len(r.met))
}

// least returns the place of the case that is worth least, and its worth. A case that has proven itself is worth more.
func (r *retention) least() (place int, least float32) {
	least = 2
	for i := range r.cases {
		var lost float32
		for j := range r.met {
			lost += nearest(&r.met[j], r.cases, i) - r.near[j]
		}
		worth := float32(lost/float32(len(r.met))) * (1 + retrieval.Efficacy(&r.cases[i]))
		if worth < least {
			place, least = i, worth
		}
	}
	return place, least
}

// Keep takes over the situation of a match that the knowledge misses most, if it is worth clearly more than a case
// that the knowledge has, or if there is room. Worth is measured by the situations of the match, and by
// others that were met. There are never more than schema.MaxCases.
func Keep(k *kb.Knowledge, match []Situation, met []ai.Situation, origin string) (*kb.Knowledge, Kept) {
	for i := range match {
		met = append(met, match[i].Inputs)
	}
	r := newRetention(k.Cases, met)
	var found Kept
	for i := range match {
		c := precedentOf(&match[i], origin)
		if nearest(&match[i].Inputs, k.Cases, -1) <= retrieval.Close {
			continue
		}
		if worth := r.gained(&c); worth > found.Worth {
			found = Kept{Added: &c, Worth: worth}
		}
	}
	if found.Added == nil {
		return k, Kept{}
	}
	return r.admit(k, found)
}

// admit gives a new case its place.
func (r *retention) admit(k *kb.Knowledge, found Kept) (*kb.Knowledge, Kept) {
	c := found.Added
	c.ID = nextID(k.Cases)
	near := retrieval.Closest((*ai.Situation)(&c.Inputs), k.Cases)
	c.Weights = between(k.Cases[near.First].Weights, k.Cases[near.Second].Weights, near.Share)
	learned := *k
	learned.Cases = slices.Clone(k.Cases)
	if len(k.Cases) < schema.MaxCases {
		learned.Cases = append(learned.Cases, *c)
		return &learned, found
	}
	place, least := r.least()
	if least*reluctance >= found.Worth {
		return k, Kept{}
	}
	found.Dropped, found.Lost = &k.Cases[place], least
	learned.Cases[place] = *c
	return &learned, found
}

// reluctance is how many times the worth of a case a new one must be worth to take its place: what one match shows is
// little.
const reluctance = 2

// nearest is the distance of a situation to its closest case, not counting the one at a place.
func nearest(s *ai.Situation, cases []schema.Case, without int) float32 {
	near := float32(1)
	for i := range cases {
		if i != without {
			near = min(near, retrieval.Distance(s, &cases[i]))
		}
	}
	return near
}

func nextID(cases []schema.Case) int {
	id := 0
	for i := range cases {
		id = max(id, cases[i].ID+1)
	}
	return id
}

// between returns the weights that count between two precedents.
func between(first, second []schema.Weight, share float32) []schema.Weight {
	sum := make([]schema.Weight, 0, len(first))
	for _, w := range first {
		sum = append(sum, schema.Weight{Of: w.Of, Value: float32(w.Value * share)})
	}
	for _, w := range second {
		part := float32(w.Value * (1 - share))
		found := false
		for i := range sum {
			if sum[i].Of == w.Of {
				sum[i].Value += part
				found = true
			}
		}
		if !found {
			sum = append(sum, schema.Weight{Of: w.Of, Value: part})
		}
	}
	return sum
}
