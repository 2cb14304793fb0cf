package editorui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"
)

// Sign is a small button for the pointer alone: what it does has a key of its own at its neighbour, so that the Tab key
// passes it by.
type Sign struct {
	widget.BaseWidget
	icon    *widget.Icon
	ground  *Ground
	content fyne.CanvasObject
	tapped  func()
	active  bool
}

// NewSign returns a sign.
func NewSign(icon fyne.Resource, tapped func()) *Sign {
	s := &Sign{icon: widget.NewIcon(icon), ground: NewGround(theme.ColorNameHover, 6), tapped: tapped, active: true}
	s.ground.Hide()
	place := Wide(theme.IconInlineSize(), s.icon) // kept where the sign isn't allowed
	s.content = container.NewStack(s.ground, container.NewPadded(container.NewPadded(place)))
	s.ExtendBaseWidget(s)
	return s
}

// Allow lets people use the sign, or not.
func (s *Sign) Allow(active bool) {
	s.active = active
	Visible(active, s.icon)
	s.ground.Hide()
}

// Allowed reports whether people can use the sign.
func (s *Sign) Allowed() bool { return s.active }

// Tapped belongs to the toolkit.
func (s *Sign) Tapped(*fyne.PointEvent) {
	if s.active {
		s.tapped()
	}
}

// MouseIn, MouseMoved and MouseOut belong to the toolkit.
func (s *Sign) MouseIn(*desktop.MouseEvent)    { Visible(s.active, s.ground) }
func (s *Sign) MouseMoved(*desktop.MouseEvent) {}
func (s *Sign) MouseOut()                      { s.ground.Hide() }

// CreateRenderer belongs to the toolkit.
func (s *Sign) CreateRenderer() fyne.WidgetRenderer { return widget.NewSimpleRenderer(s.content) }
