package look

import (
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
	e.ThemeOverride = container.NewThemeOverride(o, enlarged{by: &e.by})
	return e
}

// Enlarge shows it larger than usual by a factor.
func (e *Enlarged) Enlarge(by float32) {
	if e.by != by {
		e.by = by
		e.Refresh()
	}
}

// enlarged is the app's theme with other sizes, whatever its unit is.
type enlarged struct {
	live
	by *float32
}

func (e enlarged) Size(name fyne.ThemeSizeName) float32 {
	now := current()
	return now.Size(name) / orOne(now.Size(SizeNameUnit)) * *e.by
}
