// Package errtext tells people in their language why a file can't be read or written.
package errtext

import (
	"encoding/json"
	"errors"
	"io/fs"
	"syscall"

	"boardduels/internal/atomicfile"
	"boardduels/internal/i18n"
)

// Unread tells why a file can't be read, or isn't what it should be. What only the system knows stays in its words.
func Unread(t *i18n.Translator, err error) string {
	if said, ok := errors.AsType[sayable](err); ok {
		return said.In(t)
	}
	if refused, ok := errors.AsType[worded](err); ok {
		return refused.In(t.Language())
	}
	err = atomicfile.Reason(err)
	switch {
	case errors.Is(err, fs.ErrPermission):
		return t.Text("trouble.unreadable")
	case errors.Is(err, fs.ErrNotExist):
		return t.Text("trouble.absent")
	case errors.Is(err, atomicfile.ErrNoFile), errors.Is(err, atomicfile.ErrFolder), errors.Is(err, syscall.EISDIR):
		return t.Text("trouble.no_file")
	case errors.Is(err, atomicfile.ErrLoop), errors.Is(err, syscall.ELOOP):
		return t.Text("trouble.loop")
	case errors.Is(err, syscall.EIO):
		return t.Text("trouble.broken_disk")
	case isContent(err):
		return t.Text("trouble.content") + "\n" + technical(t, err)
	}
	return technical(t, err)
}

// sayable is an error that has words in each language.
type sayable interface {
	error
	i18n.Sayable
}

// worded is an error of the documents, which bring their own words.
type worded interface {
	error
	In(language string) string
}

// Unsaved tells in a few words why a file can't be written.
func Unsaved(t *i18n.Translator, err error) string {
	switch {
	case atomicfile.IsFull(err):
		return t.Text("trouble.full")
	case errors.Is(err, fs.ErrPermission), errors.Is(err, syscall.EROFS):
		return t.Text("trouble.forbidden")
	case errors.Is(err, syscall.ENOTDIR), errors.Is(err, fs.ErrExist):
		return t.Text("trouble.in_the_way")
	case errors.Is(err, fs.ErrNotExist):
		return t.Text("trouble.missing")
	}
	return Unread(t, err)
}

// isContent reports whether a file could be read, but not understood.
func isContent(err error) bool {
	_, syntax := errors.AsType[*json.SyntaxError](err)
	_, kind := errors.AsType[*json.UnmarshalTypeError](err)
	return syntax || kind
}

// technical introduces a reason that is told in English only: what the system says, if it does.
func technical(t *i18n.Translator, err error) string {
	if number, ok := errors.AsType[syscall.Errno](err); ok {
		err = number
	}
	return t.Text("trouble.technical", i18n.Args{"Text": err.Error()})
}
