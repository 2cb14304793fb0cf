package boardpage

import (
	"context"
	"errors"
	"slices"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"boardduels/editor/boardbalance"
	"boardduels/editor/boardedit"
	"boardduels/editor/document"
	"boardduels/editor/editorui"
	"boardduels/editor/view/dialog"
	"boardduels/editor/view/measuring"
	"boardduels/editor/view/naming"
	"boardduels/internal/games"
	"boardduels/internal/i18n"
	"boardduels/runtime/app/boardscreens"
	"boardduels/schema"
)

// boardGenerator fills a board by the generator of its game. The seed stands beside it; the same one gives the same
// board.
type boardGenerator struct {
	desk   Desk
	texts  *i18n.Translator
	of     func() *schema.Document
	seed   *editorui.Entry
	plies  *editorui.Entry
	shown  string                 // the document whose kind is told of
	length fyne.CanvasObject      // how many plies lead to a position
	even   *measuring.Measurement // looks for a level that is even
	about  *widget.Label          // what generated boards are
	brain  func() string          // who plays to find that out
	parts  []fyne.CanvasObject
}

// usualPlies is how many plies by lot lead to a position.
const usualPlies = 8

func newBoardGenerator(desk Desk, t *i18n.Translator, of func() *schema.Document, brain func() string) *boardGenerator {
	g := &boardGenerator{desk: desk, texts: t, of: of, brain: brain, about: editorui.Caption("")}
	g.seed, g.plies = numberEntry(1), numberEntry(usualPlies)
	fill := editorui.NewButton(t.Text("editor.generate"), theme.ViewRefreshIcon(), g.fill)
	next := editorui.NewButton(t.Text("editor.generate.next"), theme.MediaSkipNextIcon(), func() {
		g.seed.SetText(strconv.FormatUint(numberOf(g.seed, 1)+1, 10))
		g.fill()
	})
	label := func(key string) fyne.CanvasObject { return widget.NewLabel(t.Text(key)) }
	g.length = container.NewHBox(label("editor.generate.plies"), editorui.Wide(64, g.plies))
	g.even = measuring.NewMeasurement(desk.Later, t.Text("editor.generate.even"), g.findEven)
	g.even.Ask.SetIcon(editorui.ScalesIcon())
	g.parts = []fyne.CanvasObject{fill, container.NewHBox(label("editor.generate.seed"), editorui.Wide(72, g.seed)), g.length, next, g.even.Object}
	return g
}

// numberEntry is an entry for a number that isn't an edit.
func numberEntry(number int) *editorui.Entry {
	e := editorui.NewEntry(nil, func() {})
	e.SetText(strconv.Itoa(number))
	e.Arrow = func(delta int) { e.SetText(strconv.Itoa(max(int(numberOf(e, uint64(number)))+delta, 0))) }
	return e
}

// numberOf returns the number in an entry, or the usual one.
func numberOf(e *editorui.Entry, usual uint64) uint64 {
	n, err := strconv.ParseUint(strings.TrimSpace(e.Text), 10, 63)
	if err != nil {
		return usual
	}
	return n
}

func (g *boardGenerator) show(d *schema.Document) {
	editorui.Visible(d.Kind() == schema.PositionKind, g.length)
	editorui.Visible(d.Kind() == schema.LevelKind, g.even.Object)
	if g.shown != d.File() {
		g.shown = d.File()
		g.even.Forget()
		g.about.SetText(g.texts.Text(generatedKeys[d.Kind()]))
	}
}

// generatedKeys tell what generated boards are, and what they aren't.
var generatedKeys = map[schema.Kind]string{
	schema.LevelKind: "editor.generate.level", schema.MapKind: "editor.generate.map", schema.PositionKind: "editor.generate.position",
}

// findEven looks for the next seed whose level is even between equals.
func (g *boardGenerator) findEven() measuring.Task {
	t := g.texts
	search := boardbalance.EvenSearch{Pack: g.desk.Pack(), File: g.of().File(), Brain: g.brain(), From: numberOf(g.seed, 1) + 1}
	g.about.SetText(t.Text("editor.generate.level"))
	return func(ctx context.Context, progress func(done, of int)) (func(), error) {
		found, err := search.Run(ctx, func(seed uint64, games int) {
			g.desk.Later(func() {
				if ctx.Err() == nil {
					g.about.SetText(t.Text("editor.generate.looking", i18n.Args{"Seed": seed, "Games": games}))
				}
			})
		})
		none, isNone := errors.AsType[boardbalance.ErrNoneEven](err)
		if isNone {
			return func() { g.about.SetText(t.Text("editor.generate.none", i18n.Args{"N": none.Looked})) }, nil
		}
		return func() { g.take(found, search.Brain) }, err
	}
}

// take fills the level with a board that was found, and tells how it was measured.
func (g *boardGenerator) take(found boardbalance.EvenBoard, brain string) {
	t := g.texts
	g.seed.SetText(strconv.FormatUint(found.Seed, 10))
	g.desk.Seal()
	g.desk.Do(found.Edit)
	g.desk.Seal()
	percent := func(share float64) string { return t.Decimal(100*share, 0) }
	g.about.SetText(t.Text("editor.generate.found", i18n.Args{"Seat": boardscreens.SeatName(t, "tactics", 0), "Percent": percent(found.Score.Value),
		"Low": percent(found.Score.Low), "High": percent(found.Score.High), "Games": found.Games, "Brain": games.Words("tactics").Brain(t, brain), "Looked": found.Looked}))
}

// fill fills the board. It asks before what somebody has drawn is replaced.
func (g *boardGenerator) fill() {
	t := g.texts
	if !g.isDrawn() {
		g.replace()
		return
	}
	about := t.Text("editor.generate.about", i18n.Args{"Board": naming.Of(g.desk.Pack(), g.of().File(), t)})
	g.desk.Choose("editor.generate", editorui.Paragraph(about), dialog.NewChoice("editor.generate.replace", widget.HighImportance, g.replace))
}

// isDrawn reports whether the board is neither as it was added nor as it was generated last.
func (g *boardGenerator) isDrawn() bool {
	steps, done := g.desk.Steps()
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
	g.desk.Seal()
	edit, err := boardedit.Generate(g.of(), numberOf(g.seed, 1), int(min(numberOf(g.plies, usualPlies), most)))
	if err != nil {
		g.desk.Report(err)
		return
	}
	g.desk.Do(edit)
}
