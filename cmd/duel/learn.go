package main

import (
	"errors"
	"fmt"
	"strings"

	"github.com/spf13/cobra"

	"boardduels/ai/arena"
	"boardduels/ai/arena/curve"
	reports "boardduels/ai/arena/report"
	"boardduels/ai/learning"
	"boardduels/internal/brains"
	"boardduels/internal/classic"
	"boardduels/schema"
)

// lesson is what learn is asked for.
type lesson struct {
	curve.Plan
	pack    string
	without []string
	against string
	workers int
	shard   string
	resume  string
	out     string
	format  string
}

// population are the brains whose mean style a model of one user has to beat: those that play sensibly, and don't search for
// long. Users with a temper would make it easy to beat: their wishes cancel out everybody's.
var population = []string{"tree", "novice", "professional", "evaluation", "knn", "scenario"}

// ablations asks for learners that do without each part of learning.
const ablations = "ablations"

func newLearn() *cobra.Command {
	l := lesson{Plan: curve.Plan{
		Users:      []string{"tree", "professional", "evaluation", "scenario", "montecarlo_small", "aggressive", "defensive", "switch:tree,evaluation"},
		Heroes:     []string{all},
		Population: population,
		Runs:       400, Games: 20, Duels: learning.DefaultDuels, Seed: 1,
	}}
	cmd := &cobra.Command{
		Use:   "learn",
		Short: "Measure how the AI learns from game to game",
		Long: `Let the AI that learns play game after game against users, each of whom keeps to
a style: any brain, aggressive, defensive, or switch:A,B, who plays as A for ten
games, then as B. A learning run is one user with one hero against an AI that
knows at first what the pack does. Printed are, all with 95 % intervals over
runs, how often the AI wins its k-th game; how well its model foresees what the
user does in unseen games, against the style of all others and against chance;
and how far its play bends to situations, users and unseen heroes.

With --against ablations learners that do without a part of learning play the
same runs, and what each part is worth is printed; --without has the AI itself
do without parts: ` + strings.Join(curve.Parts, ", ") + `.

The same seed gives the same results, whatever the number of workers. --resume
goes on where a measurement was interrupted, and saves every few seconds. With
--shard several processes or machines make a part each; 'duel learn merge' puts
their files together. See docs/learning.md.`,
		Example: `  duel learn --users tree,switch:tree,random --runs 32
  duel learn --against ablations --resume learn.json --report html > learn.html
  duel learn --shard 0/8 -o part0.json && duel learn merge part*.json`,
		Args: exactly(),
		RunE: work(func(cmd *cobra.Command, _ []string) error { return l.run(cmd) }),
	}
	packFlag(cmd, &l.pack, classic.Name)
	flags := cmd.Flags()
	flags.StringSliceVar(&l.Users, "users", l.Users, "whom the AI plays against (default: "+strings.Join(l.Users, ", ")+")")
	flags.Lookup("users").DefValue = "[]" // told in the help, where it can be broken into lines
	flags.StringSliceVar(&l.Heroes, "heroes", l.Heroes, "heroes to play, each against each from both seats, or all")
	flags.IntVar(&l.Runs, "runs", l.Runs, "learning runs with each user")
	flags.IntVar(&l.Games, "games", l.Games, "games of a run")
	flags.IntVar(&l.Duels, "duels", l.Duels, "simulated duels after each game")
	flags.Uint64Var(&l.Seed, "seed", l.Seed, "seed of all chance")
	flags.StringSliceVar(&l.without, "without", nil, "parts of learning to do without")
	flags.StringVar(&l.against, "against", "", "compare with "+ablations+": learners without each part")
	flags.IntVar(&l.workers, "workers", 0, "how many runs at once (default: the number of processors)")
	flags.StringVar(&l.shard, "shard", "0/1", "make a part only, as 0/8 for the first of eight")
	flags.StringVar(&l.resume, "resume", "", "go on from this file of results if it is there, and keep it up to date")
	flags.StringVarP(&l.out, "out", "o", "", "write the results into this file (default: the one of --resume)")
	reportFlag(cmd, &l.format)
	completeHeroes(cmd, "heroes")
	complete(cmd, "users", brains.Users().IDs()...)
	complete(cmd, "without", curve.Parts...)
	complete(cmd, "against", ablations)
	cmd.AddCommand(newLearnMerge())
	return cmd
}

func newLearnMerge() *cobra.Command {
	var out, format string
	cmd := &cobra.Command{
		Use:   "merge FILE...",
		Short: "Put results of shards together",
		Long: `Put files of results of 'duel learn' together, and print what they mean. Files
of one measurement that hold different runs add up to exactly what one process
would have given; anything else is refused. A single file is only printed.`,
		Example: `  duel learn merge part*.json -o whole.json
  duel learn merge whole.json --report html > whole.html`,
		Args: atLeast("FILE"),
		RunE: work(func(cmd *cobra.Command, args []string) error {
			if err := checkReport(format); err != nil {
				return err
			}
			merged, err := mergeLearning(args)
			if err != nil {
				return err
			}
			if out != "" {
				if err := saveResult(out, merged); err != nil {
					return err
				}
			}
			return formatted(cmd.OutOrStdout(), format, merged.Curves(), reports.CurvesText, reports.CurvesHTML)
		}),
	}
	cmd.Flags().StringVarP(&out, "out", "o", "", "write the results into this file")
	reportFlag(cmd, &format)
	return cmd
}

// run measures what isn't measured yet, keeps the results in a file, and prints what they mean.
func (l *lesson) run(cmd *cobra.Command) error {
	pack, err := loadPack(l.pack)
	if err != nil {
		return err
	}
	plan, err := l.plan(pack)
	if err != nil {
		return err
	}
	options, err := l.options()
	if err != nil {
		return err
	}
	result, err := watchedLearning(cmd, plan, curve.Cast{Pack: pack, Brains: brains.Users()}, options)
	if errors.Is(err, arena.ErrPlans) {
		return fmt.Errorf("%s holds results of something else than is asked for now: other users, heroes, runs, games, learners, seed, pack or rules", l.resume)
	}
	if result == nil || err != nil && cmd.Context().Err() == nil {
		return err
	}
	if l.out != "" {
		if err := saveResult(l.out, result); err != nil {
			return err
		}
	}
	if err := formatted(cmd.OutOrStdout(), l.format, result.Curves(), reports.CurvesText, reports.CurvesHTML); err != nil {
		return err
	}
	if err != nil {
		return fmt.Errorf("stopped after %s; --resume goes on from a file of results", count(len(result.Records), "learning run"))
	}
	return nil
}

// plan completes what was asked, and returns an error if it can't be done.
func (l *lesson) plan(pack *schema.Pack) (*curve.Plan, error) {
	l.Users = joinSwitches(trimmed(l.Users))
	l.Heroes, l.without = trimmed(l.Heroes), trimmed(l.without)
	if len(l.Heroes) == 1 && l.Heroes[0] == all {
		l.Heroes = pack.IDs(schema.HeroKind)
	}
	for _, hero := range l.Heroes {
		if _, err := findHero(pack, hero); err != nil {
			return nil, err
		}
	}
	for _, text := range l.Users {
		user, err := curve.ParseUser(text)
		if err != nil {
			return nil, usage{err}
		}
		for _, id := range user.Brains() {
			if _, err := brains.Users().Find(id); err != nil {
				return nil, usage{err}
			}
		}
	}
	l.Learners = [][]string{append([]string{}, l.without...)}
	switch {
	case l.against == ablations && len(l.without) == 0:
		for _, part := range curve.Parts {
			l.Learners = append(l.Learners, []string{part})
		}
	case l.against == ablations:
		return nil, usage{errors.New("--against ablations compares with the complete learner, so it doesn't go with --without")}
	case l.against != "":
		return nil, usage{fmt.Errorf("--against is %q, allowed is %s", l.against, ablations)}
	}
	plan, err := curve.New(pack, title(l.pack, pack).Name, l.Plan)
	if err != nil {
		return nil, usage{err}
	}
	return plan, nil
}

// trimmed returns a list as it was meant.
func trimmed(list []string) []string {
	for i := range list {
		list[i] = strings.TrimSpace(list[i])
	}
	return list
}

// joinSwitches puts users together who change style: a list is split at their comma, too.
func joinSwitches(list []string) (users []string) {
	for i := 0; i < len(list); i++ {
		user := list[i]
		if strings.HasPrefix(user, "switch:") && !strings.Contains(user, ",") && i+1 < len(list) {
			i++
			user += "," + list[i]
		}
		users = append(users, user)
	}
	return users
}

// options returns how to carry out the plan.
func (l *lesson) options() (o curve.Options, err error) {
	if err := checkReport(l.format); err != nil {
		return o, err
	}
	if l.workers < 0 {
		return o, usage{fmt.Errorf("--workers is %d, at least 1 is needed", l.workers)}
	}
	if o.Shard, err = arena.ParseShard(l.shard); err != nil {
		return o, usage{err}
	}
	if l.out == "" {
		l.out = l.resume
	}
	if o.Shard.Of > 1 && l.out == "" {
		return o, usage{errors.New("a shard is of no use without a file for its results: give -o or --resume")}
	}
	o.Workers, o.Progress = l.workers, l.saver()
	o.Resume, err = resumed(l.resume, loadLearning)
	return o, err
}
