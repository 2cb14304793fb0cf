package runflow

import (
	"fmt"
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"boardduels/ai/duel/explanation"
	"boardduels/internal/i18n"
	"boardduels/runtime/app/dueltable"
	"boardduels/runtime/app/gallery"
	"boardduels/runtime/app/look"
	"boardduels/runtime/app/screen"
	"boardduels/runtime/app/ui"
	"boardduels/runtime/duel"
	"boardduels/runtime/record/duelrecord"
	"boardduels/runtime/run"
)

// Way is a run under way, as it is seen.
type Way struct {
	Run     *run.Run
	State   *run.State
	Rivals  []Rival // by stage
	IsBegun bool    // the duel that is due
}

// Rival is who waits at a stage.
type Rival struct {
	run.Encounter
	Hero duelrecord.Hero
}

// runMapIntents are what a player can want between the duels of a run.
type runMapIntents interface {
	dueltable.SheetHost
	Fight()
	GiveUpRun()
	OpenOtherRuns()
	OpenHome()
}

// newRunMap shows the way of a run: the hero as it is now, the rivals, and the duel that is due.
func newRunMap(t *i18n.Translator, g *gallery.Gallery, way Way, intents runMapIntents) fyne.CanvasObject {
	due := &way.Rivals[way.State.Stage]
	label := t.Text("run.fight", i18n.Args{"Rival": explanation.Brain(t, due.Rival), "Hero": g.HeroName(&due.Hero.Hero)})
	switch {
	case way.IsBegun:
		label = t.Text("run.resume")
	case due.IsBoss:
		label = t.Text("run.fight_boss", i18n.Args{"Hero": g.HeroName(&due.Hero.Hero)})
	}
	fight := ui.BigButton(label, look.Symbol("attack"), widget.HighImportance, intents.Fight)
	giveUp := ui.NewButton(t.Text("run.give_up"), theme.CancelIcon(), intents.GiveUpRun)
	giveUp.Importance, giveUp.IsQuiet = widget.LowImportance, true
	others := ui.NewButton(t.Text("run.others"), look.Symbol("wreath"), intents.OpenOtherRuns)
	others.Importance, others.IsQuiet = widget.LowImportance, true
	room := newRunRoom(fyne.NewSize(ui.Wide, 640))
	mine, deck := newTraveller(t, g, room, &way, intents)
	stops := newRoad(t, g, &way, intents)
	content := container.NewVBox(ui.NewPanel(mine), ui.Below(stops), container.NewCenter(container.NewHBox(ui.Muted(seedLine(t, way.Run)), others, giveUp)))
	page := ui.NewFooted(content, container.NewPadded(fight), newDeckOf(t, g, &way.State.Hero, intents))
	page.WhenExtra = func(is bool) { ui.Show(!is, deck) }
	return ui.NewScreen(screen.PlanName(t, &way.Run.Plan), intents.OpenHome, ui.Column(ui.Widest, room.around(page.Object)))
}

// seedLine tells by what others can have the same run.
func seedLine(t *i18n.Translator, r *run.Run) string {
	if r.Day != "" {
		return t.Text("run.day", i18n.Args{"Day": screen.DayOf(t, r.Day)})
	}
	return t.Text("run.seed", i18n.Args{"Seed": strconv.FormatUint(r.Seed, 10)})
}

// newDeckOf shows a deck under its heading.
func newDeckOf(t *i18n.Translator, g *gallery.Gallery, hero *duelrecord.Hero, host dueltable.SheetHost) fyne.CanvasObject {
	return container.NewBorder(ui.Heading(t.Text("run.deck")), nil, nil, nil, gallery.NewLargeDeck(t, g, hero, host.Enlarge))
}

// newTraveller shows the run's hero as it is now, and returns the button that shows its deck.
func newTraveller(t *i18n.Translator, g *gallery.Gallery, room *runRoom, way *Way, host dueltable.SheetHost) (whole fyne.CanvasObject, deck *ui.Button) {
	hero := &way.State.Hero
	share := float64(way.State.HP()) / float64(hero.HP)
	hp := ui.NewShare(t.Text("run.hp"), fmt.Sprintf("%d/%d", way.State.HP(), hero.HP), share, look.Blood)
	deck = ui.NewButton(t.Text("run.deck"), look.Symbol("deck"), func() {
		host.OpenSheet(t.Text("run.deck"), gallery.NewDeck(t, g, hero, [duel.LineCapacity]uint8{}, host.Enlarge))
	})
	facts := container.NewVBox(ui.NameHeading(g.HeroName(&hero.Hero)), hp, deck)
	if relics := newRelicsButton(t, g, hero, host); relics != nil {
		facts.Add(relics)
	}
	return container.NewBorder(nil, nil, container.NewCenter(room.portrait(g.Portrait(&hero.Hero), 72, 88)), nil, facts), deck
}

// caption is what is told in small letters below a name.
func caption(text string) *widget.Label {
	told := ui.Paragraph(text)
	told.SizeName, told.Importance = theme.SizeNameCaptionText, widget.LowImportance
	return told
}
