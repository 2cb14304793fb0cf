// Package match plays any game: it asks the players of a game in turn, carries out what they decide, and has it
// logged and saved.
package match

import (
	"context"
	"errors"
	"fmt"

	"boardduels/runtime/game"
)

// ErrResigned is what the player of a person who gives up answers. It loses the game.
var ErrResigned = errors.New("resigned")

// Log is what is written down of a game under way.
type Log[S any, A comparable] interface {
	// Finished reports whether the game has a result.
	Finished() bool
	// Plies returns the number of actions.
	Plies() int
	// Add writes down an action that seat has just taken; after is the state that it led to.
	Add(seat game.Seat, action A, after *S)
	// Resign ends the game before the rules do: seat loses, for a reason that isn't empty.
	Resign(seat game.Seat, reason string)
}

// Step is an action that has just been carried out. What it points to must not be changed, and holds until the observer
// returns.
type Step[S any, A comparable, E, R any] struct {
	Seat      game.Seat
	Action    A
	Events    []E
	Rationale R  // the zero one if the player gave none
	State     *S // after the action
}

// Options are what a match may have besides its players.
type Options[S any, A comparable, E, R any] struct {
	// Tell, unless nil, is called ahead of each action with the state before it: for players who look on.
	Tell func(before *S, action A)
	// Observe, unless nil, is called after each action, before the game goes on: for screens, logs and learners.
	Observe func(*Step[S, A, E, R])
	// Save, unless nil, keeps the log safe. It is called before the first action, after each one and after the end.
	Save func() error
}

// Match is a game under way. One goroutine at a time may use it.
type Match[S any, A comparable, E, V, R any] struct {
	game    game.Game[S, A, E, V]
	state   S
	players []game.Player[V, A, R]
	log     Log[S, A]
	options Options[S, A, E, R]
	saved   bool // the log has been saved as it stands

	legal  []A
	events []E
	view   V
}

// New seats players, one for each seat, to go on from a state. It returns an error if a seat has no player.
func New[S any, A comparable, E, V, R any](g game.Game[S, A, E, V], state S, players []game.Player[V, A, R], log Log[S, A], options Options[S, A, E, R]) (*Match[S, A, E, V, R], error) {
	if len(players) != g.Seats() {
		return nil, fmt.Errorf("%d players for %d seats", len(players), g.Seats())
	}
	for seat, player := range players {
		if player == nil {
			return nil, fmt.Errorf("seat %d has no player", seat+1)
		}
	}
	return &Match[S, A, E, V, R]{game: g, state: state, players: players, log: log, options: options}, nil
}

// State returns the present state, all that is hidden included.
func (s *Match[S, A, E, V, R]) State() S { return s.state }

// Run plays until the game has a result. A player that fails, or whose action is illegal, loses at once: the log says
// why. Run returns an error when ctx ends or the log can't be saved; it may then be called again and goes on.
func (s *Match[S, A, E, V, R]) Run(ctx context.Context) error {
	for {
		if err := s.save(); err != nil {
			return err
		}
		if s.log.Finished() {
			return nil
		}
		if err := s.step(ctx); err != nil {
			return err
		}
	}
}

// step has the mover decide, and carries out what it decided.
func (s *Match[S, A, E, V, R]) step(ctx context.Context) error {
	if err := ctx.Err(); err != nil {
		return err
	}
	seat := s.game.Mover(&s.state)
	s.view = s.game.View(&s.state, seat)
	s.legal = s.game.Legal(&s.state, s.legal[:0])
	action, rationale, err := s.players[seat].Decide(ctx, &s.view, s.legal)
	switch {
	case err != nil && ctx.Err() != nil:
		return ctx.Err()
	case err != nil:
		s.forfeit(seat, err)
		return nil
	}
	if s.options.Tell != nil {
		s.options.Tell(&s.state, action)
	}
	s.events = s.events[:0]
	if err := s.game.Apply(&s.state, action, &s.events); err != nil {
		s.forfeit(seat, fmt.Errorf("illegal action: %w", err))
		return nil
	}
	s.log.Add(seat, action, &s.state)
	s.saved = false
	if s.options.Observe != nil {
		s.options.Observe(&Step[S, A, E, R]{seat, action, s.events, rationale, &s.state})
	}
	return nil
}

// forfeit ends the game against a seat.
func (s *Match[S, A, E, V, R]) forfeit(seat game.Seat, reason error) {
	s.log.Resign(seat, reason.Error())
	s.saved = false
}

func (s *Match[S, A, E, V, R]) save() error {
	if s.saved || s.options.Save == nil {
		return nil
	}
	if err := s.options.Save(); err != nil {
		return fmt.Errorf("saving after %d actions: %w", s.log.Plies(), err)
	}
	s.saved = true
	return nil
}
