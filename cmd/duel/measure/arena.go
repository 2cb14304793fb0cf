package measure

import (
	"github.com/spf13/cobra"

	"boardduels/ai/arena"
	"boardduels/cmd/duel/cli"
	"boardduels/cmd/duel/resolve"
	"boardduels/schema"
)

func newArena() *cobra.Command {
	m := measurement{games: 960, brains: []string{resolve.All}}
	cmd := &cobra.Command{
		Use:   "arena",
		Short: "Let brains play a tournament",
		Long: `Let each two of some brains play each other with all heroes, and print how
strong they are: Elo ratings, shares of wins, and who beats whom, all with 95 %
intervals. Each seed is played on both sides, the brains changing places.

With --stop two brains stop once it is clear who is better, with the chance of
error that is given; their interval then holds whenever one looks.

The same seed gives the same results, whatever the number of workers. --resume
goes on where a run was interrupted, and saves every few seconds. With --shard
several processes or machines play a part each; 'duel arena merge' puts their
files together to exactly what one run gives. See docs/tester/arena.md.`,
		Example: `  duel arena --brains tree,precedent,random --games 2000
  duel arena --stop 0.05 --resume cup.json --report html > cup.html
  duel arena --shard 0/8 -o part0.json && duel arena merge part*.json`,
		Args: cli.Exactly(),
		RunE: cli.Work(func(cmd *cobra.Command, _ []string) error {
			return m.measure(cmd, func(pack *schema.Pack) (*arena.Plan, []*schema.Pack, error) {
				t := arena.Tournament{Pack: pack, Name: resolve.Title(m.pack, pack).Name, Brains: m.brains, Heroes: m.heroes, Duels: m.games, Seed: m.seed, Error: m.stop}
				plan, err := t.Plan()
				if err != nil {
					return nil, nil, cli.Usage(err)
				}
				return plan, []*schema.Pack{pack}, nil
			})
		}),
	}
	m.flags(cmd, "who takes part", "how many duels each two brains play, or a few more")
	cmd.Flags().Float64Var(&m.stop, "stop", 0, "stop two brains early, with this chance of error; 0: never")
	cmd.AddCommand(newArenaMerge())
	return cmd
}

func newArenaMerge() *cobra.Command {
	return newMerge(merger[arena.Result]{
		long: `Put files of results of 'duel arena' or 'duel balance' together, and print what
they mean. Files of one plan that hold different duels add up to exactly what
one run would have given; anything else is refused. A single file is only
printed.`,
		example: `  duel arena merge part*.json -o whole.json
  duel arena merge whole.json --report html > whole.html`,
		parse: arena.ParseResult, merge: arena.Merge, write: writeReport,
	})
}
