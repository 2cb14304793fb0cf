package boardpage

import (
	"fmt"
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"boardduels/editor/boardedit"
	"boardduels/editor/document"
	"boardduels/editor/editorui"
	"boardduels/editor/view/naming"
	"boardduels/internal/i18n"
	"boardduels/runtime/app/boardscreens"
	"boardduels/runtime/app/boardview"
	"boardduels/runtime/game"
	"boardduels/schema"
)

// Page shows the board of a level, a map or a position, to be drawn on, generated, measured and tried.
type Page struct {
	desk      Desk
	texts     *i18n.Translator
	tips      *editorui.Tips
	document  *schema.Document
	Sheet     boardedit.Sheet
	isDrawing bool // a stroke is under way
	shape     string
	sketch    *boardview.Sketch
	palette   *boardPalette
	twins     *editorui.Check
	status    *editorui.Line
	trouble   *widget.Label // of the cell that the status is about
	problems  []schema.Diagnostic
	refused   string // why the latest stroke couldn't draw on its cell; "" if it could
	refusedAt game.Cell
	generator *boardGenerator
	Fairness  *fairnessRow
	Object    *fyne.Container
}

// New returns the page of boards on a desk.
func New(desk Desk, t *i18n.Translator, tips *editorui.Tips) *Page {
	p := &Page{desk: desk, texts: t, tips: tips, status: editorui.NewLine(""), trouble: editorui.Caption(""), Object: container.NewStack()}
	p.trouble.Wrapping = fyne.TextWrapWord
	p.twins = editorui.NewCheck(t.Text("editor.board.twins"), nil)
	p.Fairness = newFairnessRow(desk, t)
	p.generator = newBoardGenerator(desk, t, func() *schema.Document { return p.document }, p.Fairness.chosen)
	return p
}

// Show brings the pane to a document. While a stroke is under way its sheet stays, so that nothing moves under the
// pointer.
func (p *Page) Show(d *schema.Document) {
	isAnother := p.document == nil || p.document.File() != d.File()
	p.document = d
	if isAnother || !p.isDrawing {
		sheet, ok := boardedit.Of(d)
		if !ok {
			return
		}
		p.Sheet, p.isDrawing = sheet, false
	}
	p.Fairness.show(d)
	p.generator.show(d)
	p.build()
	p.sketch.Draw(p.Sheet.Scene(), p.Sheet.Size())
	p.mark()
	p.tell(p.sketch.At())
}

// Measure measures how often each seat wins, unless that is under way.
func (p *Page) Measure() {
	if p.Fairness.stop == nil {
		p.Fairness.start()
	}
}

// Cancel ends the games that are played to measure the board, or others.
func (p *Page) Cancel() {
	p.Fairness.cancel()
	p.Fairness.Suggest.Work.Forget()
	p.generator.even.Forget()
}

// build makes the parts that depend on the family and on how many play, if those have changed.
func (p *Page) build() {
	brushes := p.Sheet.Brushes()
	shape := fmt.Sprint(p.Sheet.Family(), len(brushes))
	if shape == p.shape {
		return
	}
	p.shape = shape
	p.sketch = boardscreens.NewSketch(p.Sheet.Family(), boardview.Hands{
		Begin: p.begin, Paint: p.paint, End: p.end, Type: p.typed,
		Point: p.tell,
	})
	p.palette = newBoardPalette(p.texts, p.tips, p.Sheet.Family(), brushes)
	parts := p.generator.parts
	if p.Sheet.Cells().HasTwins() {
		parts = append(slices.Clip(parts), p.twins)
	}
	head := container.NewVBox(p.palette.object, editorui.Wrap(parts...), p.generator.about)
	trouble := editorui.Reserve(fyne.NewSize(0, 1.4*p.status.MinSize().Height), p.trouble)
	foot := container.NewVBox(editorui.Tight(p.status, trouble), p.Fairness.object)
	// in a low window it scrolls
	p.Object.Objects = []fyne.CanvasObject{container.NewVScroll(container.NewBorder(head, foot, nil, nil, p.sketch))}
	p.Object.Refresh()
}

// begin begins a stroke.
func (p *Page) begin() {
	p.desk.Seal()
	p.isDrawing, p.refused = true, ""
	p.Sheet.Begin(boardedit.Stroke{Brush: p.palette.chosen, Twins: p.twins.Checked && p.twins.Visible()})
}

// paint lets the stroke come to a cell.
func (p *Page) paint(c game.Cell) {
	if !p.isDrawing { // the document has been left meanwhile
		return
	}
	if !p.Sheet.Paint(c) {
		p.refuse(c)
		return
	}
	p.desk.Do(document.Redraw{File: p.document.File(), Lists: p.Sheet.Lists()})
}

// end ends the stroke: what is drawn next is undone by itself.
func (p *Page) end() {
	p.isDrawing = false
	p.desk.Seal()
	at := p.sketch.At()
	before := p.Sheet.Size()
	p.Show(p.document)
	if p.Sheet.Size() == before {
		p.sketch.Go(at)
	}
}

// refuse says why nothing was drawn.
func (p *Page) refuse(c game.Cell) {
	key := "editor.board.no_area"
	switch {
	case p.Sheet.Cells() == boardedit.Points && p.palette.chosen.Of != game.Nobody:
		key = "editor.board.no_checker"
	case p.Sheet.Cells() == boardedit.Points:
		key = "editor.cell.empty"
	case p.twins.Checked:
		key = "editor.board.no_twin"
	case slices.Contains([]string{"extend", "area"}, p.palette.chosen.ID):
		key = "editor.board.no_letter"
	}
	p.refused, p.refusedAt = p.texts.Text(key), c
}

// typed draws with the brush of a key.
func (p *Page) typed(key rune) bool {
	if key == boardview.Erase {
		p.palette.erase()
	} else if !p.palette.typed(key) {
		return false
	}
	p.begin()
	p.paint(p.sketch.At())
	p.end()
	return true
}

// tell names a cell, and what is on it, with what is wrong there, or why nothing could be drawn.
func (p *Page) tell(c game.Cell) {
	t := p.texts
	brush := brushName(t, p.Sheet.Family(), p.palette.chosen)
	p.status.SetText(t.Text("editor.board.status", i18n.Args{"Cell": cellText(t, p.Sheet, c), "Brush": brush}))
	var all []string
	if p.refusedAt == c && p.refused != "" {
		all = append(all, p.refused)
	}
	var whole []string
	for i := range p.problems {
		switch cells := boardedit.Places(p.Sheet, &p.problems[i]); {
		case slices.Contains(cells, c):
			all = append(all, naming.Explain(p.desk.Pack(), t, p.problems[i]))
		case len(cells) == 0 && p.shows(&p.problems[i]):
			whole = append(whole, naming.Explain(p.desk.Pack(), t, p.problems[i]))
		}
	}
	p.trouble.SetText(strings.Join(append(all, whole...), "\n"))
}

// shows reports whether a problem is about what is seen on the board.
func (p *Page) shows(d *schema.Diagnostic) bool {
	return slices.ContainsFunc(p.Sheet.Lists(), func(l document.List) bool { return strings.HasPrefix(d.Path, l.Field) })
}

// Complain marks the cells that problems are about.
func (p *Page) Complain(told []schema.Diagnostic) {
	p.problems = nil
	for i := range told {
		if p.document != nil && told[i].File == p.document.File() && told[i].Severity != schema.Info {
			p.problems = append(p.problems, told[i])
		}
	}
	if p.sketch != nil && p.document != nil {
		p.mark()
		p.tell(p.sketch.At())
	}
}

func (p *Page) mark() {
	graves := map[game.Cell]bool{}
	var marks []boardview.Mark
	for i := range p.problems {
		for _, c := range boardedit.Places(p.Sheet, &p.problems[i]) {
			if _, known := graves[c]; !known {
				marks = append(marks, boardview.Mark{Cell: c})
			}
			graves[c] = graves[c] || p.problems[i].Severity == schema.Error
		}
	}
	for i := range marks {
		marks[i].Grave = graves[marks[i].Cell]
	}
	p.sketch.Mark(marks)
}

// Lead goes to the cell that a problem is about, or to the board; false if what it is about isn't seen there.
func (p *Page) Lead(d *schema.Diagnostic) bool {
	c, ok := p.Sheet.Locate(d)
	if !ok && !p.shows(d) {
		return false
	}
	p.desk.Focus(p.sketch)
	if ok {
		p.sketch.Go(c)
	}
	return true
}
