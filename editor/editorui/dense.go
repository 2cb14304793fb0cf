package editorui

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"boardduels/runtime/app/look"
)

// Dense shows content with less room around texts, for tables. What is put into the content later is drawn so once what
// Dense returned is refreshed.
func Dense(content fyne.CanvasObject) fyne.CanvasObject {
	return look.NewThemed(content, narrow{})
}

// narrow is the theme of the app with small paddings.
type narrow struct{}

func (narrow) Color(name fyne.ThemeColorName, variant fyne.ThemeVariant) color.Color {
	return fyne.CurrentApp().Settings().Theme().Color(name, variant)
}
func (narrow) Font(style fyne.TextStyle) fyne.Resource {
	return fyne.CurrentApp().Settings().Theme().Font(style)
}
func (narrow) Icon(name fyne.ThemeIconName) fyne.Resource {
	return fyne.CurrentApp().Settings().Theme().Icon(name)
}
func (narrow) Size(name fyne.ThemeSizeName) float32 {
	switch name {
	case theme.SizeNameInnerPadding:
		return 4
	case theme.SizeNameText:
		return 13
	}
	return fyne.CurrentApp().Settings().Theme().Size(name)
}
