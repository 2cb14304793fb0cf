package main

import (
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
	plan  training.Plan
}

// courses are the brains that learn. The plans are those of the files in the program.
var courses = map[string]course{
	"net": {neural.Brain, func(seed uint64) trainee { return neural.New(seed) },
		training.Plan{Games: 700_000, First: 0.03, Last: 0.003, Hyper: 5}},
	"linear": {linear.Brain, func(uint64) trainee { return linear.New() },
		training.Plan{Games: 100_000, First: 0.02, Last: 0.0005, Hyper: 5}},
}

// saveEvery is after how many games what was learned so far is written.
const saveEvery = 10_000

// train lets a brain learn from games with itself, and writes its file.
func train(args []string) error {
	flags := flag.NewFlagSet("train", flag.ExitOnError)
	out := flags.String("o", "", "file to write")
	seed := flags.Uint64("seed", 1, "of all chance")
	games := flags.Int("games", 0, "games to play, if not as many as usual")
	date := flags.String("date", time.Now().UTC().Format(time.DateOnly), "written into the file")
	if err := flags.Parse(args); err != nil {
		return err
	}
	c, ok := courses[flags.Arg(0)]
	if !ok || *out == "" {
		return fmt.Errorf("train needs -o FILE and a brain that learns, net or linear, not %q", flags.Arg(0))
	}
	plan := c.plan
	plan.Seed = *seed
	if *games > 0 {
		plan.Games = *games
	}
	learner := c.begin(*seed)
	var failed error
	plan.Learn(learner, func(played int) {
		if played%saveEvery != 0 && played != plan.Games {
			return
		}
		head := trained.Head{Brain: c.brain, Seed: *seed, Date: *date, Rules: backgammon.RulesVersion, Pack: "none", Games: played}
		if failed = os.WriteFile(*out, []byte(learner.Document(head).String()), 0o644); failed != nil {
			return
		}
		fmt.Printf("%d of %d games\n", played, plan.Games)
	})
	return failed
}
