package look

import (
	"image/color"
	"sync"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
)

// painted is a symbol of the toolkit that keeps itself in the colour it was asked for last. By itself it is read,
// painted over and written anew each time something that shows it is drawn, which was a tenth of what opening a page
// took.
type painted struct {
	*theme.ThemedResource

	mutex   sync.Mutex
	color   color.Color
	content []byte
}

// Content implements [fyne.Resource].
func (t *painted) Content() []byte {
	t.mutex.Lock()
	defer t.mutex.Unlock()
	if now := theme.Color(t.ThemeColorName()); t.content == nil || t.color != now {
		t.color, t.content = now, t.ThemedResource.Content()
	}
	return t.content
}

// toolkitSymbol returns a symbol of the toolkit.
func toolkitSymbol(name fyne.ThemeIconName) fyne.Resource {
	return resource("toolkit-"+string(name), func() fyne.Resource {
		symbol := theme.DefaultTheme().Icon(name)
		if themed, ok := symbol.(*theme.ThemedResource); ok {
			return &painted{ThemedResource: themed}
		}
		return symbol
	})
}
