package kb

import (
	"context"
	"errors"
	"fmt"
	"path/filepath"

	"boardduels/internal/lock"
)

// Update is a store while one change of it is made. Nobody else changes it then, so what is loaded is still what is
// known when the change is written.
type Update struct {
	store *Store
	state *state // nil after a change
}

// Update makes a change: it waits until no other program and no other goroutine changes the store, until ctx ends, and
// calls change. What isn't loaded in there can be out of date.
func (s *Store) Update(ctx context.Context, change func(*Update) error) error {
	release, err := s.own(ctx, s.Waiting)
	if err != nil {
		return err
	}
	st, err := s.heal()
	if err == nil {
		err = change(&Update{s, st})
	}
	return errors.Join(err, release())
}

// own makes this goroutine the only one that changes the store. Waiting, unless nil, is told of another program.
func (s *Store) own(ctx context.Context, waiting func(held error)) (release func() error, err error) {
	select {
	case s.turn <- struct{}{}:
	default:
		select {
		case s.turn <- struct{}{}:
		case <-ctx.Done():
			return nil, ctx.Err()
		}
	}
	owned, err := lock.Wait(ctx, s.dir, func(held *lock.Held) {
		if waiting != nil {
			waiting(held)
		}
	})
	if err != nil {
		<-s.turn
		return nil, failed(err)
	}
	return func() error {
		defer func() { <-s.turn }()
		return owned.Release()
	}, nil
}

// Load is [Store.Load].
func (u *Update) Load(hero string, initial *Knowledge) (*Knowledge, *Damage, error) {
	st, err := u.now()
	if err != nil {
		return nil, nil, err
	}
	return st.load(hero, initial)
}

// Learned is [Store.Learned].
func (u *Update) Learned(match string) (bool, error) {
	st, err := u.now()
	if err != nil {
		return false, err
	}
	return st.learned(match), nil
}

// History is [Store.History].
func (u *Update) History(hero string) ([]Entry, error) {
	st, err := u.now()
	if err != nil {
		return nil, err
	}
	return st.history(hero)
}

// Learn writes what the AIs know after a match, of all their heroes or of none, and adds it to the history. It returns
// the number of the entry, and an error if the knowledge couldn't be loaded again or can't be written; then everything
// is as it was.
func (u *Update) Learn(m Occasion, changes []Change, known ...*Knowledge) (int, error) {
	return u.write(Entry{Kind: Played, Occasion: m, Changes: changes}, known)
}

// write adds an entry with what heroes know after it.
func (u *Update) write(e Entry, known []*Knowledge) (int, error) {
	generations := make([]generation, len(known))
	for i, k := range known {
		if err := checkHero(k.Hero); err != nil {
			return 0, err
		}
		generations[i] = newGeneration(k)
		if fault := generations[i].fault(); fault != nil {
			return 0, fmt.Errorf("knowledge base: %v", Problem{File: filepath.Base(u.store.generationFile(0, k.Hero)), Reason: fault})
		}
	}
	return u.commit(e, generations...)
}

// commit adds an entry.
func (u *Update) commit(e Entry, generations ...generation) (int, error) {
	st, err := u.now()
	if err != nil {
		return 0, err
	}
	u.state = nil
	return st.commit(e, generations...)
}

// now returns what the folder holds.
func (u *Update) now() (st *state, err error) {
	if u.state == nil {
		u.state, err = u.store.heal()
	}
	return u.state, err
}
