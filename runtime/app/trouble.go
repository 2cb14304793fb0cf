package app

import (
	"boardduels/internal/errtext"
	"boardduels/internal/i18n"
)

// unwritable says that nothing can be kept in a folder.
type unwritable struct {
	path   string
	reason error
}

func (u *unwritable) Error() string { return u.Tell(i18n.For(i18n.Default)) }
func (u *unwritable) Unwrap() error { return u.reason }

// Tell tells it in a language.
func (u *unwritable) Tell(t *i18n.Translator) string {
	return t.Text("trouble.unwritable", i18n.Args{"Path": u.path, "Reason": errtext.Unsaved(t, u.reason)})
}

// unkeptSettings says that what the player has set holds only until the end.
type unkeptSettings struct{ error }

func (u *unkeptSettings) Unwrap() error { return u.error }

// Tell tells it in a language.
func (u *unkeptSettings) Tell(t *i18n.Translator) string {
	return t.Text("settings.unkept", i18n.Args{"Reason": errtext.Unsaved(t, u.error)})
}

// unowned says that no program can own a folder.
type unowned struct {
	path string
	error
}

func (u *unowned) Unwrap() error { return u.error }

// Tell tells it in a language.
func (u *unowned) Tell(t *i18n.Translator) string {
	return t.Text("trouble.unowned", i18n.Args{"Path": u.path, "Reason": errtext.Unsaved(t, u.error)})
}
