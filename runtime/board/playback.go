package board

import (
	"fmt"

	"boardduels/runtime/game"
)

// Playback is a record laid out ply by ply, to be looked at in any order. It is immutable.
type Playback struct {
	frames []Frame
}

// Frame is a moment of a playback: a position, and how it came about.
type Frame struct {
	Ply      int       // actions so far
	Seat     game.Seat // who took the last action; Nobody at the start
	Action   string    // the last one; "" at the start
	Events   []string  // what it brought about
	Position Position
}

// Lay lays out a record. One that diverges gives the playback up to there together with the error.
func Lay(g Game, r *Record) (*Playback, error) {
	p := &Playback{frames: []Frame{{Seat: game.Nobody, Position: g.Start(r.Seed)}}}
	_, err := r.Walk(g, func(s Step) error {
		f := Frame{Ply: len(p.frames), Seat: g.Mover(s.State), Action: s.Action, Position: *s.State}
		if g.Apply(&f.Position, s.Action, &f.Events) == nil { // Walk says if not
			p.frames = append(p.frames, f)
		}
		return nil
	})
	return p, err
}

// Plies returns the number of actions.
func (p *Playback) Plies() int { return len(p.frames) - 1 }

// At returns the moment after a number of actions. It returns an error for a ply that there isn't.
func (p *Playback) At(ply int) (*Frame, error) {
	if ply < 0 || ply >= len(p.frames) {
		return nil, fmt.Errorf("no ply %d, there are 0 to %d", ply, p.Plies())
	}
	return &p.frames[ply], nil
}

// Common returns the number of actions from the start in which two records of one game are the same.
func Common(a, b *Playback) int {
	n := 1
	for n < min(len(a.frames), len(b.frames)) && a.frames[n].Seat == b.frames[n].Seat && a.frames[n].Action == b.frames[n].Action {
		n++
	}
	return n - 1
}
