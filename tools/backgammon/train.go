package main

import (
	"cmp"
	"flag"
	"fmt"
	"os"
	"time"

	"boardduels/ai/backgammon/linear"
	"boardduels/ai/backgammon/neural"
	"boardduels/ai/backgammon/training"
	"boardduels/ai/trained"
	"boardduels/runtime/backgammon"
)

// trainee is a brain that learns, and is kept in a file.
type trainee interface {
	training.Learner
	Document(trained.Head) *trained.Document
}

// course is a brain and how it is taught by default.
type course struct {
	brain string
	begin func(seed uint64) trainee
	read  func(*trained.Document) (trainee, error)
	plan  training.Plan
}

// courses are the brains that learn. The plans are those by which the files in the program were begun.
var courses = map[string]course{
	"net": {
		neural.Brain,
		func(seed uint64) trainee { return neural.New(seed) },
		func(d *trained.Document) (trainee, error) { return neural.Read(d) },
		training.Plan{Games: 700_000, First: 0.03, Last: 0.003, Hyper: 5},
	},
	"linear": {
		linear.Brain,
		func(uint64) trainee { return linear.New() },
		func(d *trained.Document) (trainee, error) { return linear.Read(d) },
		training.Plan{Games: 100_000, First: 0.02, Last: 0.0005, Hyper: 5},
	},
}

// saveEvery is after how many games what was learned so far is written.
const saveEvery = 10_000

// train lets a brain learn from games with itself, and writes its file. It can go on from a file.
func train(args []string) error {
	flags := flag.NewFlagSet("train", flag.ExitOnError)
	out := flags.String("o", "", "file to write")
	from := flags.String("from", "", "file to go on from; without one, training begins anew")
	seed := flags.Uint64("seed", 1, "of all chance")
	games := flags.Int("games", 0, "games to play, if not as many as usual")
	first := flags.Float64("first", 0, "rate of learning at the beginning, if not the usual one")
	last := flags.Float64("last", 0, "rate of learning at the end, if not the usual one")
	date := flags.String("date", time.Now().UTC().Format(time.DateOnly), "written into the file")
	if err := flags.Parse(args); err != nil {
		return err
	}
	c, ok := courses[flags.Arg(0)]
	if !ok || *out == "" {
		return fmt.Errorf("train needs -o FILE and a brain that learns, net or linear, not %q", flags.Arg(0))
	}
	head := trained.Head{Brain: c.brain, Seed: *seed, Date: *date, Rules: backgammon.RulesVersion, Pack: "none"}
	learner := c.begin(*seed)
	if *from != "" {
		before, begun, err := c.load(*from)
		if err != nil {
			return fmt.Errorf("%s: %w", *from, err)
		}
		head.Games, learner = before, begun
	}
	plan := c.plan
	plan.Seed = *seed
	plan.Games = cmp.Or(*games, plan.Games)
	plan.First, plan.Last = cmp.Or(float32(*first), plan.First), cmp.Or(float32(*last), plan.Last)
	return learn(plan, learner, head, *out)
}

// load reads the file of a brain, and returns with how many games it was made.
func (c *course) load(file string) (games int, learner trainee, err error) {
	text, err := os.ReadFile(file)
	if err != nil {
		return 0, nil, err
	}
	d, err := trained.Parse(string(text))
	if err != nil {
		return 0, nil, err
	}
	learner, err = c.read(d)
	return d.Head.Games, learner, err
}

// learn teaches a learner, and writes what it has learned now and then.
func learn(plan training.Plan, learner trainee, head trained.Head, out string) (failed error) {
	before := head.Games
	plan.Learn(learner, func(played int) {
		if played%saveEvery != 0 && played != plan.Games || failed != nil {
			return
		}
		head.Games = before + played
		if failed = os.WriteFile(out, []byte(learner.Document(head).String()), 0o644); failed == nil {
			fmt.Printf("%d of %d games\n", played, plan.Games)
		}
	})
	return failed
}
