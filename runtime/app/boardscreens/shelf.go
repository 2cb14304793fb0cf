package boardscreens

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"boardduels/internal/errtext"
	"boardduels/internal/i18n"
	"boardduels/runtime/app/look"
	"boardduels/runtime/app/ui"
	"boardduels/runtime/record/boardrecord"
)

// Saved is a game of the collection.
type Saved struct {
	Path       string
	Record     *boardrecord.Record // nil if the file can't be read
	Err        error               // why not
	IsImported bool                // it comes from elsewhere
}

// Shelf is what there is to play and to look at.
type Shelf struct {
	Families []string
	UnderWay map[string]*boardrecord.Record // by family
	Saved    []Saved                        // the newest first
}

// ShelfIntents are what a player can want on the page of all games.
type ShelfIntents interface {
	OpenSheet(title string, content fyne.CanvasObject)
	OpenHome()
	OpenBoardChoice(family string)
	ResumeBoard(family string)
	OpenBoardPlayback(*boardrecord.Record)
	ExportBoard(*boardrecord.Record)
	OpenFile()
	RemoveBoard(Saved)
}

// NewShelf returns the page of all games: a tile for each, with the way back into one under way, and those that are
// over.
func NewShelf(t *i18n.Translator, shelf *Shelf, intents ShelfIntents) fyne.CanvasObject {
	tiles := &fyne.Container{Layout: tileRow{}}
	for _, family := range shelf.Families {
		tiles.Add(newTile(t, family, shelf.UnderWay[family], intents))
	}
	rows := container.NewVBox(tiles, ui.Heading(t.Text("boards.over")))
	for i := range shelf.Saved {
		rows.Add(newSavedRow(t, &shelf.Saved[i], intents))
	}
	if len(shelf.Saved) == 0 {
		rows.Add(ui.Paragraph(t.Text("boards.none_over")))
	}
	open := ui.NewButton(t.Text("replays.open"), theme.FolderOpenIcon(), intents.OpenFile)
	page := container.NewBorder(nil, container.NewPadded(open), nil, nil, container.NewVScroll(rows))
	return ui.NewScreen(t.Text("home.boards"), intents.OpenHome, ui.Column(820, page))
}

// newTile is a game that can be begun, and gone on with if one is under way.
func newTile(t *i18n.Translator, family string, underWay *boardrecord.Record, intents ShelfIntents) fyne.CanvasObject {
	name := ui.TitleText(FamilyName(t, family), 18, theme.Color(theme.ColorNameForeground))
	fresh := ui.BigButton(t.Text("boards.new"), theme.ContentAddIcon(), widget.HighImportance, func() { intents.OpenBoardChoice(family) })
	d, _ := dressOf(family)
	column := container.NewVBox(container.NewCenter(d.picture(84)), name)
	if underWay != nil {
		fresh.Importance = widget.MediumImportance
		against := opponentsText(t, underWay, underWay.Person())
		told := ui.Paragraph(t.Text("boards.under_way", i18n.Args{"Who": against, "N": underWay.Plies()}))
		told.Alignment = fyne.TextAlignCenter
		column.Add(told)
		column.Add(ui.BigButton(t.Text("boards.resume"), theme.MediaPlayIcon(), widget.HighImportance, func() { intents.ResumeBoard(family) }))
	}
	column.Add(fresh)
	return ui.NewPanel(column)
}

// tileRow lays tiles side by side, two at least.
type tileRow struct{}

func (tileRow) MinSize(objects []fyne.CanvasObject) fyne.Size {
	size := fyne.NewSize(0, 0)
	for _, o := range objects {
		size = size.Max(o.MinSize())
	}
	rows := (len(objects) + 1) / 2
	return fyne.NewSize(2*min(size.Width, 150*look.Unit())+ui.Space(), float32(rows)*(size.Height+ui.Space())-ui.Space())
}

func (l tileRow) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	rows := (len(objects) + 1) / 2
	width, height := (size.Width-ui.Space())/2, (size.Height+ui.Space())/float32(max(rows, 1))-ui.Space()
	for i, o := range objects {
		ui.NewRect(float32(i%2)*(width+ui.Space()), float32(i/2)*(height+ui.Space()), width, height).Put(o)
	}
}

// newSavedRow is a game that is over: a tap plays it back, and there is more to do with it.
func newSavedRow(t *i18n.Translator, saved *Saved, intents ShelfIntents) fyne.CanvasObject {
	more := ui.QuietButton(theme.MoreHorizontalIcon(), func() { openSaved(t, saved, intents) })
	if saved.Record == nil {
		told := ui.Paragraph(t.Text("replays.damaged", i18n.Args{"Reason": saved.Path + ": " + errtext.Unread(t, saved.Err)}))
		return ui.NewPanel(container.NewBorder(nil, nil, nil, container.NewCenter(more), told))
	}
	row := ui.NewPressable(ui.NewPanel(ui.Paragraph(savedText(t, saved))), func() { intents.OpenBoardPlayback(saved.Record) })
	return container.NewBorder(nil, nil, nil, container.NewCenter(more), row)
}

// savedText tells of a game that is over in a line or two.
func savedText(t *i18n.Translator, saved *Saved) string {
	r := saved.Record
	date := t.Text("replays.undated")
	if !r.Date.IsZero() {
		date = r.Date.Local().Format("02.01.2006 15:04")
	}
	text := t.Text("boards.saved", i18n.Args{"Game": FamilyName(t, r.Family), "Who": whoText(t, r), "Outcome": outcomeText(t, r), "Date": date})
	if saved.IsImported {
		text += " " + t.Text("replays.imported")
	}
	return text
}

// whoText tells against whom a game was, or between whom where nobody in person played.
func whoText(t *i18n.Translator, r *boardrecord.Record) string {
	me := r.Person()
	who := opponentsText(t, r, me)
	if !r.Seats[me].IsPerson() {
		who = playerName(t, r.Family, &r.Seats[me]) + " — " + who
	}
	return who
}

// FileWords are what tells the file of a game apart: which game it is, the rival, and how it ended.
func FileWords(t *i18n.Translator, r *boardrecord.Record) string {
	return strings.TrimRight(strings.Join([]string{FamilyName(t, r.Family), whoText(t, r), outcomeText(t, r)}, ", "), ".!")
}

// openSaved offers what can be done with a game.
func openSaved(t *i18n.Translator, saved *Saved, intents ShelfIntents) {
	remove := ui.BigButton(t.Text("replays.remove"), theme.DeleteIcon(), widget.DangerImportance, func() { intents.RemoveBoard(*saved) })
	rows := container.NewVBox()
	if r := saved.Record; r != nil {
		rows.Add(ui.Paragraph(savedText(t, saved)))
		rows.Add(ui.BigButton(t.Text("result.watch"), theme.MediaPlayIcon(), widget.HighImportance, func() { intents.OpenBoardPlayback(r) }))
		rows.Add(ui.BigButton(t.Text("replays.save"), theme.DocumentSaveIcon(), widget.MediumImportance, func() { intents.ExportBoard(r) }))
	}
	rows.Add(remove)
	intents.OpenSheet(t.Text("boards.game"), rows)
}
