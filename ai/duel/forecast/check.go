package forecast

import (
	"errors"
	"strconv"

	"boardduels/internal/i18n"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
	"boardduels/runtime/record"
	"boardduels/runtime/record/duelrecord"
)

// Reason is why seals don't hold.
type Reason string

// The reasons; each is the key of its words.
const (
	Unreadable   Reason = "forecast.unreadable"    // a line makes no sense
	OtherVersion Reason = "forecast.other_version" // it is of a later program
	Broken       Reason = "forecast.broken"        // the digest is that of another model, salt or turn
	Missing      Reason = "forecast.missing"       // a turn of the user has no seal
	Surplus      Reason = "forecast.surplus"       // a seal is of no turn of the user, or of one that has another
)

// SealError says that a seal of a record doesn't hold.
type SealError struct {
	Turn   int // in the record, from 1; 0 if that can't be told
	Reason Reason
}

// In tells it in a language.
func (e *SealError) In(t *i18n.Translator) string {
	return t.Text(string(e.Reason), i18n.Args{"Turn": e.Turn})
}

func (e *SealError) Error() string { return e.In(i18n.For(i18n.Default)) }

// at returns the error with the line that it is about.
func (e *SealError) at(seat game.Seat) error {
	begins := "+" + sealedKeyword
	if e.Turn > 0 {
		begins += strconv.Itoa(e.Turn) + " "
	}
	if e.Reason == OtherVersion {
		begins = "+" + traitsKeyword
	}
	return &record.Contradiction{Seat: seat, Begins: begins, Problem: i18n.Message{Key: string(e.Reason), Args: i18n.Args{"Turn": e.Turn}}}
}

// Check returns how many seals a record has. It returns a [*record.Contradiction] for the first that doesn't hold: each
// turn in which the user could choose needs one, whose digest is that of its turn, salt and model.
func Check(r *duelrecord.Record) (n int, err error) {
	for seat := range game.Seat(len(r.Seats)) {
		seals, err := Seals(r, seat)
		if err == nil && IsForetold(&r.Seats[seat]) {
			err = check(r, seat, seals)
		}
		if broken, ok := errors.AsType[*SealError](err); ok {
			return n, broken.at(seat)
		}
		if err != nil {
			return n, err
		}
		n += len(seals)
	}
	return n, nil
}

func check(r *duelrecord.Record, seat game.Seat, seals []Seal) error {
	d, err := r.Duel()
	if err != nil {
		return err
	}
	turns, err := choices(r, d, 1-seat)
	if err != nil {
		return err
	}
	for i := range seals {
		s := &seals[i]
		switch {
		case i >= len(turns) || s.Turn < turns[i]:
			return &SealError{s.Turn, Surplus}
		case s.Turn > turns[i]:
			return &SealError{turns[i], Missing}
		case digest(d.Hero(1-seat), s.Turn, s.Salt, &s.Model) != s.Digest:
			return &SealError{s.Turn, Broken}
		}
	}
	if len(seals) < len(turns) {
		return &SealError{turns[len(seals)], Missing}
	}
	return nil
}

// choices returns the turns of a seat, from 1, that it began without being stunned, the one that is to begin included.
func choices(r *duelrecord.Record, d *duel.Duel, seat game.Seat) (turns []int, err error) {
	s, err := r.First(d)
	if err != nil {
		return nil, err
	}
	begins := func(turn int) {
		if s.Winner == game.Nobody && s.Mover == seat && s.Fighters[seat].StunTime == 0 {
			turns = append(turns, turn)
		}
	}
	begins(1)
	for i := range r.Turns {
		for _, action := range r.Turns[i].Actions {
			if err := d.Apply(&s, action, nil); err != nil {
				return nil, err
			}
		}
		if r.Turns[i].Closed {
			begins(i + 2)
		}
	}
	return turns, nil
}
