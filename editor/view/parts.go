package view

import (
	"cmp"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"boardduels/runtime/play/look"
	"boardduels/schema"
)

// panelGround returns the ground of a raised part. It is a widget so that it follows a change of theme.
func panelGround() fyne.CanvasObject { return newGround(look.ColorPanel, 6) }

// ground fills its place with a colour of the theme.
type ground struct {
	widget.BaseWidget
	name   fyne.ThemeColorName
	edge   fyne.ThemeColorName // "" for none
	radius float32
}

func newGround(name fyne.ThemeColorName, radius float32) *ground {
	g := &ground{name: name, radius: radius}
	g.ExtendBaseWidget(g)
	return g
}

// set changes the colour.
func (g *ground) set(name fyne.ThemeColorName) {
	if g.name != name {
		g.name = name
		g.Refresh()
	}
}

// CreateRenderer belongs to the toolkit.
func (g *ground) CreateRenderer() fyne.WidgetRenderer {
	r := &groundRenderer{ground: g, rectangle: canvas.NewRectangle(theme.Color(g.name))}
	r.rectangle.CornerRadius = g.radius
	if g.edge != "" {
		r.rectangle.StrokeWidth = 1
	}
	r.Refresh()
	return r
}

type groundRenderer struct {
	ground    *ground
	rectangle *canvas.Rectangle
}

func (r *groundRenderer) Destroy()                     {}
func (r *groundRenderer) MinSize() fyne.Size           { return fyne.Size{} }
func (r *groundRenderer) Layout(size fyne.Size)        { r.rectangle.Resize(size) }
func (r *groundRenderer) Objects() []fyne.CanvasObject { return []fyne.CanvasObject{r.rectangle} }
func (r *groundRenderer) Refresh() {
	r.rectangle.FillColor = theme.Color(r.ground.name)
	if r.ground.edge != "" {
		r.rectangle.StrokeColor = theme.Color(r.ground.edge)
	}
	r.rectangle.Refresh()
}

func openIcon() fyne.Resource   { return theme.MenuDropDownIcon() }
func foldedIcon() fyne.Resource { return theme.MenuExpandIcon() }

func sortFolds(folds []*fold) {
	slices.SortStableFunc(folds, func(a, b *fold) int { return cmp.Compare(a.section, b.section) })
}

// heading returns a title inside a page.
func heading(text string) *widget.Label {
	l := widget.NewLabel(text)
	l.TextStyle.Bold, l.Truncation = true, fyne.TextTruncateEllipsis
	return l
}

// paragraph returns a text that wraps.
func paragraph(text string) *widget.Label {
	l := widget.NewLabel(text)
	l.Wrapping = fyne.TextWrapWord
	return l
}

// severityIcon returns a problem's sign in its colour.
func severityIcon(s schema.Severity) fyne.Resource {
	switch s {
	case schema.Error:
		return theme.NewErrorThemedResource(theme.ErrorIcon())
	case schema.Warning:
		return theme.NewWarningThemedResource(theme.WarningIcon())
	}
	return theme.InfoIcon()
}

// tight returns objects one below the other without the usual gaps.
func tight(objects ...fyne.CanvasObject) *fyne.Container {
	return container.New(layout.NewCustomPaddedVBoxLayout(0), objects...)
}
