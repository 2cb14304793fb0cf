package boardtraining

import (
	"context"
	"fmt"

	"boardduels/ai/board/contest"
	"boardduels/ai/dicewars/attackchoice"
	"boardduels/ai/dicewars/attackknn"
	"boardduels/ai/dicewars/dicewarsbrains"
	"boardduels/ai/dicewars/dicewarstraining"
	"boardduels/ai/dicewars/expert"
	"boardduels/ai/dicewars/value"
	"boardduels/ai/dicewars/wpm"
	"boardduels/ai/fit/nearest"
	"boardduels/ai/fit/trained"
	"boardduels/runtime/dicewars"
)

// Dicewars are the brains of dice wars that can be trained.
var Dicewars = []Trainee{
	{
		"knn", "the attacks that the report's AI remembers",
		`Let the report's AI learn what becomes of attacks, from attacks by lot among the
field. Measured among the field in duels. The points asked for by default take
some seconds. The program's own are in ai/dicewars/attackknn/knn.txt.`,
		dicewars.RulesVersion,
		func() Course { return &knnCourse{points: 2000} },
	},
	{
		"wpm", "the weights of the field's logistic model",
		`Fit the model by which wpm judges positions to how games end, generation after
generation. Measured among the field in duels. The program's own is in
ai/dicewars/wpm/wpm.txt.`,
		dicewars.RulesVersion,
		newWpmCourse,
	},
	{
		"expert", "the network by which expert judges positions",
		`Teach the network of expert and the highest levels by games among the field and
itself. Measured among the field in duels. The program's own is in
ai/dicewars/value/net.txt.`,
		dicewars.RulesVersion,
		newExpertCourse,
	},
}

// amongField measures a brain in duels with the field.
func amongField(ctx context.Context, b attackchoice.Brain, games int, seed uint64) (string, error) {
	g, err := dicewars.New(dicewars.Standard)
	if err != nil {
		return "", err
	}
	task := contest.Deals{Deals: games / 2, Seed: measuring(seed)}
	share, err := contest.Among(ctx, g, b, dicewarsbrains.Field(), task)
	return fmt.Sprintf("%v in duels with the field, seed %d", share, task.Seed), err
}

// knnCourse finds the attacks that knn remembers.
type knnCourse struct {
	task     attackknn.Learning
	points   int
	games    int // played
	examples []attackknn.Example
}

func (c *knnCourse) Options() []Option {
	return []Option{
		{"points", &c.points, fmt.Sprintf("how many attacks to remember, more than the %d that are given", attackknn.Given)},
	}
}

func (c *knnCourse) Check() error {
	const most = 1_000_000
	if c.points <= attackknn.Given || c.points > most {
		return fmt.Errorf("--points is %d, allowed is %d to %d", c.points, attackknn.Given+1, most)
	}
	return nil
}

func (c *knnCourse) Begin(seed uint64, _ func(string) (*trained.Document, error)) error {
	c.task = *dicewarstraining.Knn(seed)
	c.task.Points = c.points
	return nil
}

func (c *knnCourse) Learn(ctx context.Context, told func(done, of int)) (err error) {
	c.task.Progress = func(points, games int) {
		c.games = games
		told(points, c.task.Points)
	}
	c.examples, err = c.task.Examples(ctx)
	return err
}

func (c *knnCourse) Worth(ctx context.Context, games int) (string, error) {
	space := nearest.New(c.examples)
	return amongField(ctx, attackknn.Brain("learned", func() *attackknn.Space { return space }), games, c.task.Seed)
}

func (c *knnCourse) Document(head trained.Head) *trained.Document {
	if c.examples == nil {
		return nil
	}
	head.Games = c.games
	return attackknn.Document(c.examples, head)
}

// fitted is what learns in generations: a model or a network.
type fitted interface {
	comparable
	Document(trained.Head) *trained.Document
}

// generations finds what is fitted to games, generation after generation.
type generations[M fitted] struct {
	seed  uint64
	count int // of generations
	games int // of each
	known M   // nil until one generation is over
	find  func(ctx context.Context, g *generations[M], progress func(generation, games int, known M)) (M, error)
	brain func(known func() M) attackchoice.Brain
}

func newWpmCourse() Course {
	return &generations[*wpm.Model]{
		count: 4, games: 4000,
		find: func(ctx context.Context, g *generations[*wpm.Model], progress func(int, int, *wpm.Model)) (*wpm.Model, error) {
			task := dicewarstraining.Wpm{Seed: g.seed, Generations: g.count, Games: g.games, Progress: progress}
			return task.Model(ctx)
		},
		brain: func(known func() *wpm.Model) attackchoice.Brain { return wpm.Brain("learned", known) },
	}
}

func newExpertCourse() Course {
	return &generations[*value.Net]{
		count: 3, games: 2500,
		find: func(ctx context.Context, g *generations[*value.Net], progress func(int, int, *value.Net)) (*value.Net, error) {
			task := dicewarstraining.Value{Seed: g.seed, Generations: g.count, Games: g.games, Progress: progress}
			return task.Net(ctx)
		},
		brain: func(known func() *value.Net) attackchoice.Brain {
			return expert.Brain("learned", known, expert.Attacks)
		},
	}
}

func (g *generations[M]) Options() []Option {
	return []Option{
		{"generations", &g.count, "how often it is fitted to games by those before"},
		{"games", &g.games, "games of a generation"},
	}
}

func (g *generations[M]) Check() error {
	if err := checkCount("generations", g.count); err != nil {
		return err
	}
	return checkCount("games", g.games)
}

func (g *generations[M]) Begin(seed uint64, _ func(string) (*trained.Document, error)) error {
	g.seed = seed
	return nil
}

func (g *generations[M]) Learn(ctx context.Context, told func(done, of int)) error {
	found, err := g.find(ctx, g, func(generation, games int, known M) {
		if generation > 0 {
			g.known = known
		}
		told(generation*g.games+games, g.count*g.games)
	})
	if err == nil {
		g.known = found
	}
	return err
}

func (g *generations[M]) Worth(ctx context.Context, games int) (string, error) {
	return amongField(ctx, g.brain(func() M { return g.known }), games, g.seed)
}

func (g *generations[M]) Document(head trained.Head) *trained.Document {
	var unknown M
	if g.known == unknown {
		return nil
	}
	head.Games = g.count * g.games
	return g.known.Document(head)
}
