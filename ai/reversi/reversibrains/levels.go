package reversibrains

import (
	"boardduels/ai/board"
	"boardduels/ai/board/level"
	"boardduels/ai/board/random"
	"boardduels/ai/reversi/formula"
	"boardduels/ai/reversi/search"
	"boardduels/runtime/reversi"
)

// Levels returns the levels of difficulty, "level_0" to "level_140", from the weakest to the strongest: from lot to the
// article's brains, and from them to the search with ever larger budgets.
func Levels() table {
	deeper := formula.Deeper()
	makers := []func(id string) brain{
		of(random.Brain(reversi.Standard()), 0),
		of(formula.Novice, 50),
		of(formula.Novice, 0),
		of(formula.Professional, 40),
		of(formula.Professional, 15),
		of(formula.Professional, 0),
		of(deeper[0], 0),
		of(deeper[1], 0),
	}
	for _, budget := range []int{30, 100, 400, 2_000, 10_000, 40_000, search.Budget} {
		makers = append(makers, func(id string) brain { return search.Brain(id, budget) })
	}
	return level.List(makers...)
}

func of(b brain, slips level.Slips) func(id string) brain {
	return level.Of(reversi.Standard(), b, slips)
}

type brain = board.Brain[reversi.View, reversi.Action]
