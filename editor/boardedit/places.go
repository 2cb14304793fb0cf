package boardedit

import (
	"strings"

	"boardduels/runtime/game"
	"boardduels/runtime/tactics"
	"boardduels/schema"
)

// manifold is a sheet on which a problem may be about several cells.
type manifold interface {
	places(*schema.Diagnostic) []game.Cell
}

// Places returns all cells that a problem of a document is about, the one that [Sheet] locates first.
func Places(s Sheet, d *schema.Diagnostic) []game.Cell {
	first, ok := s.Locate(d)
	if !ok {
		return nil
	}
	cells := []game.Cell{first}
	if m, is := s.(manifold); is {
		for _, c := range m.places(d) {
			if c != first {
				cells = append(cells, c)
			}
		}
	}
	return cells
}

// places are the squares that a problem of a level names.
func (s *level) places(d *schema.Diagnostic) (cells []game.Cell) {
	for _, name := range strings.Fields(d.Args["places"]) {
		if square, ok := tactics.Square(name); ok {
			cells = append(cells, game.Cell{Col: square % tactics.Size, Row: square / tactics.Size})
		}
	}
	return cells
}

// places are the cells of the areas that a problem of a map names.
func (s *land) places(d *schema.Diagnostic) (cells []game.Cell) {
	_, known := s.used()
	for _, id := range strings.Fields(d.Args["places"]) {
		cells = append(cells, known[[]rune(id)[0]]...)
	}
	return cells
}
