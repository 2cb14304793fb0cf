package look_test

import (
	"bytes"
	"testing"

	"fyne.io/fyne/v2/theme"
	"github.com/stretchr/testify/assert"

	"boardduels/runtime/app/look"
	"boardduels/runtime/app/look/looktest"
)

// A symbol is kept in its colour, and painted anew when the colour changes.
func TestSymbolsOfTheToolkitHaveTheColourOfTheText(t *testing.T) {
	app := looktest.NewApp(t)
	t.Cleanup(func() { app.Settings().SetTheme(look.Theme(look.Dark)) })
	var before []byte
	for _, brightness := range []look.Brightness{look.Dark, look.Light, look.Dark} {
		app.Settings().SetTheme(look.Theme(brightness))
		content := theme.HomeIcon().Content()
		plain := theme.DefaultTheme().Icon(theme.IconNameHome).Content()
		assert.Equal(t, string(plain), string(content), "as the toolkit paints it")
		assert.False(t, bytes.Equal(before, content), "%s: another colour than before", brightness)
		assert.Same(t, &content[0], &theme.HomeIcon().Content()[0], "it is kept")
		before = content
	}
	assert.Contains(t, theme.HomeIcon().Name(), "home")
}
