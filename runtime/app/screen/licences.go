package screen

import (
	"regexp"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"boardduels/assets/licences"
	"boardduels/internal/i18n"
	"boardduels/runtime/app/ui"
)

// lineInside is the end of a line that its paragraph goes on after.
var lineInside = regexp.MustCompile(`([^\n])\n[ \t]*([^\n])`)

// NewLicences tells what the program is made of, and shows the licence of what is tapped. Relaid is told when that
// makes the page longer or shorter.
func NewLicences(t *i18n.Translator, relaid func()) fyne.CanvasObject {
	works := ui.NewFolds()
	works.Changed = func(bool) { relaid() }
	for _, w := range licences.Works() {
		text := lineInside.ReplaceAllString(w.Text, "$1 $2")
		works.Add(strings.TrimPrefix(w.Name, "github.com/"), container.NewVBox(ui.Paragraph(w.Kinds), ui.Paragraph(text)))
	}
	return container.NewVBox(ui.Paragraph(t.Text("licences.about")), works.Object)
}
