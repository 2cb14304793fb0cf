package merge

import (
	"fmt"
	"slices"
	"strings"
	"unicode"

	"boardduels/ai/duel/explanation"
	"boardduels/internal/i18n"
	"boardduels/internal/termsafe"
	"boardduels/runtime/duel/rule"
	"boardduels/runtime/duel/rulestext"
	"boardduels/schema"
)

// Tell tells how a file differs, a line for each place, whatever its length: "Cleave: Cost 1 → 2".
func Tell(t *i18n.Translator, c Change) (lines []string) { return told(t, c, whole) }

// Brief is [Tell] for menus and single lines: of long texts it has what stands around the difference.
func Brief(t *i18n.Translator, c Change) (lines []string) { return told(t, c, excerpt) }

// show returns one side of a difference in one line; other is the other side.
type show func(t *i18n.Translator, side, other *string) string

// told tells how a file differs, with a way to show texts.
func told(t *i18n.Translator, c Change, text show) (lines []string) {
	name := nameOf(t, c)
	switch {
	case c.From == nil:
		return []string{t.Text("change.added", i18n.Args{"Name": name, "File": c.File})}
	case c.To == nil:
		return []string{t.Text("change.removed", i18n.Args{"Name": name, "File": c.File})}
	case c.To.Kind() == schema.ArtKind:
		return []string{t.Text("change.picture", i18n.Args{"File": c.File})}
	case len(c.Differences) == 0:
		return []string{t.Text("change.layout", i18n.Args{"Name": name})}
	}
	for _, d := range c.Differences {
		change := tell(t, c, d, text)
		switch isOther := c.isOther(d); {
		case isOther && d.To == nil:
			continue // told where the other one comes
		case isOther:
			change = t.Text("change.rule_became", i18n.Args{
				"What": Title(t, holder(d.Path, c.From, c.To), d.Path), "From": sentence(t, c.From, d.Path), "To": sentence(t, c.To, d.Path),
			})
		}
		lines = append(lines, t.Text("change.field", i18n.Args{"Name": name, "Change": change}))
	}
	return lines
}

// isOther reports whether a difference is a rule that went, or came, where another one came, or went.
func (c *Change) isOther(d schema.Difference) bool {
	return d.Element && isRule(d.Path) && slices.ContainsFunc(c.Differences, func(other schema.Difference) bool {
		return other.Element && other.Path == d.Path && (other.From == nil) != (d.From == nil)
	})
}

// TellClash tells where two people have changed a pack in different ways.
func TellClash(t *i18n.Translator, c Clash) string {
	kind, ok := schema.KindOf(c.File)
	switch {
	case c.Path == IDPath || ok && c.In != nil:
		return c.File + " · " + Title(t, c.In, c.Path)
	case ok && c.Base != nil:
		return nameIn(t, schema.Parse(kind, c.File, *c.Base)) + " · " + c.File
	}
	return c.File
}

// TellSide tells what mine or theirs has in a clash, in a designer's words: of a whole document what it has changed in
// base.
func TellSide(t *i18n.Translator, c Clash, side *string) string {
	kind, ok := schema.KindOf(c.File)
	isSame := side == c.Base || side != nil && c.Base != nil && *side == *c.Base
	switch {
	case c.Path == "" && isSame && side == nil:
		return t.Text("change.nothing")
	case c.Path == "" && isSame:
		return t.Text("change.kept")
	case side == nil && (c.Path == "" || c.Path == IDPath):
		return t.Text("change.deleted")
	case len(c.Inside) > 0 && side != nil && *side == "": // an element without a text of its own
		return tellInside(t, c, side == c.Base)
	case c.Element && side != nil && isRule(c.Path) && c.In != nil:
		return sentence(t, c.In, c.Path)
	case c.Path != "":
		return Text(t, side)
	case !ok:
		return t.Text("change.other")
	case c.Base == nil:
		return t.Text("change.new")
	}
	return few(t, Tell(t, Of(c.File, schema.Parse(kind, c.File, *c.Base), schema.Parse(kind, c.File, *side))))
}

// tellInside tells what a side has changed in an element that the other has removed.
func tellInside(t *i18n.Translator, c Clash, isBase bool) string {
	if isBase {
		return t.Text("change.kept")
	}
	var lines []string
	for _, d := range c.Inside {
		lines = append(lines, tell(t, Change{File: c.File, From: c.In, To: c.In}, d, whole))
	}
	return few(t, lines)
}

// few joins the first of some lines, and tells how many more there are.
func few(t *i18n.Translator, lines []string) string {
	const most = 3
	if more := len(lines) - most; more > 0 {
		lines = append(lines[:most], t.Text("editor.history.more", i18n.Args{"N": more}))
	}
	return strings.Join(lines, "; ")
}

// Text shows one side of a clash or difference, in one line.
func Text(t *i18n.Translator, text *string) string {
	switch {
	case text == nil:
		return t.Text("change.nothing")
	case *text == "":
		return t.Text("change.empty")
	}
	return strings.Join(strings.FieldsFunc(*text, isBlank), " ")
}

// whole is a [show] of all that a side has.
func whole(t *i18n.Translator, side, _ *string) string { return Text(t, side) }

// excerpt is a [show] of as much as menus have room for: from the beginning, unless the sides are the same there.
func excerpt(t *i18n.Translator, side, other *string) string {
	const most, before = 60, 20 // letters, and how many of them before the difference
	text, others := []rune(Text(t, side)), []rune(Text(t, other))
	if len(text) <= most {
		return string(text)
	}
	same := 0
	for same < min(len(text), len(others)) && text[same] == others[same] {
		same++
	}
	from := 0
	if same > most/2 {
		from = min(same-before, len(text)-most)
	}
	shown := string(text[from:min(from+most, len(text))])
	if from > 0 {
		shown = "…" + shown
	}
	if from+most < len(text) {
		shown += "…"
	}
	return shown
}

func tell(t *i18n.Translator, c Change, d schema.Difference, text show) string {
	title := Title(t, holder(d.Path, c.From, c.To), d.Path)
	switch {
	case d.Element && d.From == nil && isRule(d.Path):
		return t.Text("change.rule_came", i18n.Args{"Rule": sentence(t, c.To, d.Path)})
	case d.Element && d.To == nil && isRule(d.Path):
		return t.Text("change.rule_went", i18n.Args{"Rule": sentence(t, c.From, d.Path)})
	case d.Element && d.From == nil:
		return t.Text("change.came", i18n.Args{"What": title, "Text": element(t, said(t, c.To, d.Path, d.To), text)})
	case d.Element && d.To == nil:
		return t.Text("change.went", i18n.Args{"What": title, "Text": element(t, said(t, c.From, d.Path, d.From), text)})
	}
	from, to := said(t, c.To, d.Path, d.From), said(t, c.From, d.Path, d.To)
	return fmt.Sprintf("%s %s → %s", title, text(t, from, to), text(t, to, from))
}

// said returns one side of what differs at a path as forms say it. Where it has no attribute that the other document's
// rule has, what counts then.
func said(t *i18n.Translator, other *schema.Document, path string, side *string) *string {
	f, err := schema.FieldAt(other.Kind(), path)
	if err != nil {
		return side
	}
	if side == nil {
		if side = implied(other, path); side == nil {
			return nil
		}
	}
	text := Word(t, f, *side)
	return &text
}

// implied returns what counts where an attribute of a document's rule isn't written; nil if nothing does.
func implied(d *schema.Document, path string) *string {
	element, name, _ := strings.Cut(path, "@")
	a := rule.AttributeNamed(name)
	var i int
	if _, err := fmt.Sscanf(element, "rule[%d]", &i); err != nil || a == nil {
		return nil
	}
	rules := d.Written()
	if i >= len(rules) { // the other document's
		return nil
	}
	if text := a.Default(&rules[i]); text != "" {
		return &text
	}
	return nil
}

// Word returns what forms call the text of a field: that of a choice or of a switch has a name.
func Word(t *i18n.Translator, f *schema.Field, text string) string {
	switch {
	case f.Type == schema.Bool && text == "true":
		return t.Text("editor.table.yes")
	case f.Type == schema.Bool && text == "false":
		return t.Text("editor.table.no")
	}
	return f.Word(text, t.Language())
}

// isRule reports whether a path names a rule in the language of rules.
func isRule(path string) bool {
	rest, ok := strings.CutPrefix(path, "rule[")
	return ok && strings.HasSuffix(rest, "]")
}

// sentence returns what the rule at a path of a document says, in a sentence, by the ids of what it names.
func sentence(t *i18n.Translator, d *schema.Document, path string) string {
	var i int
	_, _ = fmt.Sscanf(path, "rule[%d]", &i)
	if sentences := rulestext.EachRule(t, nil, d.Written()); i < len(sentences) {
		return sentences[i]
	}
	return path
}

// element returns the text of an element that came or went, with a blank before it.
func element(t *i18n.Translator, own *string, text show) string {
	if *own == "" {
		return ""
	}
	return " " + text(t, own, nil)
}

// Title returns what people call the field at a path of a document: "Cost", "Case № 3 · Enemy hp".
func Title(t *i18n.Translator, d *schema.Document, path string) string {
	if path == IDPath {
		return t.Text("change.id")
	}
	kind := d.Kind()
	element, attribute, hasAttribute := strings.Cut(path, "@")
	var parts []string
	walked := ""
	for _, step := range strings.Split(element, "/") {
		if step == "" {
			continue
		}
		if walked != "" {
			walked += "/"
		}
		walked += step
		parts = append(parts, stepTitle(t, d, walked, step))
	}
	if hasAttribute {
		if f, err := schema.FieldAt(kind, element+"@"+attribute); err == nil {
			parts = append(parts, f.Title.In(t.Language()))
		} else {
			parts = append(parts, attribute)
		}
	}
	return strings.Join(parts, " · ")
}

func stepTitle(t *i18n.Translator, d *schema.Document, path, step string) string {
	kind := d.Kind()
	name, index, isIndexed := strings.Cut(strings.TrimSuffix(step, "]"), "[")
	var i int
	_, _ = fmt.Sscan(index, &i)
	switch {
	case kind == schema.CasesKind && name == "input" && i < schema.Inputs, kind == schema.PrioritiesKind && name == "input" && i < schema.Inputs:
		return explanation.InputOf(t, schema.SignalsOf(d.Game()), i)
	case name == "output" && i < schema.Outputs, name == "neuron" && i < schema.Outputs:
		return explanation.KindOf(t, schema.SignalsOf(d.Game()), i)
	}
	title := name
	if f, err := schema.FieldAt(kind, path); err == nil {
		title = f.Title.In(t.Language())
	}
	if !isIndexed {
		return title
	}
	if id, ok := d.Value(path + "@id"); ok && kind == schema.CasesKind && name == "case" {
		return title + " № " + id
	}
	if named, ok := pointed(d, path, name); ok {
		return title + " " + named
	}
	if expert, ok := d.Value(path + "@name"); ok && expert != "" {
		return title + " " + expert
	}
	return fmt.Sprintf("%s %d", title, i+1)
}

// pointed returns what a line of a list is about: the card of a deck's line, the warning and document of a silence.
func pointed(d *schema.Document, path, name string) (string, bool) {
	switch name {
	case "spell_card":
		card, ok := d.Value(path)
		return card, ok && card != ""
	case "silence":
		code, ok := d.Value(path + "@code")
		if of, has := d.Value(path + "@of"); has && of != "" {
			code += " · " + of
		}
		return code, ok && code != ""
	}
	return "", false
}

// nameOf returns what people call a file: by the name in it, with the kind of knowledge.
func nameOf(t *i18n.Translator, c Change) string {
	if c.To != nil {
		return nameIn(t, c.To)
	}
	return nameIn(t, c.From)
}

func nameIn(t *i18n.Translator, d *schema.Document) string {
	switch d.Kind() {
	case schema.CardKind, schema.HeroKind, schema.RunKind, schema.RelicKind, schema.LevelKind, schema.MapKind, schema.PositionKind, schema.PackKind:
		name, _ := d.Value("name")
		nameUK, _ := d.Value("name_uk")
		return schema.DisplayName(t.Language(), d.ID(), name, nameUK)
	case schema.CasesKind:
		return t.Text("editor.kind.cases") + ": " + d.ID()
	case schema.PrioritiesKind:
		return t.Text("editor.kind.priorities") + ": " + d.ID()
	}
	return d.File()
}

// isBlank reports whether a letter counts as a space where texts are told in a line. What can't be seen doesn't: it is
// what may have changed.
func isBlank(r rune) bool { return unicode.IsSpace(r) && !termsafe.IsUnseen(r) }
