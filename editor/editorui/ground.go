package editorui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"boardduels/runtime/app/look"
)

// PanelGround returns the ground of a raised part. It is a widget so that it follows a change of theme.
func PanelGround() fyne.CanvasObject { return NewGround(look.ColorPanel, 6) }

// Ground fills its place with a colour of the theme.
type Ground struct {
	widget.BaseWidget
	name   fyne.ThemeColorName
	edge   fyne.ThemeColorName // "" for none
	radius float32
}

// NewGround returns a ground with rounded corners of a radius.
func NewGround(name fyne.ThemeColorName, radius float32) *Ground {
	g := &Ground{name: name, radius: radius}
	g.ExtendBaseWidget(g)
	return g
}

// Set changes the colour.
func (g *Ground) Set(name fyne.ThemeColorName) {
	if g.name != name {
		g.name = name
		g.Refresh()
	}
}

// Frame shows or hides a frame in the colour of the focus.
func (g *Ground) Frame(shown bool) {
	edge := fyne.ThemeColorName("")
	if shown {
		edge = theme.ColorNamePrimary
	}
	if g.edge != edge {
		g.edge = edge
		g.Refresh()
	}
}

// Framed reports whether the frame of the focus is shown.
func (g *Ground) Framed() bool { return g.edge == theme.ColorNamePrimary }

// CreateRenderer belongs to the toolkit.
func (g *Ground) CreateRenderer() fyne.WidgetRenderer {
	r := &groundRenderer{ground: g, rectangle: canvas.NewRectangle(theme.Color(g.name))}
	r.rectangle.CornerRadius = g.radius
	r.Refresh()
	return r
}

type groundRenderer struct {
	ground    *Ground
	rectangle *canvas.Rectangle
}

func (r *groundRenderer) Destroy() {}

func (r *groundRenderer) MinSize() fyne.Size { return fyne.Size{} }

func (r *groundRenderer) Layout(size fyne.Size) { r.rectangle.Resize(size) }

func (r *groundRenderer) Objects() []fyne.CanvasObject { return []fyne.CanvasObject{r.rectangle} }

func (r *groundRenderer) Refresh() {
	r.rectangle.FillColor = theme.Color(r.ground.name)
	r.rectangle.StrokeWidth = 0
	if r.ground.edge != "" {
		r.rectangle.StrokeWidth, r.rectangle.StrokeColor = 1, theme.Color(r.ground.edge)
	}
	r.rectangle.Refresh()
}
