package look

import (
	"fyne.io/fyne/v2"
	"github.com/go-fonts/liberation/liberationserifbold"
	"golang.org/x/image/font/gofont/gobold"
	"golang.org/x/image/font/gofont/gobolditalic"
	"golang.org/x/image/font/gofont/goitalic"
	"golang.org/x/image/font/gofont/gomono"
	"golang.org/x/image/font/gofont/goregular"

	"fyne.io/fyne/v2/theme"
)

var (
	regular    = fyne.NewStaticResource("Go-Regular.ttf", goregular.TTF)
	bold       = fyne.NewStaticResource("Go-Bold.ttf", gobold.TTF)
	italic     = fyne.NewStaticResource("Go-Italic.ttf", goitalic.TTF)
	boldItalic = fyne.NewStaticResource("Go-Bold-Italic.ttf", gobolditalic.TTF)
	mono       = fyne.NewStaticResource("Go-Mono.ttf", gomono.TTF)

	// Title is the face of names and headings.
	Title fyne.Resource = fyne.NewStaticResource("LiberationSerif-Bold.ttf", liberationserifbold.TTF)
)

func font(style fyne.TextStyle) fyne.Resource {
	switch {
	case style.Symbol:
		return theme.DefaultTheme().Font(style)
	case style.Monospace:
		return mono
	case style.Bold && style.Italic:
		return boldItalic
	case style.Bold:
		return bold
	case style.Italic:
		return italic
	}
	return regular
}
