package dialog

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"strings"
	"syscall"

	"boardduels/editor/document"
	"boardduels/editor/editorui"
	"boardduels/internal/errtext"
	"boardduels/internal/i18n"
	"boardduels/internal/lock"
)

// LocalError is an error in the user's language.
type LocalError string

// Error returns what people are told.
func (e LocalError) Error() string { return string(e) }

// mishap is an error from which there is a way out.
type mishap struct {
	error
	way Choice
}

// NewMishap returns an error with a way out of it.
func NewMishap(err error, way Choice) error { return &mishap{err, way} }

func (m *mishap) Unwrap() error { return m.error }

// wayOut returns what an error offers to do.
func wayOut(err error) (Choice, bool) {
	m, ok := errors.AsType[*mishap](err)
	if !ok {
		return Choice{}, false
	}
	return m.way, true
}

// Report tells of something that went wrong, and offers the way out of it if there is one.
func (q *Questions) Report(err error) {
	if way, ok := wayOut(err); ok {
		q.Choose("error.title", editorui.Paragraph(q.Translate(err)), way)
		return
	}
	q.Tell("error.title", q.Translate(err))
}

// Translate returns what an error says, in the user's language.
func (q *Questions) Translate(err error) string {
	if said, ok := errors.AsType[LocalError](err); ok {
		return string(said)
	}
	if unsafe, ok := errors.AsType[*document.Unsafe](err); ok {
		return q.Texts.Text("editor.trouble.unsafe", i18n.Args{"Reason": q.Translate(unsafe.Err)})
	}
	if held, ok := errors.AsType[*lock.Held](err); ok {
		return q.Texts.Text("editor.trouble.busy", i18n.Args{"Program": fmt.Sprintf("%s (%d)", held.Owner.Program, held.Owner.Process)})
	}
	path := pathOf(err)
	if path == "" {
		return sentence(errtext.Unsaved(q.Texts, err))
	}
	args := i18n.Args{"Path": path}
	switch { // here nobody knows whether it was to be read or written
	case errors.Is(err, fs.ErrNotExist):
		return q.Texts.Text("editor.trouble.missing", args)
	case errors.Is(err, fs.ErrPermission), errors.Is(err, syscall.EROFS):
		return q.Texts.Text("editor.trouble.forbidden", args)
	}
	return path + ": " + errtext.Unsaved(q.Texts, err)
}

// sentence begins a text with a capital.
func sentence(text string) string {
	for i, r := range text {
		return strings.ToUpper(string(r)) + text[i+len(string(r)):]
	}
	return ""
}

// pathOf returns the file that an error of the system is about, "" for none.
func pathOf(err error) string {
	if at, ok := errors.AsType[*fs.PathError](err); ok {
		return at.Path
	}
	if link, ok := errors.AsType[*os.LinkError](err); ok {
		return link.New
	}
	return ""
}
