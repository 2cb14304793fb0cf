package app

import (
	"boardduels/internal/errtext"
	"boardduels/internal/i18n"
)

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
