package report

import (
	"fmt"
	"html/template"
	"io"
	"slices"
	"strings"

	"boardduels/ai/arena/curve"
	"boardduels/ai/arena/stats"
	"boardduels/internal/termsafe"
)

// CurvesHTML writes what a measurement of learning came to as a page.
func CurvesHTML(to io.Writer, c *curve.Curves) error {
	p := sheet{Title: "Learning", Facts: []string{
		fmt.Sprintf("Pack %s; heroes %s; seed %d.", termsafe.Line(c.Pack.Name), strings.Join(c.Heroes, ", "), c.Seed), ran(c) + ".",
		"All intervals hold with 95 %, over learning runs.",
	}}
	_, missed := goal(c)
	about := fmt.Sprintf("! %s in games %d–%d.", missed, learned[0], learned[1])
	for _, l := range c.Learners {
		p.Parts = append(p.Parts, part{Heading: l.Learner},
			part{Title: "Wins of the AI by games, %", Facts: []string{about}, Table: curveTable(c, l.Users)})
		for i := range l.Users {
			p.Parts = append(p.Parts, part{Title: "Against " + l.Users[i].User, Chart: winsByGame(&l.Users[i])})
		}
	}
	if len(c.Worth) > 0 {
		p.Parts = append(p.Parts, part{Heading: "What parts of learning are worth"}, worthPart(c.Worth), part{Facts: facts(unlearned(c)), Table: worthTable(c.Worth)})
	}
	if c.Swap != nil {
		p.Parts = append(p.Parts, swapParts(c.Swap)...)
	}
	if c.Headroom != nil {
		p.Parts = append(p.Parts, headroomParts(c.Headroom)...)
	}
	if c.Exploitability != nil {
		p.Parts = append(p.Parts, part{Heading: "Exploitability"}, part{Facts: []string{aboutExploit + "."}, Table: exploitTable(c.Exploitability)})
	}
	if c.Doubles != nil {
		p.Parts = append(p.Parts, doublesParts(c.Doubles)...)
	}
	p.Parts = append(p.Parts, part{Heading: "Agreement with users"},
		part{Title: aboutTurns, Table: agreementTable(c.Agreement, wholeTurn)})
	p.Parts = append(p.Parts, ownParts(c.Agreement, wholeTurn)...)
	for i := range c.Agreement {
		p.Parts = append(p.Parts, part{Title: "Turns of " + c.Agreement[i].User, Chart: foreseen(&c.Agreement[i])})
	}
	p.Parts = append(p.Parts,
		part{Title: aboutFirst, Facts: []string{"Others are: " + strings.Join(c.Population, ", ") + "."}, Table: agreementTable(c.Agreement, firstCard)})
	p.Parts = append(p.Parts, ownParts(c.Agreement, firstCard)...)
	p.Parts = append(p.Parts, part{Title: aboutSaid, Table: calibrationTable(c.Agreement)})
	p.Parts = append(p.Parts,
		part{Heading: "Flexibility"}, part{Facts: facts(toUsers(&c.Flexibility))})
	if playsUnseen(c) {
		p.Parts = append(p.Parts, part{Title: aboutUnseen, Table: comparedTable(c.Flexibility.Users)})
	}
	return page.Execute(to, p)
}

// ownParts tell what of the foresight is about this very user, where enough games were played for that.
func ownParts(all []curve.Foresight, of func(*curve.Foreseen) *curve.Foreseer) []part {
	if table := ownForesightTable(all, of); len(table[0]) > 1 {
		return []part{{Facts: []string{aboutOwned + "."}, Table: table}}
	}
	return nil
}

// due is the place of the group in which the AI should have learned, or of the last if there are less games.
func due(groups []curve.Group) int {
	if i := slices.IndexFunc(groups, func(g curve.Group) bool { return g.From == learned[0] }); i >= 0 {
		return i
	}
	return len(groups) - 1
}

// worthPart draws what parts are worth once the AI should have learned.
func worthPart(all []curve.Worth) part {
	var marks []mark
	group := due(all[0].Groups)
	for _, w := range all {
		g := w.Groups[group].Wins
		marks = append(marks, mark{strings.TrimPrefix(w.Learner, "without ") + ": " + w.User, g, points(g)})
	}
	return part{Title: fmt.Sprintf("Games %s", span(&all[0].Groups[group])), Facts: []string{aboutWorth + "."}, Chart: whiskers(marks, changeScale(marks))}
}

// plot is a drawing of shares by the number of games, from 1.
type plot struct {
	svg   strings.Builder
	games int
}

// The measures of plots, in pixels.
const (
	plotLeft   = 44
	plotGame   = 26 // a game's width
	plotHeight = 180
	plotTop    = 10
	plotBelow  = 20
)

// newPlot draws the axes.
func newPlot(games int) *plot {
	p := &plot{games: games}
	open(&p.svg, plotLeft+plotGame*games+10, plotTop+plotHeight+plotBelow)
	for percent := 0; percent <= 100; percent += 25 {
		y := p.y(float64(percent) / 100)
		fmt.Fprintf(&p.svg, `<path class="line" d="M%d %.1fH%.1f"/>`, plotLeft, y, p.x(games)+plotGame/2)
		words(&p.svg, plotLeft-6, int(y)+4, "end", fmt.Sprintf("%d %%", percent))
	}
	for k := 1; k <= games; k++ {
		words(&p.svg, p.x(k), plotTop+plotHeight+16, "middle", fmt.Sprint(k))
	}
	return p
}

// x is the middle of a game's column.
func (p *plot) x(game int) float64 { return plotLeft + float64(plotGame*(float64(game)-0.5)) }

func (p *plot) y(share float64) float64 {
	return plotTop + float64(plotHeight*(1-min(max(share, 0), 1)))
}

// level draws a share that holds for some games, with its interval.
func (p *plot) level(from, to int, e stats.Estimate) {
	left, right := p.x(from)-plotGame/2+2, p.x(to)+plotGame/2-2
	fmt.Fprintf(&p.svg, `<rect class="range" x="%.1f" y="%.1f" width="%.1f" height="%.1f"><title>%s</title></rect>`,
		left, p.y(e.High), right-left, p.y(e.Low)-p.y(e.High), share(e))
	fmt.Fprintf(&p.svg, `<path class="interval" d="M%.1f %.1fH%.1f"/>`, left, p.y(e.Value), right)
}

// dot draws a game's share.
func (p *plot) dot(game int, e stats.Estimate) {
	fmt.Fprintf(&p.svg, `<circle cx="%.1f" cy="%.1f" r="3"><title>%d: %s</title></circle>`, p.x(game), p.y(e.Value), game, share(e))
}

// winsByGame draws how often the AI wins: a dot for each game, a level for each group.
func winsByGame(u *curve.Curve) template.HTML {
	p := newPlot(len(u.Games))
	for _, g := range u.Groups {
		p.level(g.From, g.To, g.Wins)
	}
	for k, g := range u.Games {
		p.dot(k+1, g)
	}
	return finish(&p.svg)
}

// foreseen draws how well a user is foreseen, game after game; the level is that of others' style.
func foreseen(f *curve.Foresight) template.HTML {
	p := newPlot(len(f.After))
	for i := range f.After {
		k := f.After[i].Games
		p.level(k, k, f.After[i].Turn.Population)
		p.dot(k, f.After[i].Turn.Model)
		fmt.Fprintf(&p.svg, `<path class="interval" d="M%.1f %.1fV%.1f"/>`, p.x(k), p.y(f.After[i].Turn.Model.Low), p.y(f.After[i].Turn.Model.High))
	}
	return finish(&p.svg)
}
