package boardcmd

import (
	"fmt"
	"slices"
	"strings"

	"boardduels/internal/games"
	"boardduels/internal/games/ascii"
	"boardduels/internal/i18n"
	"boardduels/runtime/game"
)

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
	t    *i18n.Translator
	text games.Text
	who  func(game.Seat) string
	me   game.Seat
}

func newScenery(t *i18n.Translator, family string, who func(game.Seat) string, me game.Seat) scenery {
	f, _ := games.Find(family)
	return scenery{t, f.Text, who, me}
}

// lines draws a scene, and tells below it who has which pieces and what is counted of them.
func (y *scenery) lines(s *game.Scene, seats int, legal []string) []string {
	lines := y.text.Lines(y.t, s, y.me, legal)
	for seat := range game.Seat(seats) {
		line := "  " + ascii.Mark(seat) + "  " + y.who(seat)
		if int(seat) < len(s.Counts) && y.text.Count != "" {
			line += ", " + y.t.Text(y.text.Count, i18n.Args{"N": s.Counts[seat]})
		}
		lines = append(lines, line)
	}
	return lines
}

// has reports whether an action is legal.
func has(legal []string, action string) bool { return slices.Contains(legal, action) }
