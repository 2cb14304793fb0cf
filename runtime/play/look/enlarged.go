package look

import (
	"image/color"

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
	usual := float32(1)
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
	if e.grown == nil {
		e.grown = NewThemed(e.content, enlarged{e.by})
		e.place.Objects = []fyne.CanvasObject{e.grown}
	}
	e.grown.Refresh()
	e.place.Refresh()
}

// enlarged is the app's theme with other sizes.
type enlarged struct{ by *float32 }

func current() fyne.Theme { return fyne.CurrentApp().Settings().Theme() }

func (e enlarged) Color(name fyne.ThemeColorName, device fyne.ThemeVariant) color.Color {
	return current().Color(name, device)
}

func (e enlarged) Font(style fyne.TextStyle) fyne.Resource { return current().Font(style) }

func (e enlarged) Icon(name fyne.ThemeIconName) fyne.Resource { return current().Icon(name) }

func (e enlarged) Size(name fyne.ThemeSizeName) float32 { return current().Size(name) * *e.by }
