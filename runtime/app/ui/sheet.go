package ui

import (
	"image/color"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"boardduels/runtime/app/look"
)

// Sheets lie over a window, one at a time: something to read or to decide, with a way back. A card can lie large over
// it. While one is open the keyboard can't reach what lies under it.
type Sheets struct {
	Layer  fyne.CanvasObject
	layer  *layer
	Closed func() // what closing the sheet means, unless nil
	open   []fyne.CanvasObject
	large  bool              // whether what lies on top is a picture
	before fyne.Focusable    // what had the focus before that, or nil
	note   fyne.CanvasObject // over all that is open, or nil
	canvas func() fyne.Canvas
	over   fyne.Canvas // that they lie over, or lay last
}

// NewSheets returns sheets over a window, of which none is open. typed takes the keys that nothing on them takes.
func NewSheets(canvas func() fyne.Canvas, typed func(*fyne.KeyEvent)) *Sheets {
	l := newLayer(typed)
	return &Sheets{Layer: l, layer: l, canvas: canvas}
}

// show lays the layer over the window while there is something on it.
func (s *Sheets) show() {
	if c := s.canvas(); c != nil {
		s.over = c
	}
	c := s.over
	if c == nil {
		return
	}
	if !s.IsOpen() {
		s.note = nil
	}
	if isLaid := slices.Contains(c.Overlays().List(), s.Layer); isLaid != s.IsOpen() {
		if isLaid {
			Lift(c, s.Layer)
		} else {
			c.Overlays().Add(s.Layer)
		}
	}
	at, size := c.InteractiveArea()
	s.layer.stack.Objects = nil
	if s.IsOpen() { // what lies under it waits, out of the keyboard's reach
		s.layer.stack.Objects = append(s.layer.stack.Objects, s.open[len(s.open)-1])
	}
	if s.note != nil {
		s.layer.stack.Objects = append(s.layer.stack.Objects, s.note)
	}
	s.Layer.Move(at)
	s.Layer.Resize(size)
	s.Layer.Refresh()
}

// Open lays a sheet over the screen.
func (s *Sheets) Open(title string, content fyne.CanvasObject) { s.lay(title, content, s.Close) }

// lay lays a sheet over the screen, and tells of a tap beside it.
func (s *Sheets) lay(title string, content fyne.CanvasObject, beside func()) {
	veil := newTapArea(shade, beside)
	back := QuietButton(theme.CancelIcon(), s.Close)
	top := container.NewBorder(nil, nil, nil, back, container.NewPadded(endedTitle(title, 20)))
	paper := canvas.NewRectangle(look.Color(theme.ColorNameOverlayBackground))
	paper.CornerRadius, paper.StrokeWidth, paper.StrokeColor = 12, 1, look.Color(look.ColorEdge)
	page := container.NewPadded(content)
	scroll := container.NewVScroll(page)
	body := container.NewBorder(container.NewVBox(top, widget.NewSeparator()), nil, nil, nil, scroll)
	sheet := container.NewStack(newTapArea(color.Transparent, func() {}), paper, container.NewPadded(body))
	place := &fyne.Container{Objects: []fyne.CanvasObject{veil, sheet}}
	place.Layout = NewGrowing(fyne.Size{}, func(size fyne.Size, unit float32) {
		whole := RectOf(size)
		whole.Put(veil)
		whole = whole.Inset(10)
		width := min(whole.W, 680*unit)
		for range 2 { // what wraps knows its height only at a width
			height := min(whole.H, sheet.MinSize().Height-scroll.MinSize().Height+page.MinSize().Height)
			NewRect(whole.X+(whole.W-width)/2, whole.Y+(whole.H-height)/2, width, height).Put(sheet)
		}
	})
	if s.IsOpen() && s.over != nil {
		s.over.Unfocus() // of the sheet that goes, before it is gone
	}
	s.open, s.Closed = []fyne.CanvasObject{place}, nil
	s.large, s.before = false, nil
	s.show()
	Appear()
}

// ComeUp opens a sheet to which nothing that the player did has led, and guards it. A tap beside it, which may have
// been meant for what was there before, doesn't close it.
func (s *Sheets) ComeUp(title string, content fyne.CanvasObject) *Guard {
	s.lay(title, content, func() {})
	guard := NewGuard(s.open[0])
	s.open[0] = guard.Object
	s.show()
	return guard
}

// Enlarge lays a picture over all, as large as its shape (width divided by height) allows, until the next tap or key.
func (s *Sheets) Enlarge(picture fyne.CanvasObject, shape float32) {
	veil := newTapArea(shade, s.Close)
	place := &fyne.Container{Objects: []fyne.CanvasObject{veil, picture}}
	place.Layout = NewGrowing(fyne.Size{}, func(size fyne.Size, unit float32) {
		widest := 400 * unit
		RectOf(size).Put(veil)
		at := RectOf(size).Inset(12).Within(shape)
		narrower := max(at.W-widest, 0)
		NewRect(at.X+narrower/2, at.Y+narrower/shape/2, at.W-narrower, at.H-narrower/shape).Put(picture)
	})
	if s.large {
		s.Close()
	}
	if c := s.canvas(); c != nil {
		s.before = c.Focused()
		c.Unfocus()
	}
	s.open, s.large = append(s.open, place), true
	s.show()
	Appear()
}

// IsLarge reports whether a picture lies over all.
func (s *Sheets) IsLarge() bool { return s.large }

// Note lays something over all that is open, until that is closed; nil takes it away.
func (s *Sheets) Note(note fyne.CanvasObject) {
	s.note = note
	s.show()
}

// Relay lays out what lies over the screen anew, after its content has changed.
func (s *Sheets) Relay() { s.Layer.Refresh() }

// Close lifts off what lies on top.
func (s *Sheets) Close() {
	if s.IsOpen() {
		before := s.before
		s.open, s.large, s.before = s.open[:len(s.open)-1], false, nil
		s.show()
		if before != nil && s.over != nil {
			s.over.Focus(before)
		}
		Appear() // of what lay under it
	}
	if closed := s.Closed; closed != nil && !s.IsOpen() {
		s.Closed = nil
		closed()
	}
}

// Clear lifts all off.
func (s *Sheets) Clear() {
	s.open, s.Closed = nil, nil
	s.large, s.before = false, nil
	s.show()
}

// IsOpen reports whether a sheet lies over the screen.
func (s *Sheets) IsOpen() bool { return len(s.open) > 0 }

// shade darkens what lies under it.
var shade = color.NRGBA{A: 0xb0}

// tapArea covers what lies under it with a colour and takes its taps.
type tapArea struct {
	widget.BaseWidget
	cover    color.Color
	onTapped func()
}

func newTapArea(cover color.Color, onTapped func()) *tapArea {
	a := &tapArea{cover: cover, onTapped: onTapped}
	a.ExtendBaseWidget(a)
	return a
}

// Tapped passes the tap on.
func (a *tapArea) Tapped(*fyne.PointEvent) { a.onTapped() }

// CreateRenderer belongs to the toolkit.
func (a *tapArea) CreateRenderer() fyne.WidgetRenderer {
	return widget.NewSimpleRenderer(canvas.NewRectangle(a.cover))
}
