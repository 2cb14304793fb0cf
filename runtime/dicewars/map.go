package dicewars

import (
	"errors"
	"fmt"
	"slices"

	"boardduels/runtime/game"
)

// Map is where a game is played: areas of hexes, in the order in which their first cells come by rows.
type Map struct {
	Areas  [][]game.Cell // of each area its cells, by rows
	Owners []game.Seat   // whose each area is at the start; nil if they are dealt
	Dice   []int8        // on each area at the start; nil if all have as many
	near   []Set         // of each area, those that touch it
}

// Near returns the areas that touch an area.
func (m *Map) Near(area int8) Set { return m.near[area] }

// neighbors returns the six cells around a cell, some of which may lie outside of a map.
func neighbors(c game.Cell) [6]game.Cell {
	right := c.Row & 1 // odd rows lie half a cell further to the right
	return [6]game.Cell{
		{Col: c.Col - 1 + right, Row: c.Row - 1}, {Col: c.Col + right, Row: c.Row - 1},
		{Col: c.Col - 1, Row: c.Row}, {Col: c.Col + 1, Row: c.Row},
		{Col: c.Col - 1 + right, Row: c.Row + 1}, {Col: c.Col + right, Row: c.Row + 1},
	}
}

// grid tells of each cell which area covers it.
type grid [MaxRows][MaxCols]int8

// The size of a map.
const (
	MaxRows = 40
	MaxCols = 40
)

// sea is what no area covers.
const sea int8 = -1

// at returns the area of a cell; outside of the grid there is sea.
func (g *grid) at(c game.Cell) int8 {
	if c.Row < 0 || c.Row >= MaxRows || c.Col < 0 || c.Col >= MaxCols {
		return sea
	}
	return g[c.Row][c.Col]
}

// empty returns a grid of nothing but sea.
func empty() *grid {
	g := &grid{}
	for row := range g {
		for col := range g[row] {
			g[row][col] = sea
		}
	}
	return g
}

// newMap makes a map of a grid, and numbers its areas by their first cells. It returns the number that each area had
// in the grid, too.
func newMap(g *grid) (m Map, were []int8) {
	for row := range g {
		for col, mark := range g[row] {
			if mark == sea {
				continue
			}
			i := slices.Index(were, mark)
			if i < 0 {
				i = len(were)
				were, m.Areas = append(were, mark), append(m.Areas, nil)
			}
			m.Areas[i] = append(m.Areas[i], game.Cell{Col: int8(col), Row: int8(row)})
		}
	}
	m.near = make([]Set, len(m.Areas))
	for i, cells := range m.Areas {
		for _, cell := range cells {
			for _, next := range neighbors(cell) {
				if mark := g.at(next); mark != sea && mark != were[i] {
					m.near[i] |= 1 << slices.Index(were, mark)
				}
			}
		}
	}
	return m, were
}

// Check returns an error if so many seats can't play on a map. It names the area.
func (m *Map) Check(seats int) error {
	n := len(m.Areas)
	switch {
	case n < seats || n > MaxAreas:
		return fmt.Errorf("the map has %d areas, allowed are %d to %d", n, seats, MaxAreas)
	case m.Owners != nil && len(m.Owners) != n:
		return fmt.Errorf("owners are told of %d areas, the map has %d", len(m.Owners), n)
	case m.Dice != nil && len(m.Dice) != n:
		return fmt.Errorf("dice are told of %d areas, the map has %d", len(m.Dice), n)
	}
	has := make([]bool, seats)
	for area, seat := range m.Owners {
		if seat < 0 || int(seat) >= seats {
			return fmt.Errorf("area %s is seat %d's, there are seats 1 to %d", name(int8(area)), seat+1, seats)
		}
		has[seat] = true
	}
	if missing := slices.Index(has, false); m.Owners != nil && missing >= 0 {
		return fmt.Errorf("seat %d has no area, each seat must have one", missing+1)
	}
	for area, dice := range m.Dice {
		if dice < MinDice || dice > MaxDice {
			return fmt.Errorf("area %s has %d dice, allowed are %d to %d", name(int8(area)), dice, MinDice, MaxDice)
		}
	}
	return m.checkShape()
}

// checkShape returns an error if an area, or the map, falls into parts.
func (m *Map) checkShape() error {
	if area, apart, torn := m.Torn(); torn {
		return fmt.Errorf("area %s is in parts: the cell in row %d, column %d, doesn't hang together with its first one",
			name(area), apart.Row+1, apart.Col+1)
	}
	if apart := m.Apart(); apart != 0 {
		return fmt.Errorf("the map is split: no way leads from area a to area %s", name(apart.First()))
	}
	return nil
}

// Torn returns the first area that falls into parts, with a cell that doesn't hang together with its first one; false
// if none does.
func (m *Map) Torn() (area int8, apart game.Cell, ok bool) {
	for area, cells := range m.Areas {
		if reached := joined(cells); len(reached) < len(cells) {
			apart := cells[slices.IndexFunc(cells, func(c game.Cell) bool { return !slices.Contains(reached, c) })]
			return int8(area), apart, true
		}
	}
	return 0, game.Cell{}, false
}

// Apart returns the areas to which no way leads from the first one. There may be [MaxAreas] at most.
func (m *Map) Apart() Set {
	b := Board{Areas: int8(len(m.Areas))}
	copy(b.Near[:], m.near)
	all := ^Set(0) >> (MaxAreas - len(m.Areas))
	return all &^ b.Region(0, all)
}

// joined returns the cells that hang together with the first one.
func joined(cells []game.Cell) []game.Cell {
	reached := cells[:1:1]
	for i := 0; i < len(reached); i++ {
		for _, next := range neighbors(reached[i]) {
			if slices.Contains(cells, next) && !slices.Contains(reached, next) {
				reached = append(reached, next)
			}
		}
	}
	return reached
}

// Marks are the letters for areas in rows of text.
const Marks = "abcdefghijklmnopqrstuvwxyzABCDEF"

// seaMark stands for a cell that no area covers.
const seaMark = '.'

// Rows writes a map as text: a line for each row of hexes, odd ones half a hex further to the right, with a letter for
// each cell of an area, in the areas' order, and a dot for the sea.
func (m *Map) Rows() []string {
	var rows [MaxRows][]byte
	last := 0
	for area, cells := range m.Areas {
		for _, c := range cells {
			for len(rows[c.Row]) <= int(c.Col) {
				rows[c.Row] = append(rows[c.Row], seaMark)
			}
			rows[c.Row][c.Col] = Marks[area]
			last = max(last, int(c.Row))
		}
	}
	lines := make([]string, last+1)
	for i := range lines {
		if lines[i] = string(rows[i]); lines[i] == "" {
			lines[i] = string(seaMark)
		}
	}
	return lines
}

// ReadRows reads a map as [Map.Rows] writes it. Letters may stand in any order; areas are numbered by their first
// cells. The error names the row and what is wrong there.
func ReadRows(rows []string) (*Map, error) {
	if len(rows) == 0 || len(rows) > MaxRows {
		return nil, fmt.Errorf("%d rows, allowed are 1 to %d", len(rows), MaxRows)
	}
	g := empty()
	for row, text := range rows {
		if len(text) > MaxCols {
			return nil, fmt.Errorf("row %d has %d cells, allowed are at most %d", row+1, len(text), MaxCols)
		}
		for col, mark := range []byte(text) {
			if mark == seaMark {
				continue
			}
			area := slices.Index([]byte(Marks), mark)
			if area < 0 {
				return nil, fmt.Errorf("row %d, column %d: %q is no cell, allowed are a to z, A to F, and %q", row+1, col+1, mark, seaMark)
			}
			g[row][col] = int8(area)
		}
	}
	m, _ := newMap(g)
	if len(m.Areas) == 0 {
		return nil, errors.New("the rows have no area")
	}
	return &m, nil
}
