package boardcmd

import (
	"fmt"
	"strings"

	"boardduels/internal/i18n"
	"boardduels/runtime/game"
)

// drawReversi draws the squares by rows, those on which a disc may be placed as +.
func drawReversi(_ *i18n.Translator, s *game.Scene, _ game.Seat, legal []string) []string {
	const side = 8
	lines := []string{"     a b c d e f g h"}
	for row := range side {
		var squares []string
		for _, p := range s.Pieces[row*side : (row+1)*side] {
			switch {
			case p.Count > 0:
				squares = append(squares, mark(p.Seat))
			case has(legal, p.Place):
				squares = append(squares, "+")
			default:
				squares = append(squares, ".")
			}
		}
		lines = append(lines, fmt.Sprintf("  %d  %s", row+1, strings.Join(squares, " ")))
	}
	return lines
}
