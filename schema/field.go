package schema

import (
	"slices"
	"strings"

	"boardduels/schema/words"
)

// Kind is a kind of document.
type Kind uint8

// The kinds of documents of a pack.
const (
	CardKind       Kind = iota // cards/<card_id>.xml, thesis, Figure 3.6
	HeroKind                   // heroes/<hero_id>.xml, thesis, Figure 3.7
	CasesKind                  // cases/<hero_id>.xml, thesis, Figure 3.5
	PrioritiesKind             // priorities/<id>.xml, thesis, Table 3.4
	RunKind                    // runs/<id>.xml, duels that follow each other
	LevelKind                  // levels/<id>.xml, boards of the tactical game
	MapKind                    // maps/<id>.xml, maps of dice wars
	PositionKind               // positions/<id>.xml, positions of Reversi and backgammon
	RelicKind                  // relics/<id>.xml, what heroes find on runs
	PackKind                   // pack.xml, what the pack is called
	RulesKind                  // rules.xml, what the pack sets of the rules
	kindCount
)

// Kinds returns all kinds, in the order in which people are shown them.
func Kinds() []Kind {
	return []Kind{CardKind, HeroKind, CasesKind, PrioritiesKind, RunKind, RelicKind, LevelKind, MapKind, PositionKind, PackKind, RulesKind}
}

// Name returns the kind's short name, which also names its XSD: "card", "hero", "cases", "priorities", "run",
// "level", "map", "position", "relic", "pack", "rules".
func (k Kind) Name() string { return roots[k].Name }

// Folder returns the folder of a pack that holds the kind's documents, or "" for those of which there is one, at the
// root: pack.xml and rules.xml.
func (k Kind) Folder() string {
	return [kindCount]string{"cards", "heroes", "cases", "priorities", "runs", "levels", "maps", "positions", "relics", "", ""}[k]
}

// IsAlone reports whether a pack has at most one document of the kind, at its root.
func (k Kind) IsAlone() bool { return k.Folder() == "" }

// Type says how the text of an element or attribute is read.
type Type uint8

// The types of fields.
const (
	Group  Type = iota // an element that holds further elements
	Bool               // true or false
	Int                // a whole number
	Float              // a number with a decimal point
	String             // free text
	ID                 // [a-z0-9_]+
	Image              // a file in the pack's art folder
	Colour             // #rrggbb
	Choice             // one of Choices
)

// Presence says whether a field must be written.
type Presence uint8

// The presences of fields.
const (
	Optional Presence = iota // left out, it has its default
	Always                   // written always; if missing, a warning and the default
	Required                 // nothing can stand in for it; if missing, an error
)

// Label is what a document says in each of the languages that documents have texts in.
type Label struct{ EN, UK string }

// In returns the text in a language, "en" or "uk"; English for any other.
func (l Label) In(language string) string {
	if language == "uk" {
		return l.UK
	}
	return l.EN
}

// Field describes an element or attribute of a document.
type Field struct {
	Name      string // of the element or attribute
	Attribute bool
	Type      Type
	Presence  Presence
	Min, Max  int      // range of an Int or Float, both allowed
	Longest   int      // of a String, ID or Image: the most characters; 0 where a Row says it
	AtLeast   string   // a sibling field that this one can't be below, and that is its default
	Instead   string   // a sibling field whose text is shown where this one has none
	Choices   []string // of a Choice
	Called    []Text   // what forms call the Choices; nil where they are shown as they are written
	Offered   []string // of Choices, those that may be written here; nil: all
	Elsewhere bool     // it is read here to be told of, and may only be written elsewhere
	OfCard    bool     // of an ID: it is a card's
	Row       *Row     // of a String that is a row of a board's cells, else nil
	Default   string   // the text that a missing field stands for
	Unit      Unit
	Title     Text // a short name for forms
	Doc       Text // what it does, one sentence
	Source    Source
	Section   Section // of a form
	// Least and Most say how often an element that repeats may stand; Most is 0 for one that doesn't repeat.
	Least, Most int
	// Indexed elements are told apart by an attribute id from 0 to Most-1, whatever order they stand in.
	Indexed bool
	// Key is the attribute by which repeated elements are told apart, "" if there is none.
	Key    string
	Fields []Field // the attributes and elements inside

	at func(owner any) any // where a Go value keeps the field
	// implied is the text that a missing field stands for where others of the owner decide, instead of Default.
	implied func(owner any) string
	repeat  repetition // where a Go value keeps the repetitions, nil for a field that doesn't repeat

	// check reports what doesn't fit together inside the element once its fields are read.
	check func(r *reader, n *node, owner any)

	shared  string            // what its texts are called, where several documents have the same
	ordinal int               // place among the parent's Fields
	floor   *Field            // the sibling that AtLeast names, nil if there is none
	zero    bool              // the default is Go's zero value
	index   map[string]*Field // elements of Fields by name
}

// Row is what rows of a board's cells may be.
type Row struct {
	Marks  string // that stand for cells
	Width  int    // how many cells there are at most
	Filled bool   // there are that many
}

// maxFields is the most Fields that a field has.
const maxFields = 48

// StandIn returns the text that counts where the field is empty. Sibling returns the text of a field beside it.
func (f *Field) StandIn(sibling func(name string) string) string {
	switch {
	case f.AtLeast != "":
		return sibling(f.AtLeast)
	case f.Instead != "":
		return sibling(f.Instead)
	}
	return f.Default
}

// Word returns what forms call one of the field's choices; any other text as it is.
func (f *Field) Word(text, language string) string {
	if i := slices.Index(f.Choices, text); i >= 0 && f.Called != nil {
		return f.Called[i].In(language)
	}
	return text
}

// IsLeftOut reports whether a text means that the field isn't to be written: an empty one of what is a word of a list
// or an id, and needn't be there.
func (f *Field) IsLeftOut(text string) bool {
	return strings.TrimSpace(text) == "" && f.Presence == Optional && (f.Type == Choice || f.Type == ID)
}

// attribute returns the attribute with a name, or nil.
func (f *Field) attribute(name string) *Field {
	for i := range f.Fields {
		if a := &f.Fields[i]; a.Attribute && a.Name == name {
			return a
		}
	}
	return nil
}

// Source says where the thesis describes a field.
type Source struct {
	Field string // the thesis's name, "" if it has none
	Place string // a table or figure, for example "2.3"; "" if the field is ours
}

// Fields returns the description of a kind of document: its root element with all fields inside, in the order in which
// they are written. It must not be changed.
func Fields(kind Kind) *Field { return roots[kind] }

// Field returns the field inside with a name, attributes with a leading @, or nil.
func (f *Field) Field(name string) *Field {
	if attribute, ok := strings.CutPrefix(name, "@"); ok {
		return f.attribute(attribute)
	}
	return f.index[name]
}

// Repeats reports whether the element may stand more than once.
func (f *Field) Repeats() bool { return f.Most > 0 }

// Numeric reports whether the field holds a number.
func (f *Field) Numeric() bool { return f.Type == Int || f.Type == Float }

var roots = func() [kindCount]*Field {
	all := [kindCount]*Field{&cardRoot, &heroRoot, &casesRoot, &prioritiesRoot, &runRoot, &levelRoot, &mapRoot, &positionRoot, &relicRoot, &packRoot, &rulesRoot}
	for _, root := range all {
		root.link(words.Of("field", root.Name))
	}
	return all
}()

// link finishes the description of a field, whose texts are those of a key.
func (f *Field) link(key Text) {
	if f.shared != "" {
		key = words.Of("field", f.shared)
	}
	f.Title, f.Doc = key, key+".doc"
	f.index = make(map[string]*Field, len(f.Fields))
	for i := range f.Fields {
		field := &f.Fields[i]
		field.ordinal = i
		field.zero = field.Default == "" || field.Default == "0" || field.Default == "false"
		if field.Longest == 0 {
			field.Longest = longest[field.Type]
		}
		field.link(key + Text("."+field.Name))
		if !field.Attribute {
			f.index[field.Name] = field
		}
	}
	for i := range f.Fields {
		f.Fields[i].floor = f.index[f.Fields[i].AtLeast]
	}
}

// The longest texts, in characters: with them, whatever documents say can be shown, and a duel fits the lines of its
// record.
const (
	longestName  = 80   // that people read on a button, a card or a portrait
	longestAbout = 1000 // that is read before something begins
	longestNote  = 4000 // that is for designers and experts alone
	longestID    = 48   // of a document, which is also the name of its file
)

// longest is how long the texts of a type may be where the field doesn't say. An id may have a word before that of a
// document, as sooner_ has.
var longest = map[Type]int{ID: longestID + 16, Image: 120}

// MaxCost is the most energy that a card costs (thesis, Table 2.3).
const MaxCost = 10

// MaxScore bounds the numbers of a table of scores, so that sums of them can't overflow.
const MaxScore = 1_000_000
