package learning

import (
	"boardduels/ai/duel/usermodel"
	"boardduels/kb"
	"boardduels/runtime/game"
)

// handsATurn is how many guesses there are of what else the user held.
const handsATurn = 16

// Style returns the weights by which the user seems to choose turns, after one more match (package usermodel). What the
// user held besides is guessed, for the seat can't see it. Seen is how many turns the old style rests on.
func (m *Episode) Style(old *usermodel.Vector, seen int, seed uint64) usermodel.Vector {
	foe := 1 - m.Seat
	learner, luck := usermodel.NewLearner(m.Duel, foe, old, seen), game.NewStream(seed, forStyle)
	m.turns(foe, func(t *Turn) {
		for range handsATurn {
			s := m.guess(t, luck.Next())
			learner.Imagine(&s, t.Played)
		}
		learner.Learn()
	})
	return learner.Weights()
}

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
