package view

import (
	"strings"
	"unicode"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/dialog"
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
	name, id := widget.NewEntry(), widget.NewEntry()
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
	e.askForm(map[schema.Kind]string{schema.CardKind: "editor.new.card", schema.HeroKind: "editor.new.hero"}[kind], "editor.new.add", name, []*widget.FormItem{
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

func (e *Editor) askForm(title, confirm string, first fyne.Focusable, items []*widget.FormItem, confirmed func()) {
	d := dialog.NewForm(e.texts.Text(title), e.texts.Text(confirm), e.texts.Text("editor.cancel"), items, func(ok bool) {
		if ok {
			confirmed()
		}
	}, e.window)
	submitOnEnter(d, items)
	d.Resize(fyne.NewSize(460, 0))
	d.Show()
	e.window.Canvas().Focus(first)
}

// submitOnEnter lets the Enter key in an entry of a dialog confirm it.
func submitOnEnter(d *dialog.FormDialog, items []*widget.FormItem) {
	for _, item := range items {
		if entry, ok := item.Widget.(*widget.Entry); ok {
			entry.OnSubmitted = func(string) { d.Submit() }
		}
	}
}

func (e *Editor) duplicate() {
	item := e.item()
	e.do(document.Duplicate{Item: item, As: document.Fresh(e.work.Pack(), item.Type, item.ID)})
}

// askRename asks for another id of the open item.
func (e *Editor) askRename() {
	item := e.item()
	id := widget.NewEntry()
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
	d := dialog.NewConfirm(e.texts.Text("editor.delete"), text, func(ok bool) {
		if ok {
			e.do(document.Delete{Item: item})
		}
	}, e.window)
	d.SetConfirmText(e.texts.Text("editor.delete"))
	d.SetDismissText(e.texts.Text("editor.cancel"))
	d.SetConfirmImportance(widget.DangerImportance)
	d.Show()
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

func (e *Editor) inform(key string) {
	d := dialog.NewInformation(e.texts.Text("editor.title"), e.texts.Text(key), e.window)
	d.SetDismissText(e.texts.Text("editor.ok"))
	d.Show()
}

// report tells of something that went wrong.
func (e *Editor) report(err error) {
	d := dialog.NewError(err, e.window)
	d.SetDismissText(e.texts.Text("editor.ok"))
	d.Show()
}
