// Package appearance dresses the game: how it looks and sounds, and which language it speaks, as the player has chosen.
package appearance

import (
	"cmp"
	"math"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/lang"

	"boardduels/internal/i18n"
	"boardduels/internal/locale"
	"boardduels/internal/settings"
	"boardduels/runtime/app/edition"
	"boardduels/runtime/app/gallery"
	"boardduels/runtime/app/look"
	"boardduels/runtime/app/motion"
	"boardduels/runtime/app/navigator"
	"boardduels/runtime/app/sound"
	"boardduels/runtime/app/toolkit"
)

// Appearance is how the game looks and sounds, and which language it speaks, as the player has chosen or the program
// was told.
type Appearance struct {
	*edition.Present
	navigator *navigator.Navigator
	// language and brightness, unless empty, go before what the player has set.
	language   string
	brightness look.Brightness
	// speaks, unless nil, is told the language of the game, at once and whenever it changes.
	speaks func(language string)

	window   fyne.Size     // as it was last
	still    time.Duration // for how long it has been that large
	growing  bool          // it gets another unit as soon as it keeps its size
	unit     float32       // of what is shown, by that size
	Outdated bool          // the language isn't the device's any more, which the start screen takes up
}

// New dresses what is shown. language and brightness, unless empty, go before what the player has set;
// speaks, unless nil, is told the language of the game, at once and whenever it changes.
func New(n *navigator.Navigator, p *edition.Present, language string, brightness look.Brightness, speaks func(string)) *Appearance {
	a := &Appearance{Present: p, navigator: n, language: language, brightness: brightness, speaks: speaks, unit: 1}
	n.LayOut(windowLayout{a})
	return a
}

// stillness is for how long a window keeps its size before it gets the unit for it, and glimpse how much of that one
// frame counts at most: in each, the toolkit hears of sizes that are still on their way.
const (
	stillness = 200 * time.Millisecond
	glimpse   = stillness / 4
)

// windowLayout gives what is shown the whole window, and dresses the program in the unit for its size.
type windowLayout struct{ dressed *Appearance }

// MinSize belongs to the toolkit. A smaller window has a smaller unit, so that it isn't kept from becoming one.
func (l windowLayout) MinSize(objects []fyne.CanvasObject) (least fyne.Size) {
	for _, o := range objects {
		least = least.Max(o.MinSize())
	}
	return fyne.NewSize(least.Width/l.dressed.unit, least.Height/l.dressed.unit)
}

// Layout belongs to the toolkit. It also lays out anew what another theme has changed, in which the unit stays.
func (l windowLayout) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	if size != l.dressed.window {
		l.dressed.window, l.dressed.still = size, 0
		l.dressed.growLater()
	}
	for _, o := range objects {
		o.Move(fyne.NewPos(0, 0))
		o.Resize(size)
	}
}

// growLater gives the program the unit for the size of the game's window as soon as it keeps that size. With another
// theme the toolkit asks for the size that it knows of once more: amid sizes that are on their way it would take the
// window back to one that is past, each time.
func (a *Appearance) growLater() {
	if a.growing || a.wantedUnit() == a.unit {
		return
	}
	a.growing = true
	a.navigator.Clock().Run(func(passed time.Duration) bool {
		a.still += min(passed, glimpse)
		if a.growing && a.still >= stillness {
			a.Grow()
			return false
		}
		return a.growing
	})
}

// Grow gives the program the unit for the size of the game's window.
func (a *Appearance) Grow() { a.setUnit(a.wantedUnit()) }

// wantedUnit returns the unit for the size of the game's window. What people have enlarged stays so: the window counts
// as if they had not.
func (a *Appearance) wantedUnit() float32 {
	enlarged := float32(a.Scale()) / 100
	return look.UnitFor(fyne.NewSize(a.window.Width*enlarged, a.window.Height*enlarged))
}

// Shrink gives the program the sizes that it has where the game isn't shown.
func (a *Appearance) Shrink() { a.setUnit(1) }

func (a *Appearance) setUnit(unit float32) {
	a.growing = false
	if unit != a.unit {
		a.unit = unit
		a.ApplyTheme()
	}
}

// Brightness returns the palette that the player has chosen.
func (a *Appearance) Brightness() look.Brightness {
	return cmp.Or(a.brightness, look.Brightness(a.Settings().Get().Brightness), look.Dark)
}

// Scale returns the size of text, with all that stands around it, that the player has chosen, in percent of the
// system's.
func (a *Appearance) Scale() int { return cmp.Or(a.Settings().Get().Scale, 100) }

// ApplyTheme dresses the whole program; what is shown is drawn anew if that changes anything.
func (a *Appearance) ApplyTheme() {
	settings, wanted := fyne.CurrentApp().Settings(), look.ThemeIn(a.Brightness(), a.unit)
	if look.Enlarge(a.Scale()) || settings.Theme() != wanted {
		settings.SetTheme(wanted)
	}
}

// WantedLanguage is that of the command line, else the one that was set, else the first that the environment names,
// else the device's.
func (a *Appearance) WantedLanguage() *i18n.Translator {
	if chosen := cmp.Or(a.language, a.Settings().Get().Language); chosen != "" {
		return i18n.For(chosen)
	}
	return i18n.Prefer(append(locale.Languages(), lang.SystemLocale().LanguageString())...)
}

// ApplyLanguage has the whole program speak the language that is wanted.
func (a *Appearance) ApplyLanguage() {
	a.navigator.Speak(a.WantedLanguage())
	a.Outdated = false
	a.Gallery = gallery.New(a.Edition.Pack, a.Translator())
	toolkit.Speak(a.Translator())
	if a.speaks != nil {
		a.speaks(a.Translator().Language())
	}
}

// KeepLanguage changes the language from now on.
func (a *Appearance) KeepLanguage(code string) {
	a.language = ""
	a.ChangeSettings(func(s *settings.Settings) { s.Language = code })
	a.ApplyLanguage()
}

// KeepBrightness changes the palette from now on.
func (a *Appearance) KeepBrightness(b look.Brightness) {
	a.brightness = ""
	a.ChangeSettings(func(s *settings.Settings) { s.Brightness = string(b) })
	a.ApplyTheme()
}

// Movement returns how fast things move, and whether nothing is to move from place to place, as the player has chosen.
func (a *Appearance) Movement() (motion.Pace, bool) {
	set := a.Settings().Get()
	return motion.Pace(set.Pace), set.Calm
}

// SetMotion changes how fast things move, and how much.
func (a *Appearance) SetMotion(pace motion.Pace, calm bool) {
	a.ChangeSettings(func(s *settings.Settings) { s.Pace, s.Calm = string(pace), calm })
	a.Stage().Set(a.Movement())
}

// How loud things are before anybody has chosen that, in percent.
const (
	UsualSounds = 70
	usualHall   = 40
)

// Loudness returns how loud things are, as the player has chosen.
func (a *Appearance) Loudness() Loudness {
	set, l := a.Settings().Get(), Loudness{Sounds: UsualSounds, Hall: usualHall}
	if set.Sounds != nil {
		l.Sounds = min(max(*set.Sounds, 0), 100)
	}
	if set.Hall != nil {
		l.Hall = min(max(*set.Hall, 0), 100)
	}
	l.Muted = set.Muted
	return l
}

// ApplyLoudness has the speaker play as loud as the player has chosen. Half of the way is a quarter of the volume, as
// HasSound reports whether the game can be heard.
func (a *Appearance) HasSound() bool { return a.navigator.Speaker() != nil }

// it is heard.
func (a *Appearance) ApplyLoudness() {
	l := a.Loudness()
	if l.Muted {
		l = Loudness{}
	}
	of := func(percent int) float32 { return float32(percent*percent) / (100 * 100) }
	a.navigator.Speaker().Set(sound.Volumes{Sounds: of(l.Sounds), Hall: of(l.Hall)})
}

// SetLoudness changes how loud things are, and lets it be heard.
func (a *Appearance) SetLoudness(l Loudness) {
	a.ChangeSettings(func(s *settings.Settings) { s.Sounds, s.Hall, s.Muted = &l.Sounds, &l.Hall, l.Muted })
	a.ApplyLoudness()
	a.navigator.Speaker().Play(sound.Choose)
}

// SetScale changes the size of text, with all that stands around it, in percent of the system's.
func (a *Appearance) SetScale(percent int) {
	a.DressFor(func(s *settings.Settings) { s.Scale = percent })
}

// DressFor changes settings, and dresses the whole program for them. The window stays as large as it is, which the
// toolkit by itself would enlarge with the text: beyond the screen, from where window managers move it.
func (a *Appearance) DressFor(change func(*settings.Settings)) {
	canvas, before := a.Window().Canvas(), a.Scale()
	size, scale := canvas.Size(), canvas.Scale()
	a.ChangeSettings(change)
	if a.Scale() == before {
		a.ApplyTheme()
		return
	}
	if laid, ok := canvas.(interface{ Resize(fyne.Size) }); ok {
		laid.Resize(inPixels(size, scale, look.Foretell(scale, before, a.Scale())))
	}
	a.ApplyTheme()
	a.Window().Resize(inPixels(size, scale, canvas.Scale()))
}

// inPixels returns the size of a window that has as many pixels at another scale.
func inPixels(size fyne.Size, scale, other float32) fyne.Size {
	if other == scale {
		return size
	}
	// The toolkit takes what is more than a pixel for another one.
	within := func(length float32) float32 { return (float32(math.Floor(float64(length*scale))) - 0.5) / other }
	return fyne.NewSize(within(size.Width), within(size.Height))
}
