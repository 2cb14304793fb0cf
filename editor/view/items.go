package view

import (
	"fmt"
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"boardduels/editor/document"
	"boardduels/editor/editorui"
	"boardduels/editor/view/dialog"
	"boardduels/editor/view/naming"
	"boardduels/editor/view/outline"
	"boardduels/internal/i18n"
	"boardduels/schema"
)

// items adds, copies, renames and deletes cards, heroes and runs.
type items struct{ editor *Editor }

// current returns what the document that people look at belongs to: a card, a hero, a run, a board, or a table that is
// no hero's.
func (i *items) current() document.Item { return i.itemOf(i.editor.lookedAt()) }

// open is current of the open document, also while the table stands in its place.
func (i *items) open() document.Item { return i.itemOf(i.editor.file) }

func (i *items) itemOf(file string) document.Item {
	d := i.editor.work.Pack().Document(file)
	if d == nil || d.Kind().IsAlone() {
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
	name, id := editorui.NewEntry(nil, func() {}), editorui.NewEntry(nil, func() {})
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
	i.editor.ask.Form(outline.AddKeys[kind], "editor.new.add", name, []*widget.FormItem{
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
	page.Gain(document.AddCase{Hero: hero}, len(page.Cases))
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
	page.Gain(add, len(page.Experts))
}

// whose names the hero or the table that cases and experts are added to.
func (i *items) whose() string {
	item := i.current()
	if item.Type != schema.HeroKind && item.Type != schema.CasesKind && item.Type != schema.PrioritiesKind {
		return ""
	}
	return naming.Of(i.editor.work.Pack(), schema.FileOf(item.Type, item.ID), i.editor.texts)
}

// exampleKeys are those of a name for what is new, as an example.
var exampleKeys = map[schema.Kind]string{
	schema.CardKind: "editor.new.name_card", schema.HeroKind: "editor.new.name_hero", schema.RunKind: "editor.new.name_run",
	schema.RelicKind: "editor.new.name_relic", schema.LevelKind: "editor.new.name_level", schema.MapKind: "editor.new.name_map", schema.PositionKind: "editor.new.name_position",
}

// freeID checks that an id is one, and that no other item has it.
func (i *items) freeID(kind schema.Kind, own string) fyne.StringValidator {
	return func(id string) error {
		switch {
		case !schema.IsID(id):
			return dialog.LocalError(i.editor.texts.Text("editor.new.not_an_id"))
		case id != own && document.Fresh(i.editor.work.Pack(), kind, id) != id:
			return dialog.LocalError(i.editor.texts.Text("editor.new.taken"))
		}
		return nil
	}
}

func (i *items) duplicate() {
	s := i.subjects()
	var edits []document.Edit
	for _, item := range s.items {
		edits = append(edits, document.Duplicate{Item: item, As: document.Fresh(i.editor.work.Pack(), item.Type, item.ID)})
	}
	for _, place := range s.backwards() {
		edits = append(edits, document.DuplicateCase{Hero: place.hero, Index: place.index})
	}
	i.bring(together(edits))
}

// together returns an edit that carries out some.
func together(edits []document.Edit) document.Edit {
	if len(edits) == 1 {
		return edits[0]
	}
	return document.Together{Edits: edits}
}

// bring makes an edit that brings a card or a hero, and goes to its name, unless the table is looked at.
func (i *items) bring(edit document.Edit) {
	before := i.editor.file
	i.editor.do(edit)
	if i.editor.file != before && !i.editor.desk.showsTable() {
		i.editor.desk.name()
	}
}

// rename asks for another id of the item that is open or marked.
func (i *items) rename() {
	item := i.subjects().items[0]
	id := editorui.NewEntry(nil, func() {})
	id.SetText(item.ID)
	id.Validator = i.freeID(item.Type, item.ID)
	i.editor.ask.Form("editor.rename.title", "editor.rename.confirm", id, []*widget.FormItem{
		{Text: i.editor.texts.Text("editor.new.id"), Widget: id, HintText: i.editor.texts.Text("editor.rename.hint")},
	}, func() {
		if id.Text != item.ID {
			i.editor.do(document.Rename{Item: item, To: id.Text})
		}
	})
}

// delete asks before what is open or marked goes.
func (i *items) delete() {
	s, t := i.subjects(), i.editor.texts
	text := ""
	switch {
	case len(s.cases) > 0:
		text = t.Text(deleteManyKeys[schema.CasesKind], i18n.Args{"N": s.count(), "Names": i.listed(&s)})
	case s.count() > 1:
		text = t.Text(deleteManyKeys[s.items[0].Type], i18n.Args{"N": s.count(), "Names": i.listed(&s)})
	default:
		text = t.Text(deleteKeys[s.items[0].Type], i18n.Args{"Name": i.listed(&s)})
	}
	content, by := i.replacement(s.items)
	i.editor.ask.Sheet("editor.delete", editorui.Tight(editorui.Paragraph(text), content),
		editorui.Answer{Text: t.Text("editor.cancel"), Importance: widget.MediumImportance, Taken: nil},
		editorui.Answer{Text: t.Text("editor.delete"), Importance: widget.DangerImportance, Undone: true, Taken: func() { i.remove(s.removal(by())) }}).Raise(460, 0)
}

// remove takes out what was marked: nothing that comes later is.
func (i *items) remove(edit document.Edit) {
	i.editor.do(edit)
	if i.editor.showsTable() {
		i.editor.desk.table.Unmark()
	}
}

// removal returns the edit that takes the subjects out; another card, unless it is "", takes the place of cards.
func (s *subjects) removal(by string) document.Edit {
	var edits []document.Edit
	for _, item := range s.items {
		edits = append(edits, document.Delete{Item: item, By: by})
	}
	for _, place := range s.backwards() {
		edits = append(edits, document.DeleteCase{Hero: place.hero, Index: place.index})
	}
	return together(edits)
}

// deleteManyKeys ask before several of a kind go.
var deleteManyKeys = map[schema.Kind]string{
	schema.CardKind: "editor.delete.cards", schema.HeroKind: "editor.delete.heroes", schema.CasesKind: "editor.delete.some_cases",
}

// replacement tells whose decks have cards that are to go, and lets people choose which card takes their place there.
func (i *items) replacement(gone []document.Item) (content fyne.CanvasObject, by func() string) {
	e := i.editor
	goes := func(card string) bool { return slices.Contains(gone, document.Item{Type: schema.CardKind, ID: card}) }
	var users []string
	for _, hero := range naming.ByName(e.work.Pack(), schema.HeroKind, e.texts) {
		h, _ := e.work.Pack().Hero(hero)
		copies := 0
		for _, line := range h.Deck {
			if goes(line.Card) {
				copies += line.Copies
			}
		}
		if copies > 0 {
			users = append(users, fmt.Sprintf("%s × %d", naming.Of(e.work.Pack(), schema.FileOf(schema.HeroKind, hero), e.texts), copies))
		}
	}
	if len(users) == 0 {
		return editorui.Tight(), func() string { return "" }
	}
	ids, names := []string{""}, []string{e.texts.Text("editor.delete.nothing")}
	for _, id := range naming.ByName(e.work.Pack(), schema.CardKind, e.texts) {
		if !goes(id) {
			ids, names = append(ids, id), append(names, naming.Of(e.work.Pack(), schema.FileOf(schema.CardKind, id), e.texts))
		}
	}
	choice := editorui.NewSelect(names, nil)
	choice.SetSelectedIndex(0)
	used := editorui.Paragraph(e.texts.Text("editor.delete.users", i18n.Args{"N": len(gone), "Users": strings.Join(users, ", ")}))
	return editorui.Tight(used, widget.NewForm(widget.NewFormItem(e.texts.Text("editor.delete.replace"), choice))),
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
	schema.RelicKind:      "editor.delete.relic",
}
