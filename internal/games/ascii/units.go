package ascii

import (
	"fmt"
	"slices"
	"strings"

	"boardduels/internal/i18n"
	"boardduels/runtime/game"
)

// Units draws the squares by rows: # is a wall, ~ water, capital letters are units of the first seat, small ones
// of the second. Then it lists the units with their hit points.
func Units(t *i18n.Translator, s *game.Scene, me game.Seat, legal []string) []string {
	var rows []string
	var cells [][]string
	units := *s
	units.Pieces = nil
	for _, p := range s.Pieces {
		if p.Seat != game.Nobody {
			units.Pieces = append(units.Pieces, p)
			continue
		}
		c := p.Cells[0]
		for len(cells) <= int(c.Row) {
			cells = append(cells, nil)
		}
		cells[c.Row] = append(cells[c.Row], squareMark(s, p.Place, p.Kind))
	}
	header := "    "
	for file := range cells {
		header += " " + string(rune('a'+file))
	}
	for i, row := range cells {
		rows = append(rows, fmt.Sprintf("  %2d %s", i+1, strings.Join(row, " ")))
	}
	return slices.Concat([]string{header}, rows, []string{""}, Places(t, &units, me, legal))
}

// squareMark is what stands on a square, or its ground.
func squareMark(s *game.Scene, place, ground string) string {
	for _, p := range s.Pieces {
		if p.Place == place && p.Seat != game.Nobody {
			return letterOf(&p)
		}
	}
	switch ground {
	case "wall":
		return "#"
	case "water":
		return "~"
	}
	return "."
}
