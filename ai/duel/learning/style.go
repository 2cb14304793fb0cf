package learning

import (
	"boardduels/ai/duel/belief"
	"boardduels/ai/duel/usermodel"
	"boardduels/kb"
	"boardduels/runtime/game"
)

// handsATurn is how many guesses there are of what else the user held.
const handsATurn = 16

// Reading is what is believed of a user while a match goes on: weights that move with each of its turns.
type Reading struct {
	learner *usermodel.Learner
	belief  *belief.Belief // of its hand
	luck    game.Stream
}

// Read begins to read the user of a match, by weights that rest on some turns (package usermodel). What the user held
// besides what it played is guessed from the seed, for the seat can't see it: by all that it did before in the match.
func (m *Episode) Read(old *usermodel.Vector, seen int, seed uint64) *Reading {
	return &Reading{
		usermodel.NewLearner(m.Duel, 1-m.Seat, old, seen),
		belief.New(m.Duel, 1-m.Seat, usermodel.Weights(m.Duel.Hero(1-m.Seat), old)), game.NewStream(seed, forStyle),
	}
}

// See takes in a turn of the user that is over.
func (r *Reading) See(m *Episode, t *Turn) {
	r.belief.Begin(&t.View, t.Played)
	for range handsATurn {
		s := r.belief.Guess(r.luck.Next())
		r.learner.Imagine(&s, t.Played)
	}
	r.belief.End()
	r.learner.Learn()
}

// Weights returns those by which the user seems to choose turns.
func (r *Reading) Weights() usermodel.Vector { return r.learner.Weights() }

// Belief is what is believed of a user.
type Belief struct {
	Weights usermodel.Vector // by which it seems to choose turns
	Turns   int              // on which they rest
	Trust   kb.Trust         // in them
}

// doubtful is under which trust, in thousandths, it is asked whether the user is another, or plays otherwise, by now:
// people in general would foretell it better.
const doubtful = -1000

// Style returns what is believed of the user after one more match. Where people in general would foretell the user
// better by now, and somebody of whom nothing was known would have been followed better through this match, too, what
// was believed before is forgotten: people change, and phones go from hand to hand.
func (m *Episode) Style(old Belief, seed uint64) Belief {
	now, told := m.follow(old, seed)
	if old.Turns == 0 || now.Trust.People >= doubtful {
		return now
	}
	unknown := Belief{Weights: usermodel.Believed(m.Duel.Hero(1-m.Seat), nil)}
	if anew, toldAnew := m.follow(unknown, seed); toldAnew > told {
		return anew
	}
	return now
}

// follow moves what is believed with the user's turns, and returns by how much more it foretold of them than people in
// general, in thousandths.
func (m *Episode) follow(b Belief, seed uint64) (after Belief, told int) {
	r := m.Read(&b.Weights, b.Turns, seed)
	r.learner.Measure(b.Trust)
	m.turns(1-m.Seat, func(t *Turn) {
		r.See(m, t)
		b.Turns++
	})
	return Belief{r.Weights(), b.Turns, r.learner.Trust()}, r.learner.Foretold()
}

// Imitate returns knowledge of a hero with the style of whoever played it in some matches, seen from that seat: what it
// held is known. That makes a truer double of the player; as an enemy's knowledge it would be more than can be seen.
func Imitate(k *kb.Knowledge, matches []*Episode) *kb.Knowledge {
	if len(matches) == 0 {
		return k
	}
	hero := matches[0].Duel.Hero(matches[0].Seat)
	imitator, learned := usermodel.NewImitator(hero), *k
	learned.Experience.Observed, learned.Experience.Trust = 0, kb.Trust{}
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
