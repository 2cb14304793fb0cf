package screen

import (
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"boardduels/ai/wording"
	"boardduels/internal/i18n"
	"boardduels/runtime/play/gallery"
	"boardduels/runtime/play/table"
	own "boardduels/runtime/play/widget"
	"boardduels/runtime/replay"
)

// ReplaysIntents are what a player can want in the collection of duels.
type ReplaysIntents interface {
	table.SheetHost
	OpenPlayback(record *replay.Record)
	// EditDuel leads to the editor with a duel; nil if there is none.
	EditDuel() func(record *replay.Record)
	RemoveReplay(d SavedDuel)
	ImportReplay()
	OpenHome()
}

// collection is the screen of the finished duels: a list, and what there is to know of the chosen one.
type collection struct {
	translator *i18n.Translator
	gallery    *gallery.Gallery
	list       []SavedDuel
	intents    ReplaysIntents
	rows       []*own.Pressable
	detail     *fyne.Container
	page       *own.ListAndDetail
}

// NewReplays is the collection of finished duels.
func NewReplays(t *i18n.Translator, g *gallery.Gallery, list []SavedDuel, intents ReplaysIntents) fyne.CanvasObject {
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
	open := own.NewButton(t.Text("replays.open"), theme.FolderOpenIcon(), intents.ImportReplay)
	c.page = own.NewListAndDetail(rows, container.NewPadded(open), c.detail)
	return own.NewScreen(t.Text("replays.title"), intents.OpenHome, own.Column(1040, c.page.Content))
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

func newReplayRow(t *i18n.Translator, g *gallery.Gallery, saved SavedDuel, intents ReplaysIntents) fyne.CanvasObject {
	if saved.Record == nil {
		return own.Paragraph(t.Text("replays.damaged", i18n.Args{"Reason": saved.why(t)}))
	}
	record := saved.Record
	watch := own.NewButton("", theme.MediaPlayIcon(), func() { intents.OpenPlayback(record) })
	pictures := container.NewHBox(
		own.NewFramed(g.Portrait(&record.Seats[0].Hero.Hero), 40), own.NewFramed(g.Portrait(&record.Seats[1].Hero.Hero), 40))
	return container.NewBorder(nil, nil, container.NewCenter(pictures), container.NewCenter(watch),
		own.Paragraph(ReplayTitle(t, g, record)))
}

// ReplayTitle tells who played whom, when, and how it ended.
func ReplayTitle(t *i18n.Translator, g *gallery.Gallery, record *replay.Record) string {
	me := record.Person()
	mine, theirs := &record.Seats[me], &record.Seats[1-me]
	return t.Text(outcomeOf(record).line, i18n.Args{
		"Mine": g.HeroName(&mine.Hero.Hero), "Theirs": g.HeroName(&theirs.Hero.Hero),
		"Brain": replayBrains(t, record), "Date": replayDate(t, record),
	})
}

// replayBrains names the AIs of a duel, the own side's first.
func replayBrains(t *i18n.Translator, record *replay.Record) string {
	me := record.Person()
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
