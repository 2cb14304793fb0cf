package formpage

import (
	"fmt"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"boardduels/editor/document"
	"boardduels/editor/editorui"
	"boardduels/runtime/app/look"
	"boardduels/schema"
)

// Row is a field of a form: its title, a control, what it means, and what is wrong with it.
type Row struct {
	Field   *schema.Field
	Control editorui.Control
	Reset   *editorui.TipButton
	Changed *editorui.Ground // the mark of a field that isn't saved
	Problem *widget.Label
	object  *fyne.Container
	differs bool // from its default

	title, doc fyne.CanvasObject
}

const titleWidth = 150

func newRow(f *schema.Field, form *Page) *Row {
	r := &Row{Field: f}
	r.Control = editorui.NewControl(f, form.around, func(text string) {
		form.do(document.SetField{File: form.file, Path: f.Name, Value: text, Along: true})
	}, form.settle)
	editorui.TurnAround(r.Control.Focus, form.Scroll)
	r.Reset = form.tips.Button(theme.MediaReplayIcon(), "", func() { form.reset(r) })
	r.Reset.Tip = func() string { return form.offer(r) }
	r.Reset.Hide() // before its symbol is drawn
	language := form.around.Words().Language()
	title := widget.NewLabel(f.Title.In(language))
	title.Wrapping = fyne.TextWrapWord
	title.TextStyle.Bold = true
	doc := editorui.Caption(f.Doc.In(language) + " " + limits(f, language))
	r.Problem = widget.NewLabel("")
	r.Problem.Importance, r.Problem.Wrapping = widget.DangerImportance, fyne.TextWrapWord
	r.Problem.Hide()
	r.Changed = editorui.NewGround(look.ColorGold, 1)
	r.Changed.Hide()
	r.title, r.doc = container.NewBorder(nil, nil, editorui.Wide(3, r.Changed), nil, editorui.Wide(titleWidth, title)), doc
	r.object = editorui.Tight()
	return r
}

// arrange puts what the field means beside a control that leaves room for it, or below it in a narrow form, which then
// lays all its rows out at once. There a text has a line of its own, so that names can be read whole.
func (r *Row) arrange(narrow bool) {
	var parts []fyne.CanvasObject
	switch {
	case !r.isCompact() && narrow:
		head := container.NewBorder(nil, nil, r.title, r.Reset)
		parts = []fyne.CanvasObject{container.New(layout.NewCustomPaddedVBoxLayout(-8), head, r.Control.Object, r.doc)}
	case !r.isCompact():
		head := container.NewBorder(nil, nil, r.title, r.Reset, r.Control.Object)
		parts = []fyne.CanvasObject{container.New(layout.NewCustomPaddedVBoxLayout(-8), head, r.doc)}
	case narrow:
		head := container.NewBorder(nil, nil, r.title, r.Reset, container.NewHBox(r.Control.Object))
		parts = []fyne.CanvasObject{container.New(layout.NewCustomPaddedVBoxLayout(-8), head, r.doc)}
	default:
		left := container.NewHBox(r.title, editorui.Wide(max(compactWidth, r.Control.Object.MinSize().Width), container.NewHBox(r.Control.Object)))
		parts = []fyne.CanvasObject{container.NewBorder(nil, nil, left, container.NewCenter(r.Reset), r.doc)}
	}
	r.object.Objects = append(parts, r.Problem)
}

// compactWidth is what a number with its buttons takes; longer choices take more.
const compactWidth = 142

// isCompact reports whether the control leaves room beside it for what the field means.
func (r *Row) isCompact() bool {
	return r.Field.Numeric() || r.Field.Type == schema.Bool || r.Field.Type == schema.Choice
}

// limits tells a field's range and unit: "0–10 damage."
func limits(f *schema.Field, language string) string {
	if !f.Numeric() {
		return ""
	}
	span := fmt.Sprintf("%d–%d", f.Min, f.Max)
	if f.Min < 0 {
		span = fmt.Sprintf("%s…%s", strings.Replace(fmt.Sprint(f.Min), "-", "−", 1), fmt.Sprint(f.Max))
	}
	if unit := f.Unit.Label().In(language); unit != "" {
		span += " " + unit
	}
	return span + "."
}

// show brings the row to a document.
func (r *Row) show(d *schema.Document, from *Origins) {
	text, _ := d.Value(r.Field.Name)
	standIn := standIn(d, r.Field)
	r.differs = text != "" && text != standIn
	r.Control.Show(text, standIn)
	editorui.Visible(len(from.of(d, r.Field)) > 0, r.Reset)
	editorui.Visible(from.isChanged(d, r.Field), r.Changed)
}

// standIn returns the text that counts for a field that is empty.
func standIn(d *schema.Document, f *schema.Field) string {
	return f.StandIn(func(name string) string {
		text, _ := d.Value(name)
		return text
	})
}

// complain shows what is wrong, or nothing.
func (r *Row) complain(text string) {
	if text == "" {
		r.Problem.Hide()
		return
	}
	r.Problem.SetText(text)
	r.Problem.Show()
}
