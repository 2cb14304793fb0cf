package report

import (
	"bufio"
	"fmt"
	"io"
	"strings"
	"text/tabwriter"

	"boardduels/ai/arena"
	"boardduels/internal/termsafe"
)

// text writes tables and lines; errors are those of the last flush.
type text struct{ *bufio.Writer }

func (t text) line(format string, args ...any) {
	for i, arg := range args {
		if name, ok := arg.(string); ok {
			args[i] = termsafe.Line(name)
		}
	}
	if line := fmt.Sprintf(format, args...); line != "" {
		fmt.Fprintln(t, line)
	}
}

// lines writes a text of our own.
func (t text) lines(own string) {
	for line := range strings.Lines(own) {
		t.line("%s", strings.TrimSuffix(line, "\n"))
	}
}

// table lays out rows of cells in columns.
func (t text) table(rows [][]string) {
	var all strings.Builder
	w := tabwriter.NewWriter(&all, 0, 0, 2, ' ', 0)
	for _, row := range rows {
		cells := make([]string, len(row))
		for i, cell := range row {
			cells[i] = termsafe.Line(cell)
		}
		fmt.Fprintln(w, strings.Join(cells, "\t"))
	}
	_ = w.Flush() // a builder takes everything
	for line := range strings.Lines(all.String()) {
		fmt.Fprintln(t, strings.TrimRight(line, " \n"))
	}
}

// StandingsText writes what a tournament came to.
func StandingsText(to io.Writer, s *arena.Standings) error {
	t := text{bufio.NewWriter(to)}
	t.line("Tournament with pack %s, heroes %s, seed %d: %s\n", s.Pack.Name, strings.Join(s.Heroes, ", "), s.Seed, played(s.Duels, s.Planned))
	rows := [][]string{{"", "brain", "Elo", "", "wins", ""}}
	for i, b := range s.Brains {
		rows = append(rows, []string{fmt.Sprint(i + 1), b.Brain, fmt.Sprintf("%.0f", b.Elo.Value),
			fmt.Sprintf("(%.0f–%.0f)", b.Elo.Low, b.Elo.High), percent(b.Wins.Value), fmt.Sprintf("(%.1f–%.1f)", 100*b.Wins.Low, 100*b.Wins.High)})
	}
	t.table(rows)
	t.line("\nWins of the row against the column, %%")
	t.table(payoff(s))
	t.lines(stopping(s.Error))
	t.line("\nWins by hero, %%")
	rows = [][]string{append([]string{""}, s.Heroes...)}
	for _, b := range s.Brains {
		row := []string{b.Brain}
		for _, h := range b.Hero {
			row = append(row, plusMinus(h.Wins))
		}
		rows = append(rows, row)
	}
	t.table(rows)
	t.line("")
	if len(s.Brains) > 2 {
		t.circles(&s.Cyclic)
	}
	t.line("Who starts wins %s", share(s.Starter))
	t.line("Rounds: %s", rounds(s.Rounds))
	t.line("%s", forfeits(s.Forfeits, s.Forfeit))
	return t.Flush()
}

// circles tells how far strength isn't transitive.
func (t text) circles(c *arena.Cyclic) {
	t.line("Circles: no rating can tell %s of the differences;", percent(c.Share))
	t.line("by chance it would be %s, and as much as this with a chance of %s", percent(c.ByChance), percent(c.Likely))
}

// payoff returns the matrix of pairings as a table.
func payoff(s *arena.Standings) [][]string {
	rows := [][]string{{""}}
	for _, b := range s.Brains {
		rows[0] = append(rows[0], b.Brain)
	}
	for _, b := range s.Brains {
		row := []string{b.Brain}
		for _, other := range s.Brains {
			row = append(row, pairing(s, b.Brain, other.Brain))
		}
		rows = append(rows, row)
	}
	return rows
}

func pairing(s *arena.Standings, brain, other string) string {
	p, ok := find(s, brain, other)
	if !ok {
		return "·"
	}
	cell := plusMinus(p.Wins)
	if p.Stopped {
		cell += "*"
	}
	return cell
}

// find returns a pairing as the first brain sees it.
func find(s *arena.Standings, brain, other string) (arena.Pairing, bool) {
	for _, p := range s.Pairings {
		switch {
		case p.First == brain && p.Second == other:
			return p, true
		case p.First == other && p.Second == brain:
			p.Wins.Value, p.Wins.Low, p.Wins.High = 1-p.Wins.Value, 1-p.Wins.High, 1-p.Wins.Low
			return p, true
		}
	}
	return arena.Pairing{}, false
}

// BalanceText writes what a balance test came to.
func BalanceText(to io.Writer, b *arena.Balance) error {
	t := text{bufio.NewWriter(to)}
	names := []string{b.Packs[0].Name}
	if len(b.Packs) == 2 {
		names = []string{"before: " + b.Packs[0].Name, "after: " + b.Packs[1].Name}
	}
	t.line("Balance of pack %s, seed %d: %s", strings.Join(names, ", "), b.Seed, played(b.Duels, b.Planned))
	for i := range b.Brains {
		brain := &b.Brains[i]
		for pack := range brain.Packs {
			t.line("\n== %s%s ==", brain.Brain, ending(b, pack))
			t.pack(b.Heroes, &brain.Packs[pack])
		}
		t.shifts(brain)
	}
	t.lines(stopping(b.Error))
	t.line("%s", forfeits(b.Forfeits, b.Forfeit))
	return t.Flush()
}

// ending tells the packs of a comparison apart.
func ending(b *arena.Balance, pack int) string {
	if len(b.Packs) < 2 {
		return ""
	}
	return ", " + endsOfPacks[pack]
}

func (t text) pack(heroes []string, p *arena.PackBalance) {
	t.line("Wins of the row against the column, %%; ! outside of %.0f–%.0f", 100*fairCell.Low, 100*fairCell.High)
	rows := [][]string{append([]string{""}, heroes...)}
	for _, hero := range heroes {
		row := []string{hero}
		for _, against := range heroes {
			cell := "·"
			if e, ok := p.Cell(hero, against); ok {
				cell = flag(plusMinus(e), meets(fairCell, e))
			}
			row = append(row, cell)
		}
		rows = append(rows, row)
	}
	t.table(rows)
	t.line("Who starts wins %s", flag(share(p.Starter), meets(fairStart, p.Starter)))
	t.line("Rounds: %s", flag(rounds(p.Rounds), goodRounds[0] <= p.Rounds.Median && p.Rounds.Median <= goodRounds[1]))
	t.shutOuts(p.ShutOuts)
	if len(p.Cards) > 0 {
		t.line("%s", gainTitle)
		t.table(gains(p.Cards))
		t.line("%s", chancesTitle())
		t.table(chances(p.Cards))
	}
}

// shutOuts writes who was shut out of turns; nothing where nobody looked.
func (t text) shutOuts(all []arena.ShutOut) {
	if len(all) == 0 {
		return
	}
	title, rows := shutOuts(all)
	t.line("%s", title)
	t.table(rows)
}

// flag marks what misses a goal.
func flag(text string, good bool) string {
	if good {
		return text
	}
	return text + " !"
}

func (t text) shifts(b *arena.BrainBalance) {
	if len(b.Shift) == 0 {
		return
	}
	t.line("\n== %s, changes ==\nPoints of a share that the hero gained against the other, with the same luck", b.Brain)
	rows := [][]string{{"hero", "against", "pairs", "gained"}}
	for _, s := range b.Shift {
		mark := ""
		if s.Stopped {
			mark = "*"
		}
		rows = append(rows, []string{s.Hero, s.Against, fmt.Sprint(s.Pairs) + mark, points(s.Change)})
	}
	t.table(rows)
}
