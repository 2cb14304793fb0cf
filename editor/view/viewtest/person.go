// Package viewtest stands in for who uses the editor and for its desk: a person who taps, types and reads in a test
// window, and an open pack on which one page stands at a time. Only tests import it. It knows no page, so that the
// tests of each may stand beside it.
package viewtest

import (
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"
	"github.com/stretchr/testify/require"

	"boardduels/runtime/app/look/looktest"
	"boardduels/runtime/app/ui"
)

// The sizes of windows in which the editor is looked at.
var (
	OnDesktop     = fyne.NewSize(1280, 800)
	OnLaptop      = fyne.NewSize(1000, 650)
	InSmallWindow = fyne.NewSize(900, 700)
)

// Person sits before a test window. Whatever other goroutines want done on the toolkit's thread waits in a queue, which
// the test works off: so it all happens on the test's goroutine, in order.
type Person struct {
	T      testing.TB
	App    *looktest.App
	Window fyne.Window
}

// NewPerson returns one before an empty window of a size.
func NewPerson(t testing.TB, size fyne.Size) *Person {
	t.Helper()
	app := looktest.NewApp(t)
	window := test.NewTempWindow(t, nil)
	window.SetPadded(false)
	window.Resize(size)
	ui.HearTyped(window.Canvas(), func(*fyne.KeyEvent) {})
	return &Person{T: t, App: app, Window: window}
}

// Until works the queue off until something holds.
func (p *Person) Until(done func() bool) {
	p.T.Helper()
	for !done() {
		select {
		case f := <-p.App.Queue:
			f()
		case <-time.After(2 * time.Minute):
			p.T.Fatal("nothing happens any more")
		}
	}
}

// WorkOff does what waits for the toolkit's thread by now.
func (p *Person) WorkOff() {
	for len(p.App.Queue) > 0 {
		(<-p.App.Queue)()
	}
}

// Paint has the toolkit paint the window: it knows of nothing else from then on.
func (p *Person) Paint() { p.App.Paint(p.Window) }

// TypeKey types a key as the toolkit hands it on: to what has the focus, else to the window.
func (p *Person) TypeKey(key fyne.KeyName) { p.TypeEvent(&fyne.KeyEvent{Name: key}) }

// TypeEvent is [Person.TypeKey] of a key that isn't told by its name alone.
func (p *Person) TypeEvent(event *fyne.KeyEvent) {
	c := p.Window.Canvas()
	if focused := c.Focused(); focused != nil {
		focused.TypedKey(event)
	} else if typed := c.OnTypedKey(); typed != nil {
		typed(event)
	}
}

// TypeText types where the focus is.
func (p *Person) TypeText(text string) {
	for _, r := range text {
		p.Window.Canvas().Focused().TypedRune(r)
	}
}

// Shortcut types a shortcut where the focus is.
func (p *Person) Shortcut(shortcut fyne.Shortcut) {
	p.Window.Canvas().Focused().(fyne.Shortcutable).TypedShortcut(shortcut)
}

// Retype puts the cursor into an entry and types a text in place of what it holds.
func (p *Person) Retype(e fyne.Focusable, text string) {
	p.T.Helper()
	p.Window.Canvas().Focus(e)
	require.Same(p.T, e, p.Window.Canvas().Focused(), "it can't be typed into")
	p.Shortcut(&fyne.ShortcutSelectAll{})
	for _, r := range text {
		e.TypedRune(r)
	}
}

// FocusedOn reports whether something has the focus.
func (p *Person) FocusedOn(o fyne.Focusable) bool { return p.Window.Canvas().Focused() == o }

// Sheets returns how many sheets and menus lie over the window.
func (p *Person) Sheets() int { return len(p.Window.Canvas().Overlays().List()) }

// Clicked returns what the desktop's driver gives a click at an object's middle to: the innermost thing there that
// cares for any kind of click. Unlike it, the test driver looks further for one that cares for taps.
func (p *Person) Clicked(o fyne.CanvasObject) (found fyne.CanvasObject) {
	at := Place(o).AddXY(o.Size().Width/2, o.Size().Height/2)
	looktest.WalkVisible(p.Window.Content(), fyne.NewPos(0, 0), func(o fyne.CanvasObject, pos fyne.Position) {
		size := o.Size()
		if at.X < pos.X || at.Y < pos.Y || at.X >= pos.X+size.Width || at.Y >= pos.Y+size.Height {
			return
		}
		switch o.(type) {
		case fyne.Tappable, fyne.SecondaryTappable, fyne.DoubleTappable, fyne.Focusable, desktop.Mouseable:
			found = o
		}
	})
	return found
}

// Place returns where an object lies in its window.
func Place(o fyne.CanvasObject) fyne.Position {
	return fyne.CurrentApp().Driver().AbsolutePositionForObject(o)
}
