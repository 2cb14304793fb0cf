package boardtraining

import (
	"cmp"
	"context"
	"fmt"

	"boardduels/ai/board/contest"
	"boardduels/ai/fit/trained"
	"boardduels/ai/reversi/evaluation"
	"boardduels/ai/reversi/reversitraining"
	"boardduels/ai/reversi/search"
	"boardduels/runtime/reversi"
)

// Reversi are the brains of Reversi that can be trained.
var Reversi = []Trainee{{
	"search", "the weights by which search judges positions",
	`Find the weights by which search judges positions: generation after generation
it plays by those found so far, and fits new ones to how the games end. Measured
against the weights that it begins with. As many games as are asked for by
default take a quarter of an hour on two cores. The program's own are in
ai/reversi/evaluation/weights.txt.`,
	reversi.RulesVersion,
	func() Course {
		return &reversiCourse{task: reversitraining.Task{Generations: 3, Games: 30_000, Budget: 1_000}}
	},
}}

// reversiCourse finds the weights of the search.
type reversiCourse struct {
	task    reversitraining.Task
	weights *evaluation.Weights // nil until they are found
}

func (c *reversiCourse) Options() []Option {
	return []Option{
		{"generations", &c.task.Generations, "how often weights are fitted to games by those before"},
		{"games", &c.task.Games, "games of a generation"},
		{"budget", &c.task.Budget, "positions that a decision looks at"},
	}
}

func (c *reversiCourse) Check() error {
	return cmp.Or(checkCount("generations", c.task.Generations), checkCount("games", c.task.Games), checkCount("budget", c.task.Budget))
}

func (c *reversiCourse) Begin(seed uint64, _ func(string) (*trained.Document, error)) error {
	c.task.Seed = seed
	return nil
}

func (c *reversiCourse) Learn(ctx context.Context, told func(done, of int)) (err error) {
	c.task.Progress = func(generation, games, of int) { told(generation*of+games, c.task.Generations*of) }
	c.weights, err = c.task.Weights(ctx)
	return err
}

func (c *reversiCourse) Worth(ctx context.Context, games int) (string, error) {
	const budget = 2_000
	learned := search.With("learned", func() *evaluation.Weights { return c.weights }, budget)
	beginner := search.With("beginner", evaluation.Beginning, budget)
	task := contest.Task{Pairs: games / 2, Opening: 8, Seed: measuring(c.task.Seed)}
	r, err := contest.Play(ctx, reversi.Standard(), learned, beginner, task)
	return fmt.Sprintf("%v against the weights that training begins with, both at %d positions a decision, seed %d", r, budget, task.Seed), err
}

func (c *reversiCourse) Document(head trained.Head) *trained.Document {
	if c.weights == nil {
		return nil
	}
	head.Brain, head.Games = evaluation.Brain, c.task.Generations*c.task.Games
	return &trained.Document{Head: head, Sections: c.weights.Sections()}
}
