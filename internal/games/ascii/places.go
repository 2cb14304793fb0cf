// Package ascii draws scenes of board games as lines of text.
package ascii

import (
	"fmt"
	"strings"

	"boardduels/internal/i18n"
	"boardduels/runtime/game"
)

// Drawing draws what lies where, as a seat sees it. Places to which it may move are marked, if the game marks any.
type Drawing func(t *i18n.Translator, s *game.Scene, me game.Seat, legal []string) []string

// marks stand for the seats' pieces.
const marks = "xo345678"

// Mark stands for a seat's pieces.
func Mark(seat game.Seat) string { return marks[seat : seat+1] }

// Places lists for each seat, and for nobody, what lies where.
func Places(t *i18n.Translator, s *game.Scene, _ game.Seat, _ []string) (lines []string) {
	for seat := game.Nobody; seat < game.MaxSeats; seat++ {
		var places []string
		for _, p := range s.Pieces {
			if p.Seat == seat && p.Count > 0 {
				places = append(places, strings.TrimSpace(fmt.Sprintf("%s %s×%d", kindText(t, &p), p.Place, p.Count)))
			}
		}
		if len(places) > 0 {
			who := "-"
			if seat != game.Nobody {
				who = Mark(seat)
			}
			lines = append(lines, "  "+who+"  "+strings.Join(places, " "))
		}
	}
	return lines
}

// kinds are the keys of the kinds of pieces that are called in the language of the reader.
var kinds = map[string]string{
	"fighter": "cli.board.fighter", "archer": "cli.board.archer", "wizard": "cli.board.wizard",
}

// kindText is what a piece is called, with the letter that stands for it on the board where the word begins with
// another one.
func kindText(t *i18n.Translator, p *game.Piece) string {
	key, ok := kinds[p.Kind]
	if !ok {
		return p.Kind
	}
	word, letter := t.Text(key), letterOf(p)
	if !strings.HasPrefix(word, p.Kind[:1]) {
		word += " (" + letter + ")"
	}
	return word
}

// letterOf is the letter of a unit on the board: a capital of the first seat, a small one of the second.
func letterOf(p *game.Piece) string {
	if p.Seat == 0 {
		return strings.ToUpper(p.Kind[:1])
	}
	return p.Kind[:1]
}
