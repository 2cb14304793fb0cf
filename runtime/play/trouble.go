package play

import (
	"errors"
	"io/fs"
	"syscall"

	"boardduels/internal/durable"
	"boardduels/internal/i18n"
)

// whyUnsaved tells in a few words why a file can't be written.
func whyUnsaved(t *i18n.Translator, err error) string {
	switch {
	case durable.IsFull(err):
		return t.Text("trouble.full")
	case errors.Is(err, fs.ErrPermission), errors.Is(err, syscall.EROFS):
		return t.Text("trouble.forbidden")
	case errors.Is(err, fs.ErrNotExist):
		return t.Text("trouble.missing")
	}
	return durable.Reason(err).Error()
}
