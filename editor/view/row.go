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
	"boardduels/schema"
)

// row is a field of a form: its title, a control, what it means, and what is wrong with it.
type row struct {
	field   *schema.Field
	control control
	reset   *widget.Button
	problem *widget.Label
	object  fyne.CanvasObject
	differs bool // from its default
}

const titleWidth = 150

func newRow(f *schema.Field, form *form) *row {
	r := &row{field: f}
	r.control = newControl(f, form.around, func(text string) {
		form.do(document.SetField{File: form.file, Path: f.Name, Value: text, Along: true})
	}, form.settle)
	r.reset = quiet(theme.HistoryIcon(), func() { form.reset(r) })
	language := form.around.words().Language()
	title := widget.NewLabel(f.Title.In(language))
	title.Truncation = fyne.TextTruncateEllipsis
	title.TextStyle.Bold = true
	doc := caption(f.Doc.In(language) + " " + limits(f, language))
	r.problem = widget.NewLabel("")
	r.problem.Importance, r.problem.Wrapping = widget.DangerImportance, fyne.TextWrapWord
	r.problem.Hide()
	head := container.NewBorder(nil, nil, wide(titleWidth, title), r.reset, r.lay())
	r.object = container.New(layout.NewCustomPaddedVBoxLayout(-8), head, doc, r.problem)
	return r
}

// lay keeps controls of a fixed size from being stretched.
func (r *row) lay() fyne.CanvasObject {
	if r.field.Numeric() || r.field.Type == schema.Bool || r.field.Type == schema.Choice {
		return container.NewHBox(r.control.object)
	}
	return r.control.object
}

// caption returns a small text of less weight.
func caption(text string) *widget.Label {
	l := widget.NewLabel(text)
	l.SizeName, l.Importance, l.Wrapping = theme.SizeNameCaptionText, widget.LowImportance, fyne.TextWrapWord
	return l
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
func (r *row) show(d *schema.Document) {
	text, _ := d.Value(r.field.Name)
	standIn := standIn(d, r.field)
	r.differs = text != "" && text != standIn
	r.control.show(text, standIn)
	if r.differs && standIn != "" {
		r.reset.Show()
	} else {
		r.reset.Hide()
	}
}

// standIn returns the text that counts for a field that is empty.
func standIn(d *schema.Document, f *schema.Field) string {
	if f.AtLeast != "" {
		text, _ := d.Value(f.AtLeast)
		return text
	}
	return f.Default
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
