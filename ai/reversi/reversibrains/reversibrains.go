// Package reversibrains lists all brains for Reversi, for the entry points to choose from.
package reversibrains

import (
	"slices"

	"boardduels/ai/board"
	"boardduels/ai/board/montecarlo"
	"boardduels/ai/board/random"
	"boardduels/ai/reversi/formula"
	"boardduels/ai/reversi/search"
	"boardduels/runtime/reversi"
)

type table = board.Brains[reversi.View, reversi.Action]

// playouts are the games that montecarlo plays in its head for a decision: some 15 ms of them on one core of a desktop.
const playouts = 3000

// Known returns all brains and all levels: for looking up an id, not for a list to show.
func Known() table { return slices.Concat(All(), Levels()) }

// All returns the article's brains and those with which they can be compared. The levels of difficulty are too many for
// it.
func All() table {
	return slices.Concat(table{formula.Novice, formula.Professional}, formula.Deeper(), table{
		search.Brain("search", search.Budget),
		montecarlo.Brain(montecarlo.ID, reversi.Standard(), playouts),
		random.Brain(reversi.Standard()),
	})
}
