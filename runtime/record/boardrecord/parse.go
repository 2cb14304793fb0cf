package boardrecord

import (
	"fmt"
	"math"
	"slices"

	"boardduels/runtime/game"
	"boardduels/runtime/record"
)

// Altered reads what a text says that isn't as it was written: to find out where. It returns an error as [Parse] does.
func Altered(text []byte) (*Record, error) {
	lines, _ := record.Unseal(text)
	p := parser{record.NewReader(string(lines)), &Record{}}
	return p.record, p.all()
}

// Parse reads a record of any game but the duel. It returns a [*record.SyntaxError] that names the line for a text that
// isn't one, and a [*record.DigestError] for one that isn't as it was written. Whether its actions are legal says
// [Verify].
func Parse(text []byte) (*Record, error) {
	if len(text) > record.MaxSize {
		return nil, fmt.Errorf("too large, a replay has at most %d bytes", record.MaxSize)
	}
	lines, damage := record.Unseal(text)
	p := parser{record.NewReader(string(lines)), &Record{}}
	err := p.all()
	if damage != nil {
		damage.Err = err
		return nil, damage
	}
	if err != nil {
		return nil, err
	}
	return p.record, nil
}

type parser struct {
	record.Reader
	record *Record
}

func (p *parser) all() error {
	r := p.record
	steps := []func() error{
		p.Next, func() error { return p.Version(record.Version) }, p.game,
		func() error { return p.Rules(&r.Rules) },
		p.setup,
		func() error { return p.Date(&r.Date) },
		func() error { return p.Seed(&r.Seed) },
		func() error { return p.Additions(&r.Additions) },
		p.seats,
		func() error { return p.Start(&r.Start) },
		p.turns, p.result,
	}
	for _, step := range steps {
		if err := step(); err != nil {
			return err
		}
	}
	return nil
}

// game takes "game reversi".
func (p *parser) game() error {
	if err := p.Need("game"); err != nil {
		return err
	}
	if p.record.Family = p.Word(); p.record.Family == "" {
		return p.Fault("game: the name of the game is missing")
	}
	return p.Done()
}

// setup takes the lines of the set-up.
func (p *parser) setup() error {
	for p.Keyword == "setup" {
		if p.Words == "" {
			return p.Fault("setup: the line is empty; leave it out instead")
		}
		p.record.Setup = append(p.record.Setup, p.Words)
		if err := p.Next(); err != nil {
			return err
		}
	}
	return nil
}

// seats takes what the header says of each seat.
func (p *parser) seats() error {
	for p.Keyword == "seat" && len(p.record.Seats) < game.MaxSeats {
		var s Seat
		steps := []func() error{
			func() error { return p.Seat(game.Seat(len(p.record.Seats))) },
			func() error { return p.Name(&s.Name) },
			func() error { return p.Player(&s.Brain, &s.Seed) },
			func() error { return p.Additions(&s.Additions) },
		}
		for _, step := range steps {
			if err := step(); err != nil {
				return err
			}
		}
		p.record.Seats = append(p.record.Seats, s)
	}
	if len(p.record.Seats) == 0 {
		return p.Unexpected("seat 1")
	}
	return nil
}

func (p *parser) turns() error {
	for p.Keyword == "turn" {
		if last := p.last(); last != nil && !last.Closed {
			return p.Unexpected("move ACTION, hash or result")
		}
		if err := p.turn(); err != nil {
			return err
		}
	}
	return nil
}

func (p *parser) turn() error {
	r := p.record
	seat, err := p.Turn(len(r.Turns), len(r.Seats))
	if err != nil {
		return err
	}
	turn := record.Turn[string]{Seat: seat}
	for p.Keyword == "move" {
		if p.Words == "" {
			return p.Fault("move: the action is missing")
		}
		turn.Actions = append(turn.Actions, p.Words)
		if err := p.Next(); err != nil {
			return err
		}
	}
	if len(turn.Actions) == 0 {
		return p.Unexpected("move ACTION")
	}
	if p.Keyword == "hash" {
		if turn.Hash, err = p.Hash(); err != nil {
			return err
		}
		turn.Closed = true
		err = p.Done()
	}
	turn.Actions = slices.Clip(turn.Actions)
	r.Turns = append(r.Turns, turn)
	return err
}

// last returns the latest turn, or nil.
func (p *parser) last() *record.Turn[string] {
	if n := len(p.record.Turns); n > 0 {
		return &p.record.Turns[n-1]
	}
	return nil
}

// result takes "result points 1 -1", if the text isn't over.
func (p *parser) result() error {
	if p.AtEnd() {
		return nil
	}
	if p.Keyword != "result" {
		return p.Unexpected("turn, move, hash or result")
	}
	if err := p.Literal("points"); err != nil {
		return err
	}
	result := Result{Decided: true}
	for seat := range p.record.Seats {
		points, err := p.Int("the points", math.MinInt16, math.MaxInt16)
		if err != nil {
			return err
		}
		result.Points[seat] = int16(points)
	}
	if p.Words != "" {
		var err error
		if result.Forfeit, err = p.Forfeit(); err != nil {
			return err
		}
	}
	if last := p.last(); result.Forfeit == "" && (last == nil || !last.Closed) {
		return p.Fault("result: the hash of the last turn is missing before it")
	}
	p.record.Result = result
	return p.End()
}
