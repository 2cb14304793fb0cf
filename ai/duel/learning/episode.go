package learning

import (
	"boardduels/ai"
	"boardduels/ai/duel/belief"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
)

// Episode is what one seat knows of a match: nothing in it was hidden from that seat. Its zero value with a duel and a
// seat is a match that hasn't begun.
type Episode struct {
	Duel  *duel.Duel
	Seat  game.Seat // whose AI learns
	Turns []Turn
	Won   bool

	Decisions int
	Uses      []int // by the place of a case: the decisions that used it
}

// Turn is a turn of either seat, as the learner's seat saw it.
type Turn struct {
	View   duel.View     // when the turn began, and the stances for it were taken
	Played []duel.Action // in this order
}

// Begin notes the first turn.
func (m *Episode) Begin(s *duel.State) {
	m.Turns = append(m.Turns, Turn{View: m.Duel.View(s, m.Seat)})
}

// Observe notes an action of either seat, with the state to which it led.
func (m *Episode) Observe(a duel.Action, after *duel.State) {
	if a.Card != duel.NoCard {
		last := &m.Turns[len(m.Turns)-1]
		last.Played = append(last.Played, a)
	}
	switch {
	case after.Winner != game.Nobody:
		m.Won = after.Winner == m.Seat
	case a.Card == duel.NoCard && !after.Stances.Due:
		m.Begin(after)
	}
}

// Note counts a decision of the learner. It used the two cases that were found, or just the nearest if that was copied.
func (m *Episode) Note(r *ai.Rationale) {
	m.Decisions++
	used := r.Retrieved
	if r.Copied {
		used = used[:1]
	}
	for i, c := range used {
		if i == 0 || c.Index != used[0].Index {
			m.use(c.Index)
		}
	}
}

func (m *Episode) use(place int) {
	for len(m.Uses) <= place {
		m.Uses = append(m.Uses, 0)
	}
	m.Uses[place]++
}

// guess returns a state in which a turn of the opponent could have begun: the cards that it played are in its hand, the
// others are drawn from seed among those that the seat couldn't see.
func (m *Episode) guess(t *Turn, seed uint64) duel.State {
	s := m.Duel.Determinize(&t.View, seed)
	belief.Hold(&s, 1-m.Seat, t.Played)
	return s
}

// turns calls f for every turn of a seat in which it had a choice.
func (m *Episode) turns(seat game.Seat, f func(*Turn)) {
	for i := range m.Turns {
		if t := &m.Turns[i]; t.IsChoiceOf(seat) {
			f(t)
		}
	}
}

// IsChoiceOf reports whether a seat has a choice in the turn.
func (t *Turn) IsChoiceOf(seat game.Seat) bool {
	return t.View.Mover == seat && t.View.Fighters[seat].StunTime == 0
}
