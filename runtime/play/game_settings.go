package play

import (
	"cmp"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/lang"

	"boardduels/internal/i18n"
	"boardduels/runtime/play/look"
)

func (g *Game) openSettings() {
	g.display(newSettings(g.translator, g.brightness(), g), nil, g.openHome)
}

func (g *Game) brightness() look.Brightness {
	kept := g.options.Preferences.StringWithFallback(brightnessSetting, string(look.Dark))
	return cmp.Or(g.options.Brightness, look.Brightness(kept))
}

// applyTheme dresses the whole program; what is shown is drawn anew if that changes anything.
func (g *Game) applyTheme() {
	settings, wanted := fyne.CurrentApp().Settings(), look.Theme(g.brightness())
	if settings.Theme() != wanted {
		settings.SetTheme(wanted)
	}
}

// applyLanguage takes the language of the command line, else the one that was set, else the device's.
func (g *Game) applyLanguage() {
	kept := g.options.Preferences.String(languageSetting)
	g.translator = i18n.For(cmp.Or(g.options.Language, kept, lang.SystemLocale().LanguageString()))
	g.gallery = NewGallery(g.options.Pack, g.translator)
}

func (g *Game) setLanguage(code string) {
	g.keepLanguage(code)
	g.openSettings()
}

// Speak changes the language from outside the game, and leads to the start screen.
func (g *Game) Speak(code string) {
	g.keepLanguage(code)
	g.openHome()
}

func (g *Game) keepLanguage(code string) {
	g.options.Language = ""
	g.options.Preferences.SetString(languageSetting, code)
	g.applyLanguage()
}

func (g *Game) setBrightness(b look.Brightness) {
	g.options.Brightness = ""
	g.options.Preferences.SetString(brightnessSetting, string(b))
	g.applyTheme()
	g.openSettings()
}
