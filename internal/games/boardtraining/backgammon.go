package boardtraining

import (
	"context"
	"errors"
	"fmt"

	"boardduels/ai/backgammon/backgammontraining"
	"boardduels/ai/backgammon/diploma"
	"boardduels/ai/backgammon/hillclimb"
	"boardduels/ai/backgammon/linear"
	"boardduels/ai/backgammon/neural"
	"boardduels/ai/backgammon/playchoice"
	"boardduels/ai/board/contest"
	"boardduels/ai/fit/trained"
	"boardduels/runtime/backgammon"
)

// Backgammon are the brains of backgammon that can be trained. The plans are those by which the files in the program
// were begun.
var Backgammon = []Trainee{
	{
		"net", "the networks of net, net_quick and the highest levels",
		`Teach the networks of net, net_quick and the highest levels by games against
themselves (temporal differences), and measure them against formula. As many
games as are asked for by default take half an hour on a core; what is learned
is written now and then, and --from goes on with it. The program's own are in
ai/backgammon/neural/nets.txt.`,
		backgammon.RulesVersion,
		func() Course {
			return &lessons{
				brain: neural.Brain, plan: backgammontraining.Plan{Games: 700_000, Hyper: 5}, first: 0.03, last: 0.003,
				anew: func(seed uint64) learner { return neural.New(seed) },
				read: func(d *trained.Document) (learner, error) { return neural.Read(d) },
			}
		},
	},
	{
		"linear", "the weights of linear, the characters and the middle levels",
		`Teach the weights of linear, the characters and the middle levels by games
against themselves (temporal differences), and measure them against formula. As
many games as are asked for by default take five minutes on a core; what is
learned is written now and then, and --from goes on with it. The program's own
are in ai/backgammon/linear/linear.txt.`,
		backgammon.RulesVersion,
		func() Course {
			return &lessons{
				brain: linear.Brain, plan: backgammontraining.Plan{Games: 100_000, Hyper: 5}, first: 0.02, last: 0.0005,
				anew: func(uint64) learner { return linear.New() },
				read: func(d *trained.Document) (learner, error) { return linear.Read(d) },
			}
		},
	},
	{
		"climb", "the weights of linear, by trial",
		`Improve the weights of linear by trial, as the diploma does: one is changed at a
time, and the change is kept if it wins more. Measured against formula.`,
		backgammon.RulesVersion,
		func() Course { return &climbing{plan: hillclimb.Plan{Trials: 60, Pairs: 500}} },
	},
}

// learner is a judge that learns, and is kept in a file.
type learner interface {
	backgammontraining.Learner
	Document(trained.Head) *trained.Document
}

// lessons teach a judge by games against itself.
type lessons struct {
	brain       string
	plan        backgammontraining.Plan
	anew        func(seed uint64) learner
	read        func(*trained.Document) (learner, error)
	from        string
	first, last float64
	lambda      float64

	learner learner
	before  trained.Head // of the file
	played  int
}

func (l *lessons) Options() []Option {
	return []Option{
		{"from", &l.from, "file to go on from; without one, training begins anew"},
		{"games", &l.plan.Games, "how many games to learn from"},
		{"first", &l.first, "rate of learning at the beginning"},
		{"last", &l.last, "rate of learning at the end"},
		{"lambda", &l.lambda, "how much the end of a game counts, and how little the very next position: from 0, below 1"},
	}
}

func (l *lessons) Check() error {
	if err := checkCount("games", l.plan.Games); err != nil {
		return err
	}
	for _, flag := range []struct {
		name string
		rate float64
	}{{"first", l.first}, {"last", l.last}} {
		if !(flag.rate > 0 && flag.rate < 1) { // it may be no number
			return fmt.Errorf("--%s is %v, allowed is a number between 0 and 1", flag.name, flag.rate)
		}
	}
	if !(l.lambda >= 0 && l.lambda < 1) { // it may be no number
		return fmt.Errorf("--lambda is %v, allowed is a number from 0 on, below 1", l.lambda)
	}
	return nil
}

func (l *lessons) Begin(seed uint64, read func(path string) (*trained.Document, error)) error {
	l.plan.Seed, l.plan.First, l.plan.Last, l.plan.Lambda = seed, float32(l.first), float32(l.last), float32(l.lambda)
	if l.from == "" {
		l.learner = l.anew(seed)
		return nil
	}
	d, err := read(l.from)
	if err != nil {
		return err
	}
	l.before = d.Head
	if l.learner, err = l.read(d); err != nil {
		return fmt.Errorf("%s: %w", l.from, err)
	}
	return nil
}

func (l *lessons) Learn(ctx context.Context, told func(done, of int)) error {
	return l.plan.Learn(ctx, l.learner, func(played int) {
		l.played = played
		told(played, l.plan.Games)
	})
}

func (l *lessons) Worth(ctx context.Context, games int) (string, error) {
	return againstFormula(ctx, l.learner, games, l.plan.Seed)
}

func (l *lessons) Document(head trained.Head) *trained.Document {
	head.Brain, head.Games = l.brain, l.before.Games+l.played
	if l.from != "" {
		head.After = l.before.Trainings()
	}
	return l.learner.Document(head)
}

// climbing improves linear weights by trial.
type climbing struct {
	plan     hillclimb.Plan
	from     string
	weights  *linear.Weights
	before   trained.Head // of the file
	finished int          // trials
}

func (c *climbing) Options() []Option {
	return []Option{
		{"from", &c.from, "file of linear weights to improve"},
		{"trials", &c.plan.Trials, "changes to try"},
		{"pairs", &c.plan.Pairs, "pairs of games for each, with the same dice"},
	}
}

func (c *climbing) Check() error {
	if err := errors.Join(checkCount("trials", c.plan.Trials), checkCount("pairs", c.plan.Pairs)); err != nil {
		return err
	}
	if c.from == "" {
		return errors.New("--from is missing: the file of linear weights to improve, as ai/backgammon/linear/linear.txt")
	}
	return nil
}

func (c *climbing) Begin(seed uint64, read func(path string) (*trained.Document, error)) error {
	d, err := read(c.from)
	if err != nil {
		return err
	}
	c.plan.Seed, c.before = seed, d.Head
	if c.weights, err = linear.Read(d); err != nil {
		return fmt.Errorf("%s: %w", c.from, err)
	}
	return nil
}

func (c *climbing) Learn(ctx context.Context, told func(done, of int)) error {
	other := *c.weights
	return c.plan.Climb(ctx, c.weights, &other, c.weights.Traits(), other.Traits(), func(hillclimb.Trial) {
		c.finished++
		told(c.finished, c.plan.Trials)
	})
}

func (c *climbing) Worth(ctx context.Context, games int) (string, error) {
	return againstFormula(ctx, c.weights, games, c.plan.Seed)
}

func (c *climbing) Document(head trained.Head) *trained.Document {
	head.Brain, head.Games = linear.Brain, c.before.Games+2*c.finished*c.plan.Pairs
	head.After = c.before.Trainings()
	return c.weights.Document(head)
}

// againstFormula measures a judge against the diploma's formula.
func againstFormula(ctx context.Context, judge playchoice.Judge, games int, seed uint64) (string, error) {
	learned := playchoice.By("learned", func() playchoice.Judge { return judge })
	formula := playchoice.By("formula", func() playchoice.Judge { return diploma.Formula })
	task := contest.Task{Pairs: games / 2, Seed: measuring(seed)}
	r, err := contest.Play(ctx, backgammon.New(backgammon.Setup{}), learned, formula, task)
	return fmt.Sprintf("%v against formula, seed %d", r, task.Seed), err
}
