package learning

import (
	"boardduels/ai/duel/usermodel"
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
