package ascii

import (
	"fmt"
	"slices"
	"strings"

	"boardduels/internal/i18n"
	"boardduels/runtime/game"
)

// Discs returns what draws a board with so many squares a side by rows, those on which a disc may be placed as +.
func Discs(side int) Drawing {
	header := "    "
	for file := range side {
		header += " " + string(rune('a'+file))
	}
	return func(_ *i18n.Translator, s *game.Scene, _ game.Seat, legal []string) []string {
		lines := []string{header}
		for row := range side {
			var squares []string
			for _, p := range s.Pieces[row*side : (row+1)*side] {
				switch {
				case p.Count > 0:
					squares = append(squares, Mark(p.Seat))
				case slices.Contains(legal, p.Place):
					squares = append(squares, "+")
				default:
					squares = append(squares, ".")
				}
			}
			lines = append(lines, fmt.Sprintf("  %d  %s", row+1, strings.Join(squares, " ")))
		}
		return lines
	}
}
