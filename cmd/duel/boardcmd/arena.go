package boardcmd

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"slices"
	"sync/atomic"

	"github.com/spf13/cobra"

	"boardduels/ai/arena/stats"
	"boardduels/ai/board/contest"
	"boardduels/ai/board/dynamicplayer"
	"boardduels/cmd/duel/cli"
	"boardduels/cmd/duel/text"
	"boardduels/internal/games"
)

// tournament is what the arena command is asked for.
type tournament struct {
	variant
	games, opening int
	seed           uint64
	asJSON         bool
}

func newArena(f games.Family) *cobra.Command {
	t := tournament{variant: variant{family: f}}
	cmd := &cobra.Command{
		Use:   "arena BRAIN BRAIN...",
		Short: "Let brains play a tournament",
		Long: `Let each two of some brains play each other, and print how strong they are: Elo
ratings and scores, a draw counting half, and who beats whom, all with 95 %
intervals. Games come in pairs, from the same opening by lot or with the same
dice, the brains changing places. BRAIN is one of:

` + describeBrains(f) + `

` + manySeats(f) + `The same seed gives the same results on every machine. Ctrl-C stops, and prints
what the meetings that are over came to.`,
		Example: fmt.Sprintf("  duel board %s arena level_0 level_40 level_80 --games 200", f.ID),
		Args:    cli.AtLeast("BRAIN"),
		RunE:    cli.Work(t.run),
	}
	cmd.ValidArgs = brainIDs(f)
	t.flag(cmd)
	openingFlag(cmd, &t.opening, f)
	cmd.Flags().IntVarP(&t.games, "games", "n", 200, "how many games each two brains play, an even number")
	cmd.Flags().Uint64Var(&t.seed, "seed", 1, "seed of all chance")
	cmd.Flags().BoolVar(&t.asJSON, "json", false, "print JSON")
	return cmd
}

// manySeats tells how more than two play, of a family in which they can.
func manySeats(f games.Family) string {
	if f.MostSeats == 2 {
		return ""
	}
	return `In a variant of more than two seats each brain plays among others, drawn from
the rest by lot, once from each seat of a deal; --games are those of each brain,
rounded up to whole deals. What is told is its share of all games, which is that
of 1 in 4 among four equals.

`
}

// mostGames is how many games may be asked for.
const mostGames = 1_000_000

func openingFlag(cmd *cobra.Command, opening *int, f games.Family) {
	cmd.Flags().IntVar(opening, "opening", f.Opening, "how many plies by lot each pair of games begins with")
}

func checkOpening(plies int) error {
	const most = 40 // no game of a family ends before, if it is played with sense
	if plies < 0 || plies > most {
		return cli.Usage(fmt.Errorf("--opening is %d, allowed is 0 to %d", plies, most))
	}
	return nil
}

func (t *tournament) run(cmd *cobra.Command, ids []string) error {
	if t.games < 2 || t.games > mostGames || t.games%2 != 0 {
		return cli.Usage(fmt.Errorf("--games is %d, allowed is an even number from 2 to %d", t.games, mostGames))
	}
	if err := checkOpening(t.opening); err != nil {
		return err
	}
	table, err := t.table(cmd)
	if err != nil {
		return err
	}
	brains, err := entrants(table, ids)
	if err != nil {
		return err
	}
	if table.Seats() > 2 {
		return t.among(cmd, table, brains)
	}
	task := contest.Task{Pairs: t.games / 2, Opening: t.opening, Seed: t.seed}
	var met atomic.Int64
	done := func() string { return fmt.Sprintf("%d of %d meetings", met.Load(), len(brains)*(len(brains)-1)/2) }
	stop := cli.Repeatedly(cmd.ErrOrStderr(), done)
	s, err := contest.Tournament(cmd.Context(), table, brains, task, func(contest.Pairing) { met.Add(1) })
	stop()
	if cmd.Context().Err() != nil {
		err = fmt.Errorf("stopped after %s", done())
	}
	if len(s.Pairings) == 0 {
		return err
	}
	report := arenaReport{t.family.ID, t.id, t.seed, t.opening, s}
	return errors.Join(report.print(cmd.OutOrStdout(), t.asJSON), err)
}

// entrants returns the brains that take part.
func entrants(table games.Table, ids []string) (dynamicplayer.Brains, error) {
	if len(ids) < 2 {
		return nil, cli.Usage(fmt.Errorf("a tournament needs two brains or more, not %s alone", ids[0]))
	}
	var brains dynamicplayer.Brains
	for i, id := range ids {
		b, err := table.Brain(id)
		if err == nil && slices.Contains(ids[:i], id) {
			err = fmt.Errorf("brain %s stands twice", id)
		}
		if err != nil {
			return nil, cli.Usage(err)
		}
		brains = append(brains, b)
	}
	return brains, nil
}

// arenaReport is what a tournament came to.
type arenaReport struct {
	Game    string `json:"game"`
	Variant string `json:"variant"`
	Seed    uint64 `json:"seed"`
	Opening int    `json:"opening"` // plies by lot
	*contest.Standings
}

func (r *arenaReport) print(to io.Writer, asJSON bool) error {
	if asJSON {
		return cli.PrintJSON(to, r)
	}
	w := bufio.NewWriter(to)
	fmt.Fprintf(w, "Tournament of %s (%s), seed %d: %s\n\n", r.Game, r.Variant, r.Seed, text.Count(r.Games, "game"))
	rows := [][]string{{"", "brain", "Elo", "", "score", ""}}
	for i, b := range r.Brains {
		rows = append(rows, []string{
			fmt.Sprint(i + 1), b.Brain, fmt.Sprintf("%.0f", b.Elo.Value), fmt.Sprintf("(%.0f–%.0f)", b.Elo.Low, b.Elo.High),
			percent(b.Score.Value), interval(b.Score),
		})
	}
	fmt.Fprint(w, text.Columns(rows), "\n")
	rows = [][]string{{"", "", "score of the first", "", "won", "drawn", "lost"}}
	for _, p := range r.Pairings {
		rows = append(rows, []string{
			p.First, p.Second, percent(p.Score.Value), interval(p.Score), fmt.Sprint(p.Won), fmt.Sprint(p.Drawn), fmt.Sprint(p.Lost),
		})
	}
	fmt.Fprint(w, text.Columns(rows))
	return w.Flush()
}

func percent(share float64) string { return fmt.Sprintf("%.1f %%", 100*share) }

func interval(e stats.Estimate) string { return fmt.Sprintf("(%.1f–%.1f)", 100*e.Low, 100*e.High) }
