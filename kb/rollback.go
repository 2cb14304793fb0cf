package kb

import (
	"context"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"time"
)

// After returns what a hero's AI knew after an entry, 0 the beginning; Before what it knew before one. Load returns the
// same for the newest. They return an error if that isn't kept, or is damaged.
func (s *Store) After(hero string, entry int, initial *Knowledge) (*Knowledge, error) {
	st, err := s.see()
	if err != nil {
		return nil, err
	}
	g, err := st.after(hero, entry)
	if err != nil {
		return nil, err
	}
	return g.knowledge(initial), nil
}

// Before is After of the entry before one that concerns the hero.
func (s *Store) Before(hero string, entry int, initial *Knowledge) (*Knowledge, error) {
	history, err := s.History(hero)
	if err != nil {
		return nil, err
	}
	i := slices.IndexFunc(history, func(e Entry) bool { return e.Number == entry })
	switch {
	case i < 0:
		return nil, fmt.Errorf("knowledge base: entry %d has nothing of hero %s; there are: %s", entry, hero, numbers(history))
	case i == 0:
		return initial, nil
	}
	return s.After(hero, history[i-1].Number, initial)
}

// numbers lists entries, shortened where there are many.
func numbers(history []Entry) string {
	const most = 20
	var list []string
	for _, e := range history[max(len(history)-most, 0):] {
		list = append(list, strconv.Itoa(e.Number))
	}
	switch {
	case len(list) == 0:
		return "none"
	case len(history) > most:
		list = append([]string{"…"}, list...)
	}
	return strings.Join(list, ", ")
}

// after returns the generation after an entry.
func (st *state) after(hero string, entry int) (generation, error) {
	if err := checkHero(hero); err != nil {
		return generation{}, err
	}
	if entry == 0 {
		return generation{hero, beginning}, nil
	}
	g, kept := st.generations[hero][entry]
	if !kept {
		return g, fmt.Errorf("knowledge base: what the AI of hero %s knew after entry %d isn't kept; kept are: %s", hero, entry, spans(st.kept(hero)))
	}
	if fault := g.fault(); fault != nil {
		return g, fmt.Errorf("knowledge base: %v", Problem{File: fileName{number: entry, hero: hero}.String() + ending, Reason: fault})
	}
	return g, nil
}

// spans lists numbers, those in a row as one.
func spans(numbers []int) string {
	list := []string{"0"}
	for i := 0; i < len(numbers); {
		last := i
		for last+1 < len(numbers) && numbers[last+1] == numbers[last]+1 {
			last++
		}
		span := strconv.Itoa(numbers[i])
		if last > i {
			span += "–" + strconv.Itoa(numbers[last])
		}
		list = append(list, span)
		i = last + 1
	}
	return strings.Join(list, ", ")
}

// Rollback has a hero's AI know again what it knew after an entry, 0 the beginning. The rollback is an entry of its
// own, with the date that now returns once nobody else changes the store, so nothing is lost. It does nothing if that
// is what the AI knows.
func (s *Store) Rollback(ctx context.Context, hero string, to int, now func() time.Time) error {
	return s.Update(ctx, func(u *Update) error { return u.rollBack(hero, to, now()) })
}

func (u *Update) rollBack(hero string, to int, date time.Time) error {
	st, err := u.now()
	if err != nil {
		return err
	}
	g, err := st.after(hero, to)
	if err != nil || st.now(hero) == g {
		return err
	}
	_, err = u.commit(Entry{Kind: RolledBack, Occasion: Occasion{Date: date}, To: to}, g)
	return err
}

// CanUndoRollback reports whether a hero's AI was rolled back, that wasn't undone, and what it knew before is still
// kept.
func (s *Store) CanUndoRollback(hero string) bool {
	history, err := s.History(hero)
	return err == nil && beforeRollback(history) > 0
}

// UndoRollback has a hero's AI know again what it knew before its last rollback. That, too, is an entry with a date as
// of [Store.Rollback].
func (s *Store) UndoRollback(ctx context.Context, hero string, now func() time.Time) error {
	return s.Update(ctx, func(u *Update) error { return u.undoRollback(hero, now()) })
}

func (u *Update) undoRollback(hero string, date time.Time) error {
	st, err := u.now()
	if err != nil {
		return err
	}
	history, err := st.history(hero)
	if err != nil {
		return err
	}
	to := beforeRollback(history)
	if to == 0 {
		return fmt.Errorf("knowledge base: there is no rollback of hero %s to undo", hero)
	}
	g, err := st.after(hero, to)
	if err != nil {
		return err
	}
	_, err = u.commit(Entry{Kind: Restored, Occasion: Occasion{Date: date}, To: to}, g)
	return err
}

// beforeRollback returns the entry before a hero's last rollback, 0 if there was none, or it was undone, or that entry
// isn't kept.
func beforeRollback(history []Entry) int {
	for i := len(history) - 1; i > 0; i-- {
		switch {
		case history[i].Kind == Restored:
			return 0
		case history[i].Kind == RolledBack && history[i-1].Kept:
			return history[i-1].Number
		case history[i].Kind == RolledBack:
			return 0
		}
	}
	return 0
}
