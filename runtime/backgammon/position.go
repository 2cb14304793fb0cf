package backgammon

import (
	"fmt"
	"strconv"
	"strings"

	"boardduels/runtime/game"
)

// MaxCheckers is how many checkers a seat has in the usual game.
const MaxCheckers = 15

// Position is what a game made by hand begins with. Checkers that stand nowhere are borne off.
type Position struct {
	Board  Board
	Begins game.Seat // Nobody if the opening throw decides
}

// Check returns an error if a game can't begin with a position: a seat has no checker on the board or too many, or two
// seats stand on a point.
func (p *Position) Check() error {
	for seat := range p.Board {
		if n := p.Board[seat].count(); n < 1 || n > MaxCheckers {
			return fmt.Errorf("seat %d has %d checkers, allowed are 1 to %d", seat+1, n, MaxCheckers)
		}
	}
	for point := int8(1); point < Bar; point++ {
		if p.Board[0][point] > 0 && p.Board[1][Bar-point] > 0 {
			return fmt.Errorf("both seats stand on seat 1's point %d, which is seat 2's %d", point, Bar-point)
		}
	}
	return nil
}

// count returns how many checkers are on the points and the bar.
func (s *Side) count() int {
	n := 0
	for _, count := range s[1:] {
		n += int(count)
	}
	return n
}

// The words that begin the lines of a position.
const (
	seatWord   = "seat"
	beginsWord = "begins"
)

// lines writes a position: of each seat its places from the bar down with their checkers, as it numbers them, and who
// begins unless the opening throw decides.
func (p *Position) lines() (lines []string) {
	for seat := range p.Board {
		lines = append(lines, fmt.Sprintf("%s %d%s", seatWord, seat+1, p.Board[seat].text()))
	}
	if p.Begins != game.Nobody {
		lines = append(lines, fmt.Sprintf("%s %d", beginsWord, p.Begins+1))
	}
	return lines
}

func (s *Side) text() string {
	var b strings.Builder
	for at := int8(Bar); at > Off; at-- {
		if s[at] > 0 {
			fmt.Fprintf(&b, " %s:%d", place(at), s[at])
		}
	}
	return b.String()
}

// parseSide reads what text writes, in the same order.
func parseSide(text string) (s Side, err error) {
	for part := range strings.FieldsSeq(text) {
		name, digits, _ := strings.Cut(part, ":")
		at, err := parsePlace(name)
		if err != nil {
			return s, err
		}
		count, err := strconv.ParseUint(digits, 10, 7)
		if err != nil || count < 1 || count > MaxCheckers {
			return s, fmt.Errorf("%.20q has no number of checkers, allowed are 1 to %d", part, MaxCheckers)
		}
		s[at] = int8(count)
	}
	if written := s.text(); written != " "+text {
		return s, fmt.Errorf("%.80q isn't written as bar:1 24:2 and so on, each place once, from the bar down to 1", text)
	}
	return s, nil
}
