// Package brains lists all brains, for the entry points to choose from.
package brains

import (
	"boardduels/ai"
	"boardduels/ai/evaluation"
	"boardduels/ai/montecarlo"
	"boardduels/ai/precedent"
	"boardduels/ai/random"
	"boardduels/ai/tree"
)

// Default is the id of the brain that people play against unless they choose another.
const Default = "precedent"

// All returns the table of brains: the thesis's as it describes it and as its listing is printed, and those with which
// it can be compared.
func All() ai.Brains {
	return ai.Brains{
		precedent.Brain(Default, precedent.Intended),
		precedent.Brain("printed", precedent.Printed),
		tree.Brain,
		evaluation.Brain,
		evaluation.Perceptron,
		montecarlo.Brain("montecarlo", montecarlo.Playouts),
		montecarlo.Brain("montecarlo_small", montecarlo.Few),
		random.Brain,
	}
}
