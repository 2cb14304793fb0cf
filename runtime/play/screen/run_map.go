package screen

import (
	"fmt"
	"image/color"
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"boardduels/ai/wording"
	"boardduels/internal/i18n"
	"boardduels/runtime/duel"
	"boardduels/runtime/play/gallery"
	"boardduels/runtime/play/look"
	"boardduels/runtime/play/table"
	own "boardduels/runtime/play/widget"
	"boardduels/runtime/replay"
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
	Hero replay.Hero
}

// RunMapIntents are what a player can want between the duels of a run.
type RunMapIntents interface {
	table.SheetHost
	Fight()
	GiveUpRun()
	OpenOtherRuns()
	OpenHome()
}

// NewRunMap shows the way of a run: the hero as it is now, the rivals, and the duel that is due.
func NewRunMap(t *i18n.Translator, g *gallery.Gallery, way Way, intents RunMapIntents) fyne.CanvasObject {
	due := &way.Rivals[way.State.Stage]
	label := t.Text("run.fight", i18n.Args{"Rival": wording.Brain(t, due.Rival), "Hero": g.HeroName(&due.Hero.Hero)})
	switch {
	case way.IsBegun:
		label = t.Text("run.resume")
	case due.IsBoss:
		label = t.Text("run.fight_boss", i18n.Args{"Hero": g.HeroName(&due.Hero.Hero)})
	}
	fight := own.BigButton(label, look.Symbol("attack"), widget.HighImportance, intents.Fight)
	giveUp := own.NewButton(t.Text("run.give_up"), theme.CancelIcon(), intents.GiveUpRun)
	giveUp.Importance, giveUp.IsQuiet = widget.LowImportance, true
	others := own.NewButton(t.Text("run.others"), look.Symbol("wreath"), intents.OpenOtherRuns)
	others.Importance, others.IsQuiet = widget.LowImportance, true
	const rung, rest = 112, 420 // heights of a large rung, and of all else
	room := newRunRoom(fyne.NewSize(wide, float32(rung*len(way.Rivals)+rest)))
	ladder := container.NewVBox()
	for i := range way.Rivals {
		ladder.Add(newRung(t, g, room, &way, i))
	}
	mine := container.NewVBox(own.NewPanel(newTraveller(t, g, room, &way, intents)), container.NewCenter(muted(seedLine(t, way.Run))), container.NewCenter(container.NewHBox(others, giveUp)))
	content := &fyne.Container{Layout: &own.TwoUp{}, Objects: []fyne.CanvasObject{mine, ladder}}
	page := own.NewFooted(content, container.NewPadded(fight), newDeckOf(t, g, &way.State.Hero, intents))
	return own.NewScreen(planName(t, &way.Run.Plan), intents.OpenHome, own.Column(widest, room.around(page.Object)))
}

// seedLine tells by what others can have the same run.
func seedLine(t *i18n.Translator, r *run.Run) string {
	if r.Day != "" {
		return t.Text("run.day", i18n.Args{"Day": dayOf(t, r.Day)})
	}
	return t.Text("run.seed", i18n.Args{"Seed": strconv.FormatUint(r.Seed, 10)})
}

// newDeckOf shows a deck under its heading.
func newDeckOf(t *i18n.Translator, g *gallery.Gallery, hero *replay.Hero, host table.SheetHost) fyne.CanvasObject {
	return container.NewBorder(own.Heading(t.Text("run.deck")), nil, nil, nil, gallery.NewLargeDeck(t, g, hero, host.Enlarge))
}

// newTraveller shows the run's hero as it is now.
func newTraveller(t *i18n.Translator, g *gallery.Gallery, room *runRoom, way *Way, host table.SheetHost) fyne.CanvasObject {
	hero := &way.State.Hero
	share := float64(way.State.HP()) / float64(hero.HP)
	hp := own.NewShare(t.Text("run.hp"), fmt.Sprintf("%d/%d", way.State.HP(), hero.HP), share, look.Blood)
	deck := own.NewButton(t.Text("run.deck"), look.Symbol("deck"), func() {
		host.OpenSheet(t.Text("run.deck"), gallery.NewDeck(t, g, hero, [duel.DeckSize]uint8{}, host.Enlarge))
	})
	facts := container.NewVBox(own.Heading(g.HeroName(&hero.Hero)), hp, deck)
	return container.NewBorder(nil, nil, container.NewCenter(room.portrait(g.Portrait(&hero.Hero), 104, 200)), nil, facts)
}

// caption is what is told in small letters below a name.
func caption(text string) fyne.CanvasObject {
	told := own.Paragraph(text)
	told.SizeName, told.Importance = theme.SizeNameCaptionText, widget.LowImportance
	return told
}

// newSign tells whether a rival is beaten, else how strong it is; a boss has a crown.
func newSign(rival *Rival, isBeaten bool) fyne.CanvasObject {
	strength := strengthOf(rival.Rival).Object
	switch {
	case isBeaten:
		return own.Icon(look.Symbol("wreath"), 26)
	case rival.IsBoss:
		return container.NewVBox(container.NewCenter(own.Icon(look.Symbol("major"), 36)), strength)
	}
	return strength
}

// newRung shows a stage: who waits there, what comes before, and whether it is done.
func newRung(t *i18n.Translator, g *gallery.Gallery, room *runRoom, way *Way, stage int) fyne.CanvasObject {
	rival := &way.Rivals[stage]
	key, side, large := "run.rival", float32(44), float32(72)
	if rival.IsBoss {
		key, side, large = "run.boss_rival", 88, 112
	}
	name := own.Paragraph(t.Text(key, i18n.Args{"N": stage + 1, "Rival": wording.Brain(t, rival.Rival), "Hero": g.HeroName(&rival.Hero.Hero)}))
	name.TextStyle.Bold = true
	var when string
	switch {
	case stage < way.State.Beaten:
		when = t.Text("run.beaten")
		name.Importance = widget.LowImportance
	case stage > 0 && stage > way.State.Stage:
		when = t.Text("run.rest", i18n.Args{"HP": way.Run.Plan.Stages[stage].Rest})
	default:
		when = t.Text("run.next")
	}
	if rival.MoreHP > 0 && stage >= way.State.Beaten {
		when += " · " + t.Text("run.more_hp", i18n.Args{"HP": rival.MoreHP})
	}
	told := []fyne.CanvasObject{name}
	if stage >= way.State.Beaten {
		told = append(told, caption(wording.BrainAbout(t, rival.Rival)))
	}
	told = append(told, caption(when))
	row := container.NewBorder(nil, nil, container.NewCenter(room.portrait(g.Portrait(&rival.Hero.Hero), side, large)), container.NewCenter(newSign(rival, stage < way.State.Beaten)),
		tight(told...))
	panel := own.NewPanel(row)
	if stage != way.State.Stage || stage < way.State.Beaten {
		return panel
	}
	rim := canvas.NewRectangle(color.Transparent)
	rim.CornerRadius, rim.StrokeWidth, rim.StrokeColor = 10, 2, look.Color(look.ColorGold)
	return container.NewStack(panel, rim)
}
