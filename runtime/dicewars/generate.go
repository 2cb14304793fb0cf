package dicewars

import "boardduels/runtime/game"

// The numbers of generated maps.
const (
	generatedAreas = 29 // course report's driver
	smallest       = 12 // cells that an area grows to at least
	largest        = 18 // and at most, before holes are filled
	cols, rows     = 28, 22
)

// Generate returns the map of a seed: areas that grow one beside the other, from the middle, to a single land without
// holes.
func Generate(seed uint64) *Map {
	luck := game.NewStream(seed, 0)
	for {
		w := grower{grid: empty(), luck: &luck}
		if w.areas() {
			w.fillHoles()
			m, _ := newMap(w.grid)
			return &m
		}
	}
}

// grower grows the areas of a map.
type grower struct {
	grid  *grid
	luck  *game.Stream
	grown int8
	land  []game.Cell

	around []game.Cell     // free cells around the area that grows
	marked [rows][cols]int // with mark: they are among those
	mark   int
}

// areas grows all areas. It returns false if there is no room for one.
func (w *grower) areas() bool {
	start := game.Cell{Col: cols / 2, Row: rows / 2}
	for tries := 0; w.grown < generatedAreas; tries++ {
		if tries == 1000 {
			return false
		}
		if cells := w.area(start); cells != nil {
			w.land = append(w.land, cells...)
			w.grown++
		}
		start = w.shore()
	}
	return true
}

// shore returns a free cell beside the land, by lot.
func (w *grower) shore() game.Cell {
	for {
		next := neighbors(w.land[w.luck.Below(len(w.land))])[w.luck.Below(6)]
		if w.free(next) {
			return next
		}
	}
}

// free reports whether an area may grow onto a cell.
func (w *grower) free(c game.Cell) bool {
	return c.Col >= 0 && c.Col < cols && c.Row >= 0 && c.Row < rows && w.grid.at(c) == sea
}

// area grows an area from a cell, and returns its cells. Where it finds too little room, there is none.
func (w *grower) area(start game.Cell) []game.Cell {
	size := smallest + w.luck.Below(largest-smallest+1)
	cells := []game.Cell{start}
	w.grid[start.Row][start.Col] = w.grown
	for len(cells) < size {
		next, ok := w.next(cells)
		if !ok {
			break
		}
		cells = append(cells, next)
		w.grid[next.Row][next.Col] = w.grown
	}
	if len(cells) >= smallest {
		return cells
	}
	for _, c := range cells {
		w.grid[c.Row][c.Col] = sea
	}
	return nil
}

// next returns a free cell beside an area: of two by lot the one that touches more of it, so that areas are compact.
func (w *grower) next(cells []game.Cell) (best game.Cell, ok bool) {
	w.around = w.around[:0]
	w.mark++
	for _, c := range cells {
		for _, next := range neighbors(c) {
			if w.free(next) && w.marked[next.Row][next.Col] != w.mark {
				w.marked[next.Row][next.Col] = w.mark
				w.around = append(w.around, next)
			}
		}
	}
	if len(w.around) == 0 {
		return best, false
	}
	touched := -1
	for range 2 {
		c := w.around[w.luck.Below(len(w.around))]
		if n := w.touching(c); n > touched {
			best, touched = c, n
		}
	}
	return best, true
}

// touching counts the cells of the area that grows around a cell.
func (w *grower) touching(c game.Cell) (n int) {
	for _, next := range neighbors(c) {
		if w.grid.at(next) == w.grown {
			n++
		}
	}
	return n
}

// fillHoles gives each cell of sea that the land encloses to the smallest area beside it.
func (w *grower) fillHoles() {
	sizes := make([]int, w.grown)
	for _, c := range w.land {
		sizes[w.grid.at(c)]++
	}
	open := w.openSea()
	for {
		filled := false
		for row := range int8(rows) {
			for col := range int8(cols) {
				c := game.Cell{Col: col, Row: row}
				if open[row][col] || w.grid.at(c) != sea {
					continue
				}
				if area := w.smallestBeside(c, sizes); area != sea {
					w.grid[row][col] = area
					sizes[area]++
					filled = true
				}
			}
		}
		if !filled {
			return
		}
	}
}

// openSea returns which cells are sea that hangs together with the edge of the map.
func (w *grower) openSea() (open [rows][cols]bool) {
	var queue []game.Cell
	reach := func(c game.Cell) {
		if w.free(c) && !open[c.Row][c.Col] {
			open[c.Row][c.Col] = true
			queue = append(queue, c)
		}
	}
	for row := range int8(rows) {
		reach(game.Cell{Col: 0, Row: row})
		reach(game.Cell{Col: cols - 1, Row: row})
	}
	for col := range int8(cols) {
		reach(game.Cell{Col: col, Row: 0})
		reach(game.Cell{Col: col, Row: rows - 1})
	}
	for i := 0; i < len(queue); i++ {
		for _, next := range neighbors(queue[i]) {
			reach(next)
		}
	}
	return open
}

// smallestBeside returns the smallest area that touches a cell, or sea.
func (w *grower) smallestBeside(c game.Cell, sizes []int) int8 {
	best := sea
	for _, next := range neighbors(c) {
		if area := w.grid.at(next); area != sea && (best == sea || sizes[area] < sizes[best]) {
			best = area
		}
	}
	return best
}
