package learning

import (
	"boardduels/ai"
	"boardduels/ai/precedent"
	"boardduels/kb"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
	"boardduels/schema"
)

// situation is where a turn began, and how it was spent.
type situation struct {
	inputs ai.Situation
	played []duel.Kind // the kinds of the cards, in their order
}

// ownSituations returns the situations of the learner's turns.
func (m *Match) ownSituations() (all []situation) {
	m.turns(m.Seat, func(t *Turn) {
		all = append(all, situation{precedent.Describe(m.Duel, &t.View), m.kinds(m.Seat, t.Played)})
	})
	return all
}

// userSituations returns the situations of the user's turns, as the user must have seen them. What kinds of cards it held
// besides those that it played is the average of some guesses.
func (m *Match) userSituations(seed uint64) (all []situation) {
	foe := 1 - m.Seat
	luck := game.NewStream(seed, 1)
	m.turns(foe, func(t *Turn) {
		var mean ai.Situation
		for range handsATurn {
			s := m.guess(t, luck.Next())
			view := m.Duel.View(&s, foe)
			for i, x := range precedent.Describe(m.Duel, &view) {
				mean[i] += x / handsATurn
			}
		}
		for i := range mean {
			mean[i] = min(mean[i], 1)
		}
		all = append(all, situation{mean, m.kinds(foe, t.Played)})
	})
	return all
}

func (m *Match) kinds(seat game.Seat, cards []duel.CardIndex) []duel.Kind {
	kinds := make([]duel.Kind, len(cards))
	for i, card := range cards {
		kinds[i] = m.Duel.Kind(seat, card)
	}
	return kinds
}

// precedentOf makes a case of a situation: the kinds that were played first have the highest priority.
func precedentOf(s *situation, origin string) schema.Case {
	const first, later, unwanted = 0.9, 0.2, 0.1
	c := schema.Case{Origin: origin, Inputs: s.inputs}
	for kind := range c.Outputs {
		c.Outputs[kind] = unwanted
	}
	priority := float32(first)
	for _, kind := range s.played {
		if c.Outputs[kind] == unwanted {
			c.Outputs[kind] = priority
			priority -= later
		}
	}
	return c
}

// retained is what became of the most telling situation of a match.
type retained struct {
	added   *schema.Case
	dropped *schema.Case
	worth   float32 // of the added case
	lost    float32 // worth of the dropped case
}

// retain takes over the situation that the knowledge knows least about, if it is worth more than a case that it has.
// A case's worth is how much further the situations would be from their closest precedent without it, on average over
// those of the match, weighted by how far it has proven itself. There are never more than schema.MaxCases.
func retain(k *kb.Knowledge, all []situation, origin string) (*kb.Knowledge, retained) {
	var r retained
	best := -1
	for i := range all {
		c := precedentOf(&all[i], origin)
		if worth := gained(all, k.Cases, &c); worth > r.worth {
			best, r.worth = i, worth
		}
	}
	if best < 0 || nearest(&all[best].inputs, k.Cases, -1) <= precedent.Close {
		return k, retained{}
	}
	added := precedentOf(&all[best], origin)
	added.ID = nextID(k.Cases)
	near := precedent.Closest(&all[best].inputs, k.Cases)
	added.Weights = between(k.Cases[near.First].Weights, k.Cases[near.Second].Weights, near.Share)
	learned := *k
	learned.Cases = append([]schema.Case(nil), k.Cases...)
	if len(k.Cases) < schema.MaxCases {
		learned.Cases = append(learned.Cases, added)
		r.added = &added
		return &learned, r
	}
	place, least := leastWorth(all, k.Cases)
	if least*reluctance >= r.worth {
		return k, retained{}
	}
	dropped := k.Cases[place]
	learned.Cases[place] = added
	r.added, r.dropped, r.lost = &added, &dropped, least
	return &learned, r
}

// reluctance is how many times the worth of a case a new one must be worth to take its place: what a single match shows
// is little.
const reluctance = 1.5

// gained is by how much nearer the situations would be to their closest precedent with one more case, on average.
func gained(all []situation, cases []schema.Case, c *schema.Case) (sum float32) {
	for i := range all {
		now := nearest(&all[i].inputs, cases, -1)
		sum += max(now-precedent.Distance(&all[i].inputs, c), 0)
	}
	return sum / float32(len(all))
}

// leastWorth returns the place of the case that is worth least, and its worth.
func leastWorth(all []situation, cases []schema.Case) (place int, least float32) {
	least = 2
	for i := range cases {
		var lost float32
		for j := range all {
			lost += nearest(&all[j].inputs, cases, i) - nearest(&all[j].inputs, cases, -1)
		}
		worth := float32(lost/float32(len(all))) * (1 + precedent.Efficacy(&cases[i]))
		if worth < least {
			place, least = i, worth
		}
	}
	return place, least
}

// nearest is the distance of a situation to its closest case, not counting the one at a place.
func nearest(s *ai.Situation, cases []schema.Case, without int) float32 {
	near := float32(1)
	for i := range cases {
		if i != without {
			near = min(near, precedent.Distance(s, &cases[i]))
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
