package learning

import (
	"boardduels/ai/duel/usermodel"
	"boardduels/kb"
	"boardduels/runtime/game"
)

// handsATurn is how many guesses there are of what else the user held.
const handsATurn = 16

// Reading is what is believed of a user while a match goes on: weights that move with each of its turns.
type Reading struct {
	learner *usermodel.Learner
	luck    game.Stream
}

// Read begins to read the user of a match, by weights that rest on some turns (package usermodel). What the user held
// besides what it played is guessed from the seed, for the seat can't see it.
func (m *Episode) Read(old *usermodel.Vector, seen int, seed uint64) *Reading {
	return &Reading{usermodel.NewLearner(m.Duel, 1-m.Seat, old, seen), game.NewStream(seed, forStyle)}
}

// See takes in a turn of the user that is over.
func (r *Reading) See(m *Episode, t *Turn) {
	for range handsATurn {
		s := m.guess(t, r.luck.Next())
		r.learner.Imagine(&s, t.Played)
	}
	r.learner.Learn()
}

// Weights returns those by which the user seems to choose turns.
func (r *Reading) Weights() usermodel.Vector { return r.learner.Weights() }

// Style returns the weights by which the user seems to choose turns, after one more match. Seen is how many turns the
// old style rests on.
func (m *Episode) Style(old *usermodel.Vector, seen int, seed uint64) usermodel.Vector {
	r := m.Read(old, seen, seed)
	m.turns(1-m.Seat, func(t *Turn) { r.See(m, t) })
	return r.Weights()
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
