package sentences

import (
	"fmt"
	"slices"

	"fyne.io/fyne/v2/theme"

	"boardduels/editor/document"
	"boardduels/editor/template"
	"boardduels/runtime/duel/rule"
	"boardduels/runtime/duel/rulestext"
	"boardduels/schema"
)

// counters are the counters of a pack.
type counters struct{ around Around }

func (counters) name() string { return "counter" }

func (counters) keys() (title, add, count string) {
	return "editor.counter.title", "editor.counter.add", "editor.counter.count"
}

func (s counters) says(d *schema.Document) (says []string) {
	t := s.around.Words()
	rules, _ := d.Rules()
	for _, c := range rules.Counters {
		says = append(says, rulestext.Counter(t, s.around.Pack().Dictionary(t.Language()), c.Counter))
	}
	return says
}

func (counters) offers(*schema.Document, int, string) bool { return true }

func (counters) implied(_ *schema.Document, _ int, f *schema.Field) string { return f.Default }

func (counters) word(d *schema.Document, i int, attribute, value string) document.Edit {
	return setWord(d, "counter", i, attribute, value)
}

func (counters) allows(string, string, string) bool { return true }

func (counters) order(*schema.Document, int) []string { return attributes("counter") }

func (counters) named(string) *named { return nil }

// add lets people choose one of the counters that mechanics bring along, or one that does nothing yet.
func (s counters) add(l *List) {
	there, _ := l.known.Rules()
	has := func(id string) bool {
		return slices.ContainsFunc(there.Counters, func(c schema.Counter) bool { return c.ID == id })
	}
	put := func(c schema.Counter) func() {
		return func() {
			at := len(l.Rows)
			s.around.Do(document.AddElement{File: l.file, Name: l.Name(), At: at, Value: c})
			s.around.Settle()
			l.added(at)
		}
	}
	fresh := schema.Counter{Counter: rule.Counter{ID: free("counter", has), Harms: true, Most: 99}}
	t := s.around.Words()
	var all []choice
	for _, c := range template.Counters() {
		if has(c.ID) {
			continue
		}
		name, says := schema.DisplayName(t.Language(), c.ID, c.Name, c.NameUK), rulestext.Counter(t, nil, c.Counter)
		all = append(all, adding(name, says, put(c), newSought([]string{c.Name, c.NameUK}, says, []string{c.ID})))
	}
	name := t.Text("editor.counter.new")
	all = append(all, adding(name, "", put(fresh), newSought([]string{name}, "", nil)))
	s.around.Choose(l.adding(), "", func(wanted string) []Offer { return among(all, wanted) })
}

// adding is the choice to add something.
func adding(name, says string, take func(), by *sought) choice {
	return choice{Offer{Name: name, Detail: says, Sign: theme.ContentAddIcon(), Take: take}, by}
}

// attributes returns those of an element of rules.xml, in the order of documents.
func attributes(element string) (names []string) {
	fields := schema.Fields(schema.RulesKind).Field(element).Fields
	for i := range fields {
		names = append(names, fields[i].Name)
	}
	return names
}

// free returns an id that isn't taken.
func free(id string, taken func(string) bool) string {
	wanted := id
	for n := 2; taken(id); n++ {
		id = fmt.Sprintf("%s_%d", wanted, n)
	}
	return id
}

// setWord makes an attribute of an element another word; one that says what holds without it goes.
func setWord(d *schema.Document, name string, i int, attribute, value string) document.Edit {
	path := fmt.Sprintf("%s[%d]@%s", name, i, attribute)
	_, written := d.Value(path)
	if f, err := schema.FieldAt(d.Kind(), path); written && err == nil && (value == "" || value == f.Default) {
		return document.ClearField{File: d.File(), Path: path}
	}
	return document.SetField{File: d.File(), Path: path, Value: value}
}

// tags are the tags of a pack.
type tags struct{ around Around }

func (tags) name() string { return "tag" }

func (tags) keys() (title, add, count string) {
	return "editor.tag.title", "editor.tag.add", "editor.tag.count"
}

func (s tags) says(d *schema.Document) (says []string) {
	rules, _ := d.Rules()
	language := s.around.Words().Language()
	for _, tag := range rules.Tags {
		says = append(says, schema.DisplayName(language, tag.ID, tag.Name, tag.NameUK))
	}
	return says
}

func (tags) offers(*schema.Document, int, string) bool { return true }

func (tags) implied(_ *schema.Document, _ int, f *schema.Field) string { return f.Default }

func (tags) word(d *schema.Document, i int, attribute, value string) document.Edit {
	return setWord(d, "tag", i, attribute, value)
}

func (tags) allows(string, string, string) bool { return true }

func (tags) order(*schema.Document, int) []string { return attributes("tag") }

func (tags) named(string) *named { return nil }

// add puts in a tag whose name is still to be typed.
func (s tags) add(l *List) {
	there, _ := l.known.Rules()
	has := func(id string) bool {
		return slices.ContainsFunc(there.Tags, func(t schema.Tag) bool { return t.ID == id })
	}
	at := len(l.Rows)
	s.around.Do(document.AddElement{File: l.file, Name: l.Name(), At: at, Value: schema.Tag{ID: free("tag", has)}})
	s.around.Settle()
	l.added(at)
}
