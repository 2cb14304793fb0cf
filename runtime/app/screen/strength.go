package screen

import (
	"boardduels/ai/duel/rating"
	"boardduels/runtime/app/ui"
)

// StrengthOf is a picture of how strong a brain is.
func StrengthOf(brain string) *ui.Steps {
	steps := ui.NewSteps("attack", rating.Steps)
	steps.Set(rating.Step(brain))
	return steps
}
