package lang

import (
	"fmt"

	"boardduels/internal/errtext"
	"boardduels/internal/i18n"
)

// Unplayable tells in a language why a replay that was read can't be played, or where it diverges.
func Unplayable(t *i18n.Translator, path string, err error) error {
	return Unread(t, path, fmt.Errorf("%s: %w", path, err))
}

// unreadable is the error of a file that can't be read, in the language of the one who named it.
type unreadable struct {
	told string
	error
}

func (u *unreadable) Error() string { return u.told }
func (u *unreadable) Unwrap() error { return u.error }

// Unread tells in a language why a file can't be read; nil if it can. English says what the error does.
func Unread(t *i18n.Translator, path string, err error) error {
	if err == nil || t.Language() == i18n.Default {
		return err
	}
	return &unreadable{path + ": " + errtext.Unread(t, err), err}
}
