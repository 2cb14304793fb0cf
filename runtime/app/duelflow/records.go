package duelflow

import (
	"cmp"
	"fmt"
	"image/color"
	"maps"
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"boardduels/ai/duel/explanation"
	"boardduels/assets/nemeses"
	"boardduels/internal/i18n"
	"boardduels/runtime/app/gallery"
	"boardduels/runtime/app/look"
	"boardduels/runtime/app/ui"
	"boardduels/runtime/career"
	"boardduels/runtime/record/duelrecord"
)

// aNemesis begins what tells one of those from other opponents.
const aNemesis = "nemesis/"

// opponentsOf returns against whom a duel was: the nemesis whom the player met, however strong it played, or a brain's
// id. Duels against learns, the brain that learns, are those of the first nemesis where none is named.
func opponentsOf(learns string) func(*career.Duel) []string {
	return func(d *career.Duel) []string {
		if _, isEven := explanation.Even(d.Brain); isEven || d.Brain == learns || d.Nemesis != "" {
			return []string{aNemesis + cmp.Or(d.Nemesis, nemeses.First)}
		}
		return []string{d.Brain}
	}
}

// againstNemesis counts the duels against the nemesis whom the player has met most often.
func againstNemesis(c *career.Career, learns string) (none career.Tally) {
	for _, tally := range c.By(opponentsOf(learns)) {
		if strings.HasPrefix(tally.Of, aNemesis) {
			return tally
		}
	}
	return none
}

// opponentName returns what an opponent is called.
func opponentName(t *i18n.Translator, of string) string {
	if who, is := strings.CutPrefix(of, aNemesis); is {
		return explanation.Nemesis(t, who)
	}
	return explanation.Brain(t, of)
}

// recordLine tells in a line what a player has achieved; "" if there is nothing to tell. learns is the brain that
// learns.
func recordLine(t *i18n.Translator, c *career.Career, learns string) string {
	var parts []string
	if ratings := c.Ratings(); len(ratings) > 0 {
		parts = append(parts, t.Text("records.rating", i18n.Args{"N": ratings[len(ratings)-1].Value}))
	}
	if score := againstNemesis(c, learns); score.Played > 0 {
		parts = append(parts, scoreAgainst(t, &score))
	}
	if now, _ := c.Streak(); now > 1 {
		parts = append(parts, t.Text("records.streak", i18n.Args{"N": now}))
	}
	return strings.Join(parts, " · ")
}

// leastTold is of how many turns on it is told on the start screen what share was foreseen: before, it says nothing.
const leastTold = 20

// foresightLine tells in a line what share of the player's turns is foreseen, and whether that is more than chance; ""
// as long as few were.
func foresightLine(t *i18n.Translator, c *career.Career) string {
	all := c.ForetoldOfAll()
	sum := all.Total()
	if sum.Turns < leastTold {
		return ""
	}
	key := "records.foreseen"
	if all.Yours().Low <= 0 {
		key = "records.foreseen_unsure"
	}
	return t.Text(key, i18n.Args{"Share": percentOf(sum.Foreseen, sum.Turns), "Stranger": percentOf(sum.Strangers, sum.Turns)})
}

func percentOf(n, of int) int { return (200*n + of) / (2 * of) }

// scoreAgainst tells how an opponent and the player stand: "You 3 : 2 Mara".
func scoreAgainst(t *i18n.Translator, score *career.Tally) string {
	return t.Text("records.score", i18n.Args{"Won": score.Won, "Lost": score.Lost(), "Rival": opponentName(t, score.Of)})
}

// scoreLine tells what a duel that is just over means for the player's record; "" if it is not in it.
func scoreLine(t *i18n.Translator, c *career.Career, learns string) string {
	var parts []string
	ratings := c.Ratings()
	if n := len(ratings); n > 0 && ratings[n-1].Duel == len(c.Duels)-1 {
		last := ratings[n-1]
		parts = append(parts, t.Text("records.changed", i18n.Args{"N": last.Value, "Change": fmt.Sprintf("%+d", last.Change)}))
	}
	if len(c.Duels) == 0 {
		return ""
	}
	last := &c.Duels[len(c.Duels)-1]
	var score career.Tally
	of := opponentsOf(learns)
	for _, tally := range c.By(of) {
		if tally.Of == of(last)[0] {
			score = tally
		}
	}
	parts = append(parts, scoreAgainst(t, &score))
	return strings.Join(parts, " · ")
}

// records is the screen of what a player has achieved.
type records struct {
	translator *i18n.Translator
	gallery    *gallery.Gallery
	heroes     []duelrecord.Hero
	career     *career.Career
	learns     string
}

// newRecords shows what a player has achieved. learns is the brain that learns; begin leads to a first duel.
func newRecords(t *i18n.Translator, g *gallery.Gallery, heroes []duelrecord.Hero, c *career.Career, learns string, leave, begin func()) fyne.CanvasObject {
	if len(c.Duels) == 0 {
		return ui.NewScreen(t.Text("records.title"), leave, ui.Column(ui.Widest, container.NewVScroll(newNoRecords(t, begin))))
	}
	r := &records{t, g, heroes, c, learns}
	left := container.NewVBox(r.rating(), r.totals(), r.foretold(), r.panel("records.opponents", r.by(opponentsOf(r.learns), r.opponentName)))
	right := container.NewVBox(
		r.panel("records.heroes", r.by(func(d *career.Duel) []string { return []string{d.Hero} }, r.heroName)),
		r.panel("records.enemies", r.by(func(d *career.Duel) []string { return []string{d.Enemy} }, r.heroName)),
		r.panel("records.cards", r.by(cardsOf, r.cardName)),
	)
	content := &fyne.Container{Layout: &ui.TwoUp{}, Objects: []fyne.CanvasObject{left, right}}
	return ui.NewScreen(t.Text("records.title"), leave, ui.Column(ui.Widest, container.NewVScroll(content)))
}

func cardsOf(d *career.Duel) []string { return slices.Sorted(maps.Keys(d.Cards)) }

// rating shows the rating, and how it came about.
func (r *records) rating() fyne.CanvasObject {
	t, all := r.translator, r.career.Ratings()
	if len(all) == 0 {
		return ui.NewPanel(ui.Paragraph(t.Text("records.unrated")))
	}
	last := all[len(all)-1]
	number := ui.TitleText(fmt.Sprint(last.Value), 40, look.Color(look.ColorGold))
	about := t.Text("records.rated", i18n.Args{"Duels": t.Text("count.duels", i18n.Args{"N": len(all)})})
	if !career.IsSettled(all) {
		about += " " + t.Text("records.unsettled")
	}
	rows := container.NewVBox(ui.Heading(t.Text("records.rating_title")), number, ui.Paragraph(about))
	if len(all) > 1 {
		rows.Add(newRatingCurve(t, all))
	}
	return ui.NewPanel(rows)
}

// newRatingCurve draws the last ratings between the lowest and the highest.
func newRatingCurve(t *i18n.Translator, all []career.Rating) fyne.CanvasObject {
	const newest = 100
	first := max(len(all)-newest, 0)
	last := all[first:]
	low, high := last[0].Value, last[0].Value
	for _, r := range last {
		low, high = min(low, r.Value), max(high, r.Value)
	}
	ticks := []ui.Tick{{At: 0, Text: fmt.Sprint(low)}}
	if high > low {
		ticks = append(ticks, ui.Tick{At: 1, Text: fmt.Sprint(high)})
	}
	shares := make([]float32, len(last))
	for i, r := range last {
		shares[i] = float32(r.Value-low) / float32(max(high-low, 1))
	}
	return ui.NewChart(ui.Chart{
		Curves: []ui.Curve{{Shares: shares, Tone: look.ColorGold}}, Ticks: ticks, Tall: true,
		First: t.Text("chart.duel", i18n.Args{"N": first + 1}), Last: t.Text("chart.duel", i18n.Args{"N": len(all)}), Counts: t.Text("chart.rating"),
	})
}

// totals tells how many duels there were, and how they ran.
func (r *records) totals() fyne.CanvasObject {
	t, all := r.translator, r.career.Total()
	now, longest := r.career.Streak()
	rows := container.NewVBox(r.share(t.Text("records.all"), &all, look.Color(look.ColorGold)))
	score := againstNemesis(r.career, r.learns)
	if score.Played > 0 {
		rows.Add(ui.Paragraph(scoreAgainst(t, &score)))
	}
	switch {
	case now > 1:
		rows.Add(ui.Paragraph(t.Text("records.streak_now", i18n.Args{"N": now, "Longest": longest})))
	case longest > 1:
		rows.Add(ui.Paragraph(t.Text("records.streak_longest", i18n.Args{"N": longest})))
	}
	return ui.NewPanel(rows)
}

// foretold shows how well the AI foresees the player, hero by hero; it is hidden where it has foretold nothing.
func (r *records) foretold() fyne.CanvasObject {
	t, all := r.translator, r.career.Foretold()
	rows := container.NewVBox(ui.Heading(t.Text("records.foretold")))
	for i := range all {
		f := &all[i]
		sum, foreseen := f.Total(), f.Foreseen()
		rows.Add(ui.NewShare(r.heroName(f.Hero), fmt.Sprintf("%d / %d", sum.Foreseen, sum.Turns), foreseen.Value, look.Color(look.ColorEnergy)))
		rows.Add(ui.Paragraph(toldForetold(t, f)))
		if sum.Outwitted > 0 {
			rows.Add(ui.Note("outwitted", t.Text("records.outwitted", i18n.Args{"N": sum.Outwitted})))
		}
		if len(f.Duels) >= leastCurve {
			rows.Add(newForetoldCurve(t, f))
		}
	}
	panel := ui.NewPanel(rows)
	ui.Show(len(all) > 0, panel)
	return panel
}

// leastCurve is from how many duels on a curve shows anything.
const leastCurve = 4

// toldForetold says what share of turns the AI foresaw, and how much of that it owes to this player, as far as that can
// be told from chance.
func toldForetold(t *i18n.Translator, f *career.Foretold) string {
	foreseen, yours := f.Foreseen(), f.Yours()
	key := "records.foretold_yours"
	if yours.Low <= 0 {
		key = "records.foretold_unsure"
	}
	points := func(x float64) string { return t.Decimal(100*x, 0) }
	return t.Text(key, i18n.Args{
		"Share": points(foreseen.Value), "Low": points(foreseen.Low), "High": points(foreseen.High),
		"Yours": points(yours.Value), "YoursLow": points(yours.Low), "YoursHigh": points(yours.High),
	})
}

// newForetoldCurve draws what share was foreseen over five duels each, beside that of a stranger.
func newForetoldCurve(t *i18n.Translator, f *career.Foretold) fyne.CanvasObject {
	const window, newest = 5, 100
	estimates, strangers := f.Lately(newest, window)
	var foreseen, low, high []float32
	for _, e := range estimates {
		foreseen, low, high = append(foreseen, float32(e.Value)), append(low, float32(e.Low)), append(high, float32(e.High))
	}
	return ui.NewChart(ui.Chart{
		Curves: []ui.Curve{
			{Shares: foreseen, Low: low, High: high, Tone: look.ColorGold, Name: t.Text("chart.foreseen")},
			{Shares: strangers, Tone: look.ColorMuted, Broken: true, Name: t.Text("chart.stranger")},
		},
		Ticks: []ui.Tick{{At: 0, Text: "0"}, {At: 0.5, Text: "50"}, {At: 1, Text: "100"}},
		First: t.Text("chart.duel", i18n.Args{"N": len(f.Duels) - len(foreseen) + 1}), Last: t.Text("chart.duel", i18n.Args{"N": len(f.Duels)}), Counts: t.Text("chart.foreseen_share"),
	})
}

// mostTallies is how many lines a list has.
const mostTallies = 12

// by lists the most frequent of what duels have in common.
func (r *records) by(of func(*career.Duel) []string, name func(string) string) (rows []fyne.CanvasObject) {
	all := r.career.By(of)
	for i := range all[:min(len(all), mostTallies)] {
		rows = append(rows, r.share(name(all[i].Of), &all[i], look.Color(look.ColorEnergy)))
	}
	return rows
}

// share shows how many duels of some were won.
func (r *records) share(label string, tally *career.Tally, tone color.Color) fyne.CanvasObject {
	return ui.NewShare(label, fmt.Sprintf("%d : %d", tally.Won, tally.Lost()), tally.Share(), tone)
}

func (r *records) panel(titleKey string, rows []fyne.CanvasObject) fyne.CanvasObject {
	return ui.NewPanel(container.NewVBox(append([]fyne.CanvasObject{ui.Heading(r.translator.Text(titleKey))}, rows...)...))
}

func (r *records) opponentName(id string) string {
	return ui.UpperFirst(opponentName(r.translator, id))
}

func (r *records) heroName(id string) string {
	for i := range r.heroes {
		if r.heroes[i].ID == id {
			return r.gallery.HeroName(&r.heroes[i].Hero)
		}
	}
	return id
}

func (r *records) cardName(id string) string {
	for i := range r.heroes {
		for j := range r.heroes[i].Cards {
			if card := &r.heroes[i].Cards[j]; card.ID == id {
				return r.gallery.CardName(card)
			}
		}
	}
	return id
}
