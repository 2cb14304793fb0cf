package view

import (
	"fmt"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"boardduels/editor/document"
	own "boardduels/editor/view/widget"
	"boardduels/internal/i18n"
	"boardduels/schema"
)

// items adds, copies, renames and deletes cards, heroes and runs.
type items struct{ editor *Editor }

// current returns what the open document belongs to: a card, a hero, a run, a board, or a table that is no hero's.
func (i *items) current() document.Item {
	d := i.editor.work.Pack().Document(i.editor.file)
	if d == nil || d.Kind() == schema.PackKind {
		return document.Item{}
	}
	isKnowledge := d.Kind() == schema.CasesKind || d.Kind() == schema.PrioritiesKind
	if isKnowledge && i.editor.work.Pack().Find(schema.HeroKind, d.ID()) != nil {
		return document.Item{Type: schema.HeroKind, ID: d.ID()}
	}
	return document.Item{Type: d.Kind(), ID: d.ID()}
}

// add asks for the name of a new card, hero, run or board, and adds it.
func (i *items) add(kind schema.Kind) {
	name, id := own.NewEntry(nil, func() {}), own.NewEntry(nil, func() {})
	name.SetPlaceHolder(i.editor.texts.Text(exampleKeys[kind]))
	touched := false
	name.OnChanged = func(text string) {
		if !touched {
			id.SetText(document.Fresh(i.editor.work.Pack(), kind, idFrom(text)))
			touched = false
		}
	}
	id.OnChanged = func(string) { touched = true }
	id.Validator = i.freeID(kind, "")
	id.SetText(document.Fresh(i.editor.work.Pack(), kind, kind.Name()))
	touched = false
	i.editor.ask.form(addKeys[kind], "editor.new.add", name, []*widget.FormItem{
		widget.NewFormItem(i.editor.texts.Text("editor.new.name_label"), name),
		{Text: i.editor.texts.Text("editor.new.id"), Widget: id, HintText: i.editor.texts.Text("editor.new.id_hint")},
	}, func() {
		i.bring(document.Add{Item: document.Item{Type: kind, ID: id.Text}, Name: name.Text})
	})
}

// hasKnowledge reports whether the open document has cases, or experts, or can be given them: its hero can, and a table
// of another game has its own kind.
func (i *items) hasKnowledge(kind schema.Kind) bool {
	item := i.current()
	return item.Type == kind || item.Type == schema.HeroKind
}

// hasRoom reports whether the open document has cases, or can be given them, and not as many as there can be.
func (i *items) hasRoom() bool {
	d := i.editor.work.Pack().Document(schema.FileOf(schema.CasesKind, i.current().ID))
	if !i.hasKnowledge(schema.CasesKind) || d == nil {
		return i.hasKnowledge(schema.CasesKind)
	}
	cases, isRead := d.Cases()
	return isRead && len(cases) < schema.MaxCases
}

// addCase adds a case to those of the open document.
func (i *items) addCase() {
	hero := i.current().ID
	i.editor.desk.showTable(false)
	if !i.editor.openCases(hero) {
		i.editor.do(document.AddCase{Hero: hero})
		return
	}
	page := i.editor.desk.cases()
	page.gain(document.AddCase{Hero: hero}, len(page.cases))
}

// addExpert adds an expert's priorities to those of the open document.
func (i *items) addExpert() {
	e := i.editor
	add := document.AddExpert{Table: i.current().ID, Name: e.texts.Text("editor.experts.new")}
	e.desk.showTable(false)
	file := schema.FileOf(schema.PrioritiesKind, add.Table)
	if e.work.Pack().Document(file) == nil {
		e.do(add)
		return
	}
	e.goTo(file, "")
	page := e.desk.experts()
	page.gain(add, len(page.experts))
}

// exampleKeys are those of a name for what is new, as an example.
var exampleKeys = map[schema.Kind]string{
	schema.CardKind: "editor.new.name_card", schema.HeroKind: "editor.new.name_hero", schema.RunKind: "editor.new.name_run",
	schema.LevelKind: "editor.new.name_level", schema.MapKind: "editor.new.name_map", schema.PositionKind: "editor.new.name_position",
}

// freeID checks that an id is one, and that no other item has it.
func (i *items) freeID(kind schema.Kind, own string) fyne.StringValidator {
	return func(id string) error {
		switch {
		case !schema.IsID(id):
			return localError(i.editor.texts.Text("editor.new.not_an_id"))
		case id != own && document.Fresh(i.editor.work.Pack(), kind, id) != id:
			return localError(i.editor.texts.Text("editor.new.taken"))
		}
		return nil
	}
}

func (i *items) duplicate() {
	item := i.current()
	i.bring(document.Duplicate{Item: item, As: document.Fresh(i.editor.work.Pack(), item.Type, item.ID)})
}

// bring makes an edit that brings a card or a hero, and goes to its name, unless the table is looked at.
func (i *items) bring(edit document.Edit) {
	before := i.editor.file
	i.editor.do(edit)
	if i.editor.file != before && !i.editor.desk.showsTable() {
		i.editor.desk.name()
	}
}

// rename asks for another id of the open item.
func (i *items) rename() {
	item := i.current()
	id := own.NewEntry(nil, func() {})
	id.SetText(item.ID)
	id.Validator = i.freeID(item.Type, item.ID)
	i.editor.ask.form("editor.rename.title", "editor.rename.confirm", id, []*widget.FormItem{
		{Text: i.editor.texts.Text("editor.new.id"), Widget: id, HintText: i.editor.texts.Text("editor.rename.hint")},
	}, func() {
		if id.Text != item.ID {
			i.editor.do(document.Rename{Item: item, To: id.Text})
		}
	})
}

// delete asks before the open item goes.
func (i *items) delete() {
	item := i.current()
	name := nameOf(i.editor.work.Pack(), schema.FileOf(item.Type, item.ID), i.editor.texts)
	text := i.editor.texts.Text(deleteKeys[item.Type], i18n.Args{"Name": name})
	content, by := i.replacement(item)
	i.editor.ask.sheet("editor.delete", own.Tight(own.Paragraph(text), content),
		own.Answer{Text: i.editor.texts.Text("editor.cancel"), Importance: widget.MediumImportance, Taken: nil},
		own.Answer{Text: i.editor.texts.Text("editor.delete"), Importance: widget.DangerImportance, Taken: func() { i.editor.do(document.Delete{Item: item, By: by()}) }}).Raise(460, 0)
}

// replacement tells whose decks have a card that is to go, and lets people choose which card takes its place there.
func (i *items) replacement(item document.Item) (content fyne.CanvasObject, by func() string) {
	e := i.editor
	var users []string
	for _, hero := range byName(e.work.Pack(), schema.HeroKind, e.texts) {
		h, _ := e.work.Pack().Hero(hero)
		for _, line := range h.Deck {
			if item.Type == schema.CardKind && line.Card == item.ID {
				users = append(users, fmt.Sprintf("%s × %d", nameOf(e.work.Pack(), schema.FileOf(schema.HeroKind, hero), e.texts), line.Copies))
			}
		}
	}
	if len(users) == 0 {
		return own.Tight(), func() string { return "" }
	}
	ids, names := []string{""}, []string{e.texts.Text("editor.delete.nothing")}
	for _, id := range byName(e.work.Pack(), schema.CardKind, e.texts) {
		if id != item.ID {
			ids, names = append(ids, id), append(names, nameOf(e.work.Pack(), schema.FileOf(schema.CardKind, id), e.texts))
		}
	}
	choice := own.NewSelect(names, nil)
	choice.SetSelectedIndex(0)
	used := own.Paragraph(e.texts.Text("editor.delete.users", i18n.Args{"Users": strings.Join(users, ", ")}))
	return own.Tight(used, widget.NewForm(widget.NewFormItem(e.texts.Text("editor.delete.replace"), choice))),
		func() string { return ids[max(choice.SelectedIndex(), 0)] }
}

// idFrom makes an id of a name, for a new item.
func idFrom(name string) string { return document.IDFrom(name) }

var deleteKeys = map[schema.Kind]string{
	schema.CardKind:       "editor.delete.card",
	schema.HeroKind:       "editor.delete.hero",
	schema.CasesKind:      "editor.delete.cases",
	schema.PrioritiesKind: "editor.delete.priorities",
	schema.RunKind:        "editor.delete.run",
	schema.LevelKind:      "editor.delete.level",
	schema.MapKind:        "editor.delete.map",
	schema.PositionKind:   "editor.delete.position",
}
