package view

import (
	"archive/zip"
	"errors"
	"fmt"
	"io/fs"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	own "boardduels/editor/view/widget"
	"boardduels/internal/i18n"
	"boardduels/internal/lock"
	"boardduels/schema"
)

// questions lie over the window with something to read, to fill in or to decide.
type questions struct {
	window fyne.Window
	texts  *i18n.Translator
}

// localError is an error in the user's language.
type localError string

func (e localError) Error() string { return string(e) }

// form asks for what some entries hold. The answer can be given once all of them are right.
func (q *questions) form(title, confirm string, first *own.Entry, items []*widget.FormItem, confirmed func()) *own.Sheet {
	form := widget.NewForm(items...)
	s := q.sheet(title, form,
		own.Answer{Text: q.texts.Text("editor.cancel"), Importance: widget.MediumImportance, Taken: nil},
		own.Answer{Text: q.texts.Text(confirm), Importance: widget.HighImportance, Taken: confirmed})
	allow := func(err error) { own.Enable(err == nil, s.Main) }
	allow(form.Validate())
	form.SetOnValidationChanged(allow)
	for _, item := range items {
		if entry, ok := item.Widget.(*own.Entry); ok {
			entry.Escape = s.Escape
			entry.OnSubmitted = func(string) { s.Typed(&fyne.KeyEvent{Name: fyne.KeyReturn}) }
		}
	}
	s.Raise(460, 0)
	q.window.Canvas().Focus(first)
	first.TypedShortcut(&fyne.ShortcutSelectAll{})
	return s
}

// sheet makes a sheet that the Escape key closes without an answer; it is still to be shown.
func (q *questions) sheet(title string, content fyne.CanvasObject, answers ...own.Answer) *own.Sheet {
	s := own.NewSheet(q.window, q.texts.Text(title), content, answers...)
	s.Escape = s.Close
	return s
}

func (q *questions) inform(key string) { q.tell("editor.title", q.texts.Text(key)) }

// report tells of something that went wrong.
func (q *questions) report(err error) { q.tell("error.title", q.translate(err)) }

// translate returns what an error says, in the user's language where it is one that people meet.
func (q *questions) translate(err error) string {
	if held, ok := errors.AsType[*lock.Held](err); ok {
		return q.texts.Text("editor.trouble.busy", i18n.Args{"Program": fmt.Sprintf("%s (%d)", held.Owner.Program, held.Owner.Process)})
	}
	var at *fs.PathError
	if !errors.As(err, &at) {
		return err.Error()
	}
	args := i18n.Args{"Path": at.Path}
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return q.texts.Text("editor.trouble.missing", args)
	case errors.Is(err, fs.ErrPermission):
		return q.texts.Text("editor.trouble.forbidden", args)
	case errors.Is(err, zip.ErrFormat):
		return q.texts.Text("editor.trouble.no_zip", args)
	}
	if refused, ok := errors.AsType[*schema.Refusal](err); ok {
		return at.Path + ": " + refused.In(q.texts.Language())
	}
	return err.Error()
}

// tell shows a text until it has been read.
func (q *questions) tell(title, text string) {
	q.sheet(title, own.Paragraph(text), own.Answer{Text: q.texts.Text("editor.ok"), Importance: widget.HighImportance, Taken: nil}).Raise(460, 0)
}

// choice is an answer to a question.
type choice struct {
	key        string
	importance widget.Importance
	taken      func()
}

// choose asks a question with some answers, and one that leaves everything as it is.
func (q *questions) choose(title string, content fyne.CanvasObject, choices ...choice) {
	answers := append([]own.Answer{{Text: q.texts.Text("editor.cancel"), Importance: widget.MediumImportance, Taken: nil}}, q.answers(choices)...)
	q.sheet(title, content, answers...).Raise(520, 0)
}

// decide asks a question that must be answered.
func (q *questions) decide(title string, content fyne.CanvasObject, choices ...choice) {
	own.NewSheet(q.window, q.texts.Text(title), content, q.answers(choices)...).Raise(520, 0)
}

func (q *questions) answers(choices []choice) (answers []own.Answer) {
	for _, c := range choices {
		answers = append(answers, own.Answer{Text: q.texts.Text(c.key), Importance: c.importance, Taken: c.taken})
	}
	return answers
}
