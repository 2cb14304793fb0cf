package kb

import (
	"context"
	"errors"
	"fmt"

	"boardduels/internal/lock"
)

// Update is a store while one change of it is made. Nobody else changes it then, so what is loaded is still what is known
// when the change is written.
type Update struct{ store *Store }

// Update makes a change: it waits until no other program and no other goroutine changes the store, until ctx ends, and
// calls change. What isn't loaded in there can be out of date.
func (s *Store) Update(ctx context.Context, change func(*Update) error) error {
	release, err := s.own(ctx)
	if err != nil {
		return err
	}
	return errors.Join(change(&Update{s}), release())
}

// own makes this goroutine the only one that changes the store.
func (s *Store) own(ctx context.Context) (release func() error, err error) {
	select {
	case s.turn <- struct{}{}:
	default:
		select {
		case s.turn <- struct{}{}:
		case <-ctx.Done():
			return nil, ctx.Err()
		}
	}
	held, err := lock.Wait(ctx, s.dir, func(by *lock.Held) {
		if s.Waiting != nil {
			s.Waiting(by)
		}
	})
	if err != nil {
		<-s.turn
		return nil, fmt.Errorf("knowledge base: %w", err)
	}
	return func() error {
		defer func() { <-s.turn }()
		return held.Release()
	}, nil
}

// Load is [Store.Load].
func (u *Update) Load(hero string, initial *Knowledge) (*Knowledge, *Damage, error) {
	return u.store.Load(hero, initial)
}

// Learned is [Store.Learned].
func (u *Update) Learned(match string) (bool, error) { return u.store.Learned(match) }

// History is [Store.History].
func (u *Update) History(hero string) ([]Entry, error) { return u.store.History(hero) }

// Learn writes what the AIs know after a match, of all their heroes or of none, and adds it to the history. It returns
// the number of the entry, and an error if the knowledge couldn't be loaded again or can't be written; then everything is
// as it was.
func (u *Update) Learn(m Occasion, changes []Change, known ...*Knowledge) (int, error) {
	return u.store.write(Entry{Kind: Played, Occasion: m, Changes: changes}, known)
}
