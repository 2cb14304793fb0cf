package main

import (
	"fmt"
	"image/color"
	"syscall/js"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
)

// pageColours are the colours of the page that the game is in (web/page.css), by the toolkit's names.
var pageColours = map[string]fyne.ThemeColorName{
	"--ground": theme.ColorNameBackground, "--ink": theme.ColorNameForeground, "--muted": theme.ColorNamePlaceHolder,
	"--accent": theme.ColorNamePrimary, "--on-accent": theme.ColorNameForegroundOnPrimary,
}

// dressPage has the page wear the colours of the game, whenever these change.
func dressPage(a fyne.App) {
	style := js.Global().Get("document").Get("documentElement").Get("style")
	dress := func(s fyne.Settings) {
		for name, of := range pageColours {
			c := color.NRGBAModel.Convert(s.Theme().Color(of, s.ThemeVariant())).(color.NRGBA)
			style.Call("setProperty", name, fmt.Sprintf("#%02x%02x%02x", c.R, c.G, c.B))
		}
	}
	dress(a.Settings())
	a.Settings().AddListener(dress)
}

// speakOnPage tells the page the language of the game.
func speakOnPage(language string) {
	js.Global().Get("document").Get("documentElement").Set("lang", language)
}
