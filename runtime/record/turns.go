package record

import (
	"slices"

	"boardduels/runtime/game"
)

// Turn is what one seat did before another one was to move.
type Turn[A comparable] struct {
	Seat    game.Seat
	Actions []A
	// Hash digests the state after the turn and all that follows up to the next decision, of an [Ender] the state in
	// which the turn has ended. It counts if Closed.
	Hash   uint64
	Closed bool // false for a turn that is still going on
}

// Ender is a game in which a seat may have something to decide once its turn has ended.
type Ender[S any] interface {
	// Ended reports whether the mover's turn has ended.
	Ended(s *S) bool
}

// isOver reports whether a seat's turn is over.
func isOver[S any, A comparable, E, V any](g game.Game[S, A, E, V], seat game.Seat, s *S) bool {
	if g.Mover(s) != seat {
		return true
	}
	ender, is := g.(Ender[S])
	return is && ender.Ended(s)
}

// Round returns the round of a turn, given its place, from 1.
func Round(turn, seats int) int { return turn/seats + 1 }

// Plies returns the number of actions.
func Plies[A comparable](turns []Turn[A]) int {
	n := 0
	for i := range turns {
		n += len(turns[i].Actions)
	}
	return n
}

// Clone returns turns that stay as they are when the given ones go on.
func Clone[A comparable](turns []Turn[A]) []Turn[A] {
	own := slices.Clone(turns)
	for i := range own {
		own[i].Actions = slices.Clone(own[i].Actions)
	}
	return own
}

// Add appends an action that seat has just taken; after is the state that it led to.
func Add[S any, A comparable, E, V any](turns []Turn[A], g game.Game[S, A, E, V], seat game.Seat, action A, after *S) []Turn[A] {
	if n := len(turns); n == 0 || turns[n-1].Closed && turns[n-1].Seat != seat {
		turns = append(turns, Turn[A]{Seat: seat})
	}
	turn := &turns[len(turns)-1]
	turn.Actions = append(turn.Actions, action)
	Settle(turns, g, after)
	return turns
}

// Settle closes the last turn if it is over: another seat is to move after it, or none, or an [Ender] says so. s is the
// state that it led to.
func Settle[S any, A comparable, E, V any](turns []Turn[A], g game.Game[S, A, E, V], s *S) {
	if len(turns) == 0 {
		return
	}
	if turn := &turns[len(turns)-1]; !turn.Closed && isOver(g, turn.Seat, s) {
		turn.Closed, turn.Hash = true, g.Hash(s)
	}
}

// Step is an action of a record about to be carried out.
type Step[S any, A comparable] struct {
	State  *S  // before it; to be read only, and only until the call returns
	Turn   int // place among the turns
	InTurn int // actions before it in its turn
	Action A
}

// Past is what was played of a game, to be played again.
type Past[A comparable] struct {
	Seats int
	Start uint64 // digest of the first state
	Turns []Turn[A]
	Text  func(seat game.Seat, action A) string // an action as files write it
}

// Walk plays the past of a game from its first state, which becomes the last one, and checks it. before, unless nil, is
// called ahead of each action. It stops at the first error: that of before, or a [*Divergence].
func Walk[S any, A comparable, E, V any](g game.Game[S, A, E, V], s *S, past Past[A], before func(Step[S, A]) error) error {
	if got := g.Hash(s); got != past.Start {
		return past.Diverge(-1, 0, "hash", hashText(past.Start), hashText(got))
	}
	for i := range past.Turns {
		turn, over := &past.Turns[i], false
		for j, action := range turn.Actions {
			if mover := g.Mover(s); mover != turn.Seat {
				return past.Diverge(i, j, "seat to move", moverName(turn.Seat), moverName(mover))
			}
			if before != nil {
				if err := before(Step[S, A]{s, i, j, action}); err != nil {
					return err
				}
			}
			if err := g.Apply(s, action, nil); err != nil {
				return past.Diverge(i, j+1, "action", past.Text(turn.Seat, action), err.Error())
			}
			if over || !turn.Closed || !isOver(g, turn.Seat, s) {
				continue
			}
			over = true
			if got := g.Hash(s); got != turn.Hash {
				return past.Diverge(i, j+1, "hash", hashText(turn.Hash), hashText(got))
			}
		}
		if turn.Closed && !over {
			return past.Diverge(i, len(turn.Actions), "turn", "over", GoingOn)
		}
	}
	return nil
}
