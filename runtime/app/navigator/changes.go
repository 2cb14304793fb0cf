package navigator

import (
	"fyne.io/fyne/v2"

	"boardduels/internal/errtext"
	"boardduels/internal/i18n"
	"boardduels/internal/settings"
)

// ChangeSettings changes what the player has set. That it can't be kept is told when that is known.
func (p *Pages) ChangeSettings(change func(*settings.Settings)) {
	p.options.Settings.Change(change, func(err error) {
		p.options.Do(func() { p.Report(&unkeptSettings{err}) })
	})
}

// Logged writes into the log what the player needn't be told.
func Logged(err error) { fyne.LogError("keeping what was chosen", err) }

// unkeptSettings says that what the player has set holds only until the end.
type unkeptSettings struct{ error }

func (u *unkeptSettings) Unwrap() error { return u.error }

// Tell tells it in a language.
func (u *unkeptSettings) Tell(t *i18n.Translator) string {
	return t.Text("settings.unkept", i18n.Args{"Reason": errtext.Unsaved(t, u.error)})
}
