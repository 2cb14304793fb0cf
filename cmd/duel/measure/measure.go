// Package measure holds the commands that measure with many duels: arena, balance, learn, run, simulate and train, and
// what they have in common.
package measure

import (
	"fmt"
	"io"
	"time"

	"github.com/spf13/cobra"

	"boardduels/ai"
	"boardduels/ai/arena"
	"boardduels/ai/arena/report"
	"boardduels/ai/duel/duelbrains"
	"boardduels/cmd/duel/cli"
	"boardduels/cmd/duel/resolve"
	"boardduels/cmd/duel/text"
	"boardduels/kb/classic"
	"boardduels/schema"
)

// Commands returns the commands, each a new one.
func Commands() []*cobra.Command {
	return []*cobra.Command{newSimulate(), newArena(), newBalance(), newLearn(), newRun(), newTrain()}
}

// measurement is what arena and balance are asked for alike.
type measurement struct {
	pack   string
	brains []string
	cast   ai.Brains // whom they name
	heroes []string
	games  int
	seed   uint64
	stop   float64
	running
}

func (m *measurement) flags(cmd *cobra.Command, brains, games string) {
	resolve.PackFlag(cmd, &m.pack, classic.Name)
	flags := cmd.Flags()
	flags.StringSliceVar(&m.brains, "brains", m.brains, brains+", or all")
	flags.StringSliceVar(&m.heroes, "heroes", []string{resolve.All}, "heroes to play, or all")
	flags.IntVar(&m.games, "games", m.games, games)
	flags.Uint64Var(&m.seed, "seed", 1, "seed of all chance")
	m.running.flags(cmd, "duels", "play")
	resolve.CompleteHeroes(cmd, "heroes")
	cli.Complete(cmd, "brains", allBrains()...)
}

func allBrains() []string { return append(duelbrains.Known().IDs(), resolve.All) }

// check completes what was asked, and returns an error if it can't be done.
func (m *measurement) check(pack *schema.Pack) (err error) {
	if len(m.brains) == 1 && m.brains[0] == resolve.All {
		m.brains = duelbrains.All().IDs()
	}
	m.cast = duelbrains.Known()
	for i, id := range cli.Trimmed(m.brains) {
		brain, err := resolve.FindBrain(id)
		if err != nil {
			return err
		}
		m.brains[i], m.cast = brain.ID, append(m.cast, brain)
	}
	if m.heroes, err = resolve.FindHeroes(pack, m.heroes); err != nil {
		return err
	}
	if m.games < 1 || m.games > arena.MaxSeeds {
		return cli.Usage(fmt.Errorf("--games is %d, allowed is 1 to %d", m.games, arena.MaxSeeds))
	}
	if !(m.stop >= 0 && m.stop < 1) { // it may be no number
		return cli.Usage(fmt.Errorf("--stop is %v, allowed is a number from 0, which is never, to less than 1", m.stop))
	}
	return nil
}

// measure loads the pack, plans, and carries that out. A plan that can't be made is the user's mistake.
func (m *measurement) measure(cmd *cobra.Command, plan func(*schema.Pack) (*arena.Plan, []*schema.Pack, error)) error {
	pack, err := resolve.LoadPack(cmd.Context(), m.pack)
	if err != nil {
		return err
	}
	if err := m.check(pack); err != nil {
		return err
	}
	planned, packs, err := plan(pack)
	if err != nil {
		return err
	}
	return m.run(cmd, planned, packs)
}

// run plays a plan as far as it isn't played, keeps the results in a file, and prints what they mean.
func (m *measurement) run(cmd *cobra.Command, plan *arena.Plan, packs []*schema.Pack) error {
	shard, err := m.part()
	if err != nil {
		return err
	}
	if err := m.take(cmd); err != nil {
		return err
	}
	defer m.output.Release()
	var w watch
	options := arena.Options{Workers: m.workers, Shard: shard, Progress: noted[*arena.Result](&w, m.saver(cmd.Context(), 5*time.Second))}
	if options.Resume, err = resumed(cmd, m.resume, arena.ParseResult); err != nil {
		return err
	}
	stop := w.show(cmd, "duels")
	result, err := arena.Run(cmd.Context(), plan, arena.Cast{Packs: packs, Brains: m.cast}, options)
	stop()
	if result == nil || err != nil && cmd.Context().Err() == nil {
		return m.explain(err)
	}
	if err := m.keep(cmd.Context(), result); err != nil {
		return err
	}
	if err := writeReport(cmd.OutOrStdout(), result, m.format); err != nil {
		return err
	}
	if n, reason := result.Forfeits(); n > 0 {
		return fmt.Errorf("%s lost by a player that failed: %s", text.Count(n, "duel"), reason)
	}
	if cmd.Context().Err() != nil {
		return stoppedShort(text.Count(result.Duels(), "duel"))
	}
	return nil
}

// explain names the file whose results can't be gone on with.
func (m *measurement) explain(err error) error {
	return m.running.explain(err, "brains, heroes, games, seed, pack, rules or stopping")
}

// writeReport prints what results mean.
func writeReport(to io.Writer, r *arena.Result, format string) error {
	if r.Plan.Kind == arena.BalanceKind {
		balance, err := r.Balance()
		if err != nil {
			return err
		}
		return formatted(to, format, balance, report.BalanceText, report.BalanceHTML)
	}
	standings, err := r.Standings()
	if err != nil {
		return err
	}
	return formatted(to, format, standings, report.StandingsText, report.StandingsHTML)
}

func formatted[T any](to io.Writer, format string, value T, text, html func(io.Writer, T) error) error {
	switch format {
	case "json":
		return cli.PrintJSON(to, value)
	case "html":
		return html(cli.Data(to), value)
	}
	return text(to, value)
}
