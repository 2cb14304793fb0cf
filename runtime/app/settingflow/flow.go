// Package settingflow leads through what can be set.
package settingflow

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"boardduels/internal/settings"
	"boardduels/runtime/app/appearance"
	"boardduels/runtime/app/look"
	"boardduels/runtime/app/packflow"
	"boardduels/runtime/app/profileflow"
	"boardduels/runtime/app/screen"
	"boardduels/runtime/app/ui"
)

// Lead leads from the settings to the rest of the game.
type Lead interface {
	OpenHome()
	// OpenFile opens what the player chooses.
	OpenFile()
	// Backup saves all that the player has in a file of the player's choice.
	Backup()
}

// Flow leads through what can be set.
type Flow struct {
	*appearance.Appearance
	Lead
	Packs   *packflow.Flow // which are set, too
	Players *profileflow.Flow
	Desktop bool // where the editor is, people look into folders
}

// OpenSettings shows what can be set, on the way from the start screen.
func (f *Flow) OpenSettings() { f.openSettings(f.OpenHome) }

// SettingsButton leads from a duel, which is kept as it is, to what can be set, and from there back to the duel.
func (f *Flow) SettingsButton(s *screen.Session, back func()) *ui.Button {
	button := ui.BigButton(f.Translator().Text("home.settings"), theme.SettingsIcon(), widget.MediumImportance, func() {
		s.Leave()
		f.openSettings(back)
	})
	ui.Show(s.Unsaved == nil, button) // else there would be nothing to come back to
	return button
}

func (f *Flow) openSettings(back func()) {
	about := program{Version: fyne.CurrentApp().Metadata().Version}
	if f.Desktop { // on a desktop
		about.Folder = f.Folder()
	}
	pace, calm := f.Movement()
	now := preferences{Player: f.Players.Present(), HasPlayers: f.Players.PlayAs != nil, Brightness: f.Brightness(), Pace: pace, Calm: calm, Forecasts: f.Settings().Get().Forecasts}
	if !fyne.CurrentDevice().IsMobile() { // where the device's own setting counts
		now.Size = f.Scale()
	}
	if f.HasSound() {
		loudness := f.Loudness()
		now.Loudness = &loudness
	}
	f.Display(newSettings(f.Translator(), now, f.Packs.Shelf(), about, setting{f, back}), nil, back)
}

// setting hears what is set, and knows where the way back leads.
type setting struct {
	*Flow
	back func()
}

// OpenHome leads to where the player came from.
func (s setting) OpenHome() { s.back() }

// SetLanguage changes the language where settings are shown.
func (s setting) SetLanguage(code string) {
	s.anew(func() { s.KeepLanguage(code) })
}

// SetSize changes the size of text where settings are shown.
func (s setting) SetSize(percent int) {
	s.anew(func() { s.SetScale(percent) })
}

// SetForecasts says what the AI shows of what it foretells, from the next duel on.
func (s setting) SetForecasts(what string) {
	s.ChangeSettings(func(now *settings.Settings) { now.Forecasts = what })
}

// OpenPlayers shows who can play, and leads back to the settings.
func (s setting) OpenPlayers() { s.Players.OpenPlayers(func() { s.openSettings(s.back) }) }

// OpenLicences shows what the program is made of, over the settings.
func (s setting) OpenLicences() {
	s.OpenSheet(s.Translator().Text("licences.title"), screen.NewLicences(s.Translator(), s.RelaySheet))
}

// SetBrightness changes the palette where settings are shown.
func (s setting) SetBrightness(b look.Brightness) {
	s.anew(func() { s.KeepBrightness(b) })
}

// anew shows the page anew after a change.
func (s setting) anew(change func()) {
	ui.Anew(s.Window().Canvas(), func() {
		change()
		s.openSettings(s.back)
	})
}
