package look

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"
)

// Enlarged shows a widget larger than the theme has it, for places that grow with their window.
type Enlarged struct {
	widget.BaseWidget
	content fyne.CanvasObject
	by      *float32
	place   *fyne.Container // of the content
	grown   *Themed         // nil as long as it is as large as usual: the toolkit reads its fonts anew for each theme
}

// NewEnlarged returns a widget as large as usual.
func NewEnlarged(o fyne.CanvasObject) *Enlarged {
	usual := Unit()
	e := &Enlarged{content: o, by: &usual, place: container.NewStack(o)}
	e.ExtendBaseWidget(e)
	return e
}

// CreateRenderer belongs to the toolkit.
func (e *Enlarged) CreateRenderer() fyne.WidgetRenderer { return widget.NewSimpleRenderer(e.place) }

// Enlarge shows it larger than usual by a factor.
func (e *Enlarged) Enlarge(by float32) {
	if *e.by == by {
		return
	}
	*e.by = by
	if e.grown == nil && by == Unit() {
		return // which it is without a theme of its own
	}
	if e.grown == nil {
		e.grown = NewThemed(e.content, enlarged{by: e.by})
		e.place.Objects = []fyne.CanvasObject{e.grown}
	}
	e.grown.Refresh()
	e.place.Refresh()
}

// enlarged is the app's theme with other sizes, whatever its unit is.
type enlarged struct {
	live
	by *float32
}

func (e enlarged) Size(name fyne.ThemeSizeName) float32 {
	now := current()
	return now.Size(name) / orOne(now.Size(SizeNameUnit)) * *e.by
}
