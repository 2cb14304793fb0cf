package look

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
)

// Brightness is which of the two palettes is used.
type Brightness string

// The choices of brightness, as they are kept in the settings.
const (
	Dark   Brightness = "dark"
	Light  Brightness = "light"
	System Brightness = "system" // as the device has it
)

// Theme returns the game's theme. It draws Latin and Ukrainian letters with the Go faces, because the toolkit's own
// face lacks the dot of the Ukrainian і.
func Theme(b Brightness) fyne.Theme { return ThemeIn(b, 1) }

// ThemeIn returns the game's theme with all its sizes in a unit, such as [UnitFor] a window.
func ThemeIn(b Brightness, unit float32) fyne.Theme { return gameTheme{b, unit} }

type gameTheme struct {
	brightness Brightness
	unit       float32
}

func (g gameTheme) Color(name fyne.ThemeColorName, device fyne.ThemeVariant) color.Color {
	palette, variant := night, theme.VariantDark
	if g.brightness == Light || g.brightness == System && device == theme.VariantLight {
		palette, variant = day, theme.VariantLight
	}
	if c, ok := palette[name]; ok {
		return c
	}
	return theme.DefaultTheme().Color(name, variant)
}

// Live returns a theme that is always the app's, for a part of a screen with a theme of its own in between.
func Live() fyne.Theme { return live{} }

type live struct{}

func current() fyne.Theme { return fyne.CurrentApp().Settings().Theme() }

func (live) Color(name fyne.ThemeColorName, device fyne.ThemeVariant) color.Color {
	return current().Color(name, device)
}

func (live) Font(style fyne.TextStyle) fyne.Resource { return current().Font(style) }

func (live) Icon(name fyne.ThemeIconName) fyne.Resource { return current().Icon(name) }

func (live) Size(name fyne.ThemeSizeName) float32 { return current().Size(name) }

// Grooved returns a theme in which the rest of a slider's way can be seen. The toolkit draws it in the colour of empty
// entries, which is about that of the table.
func Grooved(t fyne.Theme) fyne.Theme { return grooved{t} }

type grooved struct{ fyne.Theme }

func (g grooved) Color(name fyne.ThemeColorName, device fyne.ThemeVariant) color.Color {
	if name == theme.ColorNameInputBackground {
		name = colorGroove
	}
	return g.Theme.Color(name, device)
}

func (gameTheme) Font(style fyne.TextStyle) fyne.Resource { return font(style) }

func (gameTheme) Icon(name fyne.ThemeIconName) fyne.Resource { return toolkitSymbol(name) }

func (g gameTheme) Size(name fyne.ThemeSizeName) float32 { return usual(name) * g.unit }

// usual returns a size as it is where the unit is 1.
func usual(name fyne.ThemeSizeName) float32 {
	switch name {
	case SizeNameUnit:
		return 1
	case theme.SizeNameInputRadius, theme.SizeNameSelectionRadius:
		return 8
	case theme.SizeNameCaptionText:
		return 12
	case theme.SizeNameSubHeadingText:
		return 18
	case theme.SizeNameHeadingText:
		return 26
	}
	return theme.DefaultTheme().Size(name)
}
