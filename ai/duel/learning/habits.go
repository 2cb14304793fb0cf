package learning

import (
	"slices"

	"boardduels/ai/duel/habit"
	"boardduels/kb"
	"boardduels/runtime/game"
	"boardduels/schema"
)

// guessesOfPeople is how many hands are guessed to tell what people would have done in a turn: of eight, chance in what
// is usual makes more sentences false.
const guessesOfPeople = 16

// watch counts what the user did in which situation, and tells what has become of its habits.
func (l *Lesson) watch(k *kb.Knowledge, m *Episode, seed uint64) *kb.Knowledge {
	foe := 1 - m.Seat
	luck := game.NewStream(seed, forPeople)
	w := habit.NewWatcher(m.Duel, foe, luck.Next())
	m.turns(foe, func(t *Turn) {
		for range guessesOfPeople {
			s := m.Duel.Determinize(&t.View, luck.Next())
			w.Imagine(&s)
		}
		s := m.guess(t, luck.Next())
		w.See(&s, t.Played)
	})
	learned := *k
	learned.Habits = w.Learn(k.Habits)
	l.note(told(k, &learned)...)
	return &learned
}

// told lists the habits that are told now and weren't, and the other way round.
func told(before, after *kb.Knowledge) (changes []Change) {
	find := func(in []schema.Habit, of *schema.Habit) bool {
		i := slices.IndexFunc(in, func(h schema.Habit) bool { return h.HabitKey == of.HabitKey })
		return i >= 0 && in[i].IsTold()
	}
	for i := range after.Habits {
		if h := &after.Habits[i]; h.IsTold() && !find(before.Habits, h) {
			changes = append(changes, Change{Kind: HabitStated, Hero: after.Hero, Trait: h.String(), From: h.Usual, To: h.Told()})
		}
	}
	for i := range before.Habits {
		if h := &before.Habits[i]; h.IsTold() && !find(after.Habits, h) {
			changes = append(changes, Change{Kind: HabitWithdrawn, Hero: after.Hero, Trait: h.String(), From: h.Told(), To: h.Usual})
		}
	}
	return changes
}
