package learning

import (
	"boardduels/ai"
	"boardduels/ai/cbr/retention"
	"boardduels/ai/cbr/retrieval"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
)

// ownSituations returns the situations of the learner's turns.
func (m *Episode) ownSituations() (all []retention.Situation) {
	m.turns(m.Seat, func(t *Turn) {
		all = append(all, retention.Situation{Inputs: retrieval.Describe(m.Duel, &t.View), Played: m.kinds(m.Seat, t.Played)})
	})
	return all
}

// userSituations returns the situations of the user's turns, as the user must have seen them. What kinds of cards it
// held besides those that it played is the average of some guesses.
func (m *Episode) userSituations(seed uint64) (all []retention.Situation) {
	foe := 1 - m.Seat
	luck := game.NewStream(seed, forRetention)
	m.turns(foe, func(t *Turn) {
		var mean ai.Situation
		for range handsATurn {
			s := m.guess(t, luck.Next())
			view := m.Duel.View(&s, foe)
			for i, x := range retrieval.Describe(m.Duel, &view) {
				mean[i] += x / handsATurn
			}
		}
		for i := range mean {
			mean[i] = min(mean[i], 1)
		}
		all = append(all, retention.Situation{Inputs: mean, Played: m.kinds(foe, t.Played)})
	})
	return all
}

func (m *Episode) kinds(seat game.Seat, played []duel.Action) []int {
	kinds := make([]int, len(played))
	for i, a := range played {
		kinds[i] = int(m.Duel.Kind(seat, a.Card))
	}
	return kinds
}
