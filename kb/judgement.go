package kb

import (
	"context"
	"fmt"
	"slices"
	"time"

	"boardduels/schema"
)

// Judge has somebody say what is to become of a habit of the user who plays a hero: a status of [schema.Habit]. That is
// an entry of its own, with the date that now returns once nobody else changes the store. Initial is as of
// [Store.Load]. It returns an error if the hero's AI knows no such habit.
func (s *Store) Judge(ctx context.Context, initial *Knowledge, key schema.HabitKey, status string, now func() time.Time) error {
	return s.Update(ctx, func(u *Update) error {
		known, damage, err := u.Load(initial.Hero, initial)
		if damage != nil {
			s.note(damage) // whoever loads next is told
		}
		if err != nil {
			return err
		}
		i := slices.IndexFunc(known.Habits, func(h schema.Habit) bool { return h.HabitKey == key })
		if i < 0 {
			return fmt.Errorf("knowledge base: nothing is known of a habit %s of hero %s's user", key, known.Hero)
		}
		judged := *known
		judged.Habits = slices.Clone(known.Habits)
		h := &judged.Habits[i]
		change := Change{Kind: HabitForbidden, Hero: known.Hero, Trait: key.String(), From: h.Usual, To: h.Told()}
		if status != schema.Forbidden {
			change.Kind = HabitAllowed
		}
		h.Status = status
		_, err = u.write(Entry{Kind: Judged, Occasion: Occasion{Date: now()}, Changes: []Change{change}}, []*Knowledge{&judged})
		return err
	})
}

// The kinds of change that a judgement makes: whether a habit may be told.
const (
	HabitForbidden = "habit_forbidden"
	HabitAllowed   = "habit_allowed"
)
