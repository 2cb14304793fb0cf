package boardcmd

import (
	"fmt"
	"slices"
	"strings"

	"boardduels/internal/i18n"
	"boardduels/runtime/game"
)

// drawing is how a game's scenes are shown as text.
type drawing struct {
	// lines draws what lies where, as a seat sees it. Places to which it may move are marked, if the game marks any.
	lines func(t *i18n.Translator, s *game.Scene, me game.Seat, legal []string) []string
	count string // the key of what the scene counts, or ""
	moves string // some as people write them
}

// drawings are those of games that have one of their own.
var drawings = map[string]drawing{
	"reversi":    {drawReversi, "cli.board.discs", "d3, pass"},
	"backgammon": {drawBackgammon, "cli.board.pips", "8/5 6/5, pass"},
	"dicewars":   {drawDicewars, "cli.board.dice_count", "e-m, end"},
	"tactics":    {drawTactics, "cli.board.worth", "c3-d5, c3 n, end"},
}

// drawingOf returns how a game is drawn. One without a drawing of its own has its places listed.
func drawingOf(family string) drawing {
	if d, ok := drawings[family]; ok {
		return d
	}
	return drawing{lines: listPlaces}
}

// marks stand for the seats' pieces.
const marks = "xo345678"

func mark(seat game.Seat) string { return marks[seat : seat+1] }

// listPlaces lists for each seat, and for nobody, what lies where.
func listPlaces(t *i18n.Translator, s *game.Scene, _ game.Seat, _ []string) (lines []string) {
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
				who = mark(seat)
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

// dice writes dice that are still to be used, or "".
func dice(s *game.Scene) string {
	var shown []string
	for _, d := range s.Dice {
		shown = append(shown, fmt.Sprint(d))
	}
	return strings.Join(shown, " ")
}

// scenery draws scenes of a game.
type scenery struct {
	t      *i18n.Translator
	family string
	who    func(game.Seat) string
	me     game.Seat
}

// lines draws a scene, and tells below it who has which pieces and what is counted of them.
func (y *scenery) lines(s *game.Scene, seats int, legal []string) []string {
	d := drawingOf(y.family)
	lines := d.lines(y.t, s, y.me, legal)
	for seat := range game.Seat(seats) {
		line := "  " + mark(seat) + "  " + y.who(seat)
		if int(seat) < len(s.Counts) && d.count != "" {
			line += ", " + y.t.Text(d.count, i18n.Args{"N": s.Counts[seat]})
		}
		lines = append(lines, line)
	}
	return lines
}

// has reports whether an action is legal.
func has(legal []string, action string) bool { return slices.Contains(legal, action) }
