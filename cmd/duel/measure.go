package main

import (
	"errors"
	"fmt"
	"io"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"boardduels/ai/arena"
	reports "boardduels/ai/arena/report"
	"boardduels/internal/brains"
	"boardduels/internal/classic"
	"boardduels/schema"
)

// measurement is what arena and balance are asked for alike.
type measurement struct {
	pack    string
	brains  []string
	heroes  []string
	games   int
	seed    uint64
	stop    float64
	workers int
	shard   string
	resume  string
	out     string
	format  string
}

// all stands for all brains or heroes.
const all = "all"

func (m *measurement) flags(cmd *cobra.Command, brains, games string) {
	packFlag(cmd, &m.pack, classic.Name)
	flags := cmd.Flags()
	flags.StringSliceVar(&m.brains, "brains", m.brains, brains+", or all")
	flags.StringSliceVar(&m.heroes, "heroes", []string{all}, "heroes to play, or all")
	flags.IntVar(&m.games, "games", m.games, games)
	flags.Uint64Var(&m.seed, "seed", 1, "seed of all chance")
	flags.IntVar(&m.workers, "workers", 0, "how many duels at once (default: the number of processors)")
	flags.StringVar(&m.shard, "shard", "0/1", "play a part only, as 0/8 for the first of eight")
	flags.StringVar(&m.resume, "resume", "", "go on from this file of results if it is there, and keep it up to date")
	flags.StringVarP(&m.out, "out", "o", "", "write the results into this file (default: the one of --resume)")
	reportFlag(cmd, &m.format)
	completeHeroes(cmd, "heroes")
	complete(cmd, "brains", allBrains()...)
}

func reportFlag(cmd *cobra.Command, format *string) {
	cmd.Flags().StringVar(format, "report", "text", "how to print what came out: text, json or html")
	complete(cmd, "report", "text", "json", "html")
}

func allBrains() []string { return append(brains.Known().IDs(), all) }

// check completes what was asked, and returns an error if it can't be done.
func (m *measurement) check(pack *schema.Pack) error {
	if len(m.brains) == 1 && m.brains[0] == all {
		m.brains = brains.All().IDs()
	}
	if len(m.heroes) == 1 && m.heroes[0] == all {
		m.heroes = pack.IDs(schema.HeroKind)
	}
	for i := range m.brains {
		m.brains[i] = strings.TrimSpace(m.brains[i])
		if _, err := findBrain(m.brains[i]); err != nil {
			return err
		}
	}
	for i := range m.heroes {
		m.heroes[i] = strings.TrimSpace(m.heroes[i])
		if _, err := findHero(pack, m.heroes[i]); err != nil {
			return err
		}
	}
	switch {
	case m.games < 1 || m.games > arena.MaxSeeds:
		return usage{fmt.Errorf("--games is %d, allowed is 1 to %d", m.games, arena.MaxSeeds)}
	case m.workers < 0:
		return usage{fmt.Errorf("--workers is %d, at least 1 is needed", m.workers)}
	}
	return checkReport(m.format)
}

func checkReport(format string) error {
	if format != "text" && format != "json" && format != "html" {
		return usage{fmt.Errorf("--report is %q, allowed are text, json and html", format)}
	}
	return nil
}

// run plays a plan as far as it isn't played, keeps the results in a file, and prints what they mean.
func (m *measurement) run(cmd *cobra.Command, plan *arena.Plan, packs []*schema.Pack) error {
	shard, err := arena.ParseShard(m.shard)
	if err != nil {
		return usage{err}
	}
	if m.out == "" {
		m.out = m.resume
	}
	if shard.Of > 1 && m.out == "" {
		return usage{errors.New("a shard is of no use without a file for its results: give -o or --resume")}
	}
	options := arena.Options{Workers: m.workers, Shard: shard, Progress: m.saver()}
	if options.Resume, err = resumed(m.resume, loadResult); err != nil {
		return err
	}
	result, err := watched(cmd, plan, arena.Cast{Packs: packs, Brains: brains.Known()}, options)
	if result == nil || err != nil && cmd.Context().Err() == nil {
		return m.explain(err)
	}
	if m.out != "" {
		if err := saveResult(m.out, result); err != nil {
			return err
		}
	}
	if err := writeReport(cmd.OutOrStdout(), result, m.format); err != nil {
		return err
	}
	if n, reason := result.Forfeits(); n > 0 {
		return fmt.Errorf("%s lost by a player that failed: %s", count(n, "duel"), reason)
	}
	if cmd.Context().Err() != nil {
		return fmt.Errorf("stopped after %s; --resume goes on from a file of results", count(result.Duels(), "duel"))
	}
	return nil
}

// explain names the file whose results are of something else.
func (m *measurement) explain(err error) error {
	if errors.Is(err, arena.ErrPlans) {
		return fmt.Errorf("%s holds results of something else than is asked for now: other brains, heroes, games, seed, pack, rules or stopping", m.resume)
	}
	return err
}

// saver returns what keeps the file of results up to date; nil if there is none.
func (m *measurement) saver() func(arena.Progress) error {
	if m.out == "" {
		return nil
	}
	save := saveNowAndThen(m.out, 5*time.Second)
	return func(p arena.Progress) error { return save(p.Result) }
}

func loadResult(path string) (*arena.Result, error) { return loadFile(path, arena.ParseResult) }

// writeReport prints what results mean.
func writeReport(to io.Writer, r *arena.Result, format string) error {
	if r.Plan.Kind == arena.BalanceKind {
		balance, err := r.Balance()
		if err != nil {
			return err
		}
		return formatted(to, format, balance, reports.BalanceText, reports.BalanceHTML)
	}
	standings, err := r.Standings()
	if err != nil {
		return err
	}
	return formatted(to, format, standings, reports.StandingsText, reports.StandingsHTML)
}

func formatted[T any](to io.Writer, format string, value T, text, html func(io.Writer, T) error) error {
	switch format {
	case "json":
		return printJSON(to, value)
	case "html":
		return html(to, value)
	}
	return text(to, value)
}
