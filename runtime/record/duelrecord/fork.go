package duelrecord

import (
	"fmt"

	"boardduels/runtime/duel"
	"boardduels/runtime/duel/rule"
	"boardduels/runtime/game"
	"boardduels/runtime/record"
)

// ForkError is the first action that the cards of a fork don't allow.
type ForkError = record.ForkError

// TurnStart returns the number of actions before a turn, counted from 1. The turn may be one that hasn't begun: then
// all actions are before it. It returns an error for a later one. A turn begins before the stances that are taken for
// it.
func (r *Record) TurnStart(turn int) (int, error) {
	n := 0
	for i := range r.Turns {
		if i+1 == turn {
			return n - r.takenBefore(i), nil
		}
		n += len(r.Turns[i].Actions)
	}
	if turn == len(r.Turns)+1 {
		return n - r.takenBefore(turn-1), nil
	}
	return 0, fmt.Errorf("no turn %d, there are 1 to %d", turn, len(r.Turns)+1)
}

// takenBefore returns how many stances were taken for a turn, given its place, before it began.
func (r *Record) takenBefore(turn int) int {
	if r.before(turn) == rule.NoStance {
		return 0
	}
	return 1
}

// Fork returns an unfinished record that begins like r, up to a number of actions, with other seats: other players,
// other knowledge, or heroes with other cards. Actions are carried over by card id and played again under the cards of
// the new seats. It returns a [*ForkError] for the first action that they don't allow. What later versions say of seats
// is about the whole of r, and isn't carried over.
func Fork(r *Record, ply int, seats [2]Seat) (*Record, error) {
	for i := range seats {
		seats[i].Additions = nil
	}
	fork, err := NewFrom(r.Position, r.Pack, r.Seed, seats)
	if err != nil {
		return nil, err
	}
	fork.Date = r.Date
	d, err := fork.Duel()
	if err != nil {
		return nil, err
	}
	s, err := fork.First(d)
	if err != nil {
		return nil, err
	}
	fork.Turns, err = record.Carry(d, &s, r.past(), ply, func(seat game.Seat, action duel.Action) (duel.Action, error) {
		return translate(&r.Seats[seat].Hero, &fork.Seats[seat].Hero, action)
	})
	if err != nil {
		return nil, err
	}
	fork.decide(&s)
	return fork, nil
}

// translate finds the action of one hero that plays the card of the same id, in the same mode, as another hero's.
func translate(from, to *Hero, action duel.Action) (duel.Action, error) {
	if action.Card == duel.NoCard {
		return action, nil
	}
	name := from.ActionName(action)
	if same, ok := to.action(name); ok {
		return same, nil
	}
	return action, fmt.Errorf("%s has no card %q", to.ID, name)
}

// Resign ends a record before the rules do: seat loses, for a reason that isn't empty.
func (r *Record) Resign(seat game.Seat, reason string) {
	r.Result = Result{Decided: true, Winner: 1 - seat, Forfeit: reason}
}
