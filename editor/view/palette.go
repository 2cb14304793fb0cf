package view

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"fyne.io/fyne/v2/theme"

	"boardduels/editor/document"
	"boardduels/editor/editorui"
	"boardduels/editor/merge"
	"boardduels/editor/query"
	"boardduels/editor/table"
	"boardduels/editor/view/naming"
	"boardduels/internal/i18n"
	"boardduels/internal/spelling"
	"boardduels/runtime/app/look"
	"boardduels/runtime/duel/rulestext"
	"boardduels/schema"
)

// mostFound is how many results of a kind the palette shows.
const mostFound = 12

// palette finds everything: cards, heroes and knowledge by names, ids and rule text, counters, fields of the open
// document, problems, commands, languages, themes, sizes and packs.
type palette struct {
	editor *Editor
	finder *table.Finder
}

// showPalette opens it.
func (e *Editor) showPalette() {
	p := &palette{e, table.NewFinder(naming.Table(e.texts))}
	openPicker(e, "editor.command.palette", p.find)
}

func (p *palette) find(text string) (found []pick) {
	wanted := spelling.Fold(strings.TrimSpace(text))
	found = append(found, p.documents(text)...)
	if wanted == "" {
		return append(found, p.commands("")...)
	}
	found = append(found, p.knowledge(wanted)...)
	found = append(found, p.counters(wanted)...)
	found = append(found, p.experts(wanted)...)
	found = append(found, p.pictures(wanted)...)
	found = append(found, p.commands(wanted)...)
	found = append(found, p.appearances(wanted)...)
	found = append(found, p.fields(wanted)...)
	found = append(found, p.problems(wanted)...)
	found = append(found, p.packs(wanted)...)
	slices.SortStableFunc(found, func(a, b pick) int { return remoteness(a.name, wanted) - remoteness(b.name, wanted) })
	return found
}

// remoteness returns how far a name is from what is wanted: whether it is it, begins with it, has a word that does, or
// is found by something else, such as the rule text.
func remoteness(name, wanted string) int {
	name = spelling.Fold(name)
	switch {
	case name == wanted:
		return 0
	case strings.HasPrefix(name, wanted):
		return 1
	case strings.Contains(name, " "+wanted):
		return 2
	}
	return 3
}

// documents finds cards, heroes and their knowledge. A query that is wrong finds its words.
func (p *palette) documents(text string) (found []pick) {
	e := p.editor
	parsed, err := query.Parse(text)
	if err != nil || parsed.IsEmpty() {
		return nil
	}
	pack := e.work.Pack()
	source := &table.Source{Pack: pack, Changed: e.work.IsDirty, Problem: func(string) (schema.Severity, bool) { return 0, false }}
	for _, kind := range []schema.Kind{schema.CardKind, schema.HeroKind} {
		rows, err := p.finder.Rows(source, &table.View{Kind: kind, Query: parsed})
		if err != nil {
			continue
		}
		for _, r := range rows[:min(len(rows), mostFound)] {
			found = append(found, p.document(pack, r.File))
		}
	}
	return found
}

func (p *palette) document(pack *schema.Pack, file string) pick {
	e, d := p.editor, pack.Document(file)
	found := pick{name: naming.Of(pack, file, e.texts), detail: e.texts.Text(naming.KindKeys[d.Kind()]) + " · " + d.ID(), icon: naming.KindIcon(d.Kind()), take: func() { e.goTo(file, "") }}
	if card, ok := d.Card(); ok && d.Kind() == schema.CardKind {
		found.card = &card
	}
	return found
}

// goTo shows a document in its form, and a field of it.
func (e *Editor) goTo(file, path string) {
	e.desk.showTable(false)
	e.open(file)
	if path != "" {
		e.desk.focus(path)
	}
}

// knowledge finds what heroes know, and the pack's own document, by their kinds, names and ids.
func (p *palette) knowledge(wanted string) (found []pick) {
	e := p.editor
	for _, kind := range []schema.Kind{schema.CasesKind, schema.PrioritiesKind, schema.RunKind, schema.RelicKind, schema.LevelKind, schema.MapKind, schema.PositionKind, schema.PackKind, schema.RulesKind} {
		for _, id := range e.work.Pack().IDs(kind) {
			file := schema.FileOf(kind, id)
			name := e.texts.Text(naming.KindKeys[kind]) + ": " + naming.Of(e.work.Pack(), file, e.texts)
			also := ""
			if kind == schema.PrioritiesKind {
				also = e.texts.Text("editor.palette.also_priorities")
			}
			if holdsAll(spelling.Fold(name+" "+id+" "+also), strings.Fields(wanted)) {
				found = append(found, pick{name: name, icon: naming.KindIcon(kind), take: func() { e.goTo(file, "") }})
			}
		}
	}
	return found[:min(len(found), mostFound)]
}

// counters finds those of the pack by their names, with what they do.
func (p *palette) counters(wanted string) (found []pick) {
	e, rules := p.editor, p.editor.work.Pack().Rules()
	called := e.work.Pack().Dictionary(e.texts.Language())
	for i, c := range rules.Counters {
		if holdsAll(spelling.Fold(strings.Join([]string{e.texts.Text("editor.counter.title"), c.ID, c.Name, c.NameUK}, " ")), strings.Fields(wanted)) {
			found = append(found, pick{name: called.Counter(c.ID), detail: rulestext.Counter(e.texts, called, c.Counter), icon: look.CounterSymbol(&c.Counter),
				take: func() { e.goTo(schema.RulesFile, fmt.Sprintf("counter[%d]", i)) }})
		}
	}
	return found
}

// experts finds the experts of all tables, with whose tables they have judged. It leads to the first of them.
func (p *palette) experts(wanted string) (found []pick) {
	e := p.editor
	tables := map[string][]string{} // files, by the name of an expert
	first := map[string]string{}    // the path of the expert in the first of them
	var names []string
	for _, id := range naming.ByName(e.work.Pack(), schema.PrioritiesKind, e.texts) {
		file := schema.FileOf(schema.PrioritiesKind, id)
		experts, _ := e.work.Pack().Document(file).Experts()
		for i := range experts {
			name := cmp.Or(experts[i].Name, experts[i].ID)
			if !holdsAll(spelling.Fold(name), strings.Fields(wanted)) || slices.Contains(tables[name], file) {
				continue
			}
			if tables[name] == nil {
				names = append(names, name)
				first[name] = fmt.Sprintf("expert[%d]", i)
			}
			tables[name] = append(tables[name], file)
		}
	}
	for _, name := range names {
		found = append(found, pick{name: name, detail: e.texts.Text("editor.palette.judges", i18n.Args{"Tables": p.called(tables[name])}),
			icon: theme.AccountIcon(), take: func() { e.goTo(tables[name][0], first[name]) }})
	}
	return found[:min(len(found), mostFound)]
}

// pictures finds pictures by their names, with what shows them. It leads to the first of these, or to those that
// nothing shows.
func (p *palette) pictures(wanted string) (found []pick) {
	e := p.editor
	users := document.PictureUsers(e.work.Pack())
	for _, image := range e.work.Pack().Images() {
		if !holdsAll(spelling.Fold(image), strings.Fields(wanted)) {
			continue
		}
		shown := pick{name: image, detail: e.texts.Text("editor.palette.unused"), icon: theme.FileImageIcon(), take: e.choosers.showGallery}
		if files := users[image]; len(files) > 0 {
			shown.detail = e.texts.Text("editor.palette.shown_by", i18n.Args{"Users": p.called(files)})
			shown.take = func() { e.goTo(files[0], "") }
		}
		found = append(found, shown)
	}
	return found[:min(len(found), mostFound)]
}

// called returns what documents are called, a few of them.
func (p *palette) called(files []string) string {
	const most = 4
	var names []string
	for _, file := range files[:min(len(files), most)] {
		names = append(names, naming.Of(p.editor.work.Pack(), file, p.editor.texts))
	}
	if len(files) > most {
		names = append(names, "…")
	}
	return strings.Join(names, ", ")
}

// holdsAll reports whether a text holds all words; both are folded.
func holdsAll(text string, words []string) bool {
	for _, word := range words {
		if !strings.Contains(text, word) {
			return false
		}
	}
	return true
}

func (p *palette) commands(wanted string) (found []pick) {
	for _, c := range p.editor.commands.all {
		if c.enabled != nil && !c.enabled() || c.id == "palette" {
			continue
		}
		label, also := p.editor.commands.label(c), ""
		if c.also != "" {
			also = p.editor.texts.Text(c.also)
		}
		if holdsAll(spelling.Fold(label+" "+also), strings.Fields(wanted)) {
			found = append(found, pick{name: label, detail: p.editor.texts.Text("editor.palette.command"), icon: c.icon, take: c.call})
		}
	}
	return found
}

// appearances finds languages, themes and sizes.
func (p *palette) appearances(wanted string) (found []pick) {
	for _, part := range p.editor.commands.appearanceMenu().Items {
		for _, item := range part.ChildMenu.Items {
			if name := part.Label + ": " + item.Label; holdsAll(spelling.Fold(name), strings.Fields(wanted)) {
				found = append(found, pick{name: name, detail: p.editor.texts.Text("editor.menu.view"), icon: theme.SettingsIcon(), take: item.Action})
			}
		}
	}
	return found
}

// fields finds fields of the document that people look at by their names, with their values.
func (p *palette) fields(wanted string) (found []pick) {
	e := p.editor
	d := e.work.Pack().Document(e.lookedAt())
	if d == nil || !d.WellFormed() {
		return nil
	}
	fields := schema.Fields(d.Kind()).Fields
	for i := range fields {
		f := &fields[i]
		if f.Repeats() || !strings.Contains(spelling.Fold(inAllLanguages(f.Title)+" "+f.Name), wanted) {
			continue
		}
		value, _ := d.Value(f.Name)
		if value == "" {
			value = f.StandIn(func(name string) string {
				text, _ := d.Value(name)
				return text
			})
		}
		found = append(found, pick{name: f.Title.In(e.texts.Language()), detail: naming.Of(e.work.Pack(), d.File(), e.texts) + ": " + merge.Word(e.texts, f, value), icon: theme.DocumentCreateIcon(), take: func() { e.goTo(d.File(), f.Name) }})
	}
	return found[:min(len(found), mostFound)]
}

// inAllLanguages returns a text in each language.
func inAllLanguages(text schema.Text) string {
	var words []string
	for _, l := range i18n.Languages() {
		words = append(words, text.In(l.Code))
	}
	return strings.Join(words, " ")
}

func (p *palette) problems(wanted string) (found []pick) {
	e := p.editor
	for _, d := range e.report.Told {
		if text := naming.Tell(e.work.Pack(), e.texts, d); d.Severity != schema.Info && strings.Contains(spelling.Fold(text), wanted) {
			found = append(found, pick{name: text, icon: editorui.SeverityIcon(d.Severity), take: func() { e.lead(d) }})
		}
	}
	return found[:min(len(found), mostFound)]
}

func (p *palette) packs(wanted string) (found []pick) {
	e := p.editor
	for _, path := range e.files.recent() {
		if strings.Contains(spelling.Fold(path), wanted) {
			found = append(found, pick{name: path, detail: e.texts.Text("editor.recent"), icon: theme.FolderIcon(), take: func() {
				e.files.settle(func() { e.files.open(document.At(path), func() {}) })
			}})
		}
	}
	return found
}
