package view

import (
	"archive/zip"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"strings"
	"syscall"

	"boardduels/editor/document"
	"boardduels/editor/editorui"
	"boardduels/internal/atomicfile"
	"boardduels/internal/errtext"
	"boardduels/internal/i18n"
	"boardduels/internal/lock"
	"boardduels/schema"
)

// localError is an error in the user's language.
type localError string

func (e localError) Error() string { return string(e) }

// mishap is an error from which there is a way out.
type mishap struct {
	error
	way choice
}

func (m *mishap) Unwrap() error { return m.error }

// wayOut returns what an error offers to do.
func wayOut(err error) (choice, bool) {
	m, ok := errors.AsType[*mishap](err)
	if !ok {
		return choice{}, false
	}
	return m.way, true
}

// report tells of something that went wrong, and offers the way out of it if there is one.
func (q *questions) report(err error) {
	if way, ok := wayOut(err); ok {
		q.choose("error.title", editorui.Paragraph(q.translate(err)), way)
		return
	}
	q.tell("error.title", q.translate(err))
}

// translate returns what an error says, in the user's language.
func (q *questions) translate(err error) string {
	if said, ok := errors.AsType[localError](err); ok {
		return string(said)
	}
	if unsafe, ok := errors.AsType[*document.Unsafe](err); ok {
		return q.texts.Text("editor.trouble.unsafe", i18n.Args{"Reason": q.translate(unsafe.Err)})
	}
	if held, ok := errors.AsType[*lock.Held](err); ok {
		return q.texts.Text("editor.trouble.busy", i18n.Args{"Program": fmt.Sprintf("%s (%d)", held.Owner.Program, held.Owner.Process)})
	}
	path := pathOf(err)
	if path == "" {
		return sentence(errtext.Unsaved(q.texts, err))
	}
	args := i18n.Args{"Path": path}
	switch {
	case atomicfile.IsFull(err):
		return q.texts.Text("editor.trouble.full", args)
	case errors.Is(err, fs.ErrNotExist):
		return q.texts.Text("editor.trouble.missing", args)
	case errors.Is(err, fs.ErrPermission), errors.Is(err, syscall.EROFS):
		return q.texts.Text("editor.trouble.forbidden", args)
	case errors.Is(err, zip.ErrFormat):
		return q.texts.Text("editor.trouble.no_zip", args)
	}
	if refused, ok := errors.AsType[*schema.Refusal](err); ok {
		return path + ": " + refused.In(q.texts.Language())
	}
	return path + ": " + errtext.Unsaved(q.texts, err)
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
