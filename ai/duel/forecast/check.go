package forecast

import (
	"strconv"

	"boardduels/internal/i18n"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
	"boardduels/runtime/record"
	"boardduels/runtime/record/duelrecord"
)

// Reason is why a line in which an AI sealed something doesn't hold.
type Reason string

// The reasons; each is the key of its words.
const (
	Unreadable   Reason = "forecast.unreadable"    // it isn't just as seals are written
	NoTrait      Reason = "forecast.no_trait"      // numbers are of something that models have none of
	NoHabit      Reason = "forecast.no_habit"      // a claim is of no habit that the AI knew
	OtherClaim   Reason = "forecast.other_claim"   // the AI would have claimed something else
	OtherModel   Reason = "forecast.other_model"   // the AI would have sealed something else
	OtherVersion Reason = "forecast.other_version" // it is of a later program
	Broken       Reason = "forecast.broken"        // the digest is that of another model, salt or turn
	Missing      Reason = "forecast.missing"       // a turn of the user has no seal
	Surplus      Reason = "forecast.surplus"       // a seal is of no turn of the user, or of one that has another
)

// problem is the error for a line of an AI's seat, by how that begins.
func (reason Reason) problem(seat game.Seat, begins string, args i18n.Args) error {
	return &record.Contradiction{Seat: seat, Begins: "+" + begins, Problem: i18n.Message{Key: string(reason), Args: args}}
}

// ofTurn is the error for the seal of a turn.
func (reason Reason) ofTurn(seat game.Seat, turn int) error {
	begins := sealOf(turn)
	if reason == Missing {
		begins = traitsKeyword // which says that there is one
	}
	return reason.problem(seat, begins, i18n.Args{"Turn": turn})
}

// sealOf is how the line of a turn's seal begins.
func sealOf(turn int) string { return sealedKeyword + strconv.Itoa(turn) + " " }

// Check returns how many seals a record has. It returns a [*record.Contradiction] for the first that doesn't hold: each
// turn in which the user could choose needs one, whose digest is that of its turn, salt and model, if anything is
// foretold.
func Check(r *duelrecord.Record) (n int, err error) {
	d, err := r.Duel()
	if err != nil {
		return 0, err
	}
	for seat := range game.Seat(len(r.Seats)) {
		seals, err := sealsIn(r, d, seat)
		if err == nil && IsForetold(&r.Seats[seat]) {
			err = check(r, d, seat, seals)
		}
		if err == nil {
			err = checkClaim(d.Hero(1-seat), seat, &r.Seats[seat])
		}
		if err != nil {
			return n, err
		}
		n += len(seals)
	}
	return n, nil
}

func check(r *duelrecord.Record, d *duel.Duel, seat game.Seat, seals []Seal) error {
	turns, err := choices(r, d, 1-seat)
	if err != nil {
		return err
	}
	for i := range seals {
		s := &seals[i]
		switch {
		case i >= len(turns) || s.Turn < turns[i]:
			return Surplus.ofTurn(seat, s.Turn)
		case s.Turn > turns[i]:
			return Missing.ofTurn(seat, turns[i])
		case digest(d.Hero(1-seat), s.Turn, s.Salt, &s.Model) != s.Digest:
			return Broken.ofTurn(seat, s.Turn)
		}
	}
	if len(seals) < len(turns) {
		return Missing.ofTurn(seat, turns[len(seals)])
	}
	return nil
}

// choices returns the turns of a seat, from 1, that it began without being stunned, the one that is to begin included.
func choices(r *duelrecord.Record, d *duel.Duel, seat game.Seat) (turns []int, err error) {
	s, err := r.First(d)
	if err != nil {
		return nil, err
	}
	open := func(turn int) {
		if !s.Stances.Due && s.Winner == game.Nobody && s.Mover == seat && s.Fighters[seat].StunTime == 0 {
			turns = append(turns, turn)
		}
	}
	over := true
	for i := range r.Turns {
		actions, err := begins(d, &s, &r.Turns[i])
		if err != nil {
			return nil, err
		}
		open(i + 1)
		for _, action := range actions {
			if err := d.Apply(&s, action, nil); err != nil {
				return nil, err
			}
		}
		over = r.Turns[i].Closed
	}
	if over {
		open(len(r.Turns) + 1)
	}
	return turns, nil
}
