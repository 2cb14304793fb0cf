package view

import (
	"archive/zip"
	"errors"
	"io/fs"
	"strings"
	"unicode"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"boardduels/editor/document"
	"boardduels/internal/i18n"
	"boardduels/schema"
)

// undo takes the latest edit back, and shows where.
func (e *Editor) undo() { e.visit(e.work.Undo()) }

// redo carries the latest undone edit out again, and shows where.
func (e *Editor) redo() { e.visit(e.work.Redo()) }

// visit shows the first of some files that is there, unless the open one is among them.
func (e *Editor) visit(files []string) {
	first := ""
	for _, file := range files {
		if file == e.file {
			return
		}
		if first == "" && e.work.Pack().Document(file) != nil {
			first = file
		}
	}
	if first != "" {
		e.open(first)
	}
}

// item returns what the open document belongs to: a card, a hero, or a table that is no hero's.
func (e *Editor) item() document.Item {
	d := e.work.Pack().Document(e.file)
	if d == nil || d.Kind() == schema.PackKind {
		return document.Item{}
	}
	if d.Kind() == schema.CardKind {
		return document.Item{Type: schema.CardKind, ID: d.ID()}
	}
	if e.work.Pack().Find(schema.HeroKind, d.ID()) != nil {
		return document.Item{Type: schema.HeroKind, ID: d.ID()}
	}
	return document.Item{Type: d.Kind(), ID: d.ID()}
}

// askNew asks for the name of a new card or hero, and adds it.
func (e *Editor) askNew(kind schema.Kind) {
	name, id := newEntry(nil, func() {}), newEntry(nil, func() {})
	name.SetPlaceHolder(e.texts.Text("editor.new.name"))
	touched := false
	name.OnChanged = func(text string) {
		if !touched {
			id.SetText(document.Fresh(e.work.Pack(), kind, idFrom(text)))
			touched = false
		}
	}
	id.OnChanged = func(string) { touched = true }
	id.Validator = e.freeID(kind, "")
	id.SetText(document.Fresh(e.work.Pack(), kind, kind.Name()))
	touched = false
	e.askForm(addKeys[kind], "editor.new.add", name, []*widget.FormItem{
		widget.NewFormItem(e.texts.Text("editor.new.name_label"), name),
		{Text: e.texts.Text("editor.new.id"), Widget: id, HintText: e.texts.Text("editor.new.id_hint")},
	}, func() {
		e.do(document.Add{Item: document.Item{Type: kind, ID: id.Text}, Name: name.Text})
	})
}

// idFrom makes an id of a name: "Big Axe" becomes big_axe. Letters that ids don't have are left out.
func idFrom(name string) string {
	var b strings.Builder
	for _, r := range strings.ToLower(strings.TrimSpace(name)) {
		switch {
		case schema.IsID(string(r)):
			b.WriteRune(r)
		case unicode.IsSpace(r) || r == '-':
			b.WriteByte('_')
		}
	}
	if id := strings.Trim(b.String(), "_"); id != "" {
		return id
	}
	return "new"
}

// freeID checks that an id is one, and that no other item has it.
func (e *Editor) freeID(kind schema.Kind, own string) fyne.StringValidator {
	return func(id string) error {
		switch {
		case !schema.IsID(id):
			return localError(e.texts.Text("editor.new.not_an_id"))
		case id != own && document.Fresh(e.work.Pack(), kind, id) != id:
			return localError(e.texts.Text("editor.new.taken"))
		}
		return nil
	}
}

// localError is an error in the user's language.
type localError string

func (e localError) Error() string { return string(e) }

// askForm asks for what some entries hold. The answer can be given once all of them are right.
func (e *Editor) askForm(title, confirm string, first *entry, items []*widget.FormItem, confirmed func()) *sheet {
	form := widget.NewForm(items...)
	s := e.ask(title, form,
		answer{e.texts.Text("editor.cancel"), widget.MediumImportance, nil},
		answer{e.texts.Text(confirm), widget.HighImportance, confirmed})
	allow := func(err error) { enable(err == nil, s.main) }
	allow(form.Validate())
	form.SetOnValidationChanged(allow)
	for _, item := range items {
		if entry, ok := item.Widget.(*entry); ok {
			entry.escape = s.escape
			entry.OnSubmitted = func(string) { s.typed(&fyne.KeyEvent{Name: fyne.KeyReturn}) }
		}
	}
	s.show(460, 0)
	e.window.Canvas().Focus(first)
	return s
}

// ask makes a sheet that the Escape key closes without an answer; it is still to be shown.
func (e *Editor) ask(title string, content fyne.CanvasObject, answers ...answer) *sheet {
	s := newSheet(e.window, e.texts.Text(title), content, answers...)
	s.escape = s.close
	return s
}

func (e *Editor) duplicate() {
	item := e.item()
	e.do(document.Duplicate{Item: item, As: document.Fresh(e.work.Pack(), item.Type, item.ID)})
}

// askRename asks for another id of the open item.
func (e *Editor) askRename() {
	item := e.item()
	id := newEntry(nil, func() {})
	id.SetText(item.ID)
	id.Validator = e.freeID(item.Type, item.ID)
	e.askForm("editor.rename.title", "editor.rename.confirm", id, []*widget.FormItem{
		{Text: e.texts.Text("editor.new.id"), Widget: id, HintText: e.texts.Text("editor.rename.hint")},
	}, func() {
		if id.Text != item.ID {
			e.do(document.Rename{Item: item, To: id.Text})
		}
	})
}

// askDelete asks before the open item goes.
func (e *Editor) askDelete() {
	item := e.item()
	name := nameOf(e.work.Pack(), schema.FileOf(item.Type, item.ID), e.texts)
	text := e.texts.Text(deleteKeys[item.Type], i18n.Args{"Name": name})
	e.ask("editor.delete", paragraph(text),
		answer{e.texts.Text("editor.cancel"), widget.MediumImportance, nil},
		answer{e.texts.Text("editor.delete"), widget.DangerImportance, func() { e.do(document.Delete{Item: item}) }}).show(460, 0)
}

var deleteKeys = map[schema.Kind]string{
	schema.CardKind:       "editor.delete.card",
	schema.HeroKind:       "editor.delete.hero",
	schema.CasesKind:      "editor.delete.cases",
	schema.PrioritiesKind: "editor.delete.priorities",
}

// validate goes to the worst problem, or says that there is none.
func (e *Editor) validate() {
	e.problems = e.work.Pack().Diagnostics()
	e.desk.setProblems(e.problems)
	for severity := schema.Error; severity <= schema.Warning; severity++ {
		for _, d := range e.problems {
			if d.Severity == severity {
				e.lead(d)
				return
			}
		}
	}
	e.inform("editor.validate.fine")
}

func (e *Editor) inform(key string) { e.tell("editor.title", e.texts.Text(key)) }

// report tells of something that went wrong.
func (e *Editor) report(err error) { e.tell("error.title", e.translate(err)) }

// translate returns what an error says, in the user's language where it is one that people meet.
func (e *Editor) translate(err error) string {
	var at *fs.PathError
	if !errors.As(err, &at) {
		return err.Error()
	}
	args := i18n.Args{"Path": at.Path}
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return e.texts.Text("editor.trouble.missing", args)
	case errors.Is(err, fs.ErrPermission):
		return e.texts.Text("editor.trouble.forbidden", args)
	case errors.Is(err, zip.ErrFormat):
		return e.texts.Text("editor.trouble.no_zip", args)
	}
	if refused, ok := errors.AsType[*schema.Refusal](err); ok {
		return at.Path + ": " + refused.In(e.texts.Language())
	}
	return err.Error()
}

// tell shows a text until it has been read.
func (e *Editor) tell(title, text string) {
	e.ask(title, paragraph(text), answer{e.texts.Text("editor.ok"), widget.HighImportance, nil}).show(460, 0)
}
