package view

import (
	"slices"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"boardduels/editor/document"
	"boardduels/editor/easel"
	own "boardduels/editor/view/widget"
	"boardduels/internal/i18n"
	"boardduels/schema"
)

// boardGenerator fills a board by the generator of its game. The seed stands beside it; the same one gives the same
// board.
type boardGenerator struct {
	editor *Editor
	of     func() *schema.Document
	seed   *own.Entry
	plies  *own.Entry
	length fyne.CanvasObject // how many plies lead to a position
	parts  []fyne.CanvasObject
}

// usualPlies is how many plies by lot lead to a position.
const usualPlies = 8

func newBoardGenerator(e *Editor, of func() *schema.Document) *boardGenerator {
	g := &boardGenerator{editor: e, of: of}
	g.seed, g.plies = numberEntry(1), numberEntry(usualPlies)
	fill := own.NewButton(e.texts.Text("editor.generate"), theme.ViewRefreshIcon(), g.fill)
	next := own.NewButton(e.texts.Text("editor.generate.next"), theme.MediaSkipNextIcon(), func() {
		g.seed.SetText(strconv.FormatUint(numberOf(g.seed, 1)+1, 10))
		g.fill()
	})
	label := func(key string) fyne.CanvasObject { return widget.NewLabel(e.texts.Text(key)) }
	g.length = container.NewHBox(label("editor.generate.plies"), own.Wide(64, g.plies))
	g.parts = []fyne.CanvasObject{fill, container.NewHBox(label("editor.generate.seed"), own.Wide(72, g.seed)), g.length, next}
	return g
}

// numberEntry is an entry for a number that isn't an edit.
func numberEntry(number int) *own.Entry {
	e := own.NewEntry(nil, func() {})
	e.SetText(strconv.Itoa(number))
	e.Arrow = func(delta int) { e.SetText(strconv.Itoa(max(int(numberOf(e, uint64(number)))+delta, 0))) }
	return e
}

// numberOf returns the number in an entry, or the usual one.
func numberOf(e *own.Entry, usual uint64) uint64 {
	n, err := strconv.ParseUint(strings.TrimSpace(e.Text), 10, 63)
	if err != nil {
		return usual
	}
	return n
}

func (g *boardGenerator) show(d *schema.Document) {
	own.Visible(d.Kind() == schema.PositionKind, g.length)
}

// fill fills the board. It asks before what somebody has drawn is replaced.
func (g *boardGenerator) fill() {
	t := g.editor.texts
	if !g.isDrawn() {
		g.replace()
		return
	}
	about := t.Text("editor.generate.about", i18n.Args{"Board": nameOf(g.editor.work.Pack(), g.of().File(), t)})
	g.editor.ask.choose("editor.generate", own.Paragraph(about), choice{"editor.generate.replace", widget.HighImportance, g.replace})
}

// isDrawn reports whether the board is neither as it was added nor as it was generated last.
func (g *boardGenerator) isDrawn() bool {
	steps, done := g.editor.work.Steps()
	for _, s := range slices.Backward(steps[:done]) {
		for _, c := range s.Changes {
			if c.File != g.of().File() {
				continue
			}
			switch s.Edit.(type) {
			case document.Refill, document.Add:
				return false
			case document.Redraw:
				return true
			}
		}
	}
	return true
}

// replace fills the board, in one step that can be undone.
func (g *boardGenerator) replace() {
	const most = 200 // plies; what is longer ends before
	g.editor.seal()
	edit, err := easel.Generate(g.of(), numberOf(g.seed, 1), int(min(numberOf(g.plies, usualPlies), most)))
	if err != nil {
		g.editor.ask.report(err)
		return
	}
	g.editor.do(edit)
}
