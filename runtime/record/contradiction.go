package record

import (
	"slices"
	"strings"

	"boardduels/internal/i18n"
	"boardduels/runtime/game"
)

// Contradiction is a line of a header that can't be so: what was played, or what the program knows, contradicts it.
type Contradiction struct {
	Seat    game.Seat // among whose lines it stands; Nobody for those before all seats
	Begins  string    // how the line begins
	Problem i18n.Message
}

// In tells it in a language.
func (c *Contradiction) In(t *i18n.Translator) string {
	if c.Seat == game.Nobody {
		return c.Problem.In(t)
	}
	return t.Text("replay.at_seat", i18n.Args{"Seat": SeatName(c.Seat), "Problem": c.Problem.In(t)})
}

func (c *Contradiction) Error() string { return c.In(i18n.For(i18n.Default)) }

// line returns the number of the line, from 1.
func (c *Contradiction) line(text []byte) int {
	lines := strings.Split(string(text), "\n")
	at := 0
	if c.Seat != game.Nobody {
		at = max(slices.Index(lines, "seat "+SeatName(c.Seat)), 0)
	}
	within := slices.IndexFunc(lines[at:], func(line string) bool { return strings.HasPrefix(line, c.Begins) })
	return at + max(within, 0) + 1
}

// NoBrain says that nobody has the brain of a seat.
func NoBrain(seat game.Seat, brain string) *Contradiction {
	return &Contradiction{seat, "player brain ", i18n.Message{Key: "replay.no_brain", Args: i18n.Args{"Brain": Quote(brain)}}}
}
