package app

import (
	"cmp"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/lang"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"boardduels/internal/i18n"
	"boardduels/internal/locale"
	"boardduels/internal/settings"
	"boardduels/runtime/app/gallery"
	"boardduels/runtime/app/look"
	"boardduels/runtime/app/motion"
	"boardduels/runtime/app/screen"
	"boardduels/runtime/app/sound"
	"boardduels/runtime/app/toolkit"
	"boardduels/runtime/app/ui"
)

// OpenSettings shows what can be set, on the way from the start screen.
func (g *Game) OpenSettings() { g.openSettings(g.OpenHome) }

// settingsButton leads from a duel, which is kept as it is, to what can be set, and from there back to the duel.
func (g *Game) settingsButton(s *screen.Session, back func()) *ui.Button {
	button := ui.BigButton(g.translator.Text("home.settings"), theme.SettingsIcon(), widget.MediumImportance, func() {
		s.Leave()
		g.openSettings(back)
	})
	ui.Show(s.Unsaved == nil, button) // else there would be nothing to come back to
	return button
}

func (g *Game) openSettings(back func()) {
	about := screen.Program{Version: fyne.CurrentApp().Metadata().Version}
	if g.options.Edit != nil { // on a desktop
		about.Folder = g.options.Folder
	}
	pace, calm := g.Movement()
	now := screen.Preferences{Brightness: g.Brightness(), Pace: pace, Calm: calm}
	if !fyne.CurrentDevice().IsMobile() { // where the device's own setting counts
		now.Size = g.Scale()
	}
	if g.options.Speaker != nil {
		loudness := g.loudness()
		now.Loudness = &loudness
	}
	g.display(screen.NewSettings(g.translator, now, g.packShelf(), about, setting{g, back}), nil, back)
}

// setting hears what is set, and knows where the way back leads.
type setting struct {
	*Game
	back func()
}

// OpenHome leads to where the player came from.
func (s setting) OpenHome() { s.back() }

// SetLanguage changes the language where settings are shown.
func (s setting) SetLanguage(code string) {
	s.anew(func() { s.keepLanguage(code) })
}

// SetSize changes the size of text where settings are shown.
func (s setting) SetSize(percent int) {
	s.anew(func() { s.SetScale(percent) })
}

// OpenLicences shows what the program is made of, over the settings.
func (s setting) OpenLicences() {
	s.OpenSheet(s.translator.Text("licences.title"), screen.NewLicences(s.translator, s.RelaySheet))
}

// SetBrightness changes the palette where settings are shown.
func (s setting) SetBrightness(b look.Brightness) {
	s.anew(func() { s.keepBrightness(b) })
}

// anew shows the page anew after a change.
func (s setting) anew(change func()) {
	ui.Anew(s.options.Window.Canvas(), func() {
		change()
		s.openSettings(s.back)
	})
}

// Brightness returns the palette that the player has chosen.
func (g *Game) Brightness() look.Brightness {
	return cmp.Or(g.options.Brightness, look.Brightness(g.options.Settings.Get().Brightness), look.Dark)
}

// Scale returns the size of text, with all that stands around it, that the player has chosen, in percent of the
// system's.
func (g *Game) Scale() int { return cmp.Or(g.options.Settings.Get().Scale, 100) }

// applyTheme dresses the whole program; what is shown is drawn anew if that changes anything.
func (g *Game) applyTheme() {
	settings, wanted := fyne.CurrentApp().Settings(), look.ThemeIn(g.Brightness(), g.unit)
	if look.Enlarge(g.Scale()) || settings.Theme() != wanted {
		settings.SetTheme(wanted)
	}
}

// wantedLanguage is that of the command line, else the one that was set, else the first that the environment names,
// else the device's.
func (g *Game) wantedLanguage() *i18n.Translator {
	if chosen := cmp.Or(g.options.Language, g.options.Settings.Get().Language); chosen != "" {
		return i18n.For(chosen)
	}
	return i18n.Prefer(append(locale.Languages(), lang.SystemLocale().LanguageString())...)
}

// applyLanguage has the whole program speak the language that is wanted.
func (g *Game) applyLanguage() {
	g.translator, g.outdated = g.wantedLanguage(), false
	g.gallery = gallery.New(g.edition.pack, g.translator)
	toolkit.Speak(g.translator)
	if g.options.Speaks != nil {
		g.options.Speaks(g.translator.Language())
	}
}

// FollowSystem takes the language of a device for which people have chosen another one meanwhile. The start screen
// speaks it at once. Anything else goes on as it is, since a duel would lose its place, and leads there.
func (g *Game) FollowSystem() {
	if g.outdated = g.wantedLanguage() != g.translator; g.outdated && g.back == nil {
		g.OpenHome()
	}
}

// Speak changes the language from outside the game, and leads to the start screen.
func (g *Game) Speak(code string) {
	g.keepLanguage(code)
	g.OpenHome()
}

func (g *Game) keepLanguage(code string) {
	g.options.Language = ""
	g.set(func(s *settings.Settings) { s.Language = code })
	g.applyLanguage()
}

// set changes what the player has set. That it can't be kept is told when that is known.
func (g *Game) set(change func(*settings.Settings)) {
	g.options.Settings.Change(change, func(err error) {
		g.options.Do(func() { g.report(&unkeptSettings{err}) })
	})
}

// Dress changes the palette from outside the game, and leads to the start screen.
func (g *Game) Dress(b look.Brightness) {
	g.keepBrightness(b)
	g.OpenHome()
}

func (g *Game) keepBrightness(b look.Brightness) {
	g.options.Brightness = ""
	g.set(func(s *settings.Settings) { s.Brightness = string(b) })
	g.applyTheme()
}

// Movement returns how fast things move, and whether nothing is to move from place to place, as the player has chosen.
func (g *Game) Movement() (motion.Pace, bool) {
	set := g.options.Settings.Get()
	return motion.Pace(set.Pace), set.Calm
}

// SetMotion changes how fast things move, and how much.
func (g *Game) SetMotion(pace motion.Pace, calm bool) {
	g.set(func(s *settings.Settings) { s.Pace, s.Calm = string(pace), calm })
	g.stage.Set(g.Movement())
}

// How loud things are before anybody has chosen that, in percent.
const (
	usualSounds = 70
	usualHall   = 40
)

// loudness returns how loud things are, as the player has chosen.
func (g *Game) loudness() screen.Loudness {
	set, l := g.options.Settings.Get(), screen.Loudness{Sounds: usualSounds, Hall: usualHall}
	if set.Sounds != nil {
		l.Sounds = min(max(*set.Sounds, 0), 100)
	}
	if set.Hall != nil {
		l.Hall = min(max(*set.Hall, 0), 100)
	}
	l.Muted = set.Muted
	return l
}

// applyLoudness has the speaker play as loud as the player has chosen. Half of the way is a quarter of the volume, as
// it is heard.
func (g *Game) applyLoudness() {
	l := g.loudness()
	if l.Muted {
		l = screen.Loudness{}
	}
	of := func(percent int) float32 { return float32(percent*percent) / (100 * 100) }
	g.options.Speaker.Set(sound.Volumes{Sounds: of(l.Sounds), Hall: of(l.Hall)})
}

// SetLoudness changes how loud things are, and lets it be heard.
func (g *Game) SetLoudness(l screen.Loudness) {
	g.set(func(s *settings.Settings) { s.Sounds, s.Hall, s.Muted = &l.Sounds, &l.Hall, l.Muted })
	g.applyLoudness()
	g.options.Speaker.Play(sound.Choose)
}

// SetScale changes the size of text, with all that stands around it, in percent of the system's. The window stays as
// large as it is, which the toolkit by itself would enlarge, too.
func (g *Game) SetScale(percent int) {
	g.set(func(s *settings.Settings) { s.Scale = percent })
	canvas := g.options.Window.Canvas()
	size, scale := canvas.Size(), canvas.Scale()
	g.applyTheme()
	if now := canvas.Scale(); now != scale {
		g.options.Window.Resize(fyne.NewSize(size.Width*scale/now, size.Height*scale/now))
	}
}

// reportAny tells the player what went wrong, if anything did.
func (g *Game) reportAny(err error) {
	if err != nil {
		g.report(err)
	}
}
