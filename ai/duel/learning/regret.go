package learning

import (
	"boardduels/ai/duel/playout"
	"boardduels/ai/duel/turnplan"
	"boardduels/ai/fit/logistic"
	"boardduels/kb"
	"boardduels/runtime/game"
)

// guessesATurn is how many guesses there are of what else the user held when a turn is judged.
const guessesATurn = 8

// Regret returns the chance of winning that the user gave away in a turn of a match, on average, and in how many turns
// it had a choice. Turns are judged by what a knowledge of the user's hero has learned, which must be something. What
// the user held besides is guessed, for the seat can't see it.
func (m *Episode) Regret(k *kb.Knowledge, seed uint64) (mean float32, turns int) {
	foe := 1 - m.Seat
	side, luck := playout.Learned(m.Duel, foe, k, 0), game.NewStream(seed, forRegret)
	var sum float32
	m.turns(foe, func(t *Turn) {
		turns++
		var played turnplan.Plan
		played.Plays = int8(copy(played.Actions[:], t.Played))
		for range guessesATurn {
			s := m.guess(t, luck.Next())
			best := side.Hope(&s)
			sum += max(best-logistic.Chance(side.Score(&s, &played)), 0)
		}
	})
	return sum / float32(guessesATurn*max(turns, 1)), turns
}
