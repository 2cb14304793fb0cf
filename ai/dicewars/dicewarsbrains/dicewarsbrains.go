// Package dicewarsbrains lists all brains for dice wars, for the entry points to choose from. They play at any number
// of seats, on any map.
package dicewarsbrains

import (
	"slices"

	"boardduels/ai/board/montecarlo"
	"boardduels/ai/board/random"
	"boardduels/ai/dicewars/attackchoice"
	"boardduels/ai/dicewars/attackknn"
	"boardduels/ai/dicewars/baselines"
	"boardduels/ai/dicewars/expert"
	"boardduels/ai/dicewars/value"
	"boardduels/ai/dicewars/wpm"
	"boardduels/runtime/dicewars"
)

// rules are those of every game: nothing in a position depends on the set-up any more.
var rules = &dicewars.Game{}

// playouts are the games that montecarlo plays in its head for a decision: some 15 ms of them on one core of a desktop.
const playouts = 300

// Known returns all brains and all levels: for looking up an id, not for a list to show.
func Known() attackchoice.Brains { return slices.Concat(All(), Levels()) }

// All returns the report's AI, its field, and the brains with which they can be compared. The levels of difficulty are
// too many for it.
func All() attackchoice.Brains {
	return slices.Concat(attackchoice.Brains{attackknn.Brain(attackknn.ID, attackknn.Trained)}, Field(), attackchoice.Brains{
		baselines.Two,
		expert.Brain(expert.ID, value.Trained, expert.Attacks),
		montecarlo.Brain(montecarlo.ID, rules, playouts),
		random.Brain(rules),
	})
}

// Field returns the opponents among whom strength is measured, the report's AI aside.
func Field() attackchoice.Brains {
	return attackchoice.Brains{baselines.Rand, baselines.Sdc, baselines.Ste, baselines.Stei, wpm.Brain(wpm.ID, wpm.Trained)}
}
