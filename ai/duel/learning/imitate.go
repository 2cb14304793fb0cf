package learning

import (
	"boardduels/ai/duel/usermodel"
	"boardduels/kb"
)

// Imitate returns knowledge of a hero with the style of whoever played it in some matches, seen from that seat: what it
// held is known. That makes a truer double of the player; as an enemy's knowledge it would be more than can be seen.
func Imitate(k *kb.Knowledge, matches []*Episode) *kb.Knowledge {
	if len(matches) == 0 {
		return k
	}
	hero := matches[0].Duel.Hero(matches[0].Seat)
	imitator, learned := usermodel.NewImitator(hero), *k
	learned.Experience.Observed = 0
	for _, m := range matches {
		m.turns(m.Seat, func(t *Turn) {
			learned.Experience.Observed++
			s := m.Duel.Determinize(&t.View, uint64(learned.Experience.Observed))
			imitator.See(m.Duel, m.Seat, &s, t.Played)
		})
	}
	weights, order := imitator.Weights(), imitator.Order()
	learned.Style = append(usermodel.Weights(hero, &weights), order.Weights(hero)...)
	return &learned
}
