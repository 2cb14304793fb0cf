// Package looktest gives tests an app that is dressed in the game's theme.
package looktest

import (
	"sync"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"boardduels/runtime/app/look"
)

// App is an app without a screen. The toolkit's thread is the goroutine of the test: what others bring there with
// fyne.Do waits in a queue until the test works it off. The toolkit's own test driver would run it beside the test.
type App struct {
	fyne.App
	Queue chan func()

	isMeasured bool                       // by a benchmark, to which what texts cost counts
	painted    map[fyne.CanvasObject]bool // nil until something is painted: then each object has its window
}

// NewApp returns an app in the dark theme that lasts as long as a test.
func NewApp(t testing.TB) *App {
	t.Helper()
	_, isMeasured := t.(*testing.B)
	app, before := &App{App: dressed(), Queue: make(chan func(), 4096), isMeasured: isMeasured}, fyne.CurrentApp()
	fyne.SetCurrentApp(app)
	t.Cleanup(func() {
		fyne.SetCurrentApp(before)
		// The toolkit keeps what it has laid out until some time after it was last asked for, and lets go of it as it
		// paints. Tests rarely paint: without this all that they ever showed would stay in memory.
		test.NewCanvas().Capture()
	})
	return app
}

// shared is the app of all tests: with each new one the toolkit would read its fonts and draw its symbols again.
var shared = sync.OnceValue(test.NewApp)

func dressed() fyne.App {
	settings := shared().Settings()
	if dark := look.Theme(look.Dark); settings.Theme() != dark {
		settings.SetTheme(dark)
	}
	return shared()
}

// Do brings a function to the toolkit's thread, as fyne.Do does.
func (a *App) Do(f func()) { a.Queue <- f }

// Paint makes the toolkit know the window of what can be seen now. From then on it knows that of nothing else, as on a
// screen, where an object has no window until it is painted.
func (a *App) Paint(window fyne.Window) {
	if a.painted == nil {
		a.painted = map[fyne.CanvasObject]bool{}
	}
	for _, root := range append([]fyne.CanvasObject{window.Content()}, window.Canvas().Overlays().List()...) {
		WalkVisible(root, fyne.Position{}, func(o fyne.CanvasObject, _ fyne.Position) { a.painted[o] = true })
	}
}

// Driver implements [fyne.App].
func (a *App) Driver() fyne.Driver { return driver{a.App.Driver(), a} }

type driver struct {
	fyne.Driver
	app *App
}

func (d driver) DoFromGoroutine(f func(), wait bool) {
	if !wait {
		d.app.Do(f)
		return
	}
	done := make(chan struct{})
	d.app.Do(func() {
		defer close(done)
		f()
	})
	<-done
}

func (d driver) CanvasForObject(o fyne.CanvasObject) fyne.Canvas {
	if d.app.painted != nil && !d.app.painted[o] {
		return nil
	}
	return d.Driver.CanvasForObject(o)
}
