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
		return r.newFinder(func() words { return r.list.names(names) }, func(id string) string {
			return names.called(r.list.around.Words().Language(), id)
		}, f.Name)
	case f.Name == "id":
		return r.newTerm()
	case f.Name == "mode":
		all := r.list.counted(f, "editor.rule.mode", "editor.rule.mode.any")
		return r.newFinder(func() words { return all }, all.called, f.Name)
	case f.Name == "times":
		all := r.list.counted(f, "editor.rule.times", "editor.rule.times.any")
		return r.newFinder(func() words { return all }, all.called, f.Name)
	case f.Type == schema.Choice && len(f.Choices) > fewWords:
		all := r.list.words(f)
		return r.newFinder(func() words { return all }, all.called, f.Name)
	case f.Type == schema.Choice:
		return r.newMenu(r.list.words(f), f.Name)
	}
	settle := r.list.around.Settle
	c := editorui.NewControl(f, nil, func(text string) { r.enter(f, text) }, settle)
	editorui.TurnAround(c.Focus, r.list.form.Turned())
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
	e.Take, e.Loose, e.Around = take, true, r.list.form.Turned()
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

// newFinder returns a button that shows the word, and lets people look for another one.
func (r *Row) newFinder(words func() words, called func(value string) string, attribute string) *Part {
	b := editorui.NewButton("", theme.MenuDropDownIcon(), nil)
	b.IconPlacement, b.Alignment = widget.ButtonIconTrailingText, widget.ButtonAlignLeading
	title := r.list.field.Field("@" + attribute).Title.In(r.list.around.Words().Language())
	present, standIn := "", ""
	b.OnTapped = func() {
		var all []choice
		for _, w := range words() {
			if w.value == present || r.list.subject.allows(attribute, w.value, standIn) {
				all = append(all, w.choice(w.value == present, func() { r.choose(attribute, w.value) }))
			}
		}
		r.list.around.Choose(title, "", func(wanted string) []Offer { return among(all, wanted) })
	}
	return &Part{Object: b, Focus: b, Show: func(text, implied string) {
		present, standIn = cmp.Or(text, implied), implied
		b.SetText(cmp.Or(called(present), unnamed))
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
	choice := editorui.NewWholeSelect(names)
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
