package view

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"boardduels/editor/editorui"
	"boardduels/editor/view/naming"
	"boardduels/internal/i18n"
	"boardduels/schema"
)

// brokenPane stands in for the page of a document that isn't XML of its kind.
type brokenPane struct {
	texts   *i18n.Translator
	file    string
	problem *widget.Label
	back    *editorui.Button
	hasGood func(file string) bool
	object  fyne.CanvasObject
}

// newBrokenPane returns a page from which a document is read again, or brought back as it was when it could be read, if
// it has been.
func newBrokenPane(t *i18n.Translator, reread, bringBack func(file string), hasGood func(file string) bool) *brokenPane {
	b := &brokenPane{texts: t, problem: widget.NewLabel(""), hasGood: hasGood}
	b.problem.Wrapping, b.problem.Importance = fyne.TextWrapWord, widget.DangerImportance
	again := editorui.NewButton(t.Text("editor.reread"), theme.ViewRefreshIcon(), func() { reread(b.file) })
	b.back = editorui.NewButton(t.Text("editor.bring_back"), theme.HistoryIcon(), func() { bringBack(b.file) })
	b.object = container.NewPadded(container.NewVBox(editorui.Heading(t.Text("editor.broken")), b.problem,
		editorui.Paragraph(t.Text("editor.broken.about")), container.NewHBox(again, b.back)))
	return b
}

func (b *brokenPane) show(d *schema.Document) {
	b.file = d.File()
	editorui.Visible(b.hasGood(b.file), b.back)
	var texts []string
	for _, p := range d.Diagnostics() {
		texts = append(texts, placeOf(p)+": "+naming.Plain(b.texts, schema.SignalsOf(d.Game()), p))
	}
	b.problem.SetText(strings.Join(texts, "\n"))
}
