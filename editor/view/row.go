package view

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

// row is a field of a form: its title, a control, what it means, and what is wrong with it.
type row struct {
	field   *schema.Field
	control editorui.Control
	reset   *editorui.TipButton
	changed *editorui.Ground // the mark of a field that isn't saved
	problem *widget.Label
	object  *fyne.Container
	differs bool // from its default

	title, doc fyne.CanvasObject
}

const titleWidth = 150

func newRow(f *schema.Field, form *form) *row {
	r := &row{field: f}
	r.control = editorui.NewControl(f, form.around, func(text string) {
		form.do(document.SetField{File: form.file, Path: f.Name, Value: text, Along: true})
	}, form.settle)
	r.reset = form.tips.Button(theme.MediaReplayIcon(), "", func() { form.reset(r) })
	r.reset.Tip = func() string { return form.offer(r) }
	r.reset.Hide() // before its symbol is drawn
	language := form.around.Words().Language()
	title := widget.NewLabel(f.Title.In(language))
	title.Wrapping = fyne.TextWrapWord
	title.TextStyle.Bold = true
	doc := editorui.Caption(f.Doc.In(language) + " " + limits(f, language))
	r.problem = widget.NewLabel("")
	r.problem.Importance, r.problem.Wrapping = widget.DangerImportance, fyne.TextWrapWord
	r.problem.Hide()
	r.changed = editorui.NewGround(look.ColorGold, 1)
	r.changed.Hide()
	r.title, r.doc = container.NewBorder(nil, nil, editorui.Wide(3, r.changed), nil, editorui.Wide(titleWidth, title)), doc
	r.object = editorui.Tight()
	return r
}

// arrange puts what the field means beside a control that leaves room for it, or below it in a narrow form, which then
// lays all its rows out at once. There a text has a line of its own, so that names can be read whole.
func (r *row) arrange(narrow bool) {
	var parts []fyne.CanvasObject
	switch {
	case !r.isCompact() && narrow:
		head := container.NewBorder(nil, nil, r.title, r.reset)
		parts = []fyne.CanvasObject{container.New(layout.NewCustomPaddedVBoxLayout(-8), head, r.control.Object, r.doc)}
	case !r.isCompact():
		head := container.NewBorder(nil, nil, r.title, r.reset, r.control.Object)
		parts = []fyne.CanvasObject{container.New(layout.NewCustomPaddedVBoxLayout(-8), head, r.doc)}
	case narrow:
		head := container.NewBorder(nil, nil, r.title, r.reset, container.NewHBox(r.control.Object))
		parts = []fyne.CanvasObject{container.New(layout.NewCustomPaddedVBoxLayout(-8), head, r.doc)}
	default:
		left := container.NewHBox(r.title, editorui.Wide(compactWidth, container.NewHBox(r.control.Object)))
		parts = []fyne.CanvasObject{container.NewBorder(nil, nil, left, container.NewCenter(r.reset), r.doc)}
	}
	r.object.Objects = append(parts, r.problem)
}

// compactWidth is what a number with its buttons takes.
const compactWidth = 142

// isCompact reports whether the control leaves room beside it for what the field means.
func (r *row) isCompact() bool {
	return r.field.Numeric() || r.field.Type == schema.Bool || r.field.Type == schema.Choice
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
func (r *row) show(d *schema.Document, from *origins) {
	text, _ := d.Value(r.field.Name)
	standIn := standIn(d, r.field)
	r.differs = text != "" && text != standIn
	r.control.Show(text, standIn)
	editorui.Visible(len(from.of(d, r.field)) > 0, r.reset)
	editorui.Visible(from.isChanged(d, r.field), r.changed)
}

// standIn returns the text that counts for a field that is empty.
func standIn(d *schema.Document, f *schema.Field) string {
	return f.StandIn(func(name string) string {
		text, _ := d.Value(name)
		return text
	})
}

// complain shows what is wrong, or nothing.
func (r *row) complain(text string) {
	if text == "" {
		r.problem.Hide()
		return
	}
	r.problem.SetText(text)
	r.problem.Show()
}
