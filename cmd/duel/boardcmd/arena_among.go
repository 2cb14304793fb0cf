package boardcmd

import (
	"bufio"
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

// amongReport is what a tournament of more than two seats came to.
type amongReport struct {
	Game    string  `json:"game"`
	Variant string  `json:"variant"`
	Seed    uint64  `json:"seed"`
	Seats   int     `json:"seats"`
	Brains  []share `json:"brains"` // the best first
}

// share is how often a brain has won among the others.
type share struct {
	Brain     string         `json:"brain"`
	Share     stats.Estimate `json:"share"` // of its games
	Won       int            `json:"won"`
	Lost      int            `json:"lost"`
	Undecided int            `json:"undecided"` // nobody has won
}

// among has each brain play among the others.
func (t *tournament) among(cmd *cobra.Command, table games.Table, brains dynamicplayer.Brains) error {
	report := amongReport{t.family.ID, t.id, t.seed, table.Seats(), nil}
	var played atomic.Int64
	done := func() string { return fmt.Sprintf("%d of %d brains", played.Load(), len(brains)) }
	stop := cli.Repeatedly(cmd.ErrOrStderr(), done)
	defer stop()
	deals := contest.Deals{Deals: (t.games + table.Seats() - 1) / table.Seats(), Seed: t.seed}
	for i, b := range brains {
		others := slices.Delete(slices.Clone(brains), i, i+1)
		s, err := contest.Among(cmd.Context(), table, b, others, deals)
		if cmd.Context().Err() != nil {
			return fmt.Errorf("stopped after %s", done())
		}
		if err != nil {
			return err
		}
		report.Brains = append(report.Brains, share{b.ID, s.Score(), s.Won, s.Lost, s.Undecided})
		played.Add(1)
	}
	slices.SortStableFunc(report.Brains, func(a, b share) int { return b.Won - a.Won })
	if t.asJSON {
		return cli.PrintJSON(cmd.OutOrStdout(), report)
	}
	return report.print(cmd.OutOrStdout())
}

func (r *amongReport) print(to io.Writer) error {
	w := bufio.NewWriter(to)
	fmt.Fprintf(w, "Tournament of %s (%s), %d seats, seed %d\n\n", r.Game, r.Variant, r.Seats, r.Seed)
	rows := [][]string{{"", "brain", "share of games won", "", "won", "lost", "undecided"}}
	for i, b := range r.Brains {
		rows = append(rows, []string{
			fmt.Sprint(i + 1), b.Brain, percent(b.Share.Value), interval(b.Share), fmt.Sprint(b.Won), fmt.Sprint(b.Lost), fmt.Sprint(b.Undecided),
		})
	}
	fmt.Fprint(w, text.Columns(rows))
	return w.Flush()
}
