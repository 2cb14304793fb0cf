package measure

import (
	"bufio"
	"context"
	"fmt"
	"io"
	"slices"
	"sync"

	"github.com/spf13/cobra"

	"boardduels/ai"
	"boardduels/ai/arena/stats"
	"boardduels/ai/duel/duelbrains"
	"boardduels/ai/duel/journal"
	"boardduels/ai/fit/selfplay"
	"boardduels/cmd/duel/cli"
	"boardduels/cmd/duel/resolve"
	"boardduels/cmd/duel/text"
	"boardduels/kb/classic"
	"boardduels/runtime/game"
	"boardduels/runtime/match/duelmatch"
	"boardduels/runtime/record/duelrecord"
	"boardduels/runtime/run"
	"boardduels/schema"
)

// runs is what the run command is asked for.
type runs struct {
	pack   string
	hero   string
	player string
	games  int
	seed   uint64
	asJSON bool

	loaded *schema.Pack
	plan   schema.Run
	heroes []string
	pool   run.Pool
}

func newRun() *cobra.Command {
	var r runs
	cmd := &cobra.Command{
		Use:   "run RUN",
		Short: "Let a brain set out on a run many times and count how far it comes",
		Long: `Let a brain play a run of the pack (runs/RUN.xml) many times, and print at each
stage how often it wins, with Wilson's 95 % intervals, and with how much hp it
arrives. After each win it takes by lot one of the three changes, or the relic
beside them. "blind", which plays whatever it can, and the other users of
"duel learn" can set out, too.

The same seed gives the same runs and the same numbers.`,
		Example: `  duel run long_road
  duel run first_steps --hero knight --player tree --games 500
  duel run my_run --pack my-pack --json`,
		Args: cli.Exactly("RUN"),
		RunE: cli.Work(func(cmd *cobra.Command, args []string) error { return r.run(cmd, args[0]) }),
	}
	resolve.PackFlag(cmd, &r.pack, classic.Name)
	resolve.HeroFlag(cmd, &r.hero, "hero", resolve.All, "hero that sets out, or all in turn")
	resolve.BrainFlag(cmd, &r.player, "player", "professional", "brain that plays it")
	cmd.Flags().IntVar(&r.games, "games", 200, "how many runs")
	cmd.Flags().Uint64Var(&r.seed, "seed", 1, "seed of the first run; each has the next one")
	cmd.Flags().BoolVar(&r.asJSON, "json", false, "print JSON")
	return cmd
}

func (r *runs) run(cmd *cobra.Command, id string) error {
	if err := r.prepare(cmd.Context(), id); err != nil {
		return err
	}
	var w watch
	stop := w.show(cmd, "runs")
	all := make([]*run.Run, r.games)
	failures := make([]error, r.games)
	var mu sync.Mutex
	done := 0
	err := selfplay.Each(cmd.Context(), r.games, func(i int) {
		all[i], failures[i] = r.play(cmd.Context(), i)
		mu.Lock()
		done++
		w.note(done, r.games)
		mu.Unlock()
	})
	stop()
	if err != nil {
		return stoppedShort(text.Count(done, "run"))
	}
	if i := slices.IndexFunc(failures, func(err error) bool { return err != nil }); i >= 0 {
		return fmt.Errorf("run %d: %w", i+1, failures[i])
	}
	course, err := r.count(all)
	switch {
	case err != nil:
		return err
	case r.asJSON:
		return cli.PrintJSON(cmd.OutOrStdout(), course)
	}
	return course.print(cmd.OutOrStdout())
}

// prepare completes what was asked, and returns an error if it can't be done.
func (r *runs) prepare(ctx context.Context, id string) (err error) {
	if r.games < 1 || r.games > 1_000_000 {
		return cli.Usage(fmt.Errorf("--games is %d, allowed is 1 to 1000000", r.games))
	}
	if r.loaded, err = resolve.LoadPack(ctx, r.pack); err != nil {
		return err
	}
	if r.plan, err = resolve.FindRun(r.loaded, id); err != nil {
		return err
	}
	if r.heroes, err = resolve.FindHeroes(r.loaded, []string{r.hero}); err != nil {
		return err
	}
	if _, err := duelbrains.Users().Find(r.player); err != nil {
		brain, err := resolve.FindBrain(r.player)
		if err != nil {
			return err
		}
		r.player = brain.ID
	}
	var all []duelrecord.Hero
	for _, id := range r.loaded.IDs(schema.HeroKind) {
		hero, err := duelrecord.PackHero(r.loaded, id)
		if err != nil {
			return err
		}
		all = append(all, hero)
	}
	r.pool, err = run.PoolOf(r.loaded, all)
	return err
}

// play plays a run to its end.
func (r *runs) play(ctx context.Context, number int) (*run.Run, error) {
	hero, err := duelrecord.PackHero(r.loaded, r.heroes[number%len(r.heroes)])
	if err != nil {
		return nil, err
	}
	seed := r.seed + uint64(number)
	one, err := run.New(resolve.Title(r.pack, r.loaded), r.plan, hero, seed)
	if err != nil {
		return nil, err
	}
	lot := game.NewStream(seed, taking)
	for {
		s, err := one.State()
		if err != nil {
			return nil, err
		}
		switch s.Phase {
		case run.Fighting:
			err = r.fight(ctx, one)
		case run.Choosing:
			err = one.Take(lot.Below(len(one.Legs[len(one.Legs)-1].Offers)))
		default:
			return one, nil
		}
		if err != nil {
			return nil, err
		}
	}
}

// taking is the purpose of the chance by which changes are taken: far above those of a run's own.
const taking = 1 << 40

// fight plays the duel that is due.
func (r *runs) fight(ctx context.Context, one *run.Run) error {
	record, err := one.Next(r.loaded, func(seats *[2]duelrecord.Seat) error {
		seats[0].Brain, seats[0].Seed = r.player, uint64(game.NewStream(seats[1].Seed, taking))
		for i := range seats {
			brain, err := duelbrains.Users().Find(seats[i].Brain)
			if err == nil && brain.NeedsKnowledge {
				err = seats[i].KnowPack(r.loaded, seats[1-i].Hero.ID)
			}
			if err != nil {
				return err
			}
		}
		return nil
	})
	if err != nil {
		return err
	}
	d, err := record.Duel()
	if err != nil {
		return err
	}
	var players [2]ai.Player
	for seat := range players {
		if players[seat], err = journal.Player(record, game.Seat(seat), d, duelbrains.Users()); err != nil {
			return err
		}
	}
	m, err := duelmatch.New(record, players, duelmatch.Options{})
	if err != nil {
		return err
	}
	if _, err := m.Run(ctx); err != nil {
		return err
	}
	return one.Finish(m.Record(), r.pool)
}

// course is how far runs came.
type course struct {
	Run    string      `json:"run"`
	Hero   string      `json:"hero"`
	Player string      `json:"player"`
	Runs   int         `json:"runs"`
	Stages []stage     `json:"stages"`
	Won    stats.Share `json:"won"`
	Rounds float64     `json:"rounds"` // mean of a run
}

// stage is how a duel of runs went.
type stage struct {
	Rival   string      `json:"rival"`
	Reached int         `json:"reached"`
	Beaten  stats.Share `json:"beaten"` // of those who came there
	HP      float64     `json:"hp"`     // with which they came, a mean share of the most
}

func (r *runs) count(all []*run.Run) (*course, error) {
	c := &course{Run: r.plan.ID, Hero: r.hero, Player: r.player, Runs: len(all)}
	won := 0
	for _, one := range all {
		score, err := one.Score()
		if err != nil {
			return nil, err
		}
		c.Rounds += float64(score.Rounds) / float64(len(all))
		if score.Won {
			won++
		}
	}
	c.Won = stats.NewShare(won, len(all))
	for i := range r.plan.Stages {
		s, beaten := stage{Rival: r.plan.Stages[i].Rival}, 0
		for _, one := range all {
			if i >= len(one.Legs) {
				continue
			}
			s.Reached++
			duel := one.Legs[i].Duel
			s.HP += 1 - float64(duel.Seats[0].Wounds)/float64(duel.Seats[0].Hero.HP)
			if duel.Result.Winner == 0 {
				beaten++
			}
		}
		s.HP /= float64(max(s.Reached, 1))
		s.Beaten = stats.NewShare(beaten, s.Reached)
		c.Stages = append(c.Stages, s)
	}
	return c, nil
}

// print prints a table.
func (c *course) print(to io.Writer) error {
	w := bufio.NewWriter(to)
	fmt.Fprintf(w, "%s: %s of %s, played by %s\n\n", c.Run, text.Count(c.Runs, "run"), c.Hero, c.Player)
	rows := [][]string{{"", "rival", "reached", "hp", "beaten"}}
	for i := range c.Stages {
		s := &c.Stages[i]
		rows = append(rows, []string{fmt.Sprint(i + 1), s.Rival, fmt.Sprint(s.Reached), text.Right(fmt.Sprintf("%.0f %%", 100*s.HP), 5),
			text.Interval(s.Beaten)})
	}
	rows = append(rows, []string{"", "all", fmt.Sprint(c.Runs), "", text.Interval(c.Won)})
	fmt.Fprint(w, text.Columns(rows))
	fmt.Fprintf(w, "\nRounds of a run: %.1f\n", c.Rounds)
	return w.Flush()
}
