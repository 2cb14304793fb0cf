package play

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"boardduels/runtime/play/look"
)

// pressable makes a button of what it shows. It brightens under the pointer, and has a gold rim while it is chosen.
type pressable struct {
	widget.BaseWidget
	content  fyne.CanvasObject
	onTapped func()
	cover    *canvas.Rectangle
}

var (
	_ fyne.Tappable      = (*pressable)(nil)
	_ desktop.Hoverable  = (*pressable)(nil)
	_ desktop.Cursorable = (*pressable)(nil)
)

func newPressable(content fyne.CanvasObject, onTapped func()) *pressable {
	p := &pressable{content: content, onTapped: onTapped, cover: canvas.NewRectangle(color.Transparent)}
	p.cover.CornerRadius = 10
	p.ExtendBaseWidget(p)
	return p
}

// Tapped passes the tap on.
func (p *pressable) Tapped(*fyne.PointEvent) { p.onTapped() }

func (p *pressable) setChosen(chosen bool) {
	p.cover.StrokeWidth, p.cover.StrokeColor = 0, color.Transparent
	if chosen {
		p.cover.StrokeWidth, p.cover.StrokeColor = 2, look.Color(look.ColorGold)
	}
	p.cover.Refresh()
}

// MouseIn brightens it.
func (p *pressable) MouseIn(*desktop.MouseEvent) { p.shine(look.Color(theme.ColorNameHover)) }

// MouseMoved belongs to the toolkit.
func (p *pressable) MouseMoved(*desktop.MouseEvent) {}

// MouseOut dims it again.
func (p *pressable) MouseOut() { p.shine(color.Transparent) }

func (p *pressable) shine(c color.Color) {
	p.cover.FillColor = c
	p.cover.Refresh()
}

// Cursor tells that it can be clicked.
func (p *pressable) Cursor() desktop.Cursor { return desktop.PointerCursor }

// CreateRenderer belongs to the toolkit.
func (p *pressable) CreateRenderer() fyne.WidgetRenderer {
	return widget.NewSimpleRenderer(container.NewStack(p.content, p.cover))
}
