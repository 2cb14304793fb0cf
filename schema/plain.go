package schema

import (
	"slices"

	"boardduels/internal/i18n"
	"boardduels/schema/words"
)

// noNumber stands in for the codes of texts that aren't numbers where there is no text at all.
const noNumber = "no-number"

// Plain returns the message and the hint in a language, for people who edit forms: fields have their
// titles, and what the forms see to by themselves isn't spoken of. The field that the problem is about is called as
// given, or by its title if that is "".
func (d Diagnostic) Plain(language, field string) (message, hint string) {
	plainly := words.Of("plain", d.Code)
	if plainly.In(language) == "" { // no form leads to it: it speaks of the XML
		return d.In(language)
	}
	if (d.Code == "not-an-int" || d.Code == "not-a-number") && d.Args["found"] == "" {
		plainly = words.Of("plain", noNumber)
	}
	kind, _ := KindOf(d.File)
	args := Args{}
	for name, value := range d.Args.In(language) {
		args[name] = localNumber(value, language)
	}
	for _, name := range []string{"field", "base"} {
		if f := described(roots[kind], d.Args[name]); f != nil {
			args[name] = f.Title.In(language)
		}
	}
	if field != "" {
		args["field"] = field
	}
	for i := range roots[kind].Fields {
		f := &roots[kind].Fields[i]
		args["@"+f.Name] = f.Title.In(language)
	}
	return words.Expand(plainly.In(language), args), words.Expand(plainly.Hint().In(language), args)
}

// localNumber writes a decimal as a language does; other texts stay as they are.
func localNumber(text, language string) string {
	if isDecimal(text, "+-.") {
		return i18n.For(language).Number(text)
	}
	return text
}

// described returns the description of an element or attribute with a name somewhere inside another one, or nil.
func described(f *Field, name string) *Field {
	for i := range f.Fields {
		inner := &f.Fields[i]
		if inner.Name == name {
			return inner
		}
		if deep := described(inner, name); deep != nil {
			return deep
		}
	}
	return nil
}

// Essential returns diagnostics without those that only repeat another one: what a card's maximum says wrong because
// its least amount does, what else is said of a field with an error, that a deck without lines is too small, and the
// size of a deck with a wrong number of copies.
func Essential(diagnostics []Diagnostic) []Diagnostic {
	type place struct{ file, path string }
	wrong := map[place]*Diagnostic{}
	uncounted := map[string]bool{} // files whose deck has copies that are no number
	for i := range diagnostics {
		d := &diagnostics[i]
		at := place{d.File, d.Path}
		if d.Severity == Error && d.Path != "" && wrong[at] == nil {
			wrong[at] = d
		}
		uncounted[d.File] = uncounted[d.File] || d.Severity == Error && d.Args["field"] == "copies"
	}
	repeats := func(d Diagnostic) bool {
		if first := wrong[place{d.File, d.Path}]; first != nil && d.Severity != Error {
			return true
		}
		switch {
		case d.Code == "too-few" && d.Args["field"] == "spell_card":
			return true // of the deck's size
		case d.Code == "deck-size":
			return uncounted[d.File]
		}
		kind, _ := KindOf(d.File)
		f := roots[kind].Field(d.Path)
		if f == nil || f.AtLeast == "" {
			return false
		}
		base := wrong[place{d.File, f.AtLeast}]
		return base != nil && (d.Code == "below-base" || d.Code == base.Code && d.Args["found"] == base.Args["found"])
	}
	return slices.DeleteFunc(slices.Clone(diagnostics), repeats)
}
