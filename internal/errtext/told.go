package errtext

import (
	"errors"
	"strings"

	"boardduels/internal/i18n"
)

// telling is an error that is told as it is, in the words of a language: what happened, and why. What tells only why,
// as [i18n.Sayable] does, stands among the words of others.
type telling interface {
	error
	Tell(t *i18n.Translator) string
}

// Words tells an error in a language, as far as it is [telling]; of errors that were joined, each by itself.
func Words(t *i18n.Translator, err error) string {
	if all, ok := err.(interface{ Unwrap() []error }); ok {
		var lines []string
		for _, one := range all.Unwrap() {
			lines = append(lines, Words(t, one))
		}
		return strings.Join(lines, "\n\n")
	}
	if told, ok := errors.AsType[telling](err); ok {
		return told.Tell(t)
	}
	return technical(t, err)
}
