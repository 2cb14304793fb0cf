package boardview

import (
	"math"

	"boardduels/runtime/app/ui"
	"boardduels/runtime/game"
)

// rowStep is how far the rows of hexes are apart, for hexes that are 1 broad; hexHeight is how high one is.
var (
	rowStep   = float32(math.Sqrt(3) / 2)
	hexHeight = float32(2 / math.Sqrt(3))
)

// hexes are the cells of a map, which belong to areas. Its unit is the breadth of a cell. In a high place the map lies
// on its side, so that it fills more of it: then its rows are columns.
type hexes struct {
	turned   bool
	areas    map[game.Cell]int
	middles  [][2]float32 // of each area, the middle of the cell that lies best in it, as the map stands
	col, row int8         // of the left upper corner
	w, h     float32      // as it stands
}

func newHexes(pieces []game.Piece) hexes {
	m := hexes{areas: map[game.Cell]int{}, col: math.MaxInt8, row: math.MaxInt8}
	var lastCol, lastRow int8
	for i := range pieces {
		for _, c := range pieces[i].Cells {
			m.areas[c] = i
			m.col, m.row = min(m.col, c.Col), min(m.row, c.Row)
			lastCol, lastRow = max(lastCol, c.Col), max(lastRow, c.Row)
		}
	}
	m.row -= m.row & 1 // so that odd rows stay the ones that lie further to the right
	m.w = float32(lastCol-m.col) + 1.5
	m.h = float32(lastRow-m.row)*rowStep + hexHeight
	for i := range pieces {
		m.middles = append(m.middles, m.best(pieces[i].Cells))
	}
	return m
}

// middle returns where the middle of a cell lies.
func (m *hexes) middle(c game.Cell) [2]float32 {
	row := c.Row - m.row
	return [2]float32{float32(c.Col-m.col) + float32(row&1)/2 + 0.5, float32(row)*rowStep + hexHeight/2}
}

// best returns the middle of the cell that is nearest to the middle of all.
func (m *hexes) best(cells []game.Cell) (at [2]float32) {
	var x, y float32
	for _, c := range cells {
		in := m.middle(c)
		x, y = x+in[0]/float32(len(cells)), y+in[1]/float32(len(cells))
	}
	least := float32(math.MaxFloat32)
	for _, c := range cells {
		in := m.middle(c)
		if away := square(in[0]-x) + square(in[1]-y); away < least {
			at, least = in, away
		}
	}
	return at
}

func square(x float32) float32 { return x * x }

// cell returns the cell at a place: the one whose middle is nearest.
func (m *hexes) cell(x, y float32) (best game.Cell) {
	first := int(math.Floor(float64((y - hexHeight/2) / rowStep)))
	least := float32(math.MaxFloat32)
	for row := first; row <= first+1; row++ {
		c := game.Cell{Row: int8(row) + m.row, Col: int8(math.Floor(float64(x-float32(row&1)/2))) + m.col}
		in := m.middle(c)
		if away := square(in[0]-x) + square(in[1]-y); away < least {
			best, least = c, away
		}
	}
	return best
}

// area returns which area is seen at a place, or −1.
func (m *hexes) area(x, y float32) int {
	if m.turned {
		x, y = y, x
	}
	if area, ok := m.areas[m.cell(x, y)]; ok {
		return area
	}
	return -1
}

// seen returns where the dice of an area are seen.
func (m *hexes) seen(area int) (x, y float32) {
	at := m.middles[area]
	if m.turned {
		return at[1], at[0]
	}
	return at[0], at[1]
}

// size returns how broad and how high the map is as it is seen.
func (m *hexes) size() (w, h float32) {
	if m.turned {
		return m.h, m.w
	}
	return m.w, m.h
}

// in returns where the map lies in a rectangle, and how large its unit is there.
func (m *hexes) in(r ui.Rect) (ui.Rect, float32) {
	w, h := m.size()
	r = r.Within(w / h)
	return r, r.W / w
}

// turn lays the map on its side if it is larger so in a place. It reports whether that changed anything.
func (m *hexes) turn(r ui.Rect) bool {
	is := min(r.W/m.h, r.H/m.w) > min(r.W/m.w, r.H/m.h)
	changed := is != m.turned
	m.turned = is
	return changed
}
