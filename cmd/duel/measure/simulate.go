package measure

import (
	"fmt"

	"github.com/spf13/cobra"

	"boardduels/ai"
	"boardduels/ai/arena"
	"boardduels/ai/duel/duelbrains"
	"boardduels/cmd/duel/cli"
	"boardduels/cmd/duel/files"
	"boardduels/cmd/duel/resolve"
	"boardduels/cmd/duel/text"
	"boardduels/kb/classic"
	"boardduels/schema"
)

// simulation is what the simulate command is asked for.
type simulation struct {
	pack    string
	brains  [2]string
	cast    ai.Brains // whom they name
	heroes  []string
	duels   int
	seed    uint64
	paired  bool
	workers int
	save    string
	asJSON  bool
}

func newSimulate() *cobra.Command {
	var s simulation
	cmd := &cobra.Command{
		Use:   "simulate",
		Short: "Let brains play many duels and count",
		Long: `Let two brains play many duels, and print who wins how often (with Wilson's 95 %
intervals), how often the player who starts wins, and how long the duels are.

The same seed gives the same duels and the same numbers, whatever the number of
workers. With --paired each seed is played twice, the brains changing places, so
that each gets both heroes with the same luck.

Ctrl-C stops, and prints what is done so far.`,
		Example: `  duel simulate --heroes knight,mage -n 10000
  duel simulate --seat1 tree --seat2 precedent --heroes rogue,rogue --paired
  duel simulate --seat1 random --seat2 random -n 100 --seed 7 --save replays --json`,
		Args: cli.Exactly(),
		RunE: cli.Work(func(cmd *cobra.Command, _ []string) error { return s.run(cmd) }),
	}
	resolve.PackFlag(cmd, &s.pack, classic.Name)
	resolve.BrainFlag(cmd, &s.brains[0], "seat1", duelbrains.Default, "brain of the first seat")
	resolve.BrainFlag(cmd, &s.brains[1], "seat2", duelbrains.Default, "brain of the second seat")
	cmd.Flags().StringSliceVar(&s.heroes, "heroes", []string{"knight", "mage"}, "heroes of the two seats")
	resolve.CompleteHeroes(cmd, "heroes")
	cmd.Flags().IntVarP(&s.duels, "n", "n", 1000, "how many duels; with --paired, how many pairs")
	cmd.Flags().Uint64Var(&s.seed, "seed", 1, "seed of all chance")
	cmd.Flags().BoolVar(&s.paired, "paired", false, "play each seed twice, the brains changing places")
	cmd.Flags().IntVar(&s.workers, "workers", 0, "how many duels at once (default: the number of processors)")
	cmd.Flags().StringVar(&s.save, "save", "", "write the replay of each duel into this folder, which holds no earlier ones")
	cmd.Flags().BoolVar(&s.asJSON, "json", false, "print JSON")
	return cmd
}

func (s *simulation) run(cmd *cobra.Command) error {
	if err := s.check(); err != nil {
		return err
	}
	pack, err := resolve.LoadPack(cmd.Context(), s.pack)
	if err != nil {
		return err
	}
	plan, err := s.plan(pack)
	if err != nil {
		return err
	}
	options := arena.Options{Workers: s.workers}
	var recorded *recording
	if s.save != "" {
		series, err := files.TakeSeries(s.save, plan.Seeds*len(plan.Fixtures[0].Legs))
		if err != nil {
			return err
		}
		defer series.Release()
		recorded = &recording{series: series, title: resolve.Title(s.pack, pack), pack: pack, plan: plan}
		options.Play = recorded.play
	}
	var w watch
	options.Progress = noted[*arena.Result](&w, nil)
	stop := w.show(cmd, "duels")
	result, err := arena.Run(cmd.Context(), plan, arena.Cast{Packs: []*schema.Pack{pack}, Brains: s.cast}, options)
	stop()
	if err != nil && cmd.Context().Err() == nil {
		return err
	}
	tally := s.tally(result)
	if s.asJSON {
		err = cli.PrintJSON(cmd.OutOrStdout(), tally)
	} else {
		err = tally.print(cmd.OutOrStdout())
	}
	switch {
	case err != nil:
		return err
	case tally.Forfeits > 0:
		return fmt.Errorf("%s lost by a player that failed: %s", text.Count(tally.Forfeits, "duel"), tally.Forfeit)
	case cmd.Context().Err() != nil:
		return stoppedAfter(tally.Duels, tally.Asked)
	}
	return recorded.lost()
}

func (s *simulation) check() error {
	switch {
	case len(s.heroes) != 2:
		return cli.Usage(fmt.Errorf("--heroes names %d, needed are two, as in --heroes knight,mage", len(s.heroes)))
	case s.duels < 1 || s.duels > 100_000_000:
		return cli.Usage(fmt.Errorf("-n is %d, allowed is 1 to 100000000", s.duels))
	}
	s.heroes = cli.Trimmed(s.heroes)
	return checkWorkers(s.workers)
}

// plan returns what is to be played, once all is known to be well.
func (s *simulation) plan(pack *schema.Pack) (*arena.Plan, error) {
	var seats [2]arena.Seat
	for i := range seats {
		brain, err := resolve.FindBrain(s.brains[i])
		if err != nil {
			return nil, err
		}
		s.brains[i], s.cast = brain.ID, append(s.cast, brain)
		if _, err := resolve.BrainSeat(pack, s.heroes[i], s.heroes[1-i], s.brains[i], 0); err != nil {
			return nil, err
		}
		seats[i] = arena.Seat{Hero: s.heroes[i], Brain: s.brains[i]}
	}
	return arena.NewSeries(pack, s.pack, seats, s.paired, s.duels, s.seed)
}

// labels are what the two sides are called: by hero and brain, or only by brain if both play both heroes.
func (s *simulation) labels() [2]string {
	labels := s.brains
	if !s.paired {
		for i := range labels {
			labels[i] = s.heroes[i] + " (" + s.brains[i] + ")"
		}
	}
	if labels[0] == labels[1] {
		return [2]string{labels[0] + " 1", labels[1] + " 2"}
	}
	return labels
}
