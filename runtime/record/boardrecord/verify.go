package boardrecord

import (
	"fmt"
	"slices"

	"boardduels/runtime/game"
	"boardduels/runtime/game/dynamic"
	"boardduels/runtime/record"
)

// Step is an action of a record about to be carried out.
type Step = record.Step[dynamic.Position, string]

// Verify plays a record of a game again. It returns a [*record.Divergence] if an action is illegal, a turn's hash or
// the result differs, and another error if the record is of another game.
func Verify(g dynamic.Game, r *Record) error {
	_, err := r.Walk(g, nil)
	return err
}

// Walk plays a record again, as [Verify] does, and calls before, unless it is nil, ahead of each action. It returns the
// position that the record ends with. It stops at the first error.
func (r *Record) Walk(g dynamic.Game, before func(Step) error) (dynamic.Position, error) {
	p := g.Start(r.Seed)
	if err := r.fits(g); err != nil {
		return p, err
	}
	past := r.past()
	if err := record.Walk(g, &p, past, before); err != nil {
		return p, err
	}
	switch over := g.Mover(&p) == game.Nobody; {
	case !r.Result.Decided:
		return p, nil
	case r.Result.Forfeit != "" && over:
		return p, past.End("result", "forfeit", pointsText(g.Points(&p), len(r.Seats)))
	case r.Result.Forfeit == "" && !over:
		return p, past.End("result", pointsText(r.Result.Points, len(r.Seats)), record.GoingOn)
	case r.Result.Forfeit == "" && r.Result.Points != g.Points(&p):
		return p, past.End("result", pointsText(r.Result.Points, len(r.Seats)), pointsText(g.Points(&p), len(r.Seats)))
	}
	return p, nil
}

// past is what was played, for playing it again.
func (r *Record) past() record.Past[string] {
	return record.Past[string]{
		Seats: len(r.Seats), Start: r.Start, Turns: r.Turns,
		Text: func(_ game.Seat, action string) string { return action },
	}
}

// Diverge describes a divergence after n actions of a turn, given its place in Record.Turns.
func (r *Record) Diverge(turn, n int, what, expected, actual string) *record.Divergence {
	past := r.past()
	return past.Diverge(turn, n, what, expected, actual)
}

// fits checks that a record is one of a game.
func (r *Record) fits(g dynamic.Game) error {
	switch {
	case r.Family != g.Family():
		return fmt.Errorf("the record is of %s, not of %s", r.Family, g.Family())
	case r.Rules != g.Rules():
		return fmt.Errorf("the record was made under rules %d of %s, this program plays rules %d", r.Rules, r.Family, g.Rules())
	case !slices.Equal(r.Setup, g.Setup()):
		return fmt.Errorf("the record is of %s with another set-up", r.Family)
	case len(r.Seats) != g.Seats():
		return fmt.Errorf("the record has %d seats, %s has %d", len(r.Seats), r.Family, g.Seats())
	}
	return nil
}

// Resume plays a record again and returns a copy that can go on, and its last position. It returns an error as [Verify]
// does.
func Resume(g dynamic.Game, r *Record) (*Record, dynamic.Position, error) {
	p, err := r.Walk(g, nil)
	if err != nil {
		return nil, p, err
	}
	own := r.Clone()
	record.Settle(own.Turns, g, &p)
	own.decide(g, &p)
	return own, p, nil
}

// Fork returns an unfinished record that begins like r, up to a number of actions, with others at its places. It
// returns an error for a ply that there isn't, and else as [Verify] does.
func Fork(g dynamic.Game, r *Record, ply int, seats []Seat) (*Record, error) {
	if err := Verify(g, r); err != nil {
		return nil, err
	}
	fork, err := NewRecord(g, r.Seed, seats)
	if err != nil {
		return nil, err
	}
	fork.Date = r.Date
	fork.Call(r.Called())
	p := g.Start(r.Seed)
	if fork.Turns, err = record.Carry(g, &p, r.past(), ply, nil); err != nil {
		return nil, err
	}
	fork.Draw(min(r.Drawn(), ply))
	fork.decide(g, &p)
	return fork, nil
}
