// Command lessons measures what the tactical game's precedents learn from game to game against users.
//
//	go run ./tools/lessons -runs 16 -seed 1                        # the four characters, and two users by lot
//	go run ./tools/lessons -runs 16 -seed 2 -practice 2000         # after practice without any user
//	go run ./tools/lessons -runs 8 elves level_70 drawn_3          # these users
//	go run ./tools/lessons -practice 5000 -o ai/tactics/precedent/knowledge/cases/tactics.xml
//
// It prints a table: the shares of games 1–3 and of the last three that who learns wins, the same of who practises as
// much against nobody, on the same luck, and how much more who has learned from a user beats it than who has learned
// from others. The last command writes the weights of practice into the program's own cases.
package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"math"
	"os"
	"os/signal"
	"strings"

	"boardduels/ai/tactics/curve"
	"boardduels/ai/tactics/learning"
	"boardduels/ai/tactics/precedent"
	"boardduels/kb"
	"boardduels/runtime/tactics"
	"boardduels/schema"
)

const usual = "cyborgs elves orcs zombies drawn_1 drawn_2"

func main() {
	plan := curve.Plan{Tell: tell}
	flag.IntVar(&plan.Runs, "runs", 16, "how many `runs` with each user")
	flag.IntVar(&plan.Games, "games", 12, "`games` of a run")
	flag.IntVar(&plan.Session, "session", 60, "simulated `games` after each")
	flag.IntVar(&plan.Swaps, "swaps", 4, "`games` of who has learned against each user")
	flag.Uint64Var(&plan.Seed, "seed", 1, "`seed` of all chance")
	practice := flag.Int("practice", 0, "simulated `games` against itself before the first one")
	out := flag.String("o", "", "write what practice has taught to a `file` of cases, and measure nothing")
	flag.Parse()
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	err := error(nil)
	if *out != "" {
		err = teach(ctx, *out, *practice, plan.Seed)
	} else {
		err = measure(ctx, os.Stdout, &plan, *practice, flag.Args())
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "lessons:", err)
		os.Exit(1)
	}
}

// tell says on standard error how far it is.
func tell(done, of int) { fmt.Fprintf(os.Stderr, "\r%d of %d", done, of) }

// measure prints what is learned from users.
func measure(ctx context.Context, w io.Writer, plan *curve.Plan, practice int, ids []string) error {
	if len(ids) == 0 {
		ids = strings.Fields(usual)
	}
	for _, id := range ids {
		user, err := curve.FindUser(id)
		if err != nil {
			return err
		}
		plan.Users = append(plan.Users, user)
	}
	g, err := tactics.New(tactics.Standard)
	if err != nil {
		return err
	}
	if plan.Start, err = practised(ctx, g, practice, plan.Seed); err != nil {
		return err
	}
	result, err := curve.Measure(ctx, g, plan)
	if result == nil || result.Runs() == 0 {
		return err
	}
	return errors.Join(err, result.Print(w))
}

// practised returns what the experts wrote, and what so many games of the AI against itself teach of it.
func practised(ctx context.Context, g *tactics.Game, games int, seed uint64) (*kb.Knowledge, error) {
	if games < 0 {
		return nil, fmt.Errorf("-practice is %d, allowed is 0 or more", games)
	}
	k := precedent.Initial().Untrained()
	if games > 0 {
		k = learning.Practice(ctx, g, k, learning.Options{Seed: seed, Games: games})
	}
	return k, ctx.Err()
}

// teach writes the program's own cases with the weights of practice into a file.
func teach(ctx context.Context, file string, games int, seed uint64) error {
	g, err := tactics.New(tactics.Standard)
	if err != nil {
		return err
	}
	k, err := practised(ctx, g, games, seed)
	if err != nil {
		return err
	}
	k.Weights = rounded(k.Weights)
	for i := range k.Cases {
		k.Cases[i].Weights = rounded(k.Cases[i].Weights)
	}
	pack, _ := schema.LoadPack(precedent.Documents())
	taught, err := kb.Teach(pack.Find(schema.CasesKind, precedent.Hero), k)
	if err != nil {
		return err
	}
	return os.WriteFile(file, []byte(taught.Source()), 0o644)
}

// rounded returns weights in thousandths: people read them, and no more of them counts.
func rounded(weights []schema.Weight) (rounded []schema.Weight) {
	for _, w := range weights {
		if w.Value = float32(math.Round(float64(w.Value)*1000) / 1000); w.Value != 0 {
			rounded = append(rounded, w)
		}
	}
	return rounded
}
