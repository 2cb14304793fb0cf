package ui

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"boardduels/runtime/app/look"
)

// Pressable makes a button of what it shows. It brightens under the pointer, and has a gold rim while it is chosen.
type Pressable struct {
	widget.BaseWidget
	Focus
	Content  fyne.CanvasObject
	Pointed  func(is bool) // unless nil, is told when the pointer comes over it and goes
	onTapped func()
	cover    *canvas.Rectangle
}

var (
	_ fyne.Tappable      = (*Pressable)(nil)
	_ fyne.Focusable     = (*Pressable)(nil)
	_ desktop.Hoverable  = (*Pressable)(nil)
	_ desktop.Cursorable = (*Pressable)(nil)
)

// NewPressable makes a button of content.
func NewPressable(content fyne.CanvasObject, onTapped func()) *Pressable {
	p := &Pressable{Content: content, onTapped: onTapped, cover: canvas.NewRectangle(color.Transparent)}
	p.cover.CornerRadius = 10
	p.ExtendBaseWidget(p)
	p.Attach(p, onTapped)
	return p
}

// Tapped passes the tap on.
func (p *Pressable) Tapped(*fyne.PointEvent) { p.onTapped() }

// SetChosen shows whether it is chosen.
func (p *Pressable) SetChosen(chosen bool) {
	p.cover.StrokeWidth, p.cover.StrokeColor = 0, color.Transparent
	if chosen {
		p.cover.StrokeWidth, p.cover.StrokeColor = 2, look.Color(look.ColorGold)
	}
	p.cover.Refresh()
}

// MouseIn brightens it.
func (p *Pressable) MouseIn(*desktop.MouseEvent) {
	p.shine(look.Color(theme.ColorNameHover))
	if p.Pointed != nil {
		p.Pointed(true)
	}
}

// MouseMoved belongs to the toolkit.
func (p *Pressable) MouseMoved(*desktop.MouseEvent) {}

// MouseOut dims it again.
func (p *Pressable) MouseOut() {
	p.shine(color.Transparent)
	if p.Pointed != nil {
		p.Pointed(false)
	}
}

func (p *Pressable) shine(c color.Color) {
	p.cover.FillColor = c
	p.cover.Refresh()
}

// Cursor tells that it can be clicked.
func (p *Pressable) Cursor() desktop.Cursor { return desktop.PointerCursor }

// CreateRenderer belongs to the toolkit.
func (p *Pressable) CreateRenderer() fyne.WidgetRenderer {
	return p.Ringed(widget.NewSimpleRenderer(container.NewStack(p.Content, p.cover)))
}
