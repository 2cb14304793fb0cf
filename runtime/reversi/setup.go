package reversi

import (
	"fmt"
	"strings"

	"boardduels/runtime/game"
)

// The characters of a set-up, and the names of the sides.
const (
	marks = "xo" // of black and white discs
	empty = '.'
)

var sides = [2]string{"black", "white"}

// Parse makes a game of the lines of a set-up: none for the standard one, or the eight rows from the first to the last,
// x for black, o for white and a point for an empty square, and then black or white, whose turn it is. An error names
// the line, from 1. A position in which nobody can place a disc is none in which a game can begin.
func Parse(lines []string) (Game, error) {
	if len(lines) == 0 {
		return Standard(), nil
	}
	if len(lines) != 9 {
		return Game{}, fmt.Errorf("a set-up of Reversi has %d lines, allowed are none, or 8 rows and whose turn it is", len(lines))
	}
	var s State
	for row, line := range lines[:8] {
		if err := s.parseRow(row, line); err != nil {
			return Game{}, fmt.Errorf("line %d: %w", row+1, err)
		}
	}
	switch lines[8] {
	case sides[Black]:
		s.mover = Black
	case sides[White]:
		s.mover = White
	default:
		return Game{}, fmt.Errorf("line 9: the mover is %q, allowed are %s and %s", lines[8], sides[Black], sides[White])
	}
	own, enemy := s.Sides()
	s.moves = Moves(own, enemy)
	if s.moves == 0 && Moves(enemy, own) == 0 {
		return Game{}, fmt.Errorf("neither side can place a disc in this set-up")
	}
	return Game{s}, nil
}

func (s *State) parseRow(row int, line string) error {
	if len(line) != 8 {
		return fmt.Errorf("the row %q has %d squares, allowed are 8", line, len(line))
	}
	for file := range 8 {
		seat := strings.IndexByte(marks, line[file])
		if seat >= 0 {
			s.discs[seat] |= 1 << (8*row + file)
		} else if line[file] != empty {
			return fmt.Errorf("%q stands on %v, allowed are x, o and a point", line[file], Action(8*row+file))
		}
	}
	return nil
}

// Setup implements [game.Notation].
func (g Game) Setup() []string {
	lines := make([]string, 0, 9)
	for row := range 8 {
		var b strings.Builder
		for file := range 8 {
			mark := byte(empty)
			for seat := range game.Seat(2) {
				if g.start.discs[seat].Has(Action(8*row + file)) {
					mark = marks[seat]
				}
			}
			b.WriteByte(mark)
		}
		lines = append(lines, b.String())
	}
	return append(lines, sides[g.start.mover])
}
