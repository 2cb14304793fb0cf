// Package duelbrains lists all brains, for the entry points to choose from.
package duelbrains

import (
	"fmt"
	"slices"
	"strings"

	"boardduels/ai"
	"boardduels/ai/duel/clash"
	"boardduels/ai/duel/duelrandom"
	"boardduels/ai/duel/greedy"
	"boardduels/ai/duel/imitation"
	"boardduels/ai/duel/ismcts"
	"boardduels/ai/duel/knn"
	"boardduels/ai/duel/perceptron"
	"boardduels/ai/duel/personas"
	"boardduels/ai/duel/precedent"
	"boardduels/ai/duel/scenario"
	"boardduels/ai/duel/tree"
)

// Default is the id of the brain that people play against unless they choose another.
const Default = "precedent"

// All returns the table of brains: the thesis's as it describes it and as its listing is printed, and those with which
// it can be compared. The levels of difficulty are too many for it.
func All() ai.Brains {
	return slices.Concat(clash.Brains(thoughtful()), ai.Brains{duelrandom.Brain})
}

// thoughtful returns the brains that don't draw what they do. Where stances are due, each takes one by what they are
// worth.
func thoughtful() ai.Brains {
	return slices.Concat(ai.Brains{
		precedent.Brain(Default, precedent.Thinking),
		precedent.Brain("precedent_quick", precedent.Intended),
		precedent.Brain("printed", precedent.Printed),
		tree.Brain,
		perceptron.Brain,
		perceptron.Perceptron,
		knn.Brain,
		ismcts.Brain("montecarlo", ismcts.Playouts),
		ismcts.Brain("montecarlo_small", ismcts.Few),
		greedy.Novice,
		greedy.Professional,
		scenario.Brain,
	}, scenario.Characters())
}

// Levels returns the levels of difficulty, "level_0" to "level_140", from the weakest to the strongest.
func Levels() ai.Brains { return clash.Brains(scenario.Levels()) }

// Strengths returns what an even match is played with, "even_0" to "even_100", from the weakest to the strongest.
func Strengths() ai.Brains { return clash.Brains(precedent.Strengths()) }

// Known returns all brains, all levels, all strengths, also those for somebody new, and the double of a user, which is
// nobody where no user is known: for looking up an id, not for a list to show.
func Known() ai.Brains {
	return slices.Concat(All(), Levels(), Strengths(), clash.Brains(precedent.Patient()), ai.Brains{clash.Brain(imitation.Brain)})
}

// Users returns who an AI can be measured to learn against: all that are known, and users with a temper or a habit, who
// are too weak to be offered as opponents.
func Users() ai.Brains {
	users := ai.Brains{personas.Aggressive, personas.Defensive, personas.Blind}
	const first = 1000 // of those drawn for measurements: nothing is fitted to them
	fitted, kept := personas.Habits()
	for i, habit := range append(fitted, kept...) {
		users = append(users, personas.Drawn(habit, first+uint64(i)))
	}
	return append(Known(), clash.Brains(users)...)
}

// Find returns the brain, level or strength with an id. The error names those there are.
func Find(id string) (ai.Brain, error) {
	brain, err := Known().Find(id)
	if err != nil {
		err = fmt.Errorf("no brain %q; there are: %s", id, Names())
	}
	return brain, err
}

// Names returns the ids of all brains for messages and help, those of levels and strengths as ranges.
func Names() string {
	levels, strengths := Levels().IDs(), Strengths().IDs()
	return fmt.Sprintf("%s, %s, %s, %s … %s, and %s, %s … %s", strings.Join(All().IDs(), ", "), imitation.ID,
		levels[0], levels[1], levels[len(levels)-1], strengths[0], strengths[1], strengths[len(strengths)-1])
}
