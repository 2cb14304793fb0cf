package runflow

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"boardduels/ai/duel/explanation"
	"boardduels/internal/i18n"
	"boardduels/runtime/app/dueltable"
	"boardduels/runtime/app/gallery"
	"boardduels/runtime/app/library"
	"boardduels/runtime/app/look"
	"boardduels/runtime/app/screen"
	"boardduels/runtime/app/ui"
	"boardduels/runtime/duel"
	"boardduels/runtime/record/duelrecord"
	"boardduels/runtime/run"
)

// runOverIntents are what a player can want when a run is over.
type runOverIntents interface {
	dueltable.SheetHost
	OpenRuns()
	WatchLeg(r *run.Run, leg int)
	ShareRun(r *run.Run)
	OpenHome()
}

// newRunOver shows how a run went: how far, how that stands beside the runs before, with which deck at the end, and
// each duel to be watched.
func newRunOver(t *i18n.Translator, g *gallery.Gallery, r *run.Run, s *run.State, score run.Score, past []library.PastRun, intents runOverIntents) fyne.CanvasObject {
	titleKey, storyKey, tone := "run.lost", "run.lost_story", look.Color(look.ColorHarm)
	if score.Won {
		titleKey, storyKey, tone = "run.won", "run.won_story", look.Color(look.ColorGold)
	}
	story := ui.Paragraph(t.Text(storyKey, i18n.Args{
		"Hero": g.HeroName(&s.Hero.Hero), "Run": screen.PlanName(t, &r.Plan), "Beaten": score.Beaten, "Of": len(r.Plan.Stages), "HP": score.HP,
		"Rounds": t.Text("count.rounds", i18n.Args{"N": score.Rounds}),
	}))
	story.Alignment = fyne.TextAlignCenter
	legs := container.NewVBox()
	for i := range r.Legs {
		legs.Add(newLeg(t, g, r, i, intents))
	}
	deck := ui.NewButton(t.Text("run.deck"), look.Symbol("deck"), func() {
		intents.OpenSheet(t.Text("run.deck"), gallery.NewDeck(t, g, &s.Hero, [duel.LineCapacity]uint8{}, intents.Enlarge))
	})
	deck.Importance = widget.LowImportance
	carried := container.NewHBox(deck)
	if relics := newRelicsButton(t, g, &s.Hero, intents); relics != nil {
		relics.Importance = widget.LowImportance
		carried.Add(relics)
	}
	seed := ui.Muted(seedLine(t, r))
	picture := container.NewVBox(ui.TitleText(t.Text(titleKey), 36, tone), container.NewCenter(ui.NewFramed(g.Portrait(&s.Hero.Hero), 120)),
		newEarned(t, r, score, past), story,
		container.NewCenter(seed), container.NewCenter(carried), legs)
	menu := container.NewVBox(
		ui.BigButton(t.Text("run.again"), theme.NavigateNextIcon(), widget.HighImportance, intents.OpenRuns),
		ui.BigButton(t.Text("run.share"), theme.DocumentSaveIcon(), widget.MediumImportance, func() { intents.ShareRun(r) }),
		ui.BigButton(t.Text("result.home"), theme.HomeIcon(), widget.MediumImportance, intents.OpenHome),
	)
	return ui.NewPage(ui.Page{Picture: picture, Menu: container.NewPadded(menu)})
}

// newEarned tells how many rivals are beaten, and whether no run before came as far.
func newEarned(t *i18n.Translator, r *run.Run, score run.Score, past []library.PastRun) fyne.CanvasObject {
	beaten := ui.Paragraph(t.Text("run.beaten_of", i18n.Args{"Beaten": score.Beaten, "Of": len(r.Plan.Stages)}))
	beaten.TextStyle.Bold, beaten.Alignment = true, fyne.TextAlignCenter
	told := container.NewVBox(beaten)
	best, isFirst, isOwn := bestBefore(r, past)
	line := func(key string) *widget.Label {
		said := ui.Paragraph(t.Text(key, i18n.Args{"Score": scoreLine(t, best, len(r.Plan.Stages))}))
		said.Alignment = fyne.TextAlignCenter
		return said
	}
	switch {
	case !isOwn:
	case isFirst:
		told.Add(line("run.first"))
	case score.Compare(best) > 0:
		record := line("run.record")
		record.TextStyle.Bold, record.Importance = true, widget.WarningImportance
		told.Add(container.NewCenter(ui.Icon(look.Symbol("major"), 30)))
		told.Add(record)
	default:
		told.Add(line("run.best"))
	}
	return told
}

// bestBefore returns the best score of the same run before one of those that are kept. It reports whether there was
// none, and whether the run itself is kept: somebody else's isn't.
func bestBefore(r *run.Run, past []library.PastRun) (best run.Score, isFirst, isOwn bool) {
	isFirst = true
	for _, p := range past {
		if p.Plan != r.Plan.ID || p.Stages != len(r.Plan.Stages) {
			continue
		}
		isOwn = isOwn || p.Date.Equal(r.Date)
		if p.Date.Before(r.Date) && (isFirst || p.Score.Compare(best) > 0) {
			best, isFirst = p.Score, false
		}
	}
	return best, isFirst, isOwn
}

// newLeg is a duel of a run: who it was with, how it ended, how hp went, and a way to watch it.
func newLeg(t *i18n.Translator, g *gallery.Gallery, r *run.Run, leg int, intents runOverIntents) fyne.CanvasObject {
	record := r.Legs[leg].Duel
	enemy := &record.Seats[1]
	sign := look.Symbol("wreath")
	if record.Result.Winner != 0 {
		sign = look.Symbol("fallen")
	}
	name := ui.Paragraph(t.Text("run.leg", i18n.Args{
		"N": leg + 1, "Rival": explanation.Brain(t, enemy.Brain), "Hero": g.HeroName(&enemy.Hero.Hero), "Rounds": t.Text("count.rounds", i18n.Args{"N": record.Rounds()}),
	}))
	watch := ui.NewButton("", theme.MediaPlayIcon(), func() { intents.WatchLeg(r, leg) })
	content := container.NewBorder(nil, nil, container.NewCenter(ui.Icon(sign, 28)), container.NewCenter(watch), name)
	return ui.NewPanel(container.NewVBox(content, newCourseOf(record)))
}

// newCourseOf draws how the hp of a duel went, small.
func newCourseOf(record *duelrecord.Record) fyne.CanvasObject {
	laid, err := duelrecord.Open(record)
	if err != nil {
		return container.NewVBox()
	}
	return ui.NewSpark(laid.Course(0), laid.Course(1))
}
