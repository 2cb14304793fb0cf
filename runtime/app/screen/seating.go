package screen

import (
	"boardduels/ai"
	"boardduels/ai/duel/journal"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
	"boardduels/runtime/record/duelrecord"
)

// Seating is a duel between a person and an AI that has taken its seat.
type Seating struct {
	record   *duelrecord.Record
	me       game.Seat
	duel     *duel.Duel
	opponent ai.Player
	brains   ai.Brains
	// Forecasts say what is shown of what an AI seals that knows something of the person's hero.
	Forecasts Forecasts
}

// Forecasts say what a person sees of what the AI foretells.
type Forecasts int

// What can be seen. Whatever is sealed is in the record.
const (
	NoForecasts    Forecasts = iota // nothing is sealed
	AfterwardsOnly                  // what came of it, once the duel is over
	AllForecasts
)

// NewSeating seats the AI of a record. It may be called on any goroutine, and should be called on another than the
// toolkit's: an AI reads all that it knows.
func NewSeating(record *duelrecord.Record, brains ai.Brains) (*Seating, error) {
	s := &Seating{record: record, brains: brains}
	if record.Seats[1].IsPerson() {
		s.me = 1
	}
	var err error
	if s.duel, err = record.Duel(); err != nil {
		return nil, err
	}
	s.opponent, err = journal.Player(record, 1-s.me, s.duel, brains.Reflecting())
	return s, err
}
