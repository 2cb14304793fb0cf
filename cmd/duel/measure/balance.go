package measure

import (
	"context"
	"errors"

	"github.com/spf13/cobra"

	"boardduels/ai/arena"
	"boardduels/cmd/duel/cli"
	"boardduels/cmd/duel/resolve"
	"boardduels/schema"
)

func newBalance() *cobra.Command {
	m := measurement{games: 5000, brains: []string{"tree", "professional", "evaluation"}}
	var against string
	cmd := &cobra.Command{
		Use:   "balance",
		Short: "Measure how fair heroes and cards are",
		Long: `Let brains play against themselves with each two heroes, and print how often
each hero wins against each, how often the player who starts wins, how long the
duels are, in how many of them a hero had nothing to play in a turn because its
cards had been made dearer, how often cards are used and what they bring (how
much more often a hero wins where it draws the card than where it draws another
one of its deck at the same moment), and how often each is played in the turns
in which it can be, all with 95 % intervals. What lies outside of the goals is
marked with "!". Each seed is played twice, the heroes changing seats.
5000 duels make the intervals of a pair about ±1.4 points wide.

With --against the same duels are played with another pack and the same luck,
and the changes are printed: give it the pack before an edit. With --stop, too,
two heroes stop once it is clear who gained, with the chance of error that is
given. --resume, --shard and 'duel arena merge' work as for 'duel arena'.`,
		Example: `  duel balance --pack my-pack
  duel balance --pack my-pack --against classic --stop 0.05 --brains tree
  duel balance --games 20000 --resume balance.json --report html > balance.html`,
		Args: cli.Exactly(),
		RunE: cli.Work(func(cmd *cobra.Command, _ []string) error {
			return m.measure(cmd, func(pack *schema.Pack) (*arena.Plan, []*schema.Pack, error) {
				return m.balance(cmd.Context(), pack, against)
			})
		}),
	}
	m.flags(cmd, "in whose hands to play the heroes", "how many duels each two heroes play in the hands of each brain")
	cmd.Flags().StringVar(&against, "against", "", "a pack to compare with: how it was before")
	cmd.Flags().Float64Var(&m.stop, "stop", 0, "with --against, stop two heroes early, with this chance of error; 0: never")
	return cmd
}

// balance plans a test of balance; against is the pack to compare with, "" if there is none.
func (m *measurement) balance(ctx context.Context, pack *schema.Pack, against string) (_ *arena.Plan, packs []*schema.Pack, err error) {
	if m.stop > 0 && against == "" {
		return nil, nil, cli.Usage(errors.New("--stop needs --against: only a comparison is stopped early"))
	}
	test := arena.BalanceTest{Pack: pack, Name: resolve.Title(m.pack, pack).Name, Brains: m.brains, Heroes: m.heroes, Duels: m.games, Seed: m.seed, Error: m.stop}
	if against != "" {
		if test.Against, err = resolve.LoadPack(ctx, against); err != nil {
			return nil, nil, err
		}
		test.AgainstName = resolve.Title(against, test.Against).Name
		packs = append(packs, test.Against)
	}
	plan, err := test.Plan()
	if err != nil {
		return nil, nil, cli.Usage(err)
	}
	return plan, append(packs, pack), nil
}
