package play

import (
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"boardduels/ai/wording"
	"boardduels/internal/i18n"
	"boardduels/runtime/play/gallery"
	"boardduels/runtime/play/table"
	own "boardduels/runtime/play/widget"
	"boardduels/runtime/replay"
)

// replaysIntents are what a player can want in the collection of duels.
type replaysIntents interface {
	table.SheetHost
	openPlayback(record *replay.Record)
	removeReplay(d savedDuel)
	importReplay()
	openHome()
}

// collection is the screen of the finished duels: a list, and what there is to know of the chosen one.
type collection struct {
	translator *i18n.Translator
	gallery    *gallery.Gallery
	list       []savedDuel
	intents    replaysIntents
	rows       []*own.Pressable
	detail     *fyne.Container
	page       *own.ListAndDetail
}

// newReplays is the collection of finished duels.
func newReplays(t *i18n.Translator, g *gallery.Gallery, list []savedDuel, intents replaysIntents) fyne.CanvasObject {
	c := &collection{translator: t, gallery: g, list: list, intents: intents, detail: container.NewStack()}
	rows := container.NewVBox()
	for i, saved := range list {
		row := own.NewPressable(own.NewPanel(newReplayRow(t, g, saved, intents)), func() { c.tapped(i) })
		c.rows = append(c.rows, row)
		rows.Add(row)
	}
	if len(list) == 0 {
		rows.Add(own.Paragraph(t.Text("replays.none")))
	} else {
		c.choose(0)
	}
	open := widget.NewButtonWithIcon(t.Text("replays.open"), theme.FolderOpenIcon(), intents.importReplay)
	c.page = own.NewListAndDetail(rows, container.NewPadded(open), c.detail)
	return own.NewScreen(t.Text("replays.title"), intents.openHome, own.Column(1040, c.page.Content))
}

// tapped shows a duel: beside the list, or over it where there is no room.
func (c *collection) tapped(i int) {
	c.choose(i)
	if !c.page.ShowsDetail {
		c.intents.OpenSheet(c.translator.Text("replays.title"), newReplayDetail(c.translator, c.gallery, c.list[i], c.intents))
	}
}

func (c *collection) choose(chosen int) {
	for i, row := range c.rows {
		row.SetChosen(i == chosen)
	}
	c.detail.Objects = []fyne.CanvasObject{own.NewPanel(newReplayDetail(c.translator, c.gallery, c.list[chosen], c.intents))}
	c.detail.Refresh()
	if c.page != nil {
		c.page.Arrange(c.page.Content.Size())
	}
}

func newReplayRow(t *i18n.Translator, g *gallery.Gallery, saved savedDuel, intents replaysIntents) fyne.CanvasObject {
	if saved.record == nil {
		return own.Paragraph(t.Text("replays.damaged", i18n.Args{"Reason": saved.why(t)}))
	}
	record := saved.record
	watch := widget.NewButtonWithIcon("", theme.MediaPlayIcon(), func() { intents.openPlayback(record) })
	pictures := container.NewHBox(
		own.NewFramed(g.Portrait(&record.Seats[0].Hero.Hero), 40), own.NewFramed(g.Portrait(&record.Seats[1].Hero.Hero), 40))
	return container.NewBorder(nil, nil, container.NewCenter(pictures), container.NewCenter(watch),
		own.Paragraph(replayTitle(t, g, record)))
}

// replayTitle tells who played whom, when, and how it ended.
func replayTitle(t *i18n.Translator, g *gallery.Gallery, record *replay.Record) string {
	me := personOf(record)
	mine, theirs := &record.Seats[me], &record.Seats[1-me]
	return t.Text(outcomeOf(record).line, i18n.Args{
		"Mine": g.HeroName(&mine.Hero.Hero), "Theirs": g.HeroName(&theirs.Hero.Hero),
		"Brain": replayBrains(t, record), "Date": replayDate(t, record),
	})
}

// replayBrains names the AIs of a duel, the own side's first.
func replayBrains(t *i18n.Translator, record *replay.Record) string {
	me := personOf(record)
	theirs := wording.Opponent(t, record.Seats[1-me].Brain, record.Seats[1-me].Name)
	if record.Seats[me].IsPerson() {
		return theirs
	}
	return wording.Opponent(t, record.Seats[me].Brain, record.Seats[me].Name) + " — " + theirs
}

func replayDate(t *i18n.Translator, record *replay.Record) string { return dateOf(t, record.Date) }

// dateOf writes a moment as the user's clock shows it.
func dateOf(t *i18n.Translator, date time.Time) string {
	if date.IsZero() {
		return t.Text("replays.undated")
	}
	return date.Local().Format("02.01.2006 15:04")
}
