// Package looktest gives tests an app that is dressed in the game's theme.
package looktest

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"boardduels/runtime/play/look"
)

// NewApp returns an app in the dark theme that lasts as long as a test. The toolkit's own test.ApplyTheme returns while
// the theme is still being applied on another goroutine, which would touch the widgets of the test.
func NewApp(t testing.TB) fyne.App {
	t.Helper()
	app := test.NewApp()
	t.Cleanup(func() { test.NewApp() })
	applied := make(chan struct{}, 1)
	app.Settings().AddListener(func(fyne.Settings) {
		select {
		case applied <- struct{}{}:
		default:
		}
	})
	app.Settings().SetTheme(look.Theme(look.Dark))
	<-applied
	return app
}
