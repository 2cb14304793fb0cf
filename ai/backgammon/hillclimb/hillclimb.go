// Package hillclimb improves the weights of a judge by trial, as the diploma does (1.7): one weight is changed at a
// time, in an order by lot, and the change is kept if the changed judge wins more against the unchanged one.
package hillclimb

import (
	"context"

	"boardduels/ai/backgammon/playchoice"
	"boardduels/ai/board/contest"
	"boardduels/runtime/backgammon"
	"boardduels/runtime/game"
)

// Plan is how to climb.
type Plan struct {
	Seed   uint64
	Trials int
	Pairs  int // of games that a trial takes, with the same dice, the seats swapped
}

// Trial is a change and what came of it.
type Trial struct {
	Weight int
	Factor float32
	Result contest.Result
	Kept   bool
}

// factors are the changes that are tried.
var factors = [...]float32{0.5, 0.8, 1.25, 2}

// Climb changes the weights of a judge for the better. The judge must play by the values that weights points to, and
// other by those that otherWeights does, in the same order. Equal plans find equal weights.
// When ctx ends it returns an error, and the weights are those of the last trial that was finished.
func (p *Plan) Climb(ctx context.Context, judge, other playchoice.Judge, weights, otherWeights []*float32, each func(Trial)) error {
	luck := game.NewStream(p.Seed, 0)
	for range p.Trials {
		t := Trial{Weight: luck.Below(len(weights)), Factor: factors[luck.Below(len(factors))]}
		for i, w := range weights {
			*otherWeights[i] = *w
		}
		*weights[t.Weight] *= t.Factor
		var err error
		task := contest.Task{Pairs: p.Pairs, Seed: luck.Next()}
		t.Result, err = contest.Play(ctx, backgammon.New(backgammon.Setup{}), by(judge), by(other), task)
		if err != nil {
			*weights[t.Weight] = *otherWeights[t.Weight]
			return err
		}
		if t.Kept = t.Result.Score().Low > 0.5; !t.Kept {
			*weights[t.Weight] = *otherWeights[t.Weight]
		}
		each(t)
	}
	return nil
}

func by(j playchoice.Judge) playchoice.Brain {
	return playchoice.By("climber", func() playchoice.Judge { return j })
}
