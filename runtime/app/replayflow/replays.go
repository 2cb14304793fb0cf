package replayflow

import (
	"image/color"
	"strings"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"boardduels/internal/i18n"
	"boardduels/runtime/app/dueltable"
	"boardduels/runtime/app/gallery"
	"boardduels/runtime/app/look"
	"boardduels/runtime/app/screen"
	"boardduels/runtime/app/ui"
	"boardduels/runtime/record/duelrecord"
)

// ReplaysIntents are what a player can want in the collection of duels.
type ReplaysIntents interface {
	dueltable.SheetHost
	OpenPlayback(record *duelrecord.Record)
	OpenJournal(record *duelrecord.Record)
	OpenComparison(a, b *duelrecord.Record)
	// EditDuel leads to the editor with a duel; nil if there is none.
	EditDuel() func(record *duelrecord.Record)
	ExportReplay(record *duelrecord.Record)
	// ExportReplays saves several duels in one file.
	ExportReplays(records []*duelrecord.Record)
	// OpenRunAt shows a run, by its file.
	OpenRunAt(path string)
	RemoveReplay(d screen.SavedDuel)
	OpenFile()
	OpenHome()
	CloseSheet()
}

// collection is the screen of the finished duels: a list, and what there is to know of the chosen one.
type collection struct {
	translator *i18n.Translator
	gallery    *gallery.Gallery
	all        []screen.SavedDuel
	intents    ReplaysIntents

	filter *replayFilter
	most   int // rows that are shown
	list   []screen.SavedDuel
	rows   []*ui.Pressable
	column *fyne.Container
	detail *fyne.Container
	foot   *fyne.Container
	page   *ui.ListAndDetail
	hint   *widget.Label
	with   *screen.SavedDuel // that another one is to be compared with, or nil
	picked map[int]bool      // of list, to go into one file; nil while none are chosen
}

// rowsAtOnce is how many rows come at a time.
const rowsAtOnce = 40

// newReplays is the collection of finished duels, the newest first.
func newReplays(t *i18n.Translator, g *gallery.Gallery, list []screen.SavedDuel, filter *replayFilter, intents ReplaysIntents) fyne.CanvasObject {
	c := &collection{
		translator: t, gallery: g, all: list, filter: filter, intents: intents, most: rowsAtOnce,
		detail: container.NewStack(), column: container.NewVBox(), foot: container.NewStack(),
	}
	if len(list) < 2 { // where no filter is shown, none holds
		*filter = replayFilter{Learns: filter.Learns, Imitates: filter.Imitates}
	}
	c.hint = ui.Paragraph("")
	c.hint.TextStyle.Bold = true
	c.hint.Hide()
	c.fill()
	c.page = ui.NewListAndDetail(c.column, container.NewPadded(c.foot), c.detail)
	content := fyne.CanvasObject(c.page.Content)
	if len(list) > 1 {
		content = underFilter(c.newFilter(), []string{t.Text("replays.search"), t.Text("replays.search.short")}, content)
	}
	return ui.NewScreen(t.Text("replays.title"), intents.OpenHome, ui.Column(ui.Widest, content))
}

// refill lists anew what fits, from the beginning.
func (c *collection) refill() {
	c.most, c.picked = rowsAtOnce, nil
	c.hint.Hide()
	c.fill()
	c.page.Restart()
}

// fill lists what fits.
func (c *collection) fill() {
	t := c.translator
	c.list = nil
	for i := range c.all {
		if c.filter.fits(&c.all[i], c.told(&c.all[i])) {
			c.list = append(c.list, c.all[i])
		}
	}
	c.rows = nil
	c.column.RemoveAll()
	c.column.Add(c.hint)
	if len(c.all) > 1 {
		c.column.Add(container.NewPadded(ui.Muted(c.count())))
	}
	c.fillFoot()
	for i := range c.list[:min(len(c.list), c.most)] {
		row := ui.NewPressable(ui.NewPanel(newReplayRow(t, c.gallery, &c.list[i], c.intents)), func() { c.tapped(i) })
		c.rows = append(c.rows, row)
		c.column.Add(row)
	}
	switch {
	case len(c.all) == 0:
		c.column.Add(ui.Paragraph(t.Text("replays.none")))
	case len(c.list) == 0:
		c.column.Add(ui.Paragraph(t.Text("replays.none_fits")))
		c.detail.RemoveAll()
	default:
		c.choose(0)
	}
	if rest := len(c.list) - len(c.rows); rest > 0 {
		c.column.Add(ui.NewButton(t.Text("replays.more", i18n.Args{"N": rest}), theme.MoveDownIcon(), func() {
			c.most += rowsAtOnce
			c.fill()
			if c.picked != nil {
				c.showPicked()
			}
			c.page.Content.Refresh()
		}))
	}
}

// told is what a row tells, as it is searched.
func (c *collection) told(d *screen.SavedDuel) string {
	if d.Record == nil {
		return d.Path
	}
	return strings.Join(append([]string{ReplayTitle(c.translator, c.gallery, d.Record)}, marksOf(c.translator, d)...), "\n")
}

// tapped shows a duel: beside the list, or over it where there is no room; or compares it with another one.
func (c *collection) tapped(i int) {
	if c.picked != nil {
		c.toggle(i)
		return
	}
	if first := c.with; first != nil && c.list[i].Record != nil {
		c.with = nil
		c.hint.Hide()
		c.choose(i)
		c.intents.OpenComparison(first.Record, c.list[i].Record)
		return
	}
	c.choose(i)
	if !c.page.ShowsDetail {
		c.intents.OpenSheet(c.translator.Text("replays.title"), c.newDetail(i))
	}
}

func (c *collection) choose(chosen int) {
	for i, row := range c.rows {
		row.SetChosen(i == chosen)
	}
	c.detail.Objects = []fyne.CanvasObject{ui.NewPanel(c.newDetail(chosen))}
	c.detail.Refresh()
	if c.page != nil {
		c.page.Arrange(c.page.Content.Size())
	}
}

// marksOf tells where a duel comes from, unless it was played as any other.
func marksOf(t *i18n.Translator, saved *screen.SavedDuel) (lines []string) {
	if saved.ForkedIn > 0 && saved.People() > 0 { // what its header said
		lines = append(lines, t.Text("practice.occasion", i18n.Args{"Round": saved.ForkedIn}))
	}
	if from := originLine(t, saved.Record); from != "" {
		lines = append(lines, from)
	}
	if saved.Leg != nil {
		lines = append(lines, t.Text("replays.leg", i18n.Args{"Run": screen.PlanName(t, &saved.Leg.Plan), "N": saved.Leg.Number}))
	}
	if saved.IsImported {
		lines = append(lines, t.Text("replays.imported"))
	}
	return lines
}

// original returns the duel of which another one is a fork; nil if it isn't in the collection.
func (c *collection) original(fork *screen.SavedDuel) *screen.SavedDuel {
	from, is := fork.Record.Origin()
	if !is {
		return nil
	}
	for i := range c.all {
		if c.all[i].Record != nil && c.all[i].Digest == from.Digest {
			return &c.all[i]
		}
	}
	return nil
}

// newDetail is what there is to know of a duel, with a way to compare it.
func (c *collection) newDetail(i int) fyne.CanvasObject {
	detail := newReplayDetail(c.translator, c.gallery, c.list[i], c.intents)
	if c.list[i].Record == nil || len(c.all) < 2 {
		return detail
	}
	t := c.translator
	if original := c.original(&c.list[i]); original != nil {
		fork := c.list[i].Record
		detail.Add(ui.NewButton(t.Text("replays.compare_original"), theme.ViewRestoreIcon(), func() { c.intents.OpenComparison(original.Record, fork) }))
	}
	detail.Add(ui.NewButton(t.Text("replays.compare_with"), theme.ViewRestoreIcon(), func() {
		with := c.list[i]
		c.with = &with
		c.intents.CloseSheet()
		c.hint.SetText(t.Text("replays.compare_choose"))
		c.hint.Show()
		c.page.Restart()
	}))
	return detail
}

// portraitSide is how large portraits are in a row, which is to fit a phone.
const portraitSide = 34

func newReplayRow(t *i18n.Translator, g *gallery.Gallery, saved *screen.SavedDuel, intents ReplaysIntents) fyne.CanvasObject {
	if saved.Record == nil {
		return ui.Paragraph(t.Text("replays.damaged", i18n.Args{"Reason": saved.Why(t)}))
	}
	record := saved.Record
	watch := ui.NewButton("", theme.MediaPlayIcon(), func() { intents.OpenPlayback(record) })
	pictures := container.NewHBox(
		ui.NewFramed(g.Portrait(&record.Seats[0].Hero.Hero), portraitSide), ui.NewFramed(g.Portrait(&record.Seats[1].Hero.Hero), portraitSide))
	told := container.NewVBox(ui.Paragraph(ReplayTitle(t, g, record)))
	if len(saved.Mine) > 1 {
		margin := canvas.NewRectangle(color.Transparent)
		margin.SetMinSize(fyne.NewSize(theme.InnerPadding()-theme.Padding(), 0)) // as that of text
		told.Add(container.NewHBox(margin, ui.NewSpark(saved.Mine, saved.Theirs), container.NewCenter(ui.Muted(t.Text("count.rounds", i18n.Args{"N": record.Rounds()})))))
	}
	for _, line := range marksOf(t, saved) {
		from := ui.Paragraph(line)
		from.Importance = widget.LowImportance
		told.Add(from)
	}
	stripe := canvas.NewRectangle(look.Color(outcomeOf(record).tone))
	stripe.CornerRadius = 2
	stripe.SetMinSize(fyne.NewSize(4, 0))
	return container.NewBorder(nil, nil, container.NewHBox(stripe, container.NewCenter(pictures)), container.NewCenter(watch), told)
}

// ReplayTitle tells who played whom, when, and how it ended.
func ReplayTitle(t *i18n.Translator, g *gallery.Gallery, record *duelrecord.Record) string {
	return titleOf(t, g, record, outcomeOf(record).line)
}

// pairing tells who played whom, and when.
func pairing(t *i18n.Translator, g *gallery.Gallery, record *duelrecord.Record) string {
	return titleOf(t, g, record, "replays.pairing")
}

func titleOf(t *i18n.Translator, g *gallery.Gallery, record *duelrecord.Record, key string) string {
	me := record.Person()
	mine, theirs := &record.Seats[me], &record.Seats[1-me]
	return t.Text(key, i18n.Args{
		"Mine": g.HeroName(&mine.Hero.Hero), "Theirs": g.HeroName(&theirs.Hero.Hero),
		"Brain": screen.ReplayBrains(t, record), "Date": replayDate(t, record),
	})
}

// originLine tells of which duel a record is a fork; "" if it is none.
func originLine(t *i18n.Translator, record *duelrecord.Record) string {
	from, is := record.Origin()
	if !is {
		return ""
	}
	return t.Text("replays.fork_of", i18n.Args{"Date": DateOf(t, from.Date), "Actions": t.Text("count.actions", i18n.Args{"N": from.Plies})})
}

func replayDate(t *i18n.Translator, record *duelrecord.Record) string { return DateOf(t, record.Date) }

// DateOf writes a moment as the user's clock shows it.
func DateOf(t *i18n.Translator, date time.Time) string {
	if date.IsZero() {
		return t.Text("replays.undated")
	}
	return date.Local().Format("02.01.2006 15:04")
}
