package view

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	own "boardduels/editor/view/widget"
	"boardduels/internal/i18n"
	"boardduels/schema"
)

// brokenPane stands in for the page of a document that isn't XML of its kind.
type brokenPane struct {
	texts   *i18n.Translator
	file    string
	problem *widget.Label
	object  fyne.CanvasObject
}

func newBrokenPane(t *i18n.Translator, reread func(file string)) *brokenPane {
	b := &brokenPane{texts: t, problem: widget.NewLabel("")}
	b.problem.Wrapping, b.problem.Importance = fyne.TextWrapWord, widget.DangerImportance
	again := own.NewButton(t.Text("editor.reread"), theme.ViewRefreshIcon(), func() { reread(b.file) })
	b.object = container.NewPadded(container.NewVBox(own.Heading(t.Text("editor.broken")), b.problem, container.NewHBox(again)))
	return b
}

func (b *brokenPane) show(d *schema.Document) {
	b.file = d.File()
	var texts []string
	for _, p := range d.Diagnostics() {
		texts = append(texts, placeOf(p)+": "+plain(b.texts, schema.SignalsOf(d.Game()), p))
	}
	b.problem.SetText(strings.Join(texts, "\n"))
}
