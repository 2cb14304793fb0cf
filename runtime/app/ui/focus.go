package ui

import (
	"image/color"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"boardduels/runtime/app/look"
)

// Focus lets a widget that embeds it be reached and pressed by keyboard: Enter and the space bar press it, other keys
// go on to its window, and a double ring is around it while it has the focus, of which one is seen on any ground.
// [Focus.Attach] makes it one with the widget, and [Focus.Ringed] adds the ring to what draws it.
type Focus struct {
	HasFocus bool
	owner    fyne.Widget
	press    func()
	ring     focusRing
}

// The widths of the two parts of the ring, and how far the outer one is from the edge of its widget.
const (
	ringWidth  = 3
	innerWidth = 2
	ringInset  = 1
)

// focusRing is the ring, and one inside of it.
type focusRing struct{ outer, inner *canvas.Rectangle }

func newFocusRing() focusRing {
	r := focusRing{canvas.NewRectangle(color.Transparent), canvas.NewRectangle(color.Transparent)}
	r.outer.CornerRadius, r.inner.CornerRadius = 10, 10-ringWidth
	r.outer.StrokeWidth, r.inner.StrokeWidth = ringWidth, innerWidth
	r.show(false)
	return r
}

func (r focusRing) show(on bool) {
	if on {
		r.outer.StrokeColor, r.inner.StrokeColor = look.Color(look.ColorRing), look.Color(look.ColorInner)
	}
	Show(on, r.outer, r.inner)
}

func (r focusRing) layout(size fyne.Size) {
	RectOf(size).Inset(ringInset).Put(r.outer)
	RectOf(size).Inset(ringInset + ringWidth).Put(r.inner)
}

// Attach tells whose focus it is, and what pressing does.
func (f *Focus) Attach(owner fyne.Widget, press func()) {
	f.owner, f.press = owner, press
	f.ring = newFocusRing()
}

// Ringed returns a renderer that draws the ring over what another one draws.
func (f *Focus) Ringed(r fyne.WidgetRenderer) fyne.WidgetRenderer { return &ringed{r, f.ring} }

// FocusGained belongs to the toolkit.
func (f *Focus) FocusGained() {
	if isAsking {
		return
	}
	f.HasFocus = true
	f.ring.show(true)
	canvas.Refresh(f.owner) // the toolkit doesn't repaint for what it has never painted, as the ring at first
	reveal(f.owner)
}

// FocusLost belongs to the toolkit.
func (f *Focus) FocusLost() {
	if isAsking {
		return
	}
	f.HasFocus = false
	f.ring.show(false)
	canvas.Refresh(f.owner)
}

// TypedRune belongs to the toolkit.
func (f *Focus) TypedRune(rune) {}

// TypedKey presses once for each time that a key goes down, or passes the key on. One that was meant for what is gone
// does neither.
func (f *Focus) TypedKey(key *fyne.KeyEvent) {
	switch {
	case IsStale(key):
	case IsPress(key):
		Spend(key)
		f.press()
	default:
		pass(f.owner, key)
	}
}

// KeyDown belongs to the toolkit.
func (f *Focus) KeyDown(key *fyne.KeyEvent) { KeyDown(key) }

// KeyUp belongs to the toolkit.
func (f *Focus) KeyUp(key *fyne.KeyEvent) { KeyUp(key) }

// IsPress reports whether a key presses what has the focus.
func IsPress(key *fyne.KeyEvent) bool {
	return key.Name == fyne.KeyReturn || key.Name == fyne.KeyEnter || key.Name == fyne.KeySpace
}

// pass hands a key that a widget has no use for on to its window, as if nothing had the focus. The toolkit doesn't.
func pass(o fyne.CanvasObject, key *fyne.KeyEvent) {
	c := fyne.CurrentApp().Driver().CanvasForObject(o)
	if c == nil {
		return
	}
	if typed := c.OnTypedKey(); typed != nil {
		typed(key)
	}
}

// GiveFocus gives a widget the focus of the window that something is in, if it is in one. The toolkit knows the window
// only of what has been painted, which a new widget hasn't.
func GiveFocus(near fyne.CanvasObject, f fyne.Focusable) {
	if c := fyne.CurrentApp().Driver().CanvasForObject(near); c != nil {
		c.Focus(f)
	}
}

// IsFocused reports whether a widget has the focus of its window.
func IsFocused(f fyne.Focusable) bool {
	c := fyne.CurrentApp().Driver().CanvasForObject(f.(fyne.CanvasObject))
	return c != nil && c.Focused() == f
}

// IsFocusNear reports whether anything in the window of something has the focus.
func IsFocusNear(o fyne.CanvasObject) bool {
	c := fyne.CurrentApp().Driver().CanvasForObject(o)
	return c != nil && c.Focused() != nil
}

// ringed draws a ring over what another renderer draws.
type ringed struct {
	fyne.WidgetRenderer
	ring focusRing
}

func (r *ringed) Objects() []fyne.CanvasObject {
	return append(slices.Clip(r.WidgetRenderer.Objects()), r.ring.inner, r.ring.outer)
}

func (r *ringed) Layout(size fyne.Size) {
	r.WidgetRenderer.Layout(size)
	r.ring.layout(size)
}
