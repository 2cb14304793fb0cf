// Package tacticsbrains lists all brains for the tactical game, for the entry points to choose from.
package tacticsbrains

import (
	"slices"

	"boardduels/ai/board"
	"boardduels/ai/board/level"
	"boardduels/ai/board/montecarlo"
	"boardduels/ai/board/random"
	"boardduels/ai/tactics/cunning"
	"boardduels/ai/tactics/tacticsprecedent"
	"boardduels/runtime/tactics"
	"boardduels/schema"
)

type (
	brain = board.Brain[tactics.View, tactics.Action]
	table = board.Brains[tactics.View, tactics.Action]
)

// playouts are the games that montecarlo plays in its head for a decision: some 15 ms of them on one core of a desktop.
const playouts = 200

// Known returns all brains and all levels of a game: for looking up an id, not for a list to show.
func Known(g *tactics.Game) table { return slices.Concat(All(g), Levels()) }

// All returns the article's characters, the thesis's precedents, and the brains with which they can be compared. The
// levels of difficulty are too many for it.
func All(g *tactics.Game) table {
	return all(g, tacticsprecedent.Brain("precedent", tacticsprecedent.Initial))
}

// Taught returns all of [All], where the precedents are those that experts have written into a pack. It returns an
// error if these are wrong.
func Taught(g *tactics.Game, pack *schema.Pack) (table, error) {
	known, err := tacticsprecedent.Known(pack)
	if err != nil {
		return nil, err
	}
	return all(g, tacticsprecedent.Brain("precedent", known)), nil
}

func all(g *tactics.Game, precedents brain) table {
	return table{
		cunning.Brain("cyborgs", cunning.Cyborgs()),
		cunning.Brain("elves", cunning.Elves()),
		cunning.Brain("orcs", cunning.Orcs()),
		cunning.Brain("zombies", cunning.Zombies()),
		precedents,
		montecarlo.Brain(montecarlo.ID, g, playouts),
		random.Brain(g),
	}
}

// Levels returns the levels of difficulty, "level_0" to "level_140": the article's steps from 0 to 14, each with what
// came before it.
func Levels() table {
	var makers []func(id string) brain
	for n := range cunning.Steps {
		makers = append(makers, func(id string) brain { return cunning.Brain(id, cunning.Step(n)) })
	}
	return level.List(makers...)
}
