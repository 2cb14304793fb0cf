package backgammon

import (
	"fmt"
	"slices"
	"strings"

	"boardduels/runtime/game"
)

const (
	hyperLine   = "variant hypergammon"
	gammonsLine = "gammons count"
)

// Setup returns the lines of the set-up: none for the usual game.
func (g *Game) Setup() (lines []string) {
	if g.setup.Hyper {
		lines = append(lines, hyperLine)
	}
	if g.setup.Gammons {
		lines = append(lines, gammonsLine)
	}
	if g.setup.Position != nil {
		lines = append(lines, g.setup.Position.lines()...)
	}
	return lines
}

// Read returns the game of a set-up as Setup writes it. The error names the line.
func Read(lines []string) (*Game, error) {
	var r reader
	for i, line := range lines {
		if slices.Contains(lines[:i], line) {
			return nil, fmt.Errorf("line %d: %.40q stands twice, allowed is once", i+1, line)
		}
		if err := r.line(line); err != nil {
			return nil, fmt.Errorf("line %d: %w", i+1, err)
		}
	}
	return r.game()
}

// reader collects what the lines of a set-up say.
type reader struct {
	setup    Setup
	position Position
	seats    int // how many have a line
	begins   bool
}

func (r *reader) line(line string) (err error) {
	word, rest, _ := strings.Cut(line, " ")
	switch {
	case line == hyperLine:
		r.setup.Hyper = true
	case line == gammonsLine:
		r.setup.Gammons = true
	case word == seatWord && r.seats < 2:
		return r.seat(rest)
	case word == beginsWord && r.seats == 2 && !r.begins:
		var seat uint64
		seat, err = game.ReadNumber(rest, 2)
		if err == nil && seat == 0 {
			err = fmt.Errorf("%.40q names no seat, allowed are 1 and 2", line)
		}
		r.position.Begins, r.begins = game.Seat(seat)-1, true
	default:
		return fmt.Errorf("%.40q is no part of a set-up; allowed are %q and %q, and of a position the lines of seat 1, seat 2 and who begins",
			line, hyperLine, gammonsLine)
	}
	return err
}

// seat reads the checkers of the next seat.
func (r *reader) seat(text string) (err error) {
	number, checkers, _ := strings.Cut(text, " ")
	if number != fmt.Sprint(r.seats+1) {
		return fmt.Errorf("seat %.20q is out of place, expected is %d", number, r.seats+1)
	}
	r.position.Board[r.seats], err = parseSide(checkers)
	r.seats++
	return err
}

func (r *reader) game() (*Game, error) {
	switch {
	case r.seats == 0:
		return New(r.setup), nil
	case r.seats == 1:
		return nil, fmt.Errorf("the line of seat 2 is missing")
	case r.setup.Hyper:
		return nil, fmt.Errorf("%q has its own position, allowed is one of both", hyperLine)
	case !r.begins:
		r.position.Begins = game.Nobody
	}
	if err := r.position.Check(); err != nil {
		return nil, err
	}
	r.setup.Position = &r.position
	return New(r.setup), nil
}
