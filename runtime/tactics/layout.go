package tactics

import (
	"errors"
	"fmt"
	"strings"

	"boardduels/runtime/game"
)

// Layout is what a game begins with: the ground, and both sides' units in the order in which they are numbered.
type Layout struct {
	Walls, Water Set
	Teams        [sides][]Unit
}

// land returns the squares on which units can stand.
func (l *Layout) land() Set { return All.Without(l.Walls).Without(l.Water) }

// The marks of rows.
const (
	landMark  = '.'
	wallMark  = '#'
	waterMark = '~'
	noMark    = '.' // in rows of units
)

// Check returns an error if a layout can't be played: a side has no unit or too many, or a unit has no way to an enemy.
func (l *Layout) Check() error {
	for seat, team := range l.Teams {
		if len(team) == 0 || len(team) > MaxUnits {
			return fmt.Errorf("seat %d has %d units, allowed are 1 to %d", seat+1, len(team), MaxUnits)
		}
	}
	for seat, team := range l.Teams {
		for _, u := range team {
			if !l.land().Has(u.Place) {
				return fmt.Errorf("seat %d's unit on %s doesn't stand on land", seat+1, Name(u.Place))
			}
		}
	}
	stranded := l.Stranded()
	for seat, team := range l.Teams {
		for _, u := range team {
			if stranded.Has(u.Place) {
				return fmt.Errorf("no way leads from seat %d's unit on %s to an enemy", seat+1, Name(u.Place))
			}
		}
	}
	return nil
}

// Stranded returns the squares of units from which no way leads to an enemy.
func (l *Layout) Stranded() (s Set) {
	for seat, team := range l.Teams {
		for _, u := range team {
			if l.region(u.Place).And(places(l.Teams[1-seat])).Empty() {
				s = s.Or(One(u.Place))
			}
		}
	}
	return s
}

// Unreached returns the land to which no unit has a way.
func (l *Layout) Unreached() Set {
	return l.land().Without(flood(places(l.Teams[0]).Or(places(l.Teams[1])), l.land()))
}

// region returns the land that hangs together with a square, units or not.
func (l *Layout) region(square int8) Set { return flood(One(square), l.land()) }

// flood returns what of some squares hangs together with a set of them.
func flood(from, among Set) Set {
	for {
		grown := from.Grown().And(among)
		if grown == from {
			return from
		}
		from = grown
	}
}

func places(team []Unit) (s Set) {
	for _, u := range team {
		s = s.Or(One(u.Place))
	}
	return s
}

// Rows writes the ground as text: ten rows, from the top, with . for land, # for walls and ~ for water.
func (l *Layout) Rows() (rows []string) {
	for row := range int8(Size) {
		var b strings.Builder
		for col := range int8(Size) {
			switch square := row*Size + col; {
			case l.Walls.Has(square):
				b.WriteByte(wallMark)
			case l.Water.Has(square):
				b.WriteByte(waterMark)
			default:
				b.WriteByte(landMark)
			}
		}
		rows = append(rows, b.String())
	}
	return rows
}

// UnitRows writes the units as text: their letters in ten rows, capitals for seat 1.
func (l *Layout) UnitRows() (rows []string) {
	marks := [Squares]byte([]byte(strings.Repeat(string(noMark), Squares)))
	for seat, team := range l.Teams {
		for _, u := range team {
			marks[u.Place] = u.Kind.Traits().Letter
			if seat == 1 {
				marks[u.Place] += 'a' - 'A'
			}
		}
	}
	for row := range Size {
		rows = append(rows, string(marks[row*Size:(row+1)*Size]))
	}
	return rows
}

// ReadRows reads a layout as Rows and UnitRows write it. Units are numbered by rows. The error names the row.
func ReadRows(ground, units []string) (*Layout, error) {
	if len(ground) != Size || len(units) != Size {
		return nil, fmt.Errorf("%d rows of ground and %d of units, allowed are %d of each", len(ground), len(units), Size)
	}
	l := &Layout{}
	for row := range int8(Size) {
		for _, text := range [...]string{ground[row], units[row]} {
			if len(text) != Size {
				return nil, fmt.Errorf("row %d: %.40q has %d squares, allowed are %d", row+1, text, len(text), Size)
			}
		}
		for col := range int8(Size) {
			square := row*Size + col
			if err := errors.Join(l.readGround(ground[row][col], square), l.readUnit(units[row][col], square)); err != nil {
				return nil, err
			}
		}
	}
	return l, l.Check()
}

func (l *Layout) readGround(mark byte, square int8) error {
	switch mark {
	case landMark:
	case wallMark:
		l.Walls = l.Walls.Or(One(square))
	case waterMark:
		l.Water = l.Water.Or(One(square))
	default:
		return fmt.Errorf("%s: %q is no ground, allowed are %c, %c and %c", Name(square), mark, landMark, wallMark, waterMark)
	}
	return nil
}

func (l *Layout) readUnit(mark byte, square int8) error {
	if mark == noMark {
		return nil
	}
	for kind := range Kinds {
		t := kind.Traits()
		for seat, letter := range [sides]byte{t.Letter, t.Letter + 'a' - 'A'} {
			if mark == letter {
				l.Teams[seat] = append(l.Teams[seat], Unit{square, kind, t.HP})
				return nil
			}
		}
	}
	return fmt.Errorf("%s: %q is no unit, allowed are F, A and W, small for seat 2, and %c", Name(square), mark, noMark)
}

// field returns what lies where when a game begins, with so many units of each side.
func (l *Layout) field(sizes [sides]int) Field {
	f := Field{Walls: l.Walls, Water: l.Water}
	for seat := range game.Seat(sides) {
		for i, u := range l.Teams[seat][:sizes[seat]] {
			f.Units[seat][i] = u
			f.Taken[seat] = f.Taken[seat].Or(One(u.Place))
		}
	}
	return f
}
