package look

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
)

// Enlarged shows a widget larger than the theme has it, for places that grow with their window.
type Enlarged struct {
	*container.ThemeOverride
	by float32
}

// NewEnlarged returns a widget as large as usual.
func NewEnlarged(o fyne.CanvasObject) *Enlarged {
	e := &Enlarged{by: 1}
	e.ThemeOverride = container.NewThemeOverride(o, enlarged{&e.by})
	return e
}

// Enlarge shows it larger than usual by a factor.
func (e *Enlarged) Enlarge(by float32) {
	if e.by != by {
		e.by = by
		e.Refresh()
	}
}

// enlarged is the app's theme with other sizes.
type enlarged struct{ by *float32 }

func current() fyne.Theme { return fyne.CurrentApp().Settings().Theme() }

func (e enlarged) Color(name fyne.ThemeColorName, device fyne.ThemeVariant) color.Color {
	return current().Color(name, device)
}

func (e enlarged) Font(style fyne.TextStyle) fyne.Resource { return current().Font(style) }

func (e enlarged) Icon(name fyne.ThemeIconName) fyne.Resource { return current().Icon(name) }

func (e enlarged) Size(name fyne.ThemeSizeName) float32 { return current().Size(name) * *e.by }
