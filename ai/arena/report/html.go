package report

import (
	"embed"
	"fmt"
	"html/template"
	"io"
	"strings"

	"boardduels/ai/arena"
	"boardduels/ai/arena/stats"
	"boardduels/internal/termsafe"
)

//go:embed page.html
var pageFile embed.FS

var page = template.Must(template.ParseFS(pageFile, "page.html"))

// sheet is a page.
type sheet struct {
	Title string
	Facts []string
	Parts []part
}

// part is a piece of a page; what it doesn't have is empty.
type part struct {
	Heading string // of a chapter
	Title   string
	Facts   []string
	Chart   template.HTML
	Grid    *grid
	Table   [][]string // the first row is the head
}

// grid is a matrix of shares.
type grid struct {
	Columns []string
	Rows    []gridRow
}

type gridRow struct {
	Name  string
	Cells []gridCell
}

// gridCell is a share with the strength of its colour: from -1, far below one half, to 1.
type gridCell struct {
	Text   string
	Title  string
	Colour template.CSS
}

// cell colours a share: blue above one half, red below.
func cell(e stats.Estimate, text string) gridCell {
	const full = 0.3 // from one half, where the colour is strongest
	strength := min(max((e.Value-0.5)/full, -1), 1)
	hue := 215
	if strength < 0 {
		hue, strength = 10, -strength
	}
	return gridCell{text, share(e), template.CSS(fmt.Sprintf("background:hsl(%d 80%% 50%% / %.2f)", hue, 0.55*strength))}
}

// StandingsHTML writes what a tournament came to as a page.
func StandingsHTML(to io.Writer, s *arena.Standings) error {
	p := sheet{Title: "Tournament", Facts: facts(
		fmt.Sprintf("Pack %s; heroes %s; seed %d.", termsafe.Line(s.Pack.Name), strings.Join(s.Heroes, ", "), s.Seed),
		played(s.Duels, s.Planned)+".", stopping(s.Error), forfeits(s.Forfeits, s.Forfeit))}
	var elo, wins []mark
	for _, b := range s.Brains {
		elo = append(elo, mark{b.Brain, b.Elo, fmt.Sprintf("%.0f (%.0f–%.0f)", b.Elo.Value, b.Elo.Low, b.Elo.High)})
		wins = append(wins, mark{b.Brain, b.Wins, share(b.Wins)})
	}
	p.Parts = append(p.Parts,
		part{Title: "Elo", Facts: []string{"Ratings of the Bradley–Terry model, the mean of all 1500, with 95 % intervals. 400 more are odds of ten to one."}, Chart: whiskers(elo, eloScale(elo))},
		part{Title: "Share of wins", Facts: []string{"The mean of a brain's shares against the others."}, Chart: whiskers(wins, shareScale(wins, stats.Interval{}))},
		part{Title: "Who beats whom", Facts: facts("Wins of the row against the column, %.", circles(s)), Grid: pairings(s)},
		part{Title: "Wins by hero", Grid: heroGrid(s)},
		part{Title: "Rounds", Facts: []string{rounds(s.Rounds) + ".", "Who starts wins " + share(s.Starter) + "."}, Chart: bars(s.Rounds)})
	return page.Execute(to, p)
}

// circles tells how far strength isn't transitive; "" where two can't go in a circle.
func circles(s *arena.Standings) string {
	if len(s.Brains) < 3 {
		return ""
	}
	return fmt.Sprintf("Circles: no rating can tell %s of the differences; by chance it would be %s, and as much as this with a chance of %s.",
		percent(s.Cyclic.Share), percent(s.Cyclic.ByChance), percent(s.Cyclic.Likely))
}

// facts leaves out what isn't to be said.
func facts(all ...string) (said []string) {
	for _, fact := range all {
		if fact != "" {
			said = append(said, fact)
		}
	}
	return said
}

func pairings(s *arena.Standings) *grid {
	g := &grid{}
	for _, b := range s.Brains {
		g.Columns = append(g.Columns, b.Brain)
		row := gridRow{Name: b.Brain}
		for _, other := range s.Brains {
			p, ok := find(s, b.Brain, other.Brain)
			if !ok {
				row.Cells = append(row.Cells, gridCell{Text: "·"})
				continue
			}
			row.Cells = append(row.Cells, cell(p.Wins, pairing(s, b.Brain, other.Brain)))
		}
		g.Rows = append(g.Rows, row)
	}
	return g
}

func heroGrid(s *arena.Standings) *grid {
	g := &grid{Columns: s.Heroes}
	for _, b := range s.Brains {
		row := gridRow{Name: b.Brain}
		for _, h := range b.Hero {
			row.Cells = append(row.Cells, cell(h.Wins, plusMinus(h.Wins)))
		}
		g.Rows = append(g.Rows, row)
	}
	return g
}

// BalanceHTML writes what a balance test came to as a page.
func BalanceHTML(to io.Writer, b *arena.Balance) error {
	names := b.Packs[0].Name
	if len(b.Packs) == 2 {
		names += " before, " + b.Packs[1].Name + " after"
	}
	p := sheet{Title: "Balance", Facts: facts(
		fmt.Sprintf("Pack %s; seed %d.", termsafe.Line(names), b.Seed), played(b.Duels, b.Planned)+".",
		fmt.Sprintf("Goals: shares of %.0f–%.0f %%, of who starts %.0f–%.0f %%, a median of %d–%d rounds, no card always or never played, nobody shut out of a turn in more than %.0f %% of duels.",
			100*fairCell.Low, 100*fairCell.High, 100*fairStart.Low, 100*fairStart.High, goodRounds[0], goodRounds[1], 100*seldom.High),
		stopping(b.Error), forfeits(b.Forfeits, b.Forfeit))}
	for i := range b.Brains {
		brain := &b.Brains[i]
		for pack := range brain.Packs {
			p.Parts = append(p.Parts, part{Heading: brain.Brain + ending(b, pack)})
			p.Parts = append(p.Parts, packParts(b.Heroes, &brain.Packs[pack])...)
		}
		if len(brain.Shift) > 0 {
			p.Parts = append(p.Parts, part{Heading: brain.Brain + ", changes"}, shiftPart(brain.Shift))
		}
	}
	return page.Execute(to, p)
}

func packParts(heroes []string, p *arena.PackBalance) []part {
	g := &grid{Columns: heroes}
	for _, hero := range heroes {
		row := gridRow{Name: hero}
		for _, against := range heroes {
			c := gridCell{Text: "·"}
			if e, ok := p.Cell(hero, against); ok {
				c = cell(e, flag(plusMinus(e), meets(fairCell, e)))
			}
			row.Cells = append(row.Cells, c)
		}
		g.Rows = append(g.Rows, row)
	}
	var cells, cards []mark
	for _, c := range p.Cells {
		cells = append(cells, mark{c.Hero + " – " + c.Against, c.Wins, share(c.Wins)})
	}
	for i := range p.Cards {
		c := &p.Cards[i]
		cards = append(cards, mark{c.Hero + ": " + c.Card, c.Gain, gain(c)})
	}
	parts := []part{
		{Title: "Who beats whom", Facts: []string{"Wins of the row against the column, %; ! outside of the goal."}, Grid: g},
		{Chart: whiskers(cells, shareScale(cells, fairCell))},
		{Title: "Rounds", Facts: []string{rounds(p.Rounds) + ".", "Who starts wins " + share(p.Starter) + "."}, Chart: bars(p.Rounds)},
	}
	if len(p.ShutOuts) > 0 {
		title, rows := shutOuts(p.ShutOuts)
		parts = append(parts, part{Title: "Shut out", Facts: []string{title + "."}, Table: rows})
	}
	if len(cards) == 0 {
		return parts
	}
	return append(parts,
		part{Title: "Cards", Facts: []string{gainTitle + "."}, Chart: whiskers(cards, changeScale(cards))},
		part{Table: gains(p.Cards)},
		part{Title: "Choices", Facts: []string{chancesTitle() + "."}, Table: chances(p.Cards)})
}

// counted writes a share of duels, of which there may be none.
func counted(s stats.Share) string {
	if s.Low == 0 && s.High == 1 {
		return "–"
	}
	return share(stats.Estimate{Value: s.Share, Interval: s.Interval})
}

func shiftPart(shifts []arena.Shift) part {
	var marks []mark
	for _, s := range shifts {
		text := points(s.Change)
		if s.Stopped {
			text += " *"
		}
		marks = append(marks, mark{s.Hero + " – " + s.Against, s.Change, text})
	}
	return part{Title: "What the change brought", Facts: []string{"Points of a share that the first hero gained against the second, with the same luck."},
		Chart: whiskers(marks, changeScale(marks))}
}
