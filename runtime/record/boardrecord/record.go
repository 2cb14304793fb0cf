package boardrecord

import (
	"fmt"
	"slices"
	"time"

	"boardduels/runtime/game"
	"boardduels/runtime/game/dynamic"
	"boardduels/runtime/record"
)

// Record is a game as it was played, from its set-up to its result. A record without a result is unfinished: its game
// can go on.
type Record struct {
	Family string    // the id of the game's family
	Rules  int       // the version of its rules
	Setup  []string  // the lines of its set-up
	Date   time.Time // when it was played, to the second; zero if nobody said
	Seed   uint64    // of the game's own chance
	Seats  []Seat
	Start  uint64 // digest of the first state
	Turns  []record.Turn[string]
	// Result is the zero Result while the game goes on.
	Result Result
	// Additions are header lines of later versions of the format, kept as they were found, without their "+".
	Additions []string
}

// Seat is who sat at a place.
type Seat struct {
	Name  string // shown to people; may be ""
	Brain string // the id of the AI that decided, or "" for a person
	Seed  uint64 // the brain's own source of chance
	// Additions are as in Record, of this seat.
	Additions []string
}

// IsPerson reports whether a person decides for the seat.
func (s *Seat) IsPerson() bool { return s.Brain == "" }

// Result is how a game ended.
type Result struct {
	Decided bool
	Points  game.Points // count if Decided
	// Forfeit is why a seat lost before the rules decided: it resigned, failed, or broke the rules. "" otherwise.
	Forfeit string
}

// NewRecord returns the record of a game that is about to begin. It returns an error if there isn't a seat for each
// place.
func NewRecord(g dynamic.Game, seed uint64, seats []Seat) (*Record, error) {
	if len(seats) != g.Seats() {
		return nil, fmt.Errorf("%s has %d seats, not %d", g.Family(), g.Seats(), len(seats))
	}
	start := g.Start(seed)
	return &Record{
		Family: g.Family(), Rules: g.Rules(), Setup: g.Setup(), Seed: seed, Seats: slices.Clone(seats), Start: g.Hash(&start),
		Additions: record.Begun(),
	}, nil
}

// Finished reports whether the game has a result.
func (r *Record) Finished() bool { return r.Result.Decided }

// Plies returns the number of actions.
func (r *Record) Plies() int { return record.Plies(r.Turns) }

// Add appends an action that seat has just taken; after is the position that it led to.
func (r *Record) Add(g dynamic.Game, seat game.Seat, action string, after *dynamic.Position) {
	r.Turns = record.Add(r.Turns, g, seat, action, after)
	r.decide(g, after)
}

// decide gives a record the result that the last action calls for.
func (r *Record) decide(g dynamic.Game, p *dynamic.Position) {
	if g.Mover(p) == game.Nobody {
		r.Result = Result{Decided: true, Points: g.Points(p)}
	}
}

// Resign ends a record before the rules do: seat loses, for a reason that isn't empty. Of two seats the other one gets
// a point for it; of more, none gets any.
func (r *Record) Resign(seat game.Seat, reason string) {
	var points game.Points
	if len(r.Seats) == 2 {
		points = game.Won(1-seat, 1)
	}
	points[seat] = -1
	r.Result = Result{Decided: true, Points: points, Forfeit: reason}
}

// Clone returns a copy that stays as it is when r goes on.
func (r *Record) Clone() *Record {
	own := *r
	own.Seats, own.Turns = slices.Clone(r.Seats), record.Clone(r.Turns)
	return &own
}

// Person returns the seat with whose eyes the game is seen: the first person's, or the first.
func (r *Record) Person() game.Seat {
	return game.Seat(max(0, slices.IndexFunc(r.Seats, func(s Seat) bool { return s.IsPerson() })))
}
