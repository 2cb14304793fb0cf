package widget

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"
)

// Folds are titles of which each shows more below it when it is tapped.
type Folds struct {
	Object    fyne.CanvasObject
	accordion *widget.Accordion
	theme     fyne.Theme
}

// NewFolds returns no titles yet.
func NewFolds() *Folds {
	f := &Folds{accordion: widget.NewAccordion(), theme: fyne.CurrentApp().Settings().Theme()}
	f.Object = container.NewThemeOverride(f.accordion, roomy{f.theme})
	return f
}

// Add adds a title with what it shows.
func (f *Folds) Add(title string, more fyne.CanvasObject) {
	f.accordion.Append(widget.NewAccordionItem(title, container.NewThemeOverride(more, f.theme)))
}

// roomy is a theme in which the titles are large enough for a finger.
type roomy struct{ fyne.Theme }

func (r roomy) Size(name fyne.ThemeSizeName) float32 {
	if name == theme.SizeNameInnerPadding {
		line := fyne.MeasureText("H", r.Theme.Size(theme.SizeNameText), fyne.TextStyle{Bold: true}).Height
		return max(r.Theme.Size(name), (Target-line)/2)
	}
	return r.Theme.Size(name)
}
