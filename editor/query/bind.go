package query

import (
	"cmp"
	"slices"
	"strconv"
	"strings"
	"unicode"

	"boardduels/internal/sheet"
	"boardduels/internal/spelling"
)

// Type says how a field's values are compared.
type Type uint8

// The types of fields.
const (
	Text   Type = iota
	Number      // in the notation of Go; a comma counts as a point in queries
	Flag        // true or false
)

// Field is a field that records have.
type Field struct {
	Path  string   // by which records know it
	Names []string // by which people call it, the one that is shown first
	Type  Type
	None  string // the value of one that isn't set
}

// Relation is what can be asked of records though it is no field, as in deck:rogue.
type Relation struct {
	Name   string
	Also   []string          // what it is called besides
	Values []string          // that there are; nil if any can be asked for
	Called map[string]string // what values are called besides, folded
}

// isCalled reports whether a name means the relation.
func (r *Relation) isCalled(name string) bool {
	return r.Name == name || slices.ContainsFunc(r.Also, func(other string) bool { return spelling.Equal(other, name) })
}

// Words is what a query can speak of.
type Words struct {
	Fields    []Field
	Relations []Relation
}

// Record is one of the things that are looked through.
type Record interface {
	// Text returns, folded ([spelling.Fold]), where words are looked for.
	Text() string
	// Value returns the value of a field, its default if it isn't set.
	Value(path string) string
	// Has reports whether a relation holds with a value, which is folded.
	Has(relation, value string) bool
}

// Bound is a query whose names are known. It never changes, and may be used by many goroutines.
type Bound struct{ conditions []condition }

// condition reports whether a term holds of a record.
type condition func(Record) bool

// Match reports whether all terms hold.
func (b *Bound) Match(r Record) bool {
	for _, holds := range b.conditions {
		if !holds(r) {
			return false
		}
	}
	return true
}

// Bind finds out what the names of a query mean. An error is an [*Error].
func (q *Query) Bind(words *Words) (*Bound, error) {
	b := &Bound{}
	for i := range q.terms {
		t := &q.terms[i]
		holds, err := words.condition(t)
		if err != nil {
			return nil, err
		}
		if t.not {
			positive := holds
			holds = func(r Record) bool { return !positive(r) }
		}
		b.conditions = append(b.conditions, holds)
	}
	return b, nil
}

func (w *Words) condition(t *term) (condition, error) {
	if t.op == "" {
		return w.word(t), nil
	}
	if i := slices.IndexFunc(w.Relations, func(r Relation) bool { return r.isCalled(t.name) }); i >= 0 {
		return w.Relations[i].condition(t)
	}
	f, err := w.field(t)
	if err != nil {
		return nil, err
	}
	return f.condition(t)
}

// leastName is how many letters of a field's name a word must have to mean the field.
const leastName = 3

// word looks for a word in texts, and takes it for a field's name, too.
func (w *Words) word(t *term) condition {
	word := t.value
	var f *Field
	if !t.exact && len([]rune(word)) >= leastName {
		f, _ = w.field(&term{name: word})
	}
	return func(r Record) bool {
		if strings.Contains(r.Text(), word) {
			return true
		}
		return f != nil && f.isSet(r)
	}
}

func (f *Field) isSet(r Record) bool {
	value := r.Value(f.Path)
	return value != "" && value != f.None && value != "false"
}

// field finds the field that a name means: one that is called so, or else the only one with a name that begins so, or
// else the only one with a name that has a word that begins so.
func (w *Words) field(t *term) (*Field, error) {
	wanted := plain(t.name)
	if wanted == "" {
		return nil, w.unknown(t)
	}
	for _, fits := range []func(name string) bool{
		func(name string) bool { return plain(name) == wanted },
		func(name string) bool { return strings.HasPrefix(plain(name), wanted) },
		func(name string) bool {
			return slices.ContainsFunc(parts(name), func(part string) bool { return strings.HasPrefix(part, wanted) })
		},
	} {
		var found []*Field
		for i := range w.Fields {
			if slices.ContainsFunc(w.Fields[i].Names, fits) {
				found = append(found, &w.Fields[i])
			}
		}
		if len(found) == 1 {
			return found[0], nil
		}
		if len(found) > 1 {
			var names []string
			for _, f := range found {
				names = append(names, f.Names[0])
			}
			return nil, &Error{Code: Ambiguous, At: t.at, Found: t.name, Known: names}
		}
	}
	return nil, w.unknown(t)
}

func (w *Words) unknown(t *term) *Error {
	e := &Error{Code: UnknownField, At: t.at, Found: t.name}
	for _, r := range w.Relations {
		e.Known = append(e.Known, r.Name)
	}
	for i := range w.Fields {
		e.Known = append(e.Known, w.Fields[i].Names[0])
	}
	e.Known = nearestFirst(t.name, e.Known)
	return e
}

// nearestFirst returns words with those first that a word was most likely meant to be.
func nearestFirst(word string, words []string) []string {
	var near, far []string
	for _, other := range words {
		if spelling.Near(word, other) {
			near = append(near, other)
		} else {
			far = append(far, other)
		}
	}
	return append(near, far...)
}

// plain is a name without what people leave out or write differently.
func plain(name string) string {
	return strings.Map(func(r rune) rune {
		if !unicode.IsLetter(r) && !unicode.IsDigit(r) {
			return -1
		}
		return r
	}, spelling.Fold(name))
}

// parts returns the words of a name: is and Major of isMajor, stun and time of stun_time.
func parts(name string) (words []string) {
	var word strings.Builder
	end := func() {
		if word.Len() > 0 {
			words = append(words, spelling.Fold(word.String()))
		}
		word.Reset()
	}
	lower := false
	for _, r := range spelling.Letters(name) {
		switch {
		case !unicode.IsLetter(r) && !unicode.IsDigit(r):
			end()
			continue
		case unicode.IsUpper(r) && lower:
			end()
		}
		lower = unicode.IsLower(r)
		word.WriteRune(r)
	}
	end()
	return words
}

func (r *Relation) condition(t *term) (condition, error) {
	value := cmp.Or(r.Called[t.value], t.value)
	switch {
	case t.op != ":" && t.op != "=" && t.op != "!=":
		return nil, &Error{Code: NoOrder, At: t.at, Found: t.name + t.op}
	case r.Values != nil && !slices.Contains(r.Values, value):
		return nil, &Error{Code: UnknownValue, At: t.at, Found: t.value, Known: nearestFirst(t.value, r.Values)}
	}
	name, not := r.Name, t.op == "!="
	return func(rec Record) bool { return rec.Has(name, value) != not }, nil
}

func (f *Field) condition(t *term) (condition, error) {
	switch f.Type {
	case Number:
		return f.compareNumbers(t)
	case Flag:
		return f.compareFlags(t)
	}
	path, value := f.Path, t.value
	switch t.op {
	case ":":
		return func(r Record) bool { return strings.Contains(spelling.Fold(r.Value(path)), value) }, nil
	case "=":
		return func(r Record) bool { return spelling.Fold(r.Value(path)) == value }, nil
	case "!=":
		return func(r Record) bool { return spelling.Fold(r.Value(path)) != value }, nil
	}
	return nil, &Error{Code: NoOrder, At: t.at, Found: t.name + t.op}
}

func (f *Field) compareNumbers(t *term) (condition, error) {
	wanted, ok := sheet.Number(t.value)
	if !ok {
		return nil, &Error{Code: NoNumber, At: t.at, Found: t.value}
	}
	path := f.Path
	compare := map[string]func(a, b float64) bool{
		":": func(a, b float64) bool { return a == b }, "=": func(a, b float64) bool { return a == b }, "!=": func(a, b float64) bool { return a != b },
		"<": func(a, b float64) bool { return a < b }, "<=": func(a, b float64) bool { return a <= b },
		">": func(a, b float64) bool { return a > b }, ">=": func(a, b float64) bool { return a >= b },
	}[t.op]
	return func(r Record) bool {
		value, err := strconv.ParseFloat(strings.TrimSpace(r.Value(path)), 64)
		return err == nil && compare(value, wanted)
	}, nil
}

// ParseFlag reads a word for true or false ([sheet.Flag]), and reports whether it is one.
func ParseFlag(word string) (value string, ok bool) {
	flag, ok := sheet.Flag(word)
	return strconv.FormatBool(flag), ok
}

func (f *Field) compareFlags(t *term) (condition, error) {
	wanted, ok := ParseFlag(t.value)
	switch {
	case !ok:
		return nil, &Error{Code: UnknownValue, At: t.at, Found: t.value, Known: []string{"true", "false"}}
	case t.op != ":" && t.op != "=" && t.op != "!=":
		return nil, &Error{Code: NoOrder, At: t.at, Found: t.name + t.op}
	}
	path, not := f.Path, t.op == "!="
	return func(r Record) bool { return (r.Value(path) == wanted) != not }, nil
}
