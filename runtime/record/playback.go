package record

import (
	"fmt"

	"boardduels/runtime/game"
)

// Playback is a record laid out ply by ply, to be looked at in any order. It is immutable.
type Playback[S any, A comparable, E any] struct {
	frames []Frame[S, A, E]
}

// Frame is a moment of a playback: a state, and how it came about.
type Frame[S any, A comparable, E any] struct {
	Ply    int       // actions so far
	Turn   int       // of the last action, from 1; 0 at the start
	Round  int       // of the last action, from 1; 0 at the start
	Seat   game.Seat // who took the last action; Nobody at the start
	Action A         // the last one; meaningless at the start
	Events []E       // what it brought about; at the start what rules did, if the game tells that
	State  S
}

// Lay lays out the past of a game from its first state. walk goes through it, as [Walk] does. A past that diverges
// gives the playback up to there together with the error.
func Lay[S any, A comparable, E, V any](g game.Game[S, A, E, V], first S, past Past[A], walk func(func(Step[S, A]) error) error) (*Playback[S, A, E], error) {
	p := &Playback[S, A, E]{frames: make([]Frame[S, A, E], 1, Plies(past.Turns)+1)}
	p.frames[0] = Frame[S, A, E]{Seat: game.Nobody, State: first}
	err := walk(func(s Step[S, A]) error {
		ply := len(p.frames)
		p.frames = append(p.frames, Frame[S, A, E]{
			Ply: ply, Turn: s.Turn + 1, Round: Round(s.Turn, past.Seats), Seat: past.Turns[s.Turn].Seat, Action: s.Action,
			State: *s.State,
		})
		if f := &p.frames[ply]; g.Apply(&f.State, s.Action, &f.Events) != nil { // walk says so
			p.frames = p.frames[:ply]
		}
		return nil
	})
	return p, err
}

// Plies returns the number of actions.
func (p *Playback[S, A, E]) Plies() int { return len(p.frames) - 1 }

// Frames returns all moments in their order, the start first. They are to be read only.
func (p *Playback[S, A, E]) Frames() []Frame[S, A, E] { return p.frames }

// At returns the moment after a number of actions, to be read only. It returns an error for a ply that there isn't.
func (p *Playback[S, A, E]) At(ply int) (*Frame[S, A, E], error) {
	if err := checkPly(ply, p.Plies()); err != nil {
		return nil, err
	}
	return &p.frames[ply], nil
}

// checkPly returns an error for a ply that there isn't.
func checkPly(ply, plies int) error {
	if ply < 0 || ply > plies {
		return fmt.Errorf("no ply %d, there are 0 to %d", ply, plies)
	}
	return nil
}
