package record

import (
	"fmt"

	"boardduels/runtime/game"
)

// ForkError is the first action that a fork's game doesn't allow.
type ForkError struct {
	Turn, Ply int // from 1
	Err       error
}

func (e *ForkError) Unwrap() error { return e.Err }
func (e *ForkError) Error() string { return fmt.Sprintf("turn %d, ply %d: %v", e.Turn, e.Ply, e.Err) }

// Carry plays a past again, up to a number of actions, in a game that may differ from the one it was played in, and
// returns its turns there. s becomes the state that they lead to. as, unless it is nil, tells which action of the game
// does what one of the past did. Carry returns an error for a ply that there isn't, and a [*ForkError] for the first
// action that the game doesn't allow.
func Carry[S any, A comparable, E, V any](
	g game.Game[S, A, E, V], s *S, past Past[A], ply int, as func(seat game.Seat, action A) (A, error),
) ([]Turn[A], error) {
	if err := checkPly(ply, Plies(past.Turns)); err != nil {
		return nil, err
	}
	var turns []Turn[A]
	done := 0
	for i := range past.Turns {
		for _, action := range past.Turns[i].Actions {
			if done == ply {
				return turns, nil
			}
			done++
			var err error
			if turns, err = carry(g, s, &past, turns, past.Turns[i].Seat, action, as); err != nil {
				return nil, &ForkError{Turn: i + 1, Ply: done, Err: err}
			}
		}
	}
	return turns, nil
}

// carry plays an action of a past.
func carry[S any, A comparable, E, V any](
	g game.Game[S, A, E, V], s *S, past *Past[A], turns []Turn[A], seat game.Seat, action A, as func(game.Seat, A) (A, error),
) ([]Turn[A], error) {
	if mover := g.Mover(s); mover != seat {
		return nil, fmt.Errorf("%s is for seat %s, to move: %s", past.Text(seat, action), SeatName(seat), moverName(mover))
	}
	if as != nil {
		var err error
		if action, err = as(seat, action); err != nil {
			return nil, err
		}
	}
	if err := g.Apply(s, action, nil); err != nil {
		return nil, err
	}
	return Add(turns, g, seat, action, s), nil
}

// Common returns the number of actions from the start in which two pasts are the same: the same seat did what is
// written alike.
func Common[A comparable](a, b Past[A]) int {
	one, other := a.texts(), b.texts()
	n := 0
	for n < min(len(one), len(other)) && one[n] == other[n] {
		n++
	}
	return n
}

// texts are all actions as files write them, each with its seat.
func (p *Past[A]) texts() []string {
	texts := make([]string, 0, Plies(p.Turns))
	for i := range p.Turns {
		seat := p.Turns[i].Seat
		for _, action := range p.Turns[i].Actions {
			texts = append(texts, SeatName(seat)+" "+p.Text(seat, action))
		}
	}
	return texts
}
