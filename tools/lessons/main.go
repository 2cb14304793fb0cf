// Command lessons measures what the tactical game's precedents learn from game to game against users.
//
//	go run ./tools/lessons -runs 16 -seed 1                        # the four characters, and two users by lot
//	go run ./tools/lessons -runs 16 -seed 2 -practice 2000         # after practice without any user
//	go run ./tools/lessons -runs 8 elves level_70 drawn_3          # these users
//	go run ./tools/lessons -practice 5000 -o kb/classic/cases/tactics.xml
//	go run ./tools/lessons -practice 3000 -uniform 300 -seed 4     # what weights near cases are worth
//
// It prints a table: the shares of games 1–3 and of the last three that who learns wins, the same of who practises as
// much against nobody, on the same luck, and how much more who has learned from a user beats it than who has learned
// from others. The last but one writes the weights of practice into the program's own cases.
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

	"boardduels/ai/board"
	"boardduels/ai/board/contest"
	"boardduels/ai/tactics/tacticscurve"
	"boardduels/ai/tactics/tacticslearning"
	"boardduels/ai/tactics/tacticsprecedent"
	"boardduels/kb"
	"boardduels/runtime/tactics"
	"boardduels/schema"
)

const usual = "cyborgs elves orcs zombies drawn_1 drawn_2"

func main() {
	plan := tacticscurve.Plan{Tell: tell}
	flag.IntVar(&plan.Runs, "runs", 16, "how many `runs` with each user")
	flag.IntVar(&plan.Games, "games", 12, "`games` of a run")
	flag.IntVar(&plan.Session, "session", 60, "simulated `games` after each")
	flag.IntVar(&plan.Swaps, "swaps", 4, "`games` of who has learned against each user")
	flag.Uint64Var(&plan.Seed, "seed", 1, "`seed` of all chance")
	practice := flag.Int("practice", 0, "simulated `games` against itself before the first one")
	pairs := flag.Int("uniform", 0, "measure what weights near cases are worth: `pairs` of games between practice with and without them")
	out := flag.String("o", "", "write what practice has taught to a `file` of cases, and measure nothing")
	flag.Parse()
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	err := error(nil)
	switch {
	case *out != "":
		err = teach(ctx, *out, *practice, plan.Seed)
	case *pairs > 0:
		err = compare(ctx, os.Stdout, *practice, *pairs, plan.Seed)
	default:
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
func measure(ctx context.Context, w io.Writer, plan *tacticscurve.Plan, practice int, ids []string) error {
	if len(ids) == 0 {
		ids = strings.Fields(usual)
	}
	for _, id := range ids {
		user, err := tacticscurve.FindUser(id)
		if err != nil {
			return err
		}
		plan.Users = append(plan.Users, user)
	}
	g, err := tactics.New(tactics.Standard)
	if err != nil {
		return err
	}
	if plan.Start, err = practised(ctx, g, practice, plan.Seed, false); err != nil {
		return err
	}
	result, err := tacticscurve.Measure(ctx, g, plan)
	if result == nil || result.Runs() == 0 {
		return err
	}
	return errors.Join(err, result.Print(w))
}

// practised returns what the experts wrote, and what so many games of the AI against itself teach of it.
func practised(ctx context.Context, g *tactics.Game, games int, seed uint64, uniform bool) (*kb.Knowledge, error) {
	if games < 0 {
		return nil, fmt.Errorf("-practice is %d, allowed is 0 or more", games)
	}
	k := tacticsprecedent.Initial().Untrained()
	if games > 0 {
		k = tacticslearning.Practice(ctx, g, k, tacticslearning.Options{Seed: seed, Games: games, IsUniform: uniform})
	}
	return k, ctx.Err()
}

// compare prints how who has learned weights near each case does against who has learned common ones alone, and against
// what the experts wrote.
func compare(ctx context.Context, w io.Writer, practice, pairs int, seed uint64) error {
	g, err := tactics.New(tactics.Standard)
	if err != nil {
		return err
	}
	k, err := practised(ctx, g, practice, seed, false)
	if err != nil {
		return err
	}
	common, err := practised(ctx, g, practice, seed, true)
	if err != nil {
		return err
	}
	fmt.Fprintf(w, "%d games of practice, seed %d\n", practice, seed)
	for _, other := range []struct {
		words string
		k     *kb.Knowledge
	}{{"against common weights alone", common}, {"against the experts alone", tacticsprecedent.Initial().Untrained()}} {
		result, err := contest.Play(ctx, g, knowing(k), knowing(other.k), contest.Task{Pairs: pairs, Seed: seed})
		if err != nil {
			return err
		}
		fmt.Fprintf(w, "%s: %v\n", other.words, result)
	}
	return nil
}

// knowing returns the brain that knows something.
func knowing(k *kb.Knowledge) board.Brain[tactics.View, tactics.Action] {
	return tacticsprecedent.Brain("precedent", func() *kb.Knowledge { return k })
}

// teach writes the program's own cases with the weights of practice into a file.
func teach(ctx context.Context, file string, games int, seed uint64) error {
	g, err := tactics.New(tactics.Standard)
	if err != nil {
		return err
	}
	k, err := practised(ctx, g, games, seed, false)
	if err != nil {
		return err
	}
	k.Weights = rounded(k.Weights)
	for i := range k.Cases {
		k.Cases[i].Weights = rounded(k.Cases[i].Weights)
	}
	pack, _ := schema.LoadPack(kb.Classic())
	taught, err := kb.Teach(pack.Find(schema.CasesKind, tacticsprecedent.Hero), k)
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
