package dicewarstraining

import (
	"context"
	"fmt"

	"boardduels/ai/dicewars/attackchoice"
	"boardduels/ai/dicewars/baselines"
	"boardduels/ai/dicewars/wpm"
)

// Wpm is what a training of the field's logistic model is asked for. It decides on all that is found.
type Wpm struct {
	Seed        uint64
	Generations int
	Games       int // of each generation
	// Progress is told what has been done and the model that is known, by one goroutine at a time; it may be nil.
	Progress func(generation, games int, model *wpm.Model)
}

// Model finds a model. It returns an error when ctx ends.
func (t *Wpm) Model(ctx context.Context) (*wpm.Model, error) {
	if t.Generations < 1 || t.Games < 1 {
		return nil, fmt.Errorf("training needs generations and games, not %d and %d", t.Generations, t.Games)
	}
	model := wpm.New()
	for number := range t.Generations {
		learner := wpm.Brain("learner", func() *wpm.Model { return model })
		table := attackchoice.Brains{learner, learner, learner, baselines.Sdc, baselines.Ste, baselines.Stei}
		courses, err := generation(ctx, table, t.Seed+uint64(number)<<32, t.Games, func(done int) {
			if t.Progress != nil {
				t.Progress(number, done, model)
			}
		})
		if err != nil {
			return nil, err
		}
		var samples []wpm.Sample
		for i := range courses {
			for k := range courses[i].begins {
				samples = append(samples, wpm.NewSample(&courses[i].begins[k], courses[i].winner))
			}
		}
		fitted := *model
		fitted.Fit(samples)
		model = &fitted
	}
	return model, nil
}
