package screen

import (
	"slices"
	"strings"
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

// ReplaysIntents are what a player can want in the collection of duels.
type ReplaysIntents interface {
	table.SheetHost
	OpenPlayback(record *replay.Record)
	// EditDuel leads to the editor with a duel; nil if there is none.
	EditDuel() func(record *replay.Record)
	ExportReplay(record *replay.Record)
	RemoveReplay(d SavedDuel)
	ImportReplay()
	OpenHome()
	CloseSheet()
}

// collection is the screen of the finished duels: a list, and what there is to know of the chosen one.
type collection struct {
	translator *i18n.Translator
	gallery    *gallery.Gallery
	all        []SavedDuel
	intents    ReplaysIntents

	words  string // that are looked for
	kind   int    // of duelKinds
	most   int    // rows that are shown
	list   []SavedDuel
	rows   []*own.Pressable
	column *fyne.Container
	detail *fyne.Container
	page   *own.ListAndDetail
	hint   *widget.Label
	with   *SavedDuel // that another one is to be compared with, or nil
}

// duelKinds are the duels that can be listed alone.
var duelKinds = []struct {
	key  string
	fits func(*SavedDuel) bool
}{
	{"replays.kind.all", func(*SavedDuel) bool { return true }},
	{"replays.kind.won", (*SavedDuel).isWon},
	{"replays.kind.lost", (*SavedDuel).isLost},
	{"replays.kind.imported", func(d *SavedDuel) bool { return d.IsImported }},
}

// rowsAtOnce is how many rows come at a time.
const rowsAtOnce = 40

// NewReplays is the collection of finished duels, the newest first.
func NewReplays(t *i18n.Translator, g *gallery.Gallery, list []SavedDuel, intents ReplaysIntents) fyne.CanvasObject {
	c := &collection{translator: t, gallery: g, all: list, intents: intents, most: rowsAtOnce, detail: container.NewStack(), column: container.NewVBox()}
	c.hint = own.Paragraph(t.Text("replays.compare_choose"))
	c.hint.TextStyle.Bold = true
	c.hint.Hide()
	c.fill()
	open := own.NewButton(t.Text("replays.open"), theme.FolderOpenIcon(), intents.ImportReplay)
	c.page = own.NewListAndDetail(c.column, container.NewPadded(open), c.detail)
	content := fyne.CanvasObject(c.page.Content)
	if len(list) > 1 {
		content = container.NewBorder(c.newFilter(), nil, nil, nil, content)
	}
	return own.NewScreen(t.Text("replays.title"), intents.OpenHome, own.Column(widest, content))
}

// newFilter is where words are typed that a duel must have, and a kind of duels is chosen.
func (c *collection) newFilter() fyne.CanvasObject {
	t := c.translator
	search := own.NewEntry(t.Text("replays.search"), func() {})
	search.OnChanged = func(text string) {
		c.words = text
		c.refill()
	}
	var names []string
	for _, kind := range duelKinds {
		names = append(names, t.Text(kind.key))
	}
	kinds := own.NewSelect(names)
	kinds.SetSelectedIndex(0)
	kinds.OnChanged = func(string) {
		c.kind = max(kinds.SelectedIndex(), 0)
		c.refill()
	}
	return container.NewPadded(&fyne.Container{Layout: &own.TwoUp{}, Objects: []fyne.CanvasObject{search, kinds}})
}

// refill lists anew what fits, from the beginning.
func (c *collection) refill() {
	c.most = rowsAtOnce
	c.fill()
	c.page.Restart()
}

// fill lists what fits.
func (c *collection) fill() {
	t := c.translator
	c.list = nil
	for i := range c.all {
		if duelKinds[c.kind].fits(&c.all[i]) && c.has(&c.all[i]) {
			c.list = append(c.list, c.all[i])
		}
	}
	c.rows = nil
	c.column.RemoveAll()
	c.column.Add(c.hint)
	for i := range c.list[:min(len(c.list), c.most)] {
		row := own.NewPressable(own.NewPanel(newReplayRow(t, c.gallery, &c.list[i], c.intents)), func() { c.tapped(i) })
		c.rows = append(c.rows, row)
		c.column.Add(row)
	}
	switch {
	case len(c.all) == 0:
		c.column.Add(own.Paragraph(t.Text("replays.none")))
	case len(c.list) == 0:
		c.column.Add(own.Paragraph(t.Text("replays.none_fits")))
		c.detail.RemoveAll()
	default:
		c.choose(0)
	}
	if rest := len(c.list) - len(c.rows); rest > 0 {
		c.column.Add(own.NewButton(t.Text("replays.more", i18n.Args{"N": rest}), theme.MoveDownIcon(), func() {
			c.most += rowsAtOnce
			c.fill()
			c.page.Content.Refresh()
		}))
	}
}

// has reports whether what a row tells has all the words that are looked for.
func (c *collection) has(d *SavedDuel) bool {
	told := d.Path
	if d.Record != nil {
		told = ReplayTitle(c.translator, c.gallery, d.Record)
	}
	told = strings.ToLower(told)
	return !slices.ContainsFunc(strings.Fields(strings.ToLower(c.words)), func(word string) bool { return !strings.Contains(told, word) })
}

// tapped shows a duel: beside the list, or over it where there is no room; or compares it with another one.
func (c *collection) tapped(i int) {
	if first := c.with; first != nil && c.list[i].Record != nil {
		c.with = nil
		c.hint.Hide()
		c.choose(i)
		c.intents.OpenSheet(c.translator.Text("replays.compare"), newComparison(c.translator, c.gallery, first, &c.list[i]))
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
	c.detail.Objects = []fyne.CanvasObject{own.NewPanel(c.newDetail(chosen))}
	c.detail.Refresh()
	if c.page != nil {
		c.page.Arrange(c.page.Content.Size())
	}
}

// newDetail is what there is to know of a duel, with a way to compare it.
func (c *collection) newDetail(i int) fyne.CanvasObject {
	detail := newReplayDetail(c.translator, c.gallery, c.list[i], c.intents)
	if c.list[i].Record == nil || len(c.all) < 2 {
		return detail
	}
	t := c.translator
	detail.Add(own.NewButton(t.Text("replays.compare_with"), theme.ViewRestoreIcon(), func() {
		with := c.list[i]
		c.with = &with
		c.intents.CloseSheet()
		c.hint.Show()
		c.page.Restart()
	}))
	return detail
}

func newReplayRow(t *i18n.Translator, g *gallery.Gallery, saved *SavedDuel, intents ReplaysIntents) fyne.CanvasObject {
	if saved.Record == nil {
		return own.Paragraph(t.Text("replays.damaged", i18n.Args{"Reason": saved.why(t)}))
	}
	record := saved.Record
	watch := own.NewButton("", theme.MediaPlayIcon(), func() { intents.OpenPlayback(record) })
	pictures := container.NewHBox(
		own.NewFramed(g.Portrait(&record.Seats[0].Hero.Hero), 40), own.NewFramed(g.Portrait(&record.Seats[1].Hero.Hero), 40))
	told := container.NewVBox(own.Paragraph(ReplayTitle(t, g, record)))
	if len(saved.Mine) > 1 {
		told.Add(container.NewHBox(own.NewSpark(saved.Mine, saved.Theirs), container.NewCenter(muted(t.Text("count.rounds", i18n.Args{"N": record.Rounds()})))))
	}
	if saved.IsImported {
		from := own.Paragraph(t.Text("replays.imported"))
		from.Importance = widget.LowImportance
		told.Add(from)
	}
	return container.NewBorder(nil, nil, container.NewCenter(pictures), container.NewCenter(watch), told)
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
