package duelrecord

import (
	"time"

	"boardduels/runtime/duel"
	"boardduels/runtime/duel/rule"
	"boardduels/runtime/game"
	"boardduels/runtime/record"
)

// Record is a duel as it was played, from its set-up to its result. A record without a result is unfinished: its duel
// can go on.
type Record struct {
	Rules int       // the version of the rules, see [duel.RulesVersion]
	Pack  Pack      // where the heroes came from
	Date  time.Time // when the duel was played, to the second; zero if nobody said
	Seed  uint64    // of the duel's own chance
	Seats [2]Seat
	// Position is where the duel began if that isn't the opening. The format can't hold it.
	Position *duel.Position
	Start    uint64 // digest of the first state
	Turns    []Turn
	// Result is the zero Result while the duel goes on.
	Result Result
	// Additions are header lines of later versions of the format, kept as they were found, without their "+".
	Additions []string
}

// Seat is who sat at a place, with which hero.
type Seat struct {
	Name string // shown to people; may be ""
	Hero Hero
	// Wounds are hp that the hero lacked at the start: of an earlier duel.
	Wounds int16
	// Brain is the id of the AI that decided, or "" for a person.
	Brain string
	// Seed is the brain's own source of chance.
	Seed uint64
	// Knowledge is what the brain knew of its hero when the duel began; nil if nothing.
	Knowledge *Knowledge
	// Foe is what it knew of the other hero and of whoever plays it; nil if nothing.
	Foe       *Knowledge
	Additions []string // as in Record, of this seat
}

// IsPerson reports whether a person decides for the seat.
func (s *Seat) IsPerson() bool { return s.Brain == "" }

// Turn is what one seat did in one turn.
type Turn = record.Turn[duel.Action]

// Result is how a duel ended.
type Result struct {
	Decided bool
	Winner  game.Seat // counts if Decided
	// Forfeit is why the loser lost before the rules decided: it resigned, failed, or broke the rules. "" otherwise.
	Forfeit string
}

// New returns the record of a duel that is about to begin, under the present rules. It returns an error if a hero
// breaks their limits.
func New(pack Pack, seed uint64, seats [2]Seat) (*Record, error) {
	return NewFrom(nil, pack, seed, seats)
}

// NewFrom is New for a duel that begins at a position, unless that is nil. It also returns an error if the rules don't
// allow the position.
func NewFrom(position *duel.Position, pack Pack, seed uint64, seats [2]Seat) (*Record, error) {
	r := &Record{
		Rules: duel.RulesVersion, Pack: pack, Seed: seed, Seats: seats, Position: position, Additions: record.Begun(),
	}
	d, err := r.setUp()
	if err != nil {
		return nil, err
	}
	r.lay(d)
	start, err := r.First(d)
	if err != nil {
		return nil, err
	}
	r.Start = d.Hash(&start)
	return r, nil
}

// First returns the first state of the recorded duel, whose set-up is d. It returns an error if the rules don't allow
// the position in which it began.
func (r *Record) First(d *duel.Duel) (duel.State, error) { return r.FirstTold(d, nil) }

// FirstTold is First, and appends what rules brought about as the duel began to events, unless that is nil.
func (r *Record) FirstTold(d *duel.Duel, events *[]duel.Event) (duel.State, error) {
	if r.Position == nil {
		return d.StartTold(r.Seed, events), nil
	}
	return d.FromTold(r.Position, r.Seed, events)
}

// Finished reports whether the duel has a result.
func (r *Record) Finished() bool { return r.Result.Decided }

// Plies returns the number of actions.
func (r *Record) Plies() int { return record.Plies(r.Turns) }

// Duel returns the set-up of the recorded duel. It returns an error if a hero breaks the limits of the rules, or if the
// record was made under other rules.
func (r *Record) Duel() (*duel.Duel, error) {
	if r.Rules != duel.RulesVersion {
		return nil, &RulesError{Rules: r.Rules}
	}
	d, err := r.setUp()
	if err != nil {
		return nil, err
	}
	for seat := range r.Seats {
		if h := &r.Seats[seat].Hero; !h.isLaid(d, game.Seat(seat)) {
			return nil, orderError(h, d, game.Seat(seat))
		}
	}
	return d, nil
}

func (r *Record) setUp() (*duel.Duel, error) {
	return r.Pack.Numbers().New(r.Seats[0].duelHero(), r.Seats[1].duelHero())
}

// speaks reports whether the record says something in the language of card rules.
func (r *Record) speaks() bool {
	if r.Pack.Rules != nil {
		return true
	}
	for i := range r.Seats {
		h := &r.Seats[i].Hero
		if len(h.Passives)+len(h.Relics) > 0 || len(h.Cards) > len(h.Deck) {
			return true
		}
		for j := range h.Cards {
			if h.Cards[j].Says != (rule.Says{}) {
				return true
			}
		}
	}
	return false
}

// Round returns the round of a turn, given its place in Record.Turns.
func Round(turn int) int { return record.Round(turn, 2) }

// Rounds returns how many rounds were begun.
func (r *Record) Rounds() int {
	if len(r.Turns) == 0 {
		return 0
	}
	return Round(len(r.Turns) - 1)
}

// Add appends an action that seat has just taken; after is the state that it led to.
func (r *Record) Add(d *duel.Duel, seat game.Seat, action duel.Action, after *duel.State) {
	r.Turns = record.Add(r.Turns, d, seat, action, after)
	r.decide(after)
}

// Resume plays a record again and returns a copy that can go on, its set-up and its last state. It returns an error as
// [Verify] does.
func Resume(r *Record) (*Record, *duel.Duel, duel.State, error) {
	d, err := r.Duel()
	if err != nil {
		return nil, nil, duel.State{}, err
	}
	s, err := r.simulate(d, nil)
	if err != nil {
		return nil, nil, duel.State{}, err
	}
	own := r.Clone()
	record.Settle(own.Turns, d, &s) // a record may stop before the hash of its last turn
	own.decide(&s)
	return own, d, s, nil
}

// Clone returns a copy that stays as it is when r goes on.
func (r *Record) Clone() *Record {
	own := *r
	own.Turns = record.Clone(r.Turns)
	return &own
}

// decide gives a record the result that the last action calls for.
func (r *Record) decide(s *duel.State) {
	if s.Winner != game.Nobody {
		r.Result = Result{Decided: true, Winner: s.Winner}
	}
}

// Person returns the seat with whose eyes the duel is seen: the person's, or the first.
func (r *Record) Person() game.Seat {
	if !r.Seats[0].IsPerson() && r.Seats[1].IsPerson() {
		return 1
	}
	return 0
}
