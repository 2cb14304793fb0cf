package sentences

import (
	"cmp"
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"boardduels/editor/document"
	"boardduels/editor/editorui"
	"boardduels/internal/spelling"
	"boardduels/schema"
)

// Part edits an attribute of an element, below its title.
type Part struct {
	Object fyne.CanvasObject
	Focus  fyne.Focusable
	// Show brings the part to what is written, "" if nothing is, and to what counts then.
	Show func(text, implied string)
}

// fewWords is how many words are chosen from a menu; among more, people look for one.
const fewWords = 8

func newPart(r *Row, f *schema.Field) *Part {
	p := r.control(f)
	title := editorui.Caption(f.Title.In(r.list.around.Words().Language()))
	title.Wrapping = fyne.TextWrapOff
	p.Object = container.NewHBox(editorui.Tight(title, p.Object))
	return p
}

// control returns what edits an attribute, without its title.
func (r *Row) control(f *schema.Field) *Part {
	names := r.list.subject.named(f.Name)
	switch {
	case names != nil:
		return r.newFinder(names.words, names.called, f.Name)
	case f.Name == "id":
		return r.newTerm()
	case f.Type == schema.Choice && len(f.Choices) > fewWords:
		all := r.list.words(f)
		return r.newFinder(func() words { return all }, all.called, f.Name)
	case f.Type == schema.Choice:
		return r.newMenu(r.list.words(f), f.Name)
	}
	settle := r.list.around.Settle
	c := editorui.NewControl(f, nil, func(text string) { r.enter(f, text) }, settle)
	if f.Type == schema.String || f.Type == schema.ID {
		c.Object = editorui.Wide(nameWidth, c.Object)
	}
	return &Part{Object: c.Object, Focus: c.Focus, Show: c.Show}
}

// newTerm returns what gives a counter or tag another id, once people have come to an end: while they type it may be
// that of another one.
func (r *Row) newTerm() *Part {
	var e *editorui.Entry
	known := ""
	take := func() {
		if to := strings.TrimSpace(e.Text); to != known {
			r.list.around.Do(document.RenameTerm{Name: r.list.Name(), At: r.index, From: known, To: to})
			r.list.around.Settle()
		}
		e.SetText(known)
	}
	e = editorui.NewEntry(nil, take)
	e.Take, e.Loose = take, true
	return &Part{Object: editorui.Wide(nameWidth, e), Focus: e, Show: func(text, _ string) {
		known = text
		e.SetText(text)
	}}
}

// nameWidth is the width of a name that is typed.
const nameWidth = 180

// enter changes an attribute as it is typed. A number that is taken out counts as if it weren't written.
func (r *Row) enter(f *schema.Field, text string) {
	path := r.path(f.Name)
	_, written := r.list.known.Value(path)
	switch {
	case f.Type == schema.Bool:
		r.choose(f.Name, map[bool]string{true: text}[text != f.Default])
	case text != "" || f.Presence == schema.Required:
		r.list.around.Do(document.SetField{File: r.list.file, Path: path, Value: text})
	case written:
		r.list.around.Do(document.ClearField{File: r.list.file, Path: path})
	}
}

// choose makes an attribute a word or name; "" leaves it out.
func (r *Row) choose(attribute, value string) {
	r.list.around.Do(r.list.subject.word(r.list.known, r.index, attribute, value))
	r.list.around.Settle()
}

// word is what an attribute can be.
type word struct{ value, name string }

// words are what an attribute can be.
type words []word

// called returns the name of a value, or the value itself if it has none.
func (w words) called(value string) string {
	if i := slices.IndexFunc(w, func(w word) bool { return w.value == value }); i >= 0 {
		return w[i].name
	}
	return value
}

// words returns the words of an attribute, with one for leaving it out where nothing stands in.
func (l *List) words(f *schema.Field) (words words) {
	if f.Default == "" && f.Presence != schema.Required && f.Name != "to" {
		words = append(words, word{"", l.around.Words().Text("editor.rule.nothing")})
	}
	for i, value := range f.Choices {
		words = append(words, word{value, f.Called[i].In(l.around.Words().Language())})
	}
	return words
}

// words returns what can be named. To put it in order takes long in a large pack.
func (n *named) words() (words words) {
	for _, id := range n.ids() {
		words = append(words, word{id, n.called(id)})
	}
	return words
}

// matches reports whether texts have what people look for.
func matches(wanted string, texts ...string) bool {
	return strings.Contains(spelling.Fold(strings.Join(texts, " ")), spelling.Fold(wanted))
}

// newFinder returns a button that shows the word, and lets people look for another one.
func (r *Row) newFinder(words func() words, called func(value string) string, attribute string) *Part {
	b := editorui.NewButton("", theme.MenuDropDownIcon(), nil)
	b.IconPlacement, b.Alignment = widget.ButtonIconTrailingText, widget.ButtonAlignLeading
	title := r.list.field.Field("@" + attribute).Title.In(r.list.around.Words().Language())
	b.OnTapped = func() {
		all := words()
		r.list.around.Choose(title, func(wanted string) (found []Offer) {
			for _, w := range all {
				if matches(wanted, w.name, w.value) {
					found = append(found, Offer{Name: w.name, Take: func() { r.choose(attribute, w.value) }})
				}
			}
			return found
		})
	}
	return &Part{Object: b, Focus: b, Show: func(text, implied string) {
		if text == "" {
			text = implied
		}
		b.SetText(cmp.Or(called(text), unnamed))
	}}
}

// unnamed stands where nothing is named yet.
const unnamed = "…"

// newMenu returns a choice of a few words.
func (r *Row) newMenu(words words, attribute string) *Part {
	var names []string
	for _, w := range words {
		names = append(names, w.name)
	}
	choice := editorui.NewSelect(names, nil)
	told := func(name string) { r.choose(attribute, words[slices.Index(names, name)].value) }
	return &Part{Object: choice, Focus: choice, Show: func(text, implied string) {
		if text == "" {
			text = implied
		}
		choice.OnChanged = nil
		choice.SetSelected(words.called(text))
		choice.OnChanged = told
	}}
}
