package dicewarstraining

import (
	"context"
	"fmt"
	"slices"

	"boardduels/ai/dicewars/attackchoice"
	"boardduels/ai/dicewars/baselines"
	"boardduels/ai/dicewars/expert"
	"boardduels/ai/dicewars/value"
	"boardduels/ai/dicewars/wpm"
)

// Value is what a training of the net that judges positions is asked for. It decides on all that is found.
type Value struct {
	Seed        uint64
	Generations int
	Games       int // of each generation
	// Progress is told what has been done and the net that is known, by one goroutine at a time; it may be nil.
	Progress func(generation, games int, net *value.Net)
}

// passes is how often the samples of the last generations are gone through.
const passes = 2

// remembered is of how many generations the samples are kept: the play of those before was nearly as good.
const remembered = 4

// Net finds a net. It returns an error when ctx ends.
func (t *Value) Net(ctx context.Context) (*value.Net, error) {
	if t.Generations < 1 || t.Games < 1 {
		return nil, fmt.Errorf("training needs generations and games, not %d and %d", t.Generations, t.Games)
	}
	net := value.New(t.Seed)
	var kept [remembered][]value.Sample
	for number := range t.Generations {
		courses, err := generation(ctx, table(number, net), t.Seed+uint64(number)<<32, t.Games, func(done int) {
			if t.Progress != nil {
				t.Progress(number, done, net)
			}
		})
		if err != nil {
			return nil, err
		}
		fitted := *net // players of the generation before may still hold the net
		kept[number%remembered] = samples(courses)
		fitted.Fit(slices.Concat(kept[:]...), passes, t.Seed+uint64(number))
		net = &fitted
	}
	return net, nil
}

// samples returns the turns' ends that were noted.
func samples(courses []course) (all []value.Sample) {
	for i := range courses {
		c := &courses[i]
		for k := range c.ends {
			all = append(all, value.NewSample(&c.ends[k], c.winner, c.turns-int(c.ends[k].Turns)))
		}
	}
	return all
}

// table returns who plays: the field, and from the second generation on the learner as often as all others; before, it
// knows nothing that games could teach.
func table(number int, net *value.Net) attackchoice.Brains {
	all := attackchoice.Brains{baselines.Sdc, baselines.Ste, baselines.Stei, baselines.Two, baselines.Rand, wpm.Brain(wpm.ID, wpm.Trained)}
	if number == 0 {
		return all
	}
	learner := expert.Brain("learner", func() *value.Net { return net }, 1)
	for range len(all) {
		all = append(all, learner)
	}
	return all
}
