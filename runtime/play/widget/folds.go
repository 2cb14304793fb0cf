package widget

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"boardduels/runtime/play/look"
)

// Folds are titles of which each shows more below it when it is tapped.
type Folds struct {
	Object    fyne.CanvasObject
	accordion *widget.Accordion
}

// NewFolds returns no titles yet.
func NewFolds() *Folds {
	f := &Folds{accordion: widget.NewAccordion()}
	f.Object = container.NewThemeOverride(f.accordion, roomy{look.Live()})
	return f
}

// Add adds a title with what it shows.
func (f *Folds) Add(title string, more fyne.CanvasObject) {
	f.accordion.Append(widget.NewAccordionItem(title, container.NewThemeOverride(more, look.Live())))
}

// roomy is a theme in which the titles are large enough for a finger.
type roomy struct{ fyne.Theme }

func (r roomy) Size(name fyne.ThemeSizeName) float32 {
	if name == theme.SizeNameInnerPadding {
		line := fyne.MeasureText("H", r.Theme.Size(theme.SizeNameText), fyne.TextStyle{Bold: true}).Height
		return max(r.Theme.Size(name), (Target*look.Unit()-line)/2)
	}
	return r.Theme.Size(name)
}
