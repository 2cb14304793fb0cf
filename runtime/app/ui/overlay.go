package ui

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"
)

// Overlay lies over a window with something to read or to decide, and takes the keys that nothing on it takes: what
// lies under it waits.
type Overlay interface {
	fyne.CanvasObject
	Typed(*fyne.KeyEvent)
}

// HearTyped gives the keys that no widget of a window takes to what lies over it, whenever that was laid there, else to
// typed.
func HearTyped(c fyne.Canvas, typed func(*fyne.KeyEvent)) {
	c.SetOnTypedKey(func(key *fyne.KeyEvent) {
		for _, o := range slices.Backward(c.Overlays().List()) {
			if over, ok := o.(Overlay); ok {
				over.Typed(key)
				return
			}
		}
		typed(key)
	})
}

// IsAsked reports whether something lies over a window that is to be read or decided first, which a menu isn't.
func IsAsked(c fyne.Canvas) bool {
	return slices.ContainsFunc(c.Overlays().List(), func(o fyne.CanvasObject) bool {
		_, isOwn := o.(Overlay)
		_, isDialog := o.(*widget.PopUp)
		return isOwn || isDialog
	})
}

// Lift takes an overlay off a window. What was laid over it later stays, with the focus, where the toolkit would take
// it off, too.
func Lift(c fyne.Canvas, overlay fyne.CanvasObject) {
	all := c.Overlays().List()
	at := slices.Index(all, overlay)
	if at < 0 {
		return
	}
	above, focused := slices.Clone(all[at+1:]), c.Focused()
	c.Overlays().Remove(overlay)
	for _, o := range above {
		c.Overlays().Add(o)
	}
	if len(above) > 0 && focused != nil {
		c.Focus(focused)
	}
}

// layer is what sheets lie on.
type layer struct {
	widget.BaseWidget
	stack *fyne.Container
	typed func(*fyne.KeyEvent)
}

func newLayer(typed func(*fyne.KeyEvent)) *layer {
	l := &layer{stack: container.NewStack(), typed: typed}
	l.ExtendBaseWidget(l)
	return l
}

// Typed takes the keys that nothing on the layer takes.
func (l *layer) Typed(key *fyne.KeyEvent) { l.typed(key) }

// CreateRenderer belongs to the toolkit.
func (l *layer) CreateRenderer() fyne.WidgetRenderer { return widget.NewSimpleRenderer(l.stack) }
