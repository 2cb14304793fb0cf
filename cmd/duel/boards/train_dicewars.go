package boards

import (
	"context"
	"fmt"

	"github.com/spf13/cobra"

	"boardduels/ai/board/contest"
	"boardduels/ai/dicewars/brains"
	"boardduels/ai/dicewars/choice"
	"boardduels/ai/dicewars/expert"
	"boardduels/ai/dicewars/knn"
	warstraining "boardduels/ai/dicewars/training"
	"boardduels/ai/dicewars/value"
	"boardduels/ai/dicewars/wpm"
	"boardduels/ai/nearest"
	"boardduels/ai/trained"
	"boardduels/cmd/duel/cli"
	"boardduels/runtime/dicewars"
)

var dicewarsTrainees = []trainee{
	{
		"knn", "the attacks that the report's AI remembers",
		`Let the report's AI learn what becomes of attacks, from attacks by lot among the
field. Measured among the field in duels. The points asked for by default take
some seconds. The program's own are in ai/dicewars/knn/knn.txt.`,
		dicewars.RulesVersion,
		func() schooling { return &knnCourse{} },
	},
	{
		"wpm", "the weights of the field's logistic model",
		`Fit the model by which wpm judges positions to how games end, generation after
generation. Measured among the field in duels. The program's own is in
ai/dicewars/wpm/wpm.txt.`,
		dicewars.RulesVersion,
		func() schooling { return &wpmCourse{} },
	},
	{
		"expert", "the network by which expert judges positions",
		`Teach the network of expert and the highest levels by games among the field and
itself. Measured among the field in duels. The program's own is in
ai/dicewars/value/net.txt.`,
		dicewars.RulesVersion,
		func() schooling { return &expertCourse{} },
	},
}

// amongField measures a brain in duels with the field.
func amongField(ctx context.Context, b choice.Brain, games int, seed uint64) (string, error) {
	g, err := dicewars.New(dicewars.Standard)
	if err != nil {
		return "", err
	}
	task := contest.Deals{Deals: games / 2, Seed: measuring(seed)}
	share, err := contest.Among(ctx, g, b, brains.Field(), task)
	return fmt.Sprintf("%v in duels with the field, seed %d", share, task.Seed), err
}

// knnCourse finds the attacks that knn remembers.
type knnCourse struct {
	task     knn.Learning
	points   int
	games    int // played
	examples []knn.Example
}

func (c *knnCourse) flags(cmd *cobra.Command) {
	cmd.Flags().IntVar(&c.points, "points", 2000, fmt.Sprintf("how many attacks to remember, more than the %d that are given", knn.Given))
}

func (c *knnCourse) begin(_ *cobra.Command, seed uint64) error {
	const most = 1_000_000
	if c.points <= knn.Given || c.points > most {
		return cli.Usage(fmt.Errorf("--points is %d, allowed is %d to %d", c.points, knn.Given+1, most))
	}
	c.task = *warstraining.Knn(seed)
	c.task.Points = c.points
	return nil
}

func (c *knnCourse) learn(ctx context.Context, told func(done, of int)) (err error) {
	c.task.Progress = func(points, games int) {
		c.games = games
		told(points, c.task.Points)
	}
	c.examples, err = c.task.Examples(ctx)
	return err
}

func (c *knnCourse) worth(ctx context.Context, games int) (string, error) {
	space := nearest.New(c.examples)
	return amongField(ctx, knn.Brain("learned", func() *knn.Space { return space }), games, c.task.Seed)
}

func (c *knnCourse) document(head trained.Head) *trained.Document {
	if c.examples == nil {
		return nil
	}
	head.Games = c.games
	return knn.Document(c.examples, head)
}

// wpmCourse fits the logistic model.
type wpmCourse struct {
	task  warstraining.Wpm
	model *wpm.Model // nil until one is known
}

func (c *wpmCourse) flags(cmd *cobra.Command) {
	cmd.Flags().IntVar(&c.task.Generations, "generations", 4, "how often the model is fitted to games by those before")
	cmd.Flags().IntVar(&c.task.Games, "games", 4000, "games of a generation")
}

func (c *wpmCourse) begin(_ *cobra.Command, seed uint64) error {
	c.task.Seed = seed
	return checkGenerations(c.task.Generations, c.task.Games)
}

func (c *wpmCourse) learn(ctx context.Context, told func(done, of int)) (err error) {
	c.task.Progress = func(generation, games int, model *wpm.Model) {
		if generation > 0 {
			c.model = model
		}
		told(generation*c.task.Games+games, c.task.Generations*c.task.Games)
	}
	model, err := c.task.Model(ctx)
	if err == nil {
		c.model = model
	}
	return err
}

func (c *wpmCourse) worth(ctx context.Context, games int) (string, error) {
	return amongField(ctx, wpm.Brain("learned", func() *wpm.Model { return c.model }), games, c.task.Seed)
}

func (c *wpmCourse) document(head trained.Head) *trained.Document {
	if c.model == nil {
		return nil
	}
	head.Games = c.task.Generations * c.task.Games
	return c.model.Document(head)
}

// expertCourse teaches the network.
type expertCourse struct {
	task warstraining.Value
	net  *value.Net // nil until one is known
}

func (c *expertCourse) flags(cmd *cobra.Command) {
	cmd.Flags().IntVar(&c.task.Generations, "generations", 3, "how often the network learns from games by those before")
	cmd.Flags().IntVar(&c.task.Games, "games", 2500, "games of a generation")
}

func (c *expertCourse) begin(_ *cobra.Command, seed uint64) error {
	c.task.Seed = seed
	return checkGenerations(c.task.Generations, c.task.Games)
}

func (c *expertCourse) learn(ctx context.Context, told func(done, of int)) error {
	c.task.Progress = func(generation, games int, net *value.Net) {
		if generation > 0 {
			c.net = net
		}
		told(generation*c.task.Games+games, c.task.Generations*c.task.Games)
	}
	net, err := c.task.Net(ctx)
	if err == nil {
		c.net = net
	}
	return err
}

func (c *expertCourse) worth(ctx context.Context, games int) (string, error) {
	return amongField(ctx, expert.Brain("learned", func() *value.Net { return c.net }, expert.Attacks), games, c.task.Seed)
}

func (c *expertCourse) document(head trained.Head) *trained.Document {
	if c.net == nil {
		return nil
	}
	head.Games = c.task.Generations * c.task.Games
	return c.net.Document(head)
}

// checkGenerations checks the numbers of a training in generations.
func checkGenerations(generations, games int) error {
	if err := checkCount("generations", generations); err != nil {
		return err
	}
	return checkCount("games", games)
}
