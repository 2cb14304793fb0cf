package ascii

import (
	"slices"
	"strings"

	"boardduels/internal/i18n"
	"boardduels/runtime/game"
)

// Hexes draws the map, each cell by the letter of its area, then lists who holds which areas with how many dice.
func Hexes(t *i18n.Translator, s *game.Scene, me game.Seat, legal []string) []string {
	var cells [][]string
	first := game.Cell{Col: 127, Row: 127}
	for _, p := range s.Pieces {
		for _, c := range p.Cells {
			first.Col, first.Row = min(first.Col, c.Col), min(first.Row, c.Row)
		}
	}
	for _, p := range s.Pieces {
		for _, c := range p.Cells {
			row, col := int(c.Row-first.Row), int(c.Col-first.Col)
			for len(cells) <= row {
				cells = append(cells, nil)
			}
			for len(cells[row]) <= col {
				cells[row] = append(cells[row], " ")
			}
			cells[row][col] = p.Place
		}
	}
	var lines []string
	for i, row := range cells {
		indent := "  "
		if (int8(i)+first.Row)%2 == 1 { // which lie half a cell further to the right
			indent = "   "
		}
		lines = append(lines, indent+strings.Join(row, " "))
	}
	return slices.Concat(lines, []string{""}, Places(t, s, me, legal))
}
