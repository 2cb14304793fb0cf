// Package game is the contract between a turn-based game and everything that plays, records or measures it.
//
// A family of games is a type that implements [Game] for its own state, action, event and view types. The state is a
// plain value: copying it is one assignment, and a copy shares nothing with the original. Chance is part of the state,
// as seeded streams, so that a seed and a list of actions always give the same game; what chance decided shows in the
// events. What a seat may know is its view; players receive views, never states.
//
// Implementations hold no mutable data besides their set-up, so one Game may serve any number of goroutines.
package game

import "context"

// Seat is a place at the table, from 0 to Seats()-1.
type Seat int8

// Nobody is the seat to move of a finished game, and the winner of one that is not decided or drawn.
const Nobody Seat = -1

// MaxSeats is how many seats a family may have at most.
const MaxSeats = 8

// Points are what each seat has got out of a game: more is better. Of two seats, one of which wins, it is 1 and −1, or
// what else a win counts; 0 and 0 is a draw. Of more seats the family says what ranks count. Seats that a game doesn't
// have get 0.
type Points [MaxSeats]int16

// Won returns the points of a game of two seats that one of them has won by a number of points.
func Won(winner Seat, by int16) Points {
	p := Points{-by, -by}
	p[winner] = by
	return p
}

// Winner returns the seat that has more points than each other one, or Nobody.
func (p Points) Winner() Seat {
	best := Nobody
	for seat, points := range p {
		switch {
		case best == Nobody && points > 0, best != Nobody && points > p[best]:
			best = Seat(seat)
		}
	}
	for seat, points := range p {
		if best != Nobody && Seat(seat) != best && points == p[best] {
			return Nobody
		}
	}
	return best
}

// Game is one family of turn-based games with a fixed set-up: S is its state, A an action, E an event, V a seat's view.
type Game[S any, A comparable, E, V any] interface {
	// Seats returns how many seats there are, at least one.
	Seats() int
	// Start returns the first state for a seed. Equal seeds give equal states.
	Start(seed uint64) S
	// Mover returns the seat that decides next, or Nobody when the game is over.
	Mover(s *S) Seat
	// Legal appends the mover's legal actions to buf. It returns at least one unless the game is over, and never the
	// same action twice.
	Legal(s *S, buf []A) []A
	// Apply carries out one legal action and whatever follows from it up to the next decision. Events are appended to
	// *events unless events is nil. An illegal action returns an error and leaves the state as it was.
	Apply(s *S, a A, events *[]E) error
	// View returns what a seat may know.
	View(s *S, seat Seat) V
	// Determinize returns a state that the view allows: what is hidden, and the chance to come, are drawn from seed.
	Determinize(v *V, seed uint64) S
	// Points returns what each seat has got; while the game goes on, nothing.
	Points(s *S) Points
	// Hash digests the whole state, chance included. It is the same on every machine.
	Hash(s *S) uint64
}

// Player decides for one seat in one game. V is the view it receives, A the action, R the rationale it gives.
type Player[V any, A comparable, R any] interface {
	// Decide returns one of the legal actions, which are never empty, and the reasons for it. The rationale may belong
	// to the player: it holds until the next call. A player that can't decide (a person who left, a program that
	// crashed) returns an error.
	Decide(ctx context.Context, view *V, legal []A) (A, R, error)
}
