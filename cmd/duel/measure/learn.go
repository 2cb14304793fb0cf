package measure

import (
	"context"
	"errors"
	"fmt"
	"io"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"boardduels/ai/arena"
	"boardduels/ai/arena/curve"
	"boardduels/ai/arena/report"
	"boardduels/ai/duel/duelbrains"
	"boardduels/ai/duel/personas"
	"boardduels/ai/external"
	"boardduels/ai/protocol"
	"boardduels/cmd/duel/cli"
	"boardduels/cmd/duel/extbot"
	"boardduels/cmd/duel/resolve"
	"boardduels/cmd/duel/text"
	"boardduels/kb/classic"
	"boardduels/runtime/duel"
	"boardduels/schema"
)

// study is what learn is asked for.
type study struct {
	curve.Plan
	pack     string
	without  []string
	against  string
	controls bool
	limits   protocol.Limits // of programs
	running
}

// population are the brains whose mean style a model of one user has to beat: those that play sensibly, and don't
// search for long. Users with a temper would make it easy to beat: their wishes cancel out everybody's.
var population = []string{"tree", "novice", "professional", "evaluation", "knn", "scenario"}

// ablations asks for learners that do without each part of learning.
const ablations = "ablations"

// controlSwaps is how many games a user is swapped for with controls, unless something else is asked for.
const controlSwaps = 8

// controlHeadroom is how many games the AI plays with each oracle, likewise: each takes some tenths of a second.
const controlHeadroom = 1

// In how many duels somebody is looked for who exploits the AI: half a minute or so, and about a minute against the AI
// thinking.
const (
	defaultSearch         = 120_000
	defaultSearchThinking = 6_000
)

func newLearn() *cobra.Command {
	l := study{Plan: curve.Plan{
		Users:      []string{"tree", "professional", "evaluation", "scenario", "montecarlo_small", "aggressive", "defensive", "switch:tree,evaluation"},
		Heroes:     []string{resolve.All},
		Population: population,
		Runs:       400, Games: 20, Seed: 1,
	}}
	cmd := &cobra.Command{
		Use:   "learn",
		Short: "Measure how the AI learns from game to game",
		Long: `Let the AI that learns play game after game against users, each of whom keeps to
a style: any brain, aggressive, defensive, or switch:A,B, who plays as A for ten
games (switch:50:A,B: for fifty), then as B; newcomer:SEED, drawn by lot with
habits that nothing was fitted to (newcomer:1..8: eight of them), or its twin,
twin:SEED, who differs in one habit; or exec:COMMAND, a program of your own,
which plays by lines as in 'duel match' (docs/tester/protocol.md). Each learning
run has a process of its own, which plays all its duels. A program that fails
ends the measurement, with the reason; what was done before it is kept.

A learning run is one user with one hero against an AI that knows at first what
the pack does. Printed are, all with 95 % intervals over runs, how often the AI
wins its k-th game; how well its model foresees what the user does in unseen
games, against the style of all others and against chance; and how far its play
bends to situations, users and unseen heroes.

With --against ablations learners that do without a part of learning play the
same runs, and what each part is worth is printed; --against and a part compares
with the one that does without that; --without has the AI itself do without
parts: ` + strings.Join(curve.Parts, ", ") + `.
What was learned of a user before it changed style is the part former.

--controls tells whether what the AI learns is about its user: the AI that has
learned from one user plays --swaps games against each of them all, without
learning on; and it plays --headroom games against its own user that thinks
ahead being told nothing, how the user decides, what it holds, or both, which
tells what knowing the user could be worth at most.

--exploit looks for somebody who beats the AI that has learned, with the hero of
its user, by weights and rules of its own, and counts its wins on fresh luck:
first against the AI deciding at once, in --search duels, then against the AI
thinking, in --search-thinking more (0 leaves that out).

With --doubles the double of each user (the brain double, with what was learned
in twelve games) plays that many duels, the user as many against the same
opponents on the same luck, and a classifier that has seen half of the duels
tells of the others whose they are.

The AI decides at once, as precedent_quick does, unless --think is given. With
--even it plays as strongly as is known of the user by then, as in an even match
of the game; what it doesn't win the user does, so half is what it should.

The same seed gives the same results, whatever the number of workers. --resume
goes on where a measurement was interrupted, and saves every few seconds. With
--shard several processes or machines make a part each; 'duel learn merge' puts
their files together. See docs/tester/learning.md.`,
		Example: `  duel learn --users tree,switch:tree,random --runs 32
  duel learn --users newcomer:1..8 --runs 32 --games 12
  duel learn --controls --users tree,aggressive,defensive --runs 64
  duel learn --users "exec:python3 docs/tester/bots/greedy.py" --runs 16 --games 12
  duel learn --doubles 600 --users tree,lazy --runs 32
  duel learn --even --games 6 --users random,blind,tree,evaluation --runs 128
  duel learn --users evaluation --runs 8 --exploit 60
  duel learn --against ablations --resume learn.json --report html > learn.html
  duel learn --users switch:50:random,evaluation --games 53 --against former
  duel learn --shard 0/8 -o part0.json && duel learn merge part*.json`,
		Args: cli.Exactly(),
		RunE: cli.Work(func(cmd *cobra.Command, _ []string) error { return l.run(cmd) }),
	}
	resolve.PackFlag(cmd, &l.pack, classic.Name)
	flags := cmd.Flags()
	flags.StringSliceVar(&l.Users, "users", l.Users, "whom the AI plays against (default: "+strings.Join(l.Users, ", ")+")")
	flags.Lookup("users").DefValue = "[]" // told in the help, where it can be broken into lines
	flags.StringSliceVar(&l.Heroes, "heroes", l.Heroes, "heroes to play, each against each from both seats, or all")
	flags.IntVar(&l.Runs, "runs", l.Runs, "learning runs with each user")
	flags.IntVar(&l.Games, "games", l.Games, "games of a run")
	flags.Uint64Var(&l.Seed, "seed", l.Seed, "seed of all chance")
	flags.StringSliceVar(&l.without, "without", nil, "parts of learning to do without")
	flags.StringVar(&l.against, "against", "", "compare with "+ablations+": learners without each part, or with the one without a part")
	flags.BoolVar(&l.controls, "controls", false, "swap users, and measure headroom")
	flags.IntVar(&l.Swaps, "swaps", 0, fmt.Sprintf("games against each user after learning (default: %d with --controls, else none)", controlSwaps))
	flags.IntVar(&l.Headroom, "headroom", 0, fmt.Sprintf("games with each oracle after learning (default: %d with --controls, else none)", controlHeadroom))
	flags.IntVar(&l.Exploit, "exploit", 0, "games of who is found to beat the AI that has learned (default none)")
	flags.IntVar(&l.Search, "search", defaultSearch, "duels in which --exploit looks for one, in each run")
	flags.IntVar(&l.SearchThinking, "search-thinking", defaultSearchThinking, "further ones against the AI thinking a little")
	flags.IntVar(&l.Doubles, "doubles", 0, "duels of each user, and of its double, to tell them apart by")
	flags.BoolVar(&l.Thinks, "think", false, "the AI thinks before it acts, as against people; this takes long")
	flags.BoolVar(&l.Even, "even", false, "the AI plays an even match, as the game offers it")
	extbot.LimitFlags(cmd, &l.limits)
	l.running.flags(cmd, "runs", "make")
	resolve.CompleteHeroes(cmd, "heroes")
	cli.Complete(cmd, "users", append(duelbrains.Users().IDs(), "newcomer:", "twin:", extbot.Prefix)...)
	cli.Complete(cmd, "without", curve.Parts...)
	cli.Complete(cmd, "against", append([]string{ablations}, curve.Parts...)...)
	cmd.AddCommand(newLearnMerge())
	return cmd
}

func newLearnMerge() *cobra.Command {
	return newMerge(merger[curve.Result]{
		long: `Put files of results of 'duel learn' together, and print what they mean. Files
of one measurement that hold different runs add up to exactly what one process
would have given; anything else is refused. A single file is only printed.`,
		example: `  duel learn merge part*.json -o whole.json
  duel learn merge whole.json --report html > whole.html`,
		parse: curve.ParseResult, merge: curve.Merge, write: writeCurves,
	})
}

// writeCurves prints what results mean.
func writeCurves(to io.Writer, r *curve.Result, format string) error {
	return formatted(to, format, r.Curves(), report.CurvesText, report.CurvesHTML)
}

// run measures what isn't measured yet, keeps the results in a file, and prints what they mean.
func (l *study) run(cmd *cobra.Command) error {
	pack, err := resolve.LoadPack(cmd.Context(), l.pack)
	if err != nil {
		return err
	}
	if l.controls && !cmd.Flags().Changed("swaps") {
		l.Swaps = controlSwaps
	}
	if l.controls && !cmd.Flags().Changed("headroom") {
		l.Headroom = controlHeadroom
	}
	searches := cmd.Flags().Changed("search") || cmd.Flags().Changed("search-thinking")
	if l.Exploit == 0 && !searches {
		l.Search, l.SearchThinking = 0, 0
	}
	plan, err := l.plan(pack)
	if err != nil {
		return err
	}
	if l.Exploit == 0 && searches {
		return cli.Usage(errors.New("--search and --search-thinking are for --exploit, which isn't given"))
	}
	shard, err := l.part()
	if err != nil {
		return err
	}
	if err := l.take(cmd); err != nil {
		return err
	}
	defer l.output.Release()
	var w watch
	options := curve.Options{Workers: l.workers, Shard: shard, Progress: noted[*curve.Result](&w, l.saver(cmd.Context(), 10*time.Second))}
	if options.Resume, err = resumed(cmd, l.resume, curve.ParseResult); err != nil {
		return err
	}
	stop := w.show(cmd, "learning runs")
	result, err := curve.Run(cmd.Context(), plan, curve.Cast{Pack: pack, Brains: duelbrains.Users(), Programs: l.programs(plan.Pack)}, options)
	stop()
	if result == nil || err != nil && cmd.Context().Err() == nil {
		if result != nil && len(result.Records) > 0 { // before a program failed
			err = errors.Join(err, l.keep(cmd.Context(), result))
		}
		return l.explain(err, "users, heroes, runs, games, learners, swaps, headroom, exploit, doubles, seed, pack or rules")
	}
	if err := l.keep(cmd.Context(), result); err != nil {
		return err
	}
	if err := writeCurves(cmd.OutOrStdout(), result, l.format); err != nil {
		return err
	}
	if err != nil {
		return stoppedShort(text.Count(len(result.Records), "learning run"))
	}
	return nil
}

// plan completes what was asked, and returns an error if it can't be done.
func (l *study) plan(pack *schema.Pack) (*curve.Plan, error) {
	l.Users = spellOut(joinSwitches(cli.Trimmed(l.Users)))
	l.without = cli.Trimmed(l.without)
	var err error
	if l.Heroes, err = resolve.FindHeroes(pack, l.Heroes); err != nil {
		return nil, err
	}
	for _, text := range l.Users {
		user, err := curve.ParseUser(text)
		if err != nil {
			return nil, cli.Usage(err)
		}
		for _, id := range user.Brains() {
			if err := l.findUser(id); err != nil {
				return nil, cli.Usage(err)
			}
		}
	}
	if err := extbot.CheckLimits(l.limits); err != nil {
		return nil, err
	}
	if l.Learners, err = l.learners(); err != nil {
		return nil, cli.Usage(err)
	}
	plan, err := curve.New(pack, resolve.Title(l.pack, pack).Name, l.Plan)
	if err != nil {
		return nil, cli.Usage(err)
	}
	return plan, nil
}

// findUser returns an error if there is no such brain, or no program of such a command.
func (l *study) findUser(id string) error {
	words, isProgram, err := extbot.Command(id)
	if err == nil && isProgram {
		_, err = external.New(words, protocol.Pack{}, l.limits)
	}
	if isProgram {
		if err != nil {
			err = fmt.Errorf("user %s: %w", id, err)
		}
		return err
	}
	if _, isNewcomer := personas.Newcomer(id); isNewcomer {
		return nil
	}
	_, err = duelbrains.Users().Find(id)
	return err
}

// programs returns what makes the programs among users.
func (l *study) programs(pack arena.Pack) func(command string) (curve.Program, error) {
	return func(command string) (curve.Program, error) {
		words, err := external.Split(command)
		if err != nil {
			return nil, err
		}
		p, err := external.New(words, protocol.Pack{Name: pack.Name, Hash: pack.Hash}, l.limits)
		return program{p}, err
	}
}

// program is one of the user's own that the AI learns from.
type program struct{ *external.Program }

// End implements [curve.Program].
func (p program) End(ctx context.Context, final *duel.State) {
	p.Program.End(ctx, protocol.Result{Winner: final.Winner, Rounds: int(final.Round)})
}

// learners returns what the AI does without, and then those that it is compared with.
func (l *study) learners() ([][]string, error) {
	all := [][]string{append([]string{}, l.without...)}
	// On the same luck, and nearly for nothing: it learns nothing
	if len(l.without) == 0 && l.against == "" {
		all = append(all, []string{curve.Learning})
	}
	switch {
	case l.against != "" && l.against != ablations && !slices.Contains(curve.Parts, l.against):
		return nil, fmt.Errorf("--against is %q, allowed is %s, or one of: %s", l.against, ablations, strings.Join(curve.Parts, ", "))
	case l.against != "" && len(l.without) > 0:
		return nil, errors.New("--against compares with the complete learner, so it doesn't go with --without")
	case (l.against == curve.Former || slices.Contains(l.without, curve.Former)) && !l.someChange():
		return nil, fmt.Errorf("--users names nobody who changes style, so there is no part %s to do without", curve.Former)
	case l.against != "" && l.against != ablations:
		all = append(all, []string{l.against})
	case l.against != "":
		for _, part := range curve.Parts {
			if part != curve.Former || l.someChange() {
				all = append(all, []string{part})
			}
		}
	}
	return all, nil
}

// someChange reports whether some of the users change style.
func (l *study) someChange() bool {
	return slices.ContainsFunc(l.Users, func(text string) bool {
		user, err := curve.ParseUser(text)
		return err == nil && len(user.Brains()) > 1
	})
}

// ranged is a range of users who are drawn by their seeds: newcomer:1..8.
var ranged = regexp.MustCompile(`^(newcomer:|twin:)(\d{1,9})\.\.(\d{1,9})$`)

// spellOut puts the users of ranges in their place. One that holds too many stays as it is, which is no user.
func spellOut(list []string) (users []string) {
	const most = 100
	for _, user := range list {
		parts := ranged.FindStringSubmatch(user)
		if parts == nil {
			users = append(users, user)
			continue
		}
		from, _ := strconv.Atoi(parts[2])
		to, _ := strconv.Atoi(parts[3])
		if to < from || to-from >= most {
			users = append(users, user)
			continue
		}
		for seed := from; seed <= to; seed++ {
			users = append(users, parts[1]+strconv.Itoa(seed))
		}
	}
	return users
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
