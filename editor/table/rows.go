package table

import (
	"cmp"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"boardduels/editor/query"
	"boardduels/internal/spelling"
	"boardduels/runtime/duel/rule"
	"boardduels/schema"
)

// Row is a card, a hero, or a case of a hero.
type Row struct {
	File  string
	base  string // path of the row's own element, with a slash behind it; "" of the document's root
	ID    string // of the document, or the number of the case
	Hero  string // of a case
	doc   *schema.Document
	twin  int    // how many cases before it have its number, which none should have
	deck  string // what [DecksColumn] says
	rules string // what [RulesColumn] says
	isNew bool   // there isn't such a document yet
}

// Key tells a row apart from others, also after edits: a case by its number, since its place changes as others come and
// go.
func (r *Row) Key() string {
	if _, isCase := r.Case(); isCase {
		return fmt.Sprint(r.File, "#", r.ID, "#", r.twin)
	}
	return r.File
}

// Case returns the place of a case among those of its hero; false of other rows.
func (r *Row) Case() (i int, isCase bool) {
	_, err := fmt.Sscanf(r.base, "case[%d]/", &i)
	return i, err == nil
}

// Path returns the path of a field of the row in its document.
func (r *Row) Path(c *Column) string { return r.base + c.Path }

// Sort is a column by which rows are ordered.
type Sort struct {
	Path string
	Down bool // the largest first
}

// View says which rows are shown, and in what order.
type View struct {
	Kind  schema.Kind
	Query *query.Query
	Sorts []Sort // the most important first; rows that are equal by all stand in the order of their names
}

// Source is what rows are taken from.
type Source struct {
	Pack    *schema.Pack
	Changed func(file string) bool // has unsaved edits
	Problem func(file string) (schema.Severity, bool)
}

// Names is what people call things, in their language.
type Names struct {
	// Text returns where words are looked for: names, ids and rule text of a document.
	Text func(*schema.Pack, *schema.Document) string
	// Name returns what a document is called, and Key where that stands in the order of names.
	Name func(*schema.Pack, *schema.Document) string
	Key  func(name string) string
	// Title returns the title of a column in a pack, and Also its titles in other languages. There need be none.
	Title func(*schema.Pack, *Column) string
	Also  func(*schema.Pack, *Column) []string
	// Rules returns what the rules of a document say, in sentences; "" of one without rules.
	Rules func(*schema.Pack, *schema.Document) string
	// Number writes a number that has a point; nil leaves it so.
	Number func(text string) string
}

// Finder finds rows. It keeps what it has found out of documents. One goroutine at a time may find rows; planning and
// copying leave the finder as it is.
type Finder struct {
	names  Names
	text   map[*schema.Document]string
	key    map[*schema.Document]string
	decks  map[string][]string // by card, the heroes
	heroes map[string]string   // ids by folded names, as of cards
	cards  map[string]string
	of     *schema.Pack // whose decks and names these are
	rules  map[*schema.Document]string
	called *schema.Document // by which rules call tags and counters
}

// NewFinder returns a finder.
func NewFinder(names Names) *Finder {
	return &Finder{names: names, text: map[*schema.Document]string{}, key: map[*schema.Document]string{}, rules: map[*schema.Document]string{}}
}

// Rows returns the rows of a view. An error is a [*query.Error].
func (f *Finder) Rows(s *Source, v *View) ([]Row, error) {
	bound, err := v.Query.Bind(f.words(s.Pack, v.Kind))
	if err != nil {
		return nil, err
	}
	f.learnDecks(s.Pack)
	rows := rowsOf(s.Pack, v.Kind)
	for i := range rows {
		rows[i].deck, rows[i].rules = deckText(f.decks, &rows[i]), f.rulesOf(s.Pack, rows[i].doc)
	}
	if !v.Query.IsEmpty() {
		kept := rows[:0]
		for i := range rows {
			if bound.Match(&record{f, s, &rows[i]}) {
				kept = append(kept, rows[i])
			}
		}
		rows = kept
	}
	f.sort(s, rows, v)
	return rows, nil
}

func rowsOf(pack *schema.Pack, kind schema.Kind) []Row {
	var rows []Row
	for _, id := range pack.IDs(kind) {
		d := pack.Find(kind, id)
		if !d.WellFormed() {
			continue
		}
		if kind != schema.CasesKind {
			rows = append(rows, Row{File: d.File(), ID: id, doc: d})
			continue
		}
		rows = append(rows, casesOf(d)...)
	}
	return rows
}

func casesOf(d *schema.Document) (rows []Row) {
	cases, _ := d.Cases()
	twins := map[int]int{}
	for i, c := range cases {
		rows = append(rows, Row{File: d.File(), base: fmt.Sprintf("case[%d]/", i), ID: strconv.Itoa(c.ID), Hero: d.ID(), doc: d, twin: twins[c.ID]})
		twins[c.ID]++
	}
	return rows
}

// Current returns rows as they are in a pack, without those that are gone. It is quick, and for the time until the pack
// has been looked through: whether rows still match, and their order, is left as it was.
func Current(pack *schema.Pack, rows []Row) []Row {
	cases := map[string]map[string]Row{} // by file and key
	current := make([]Row, 0, len(rows))
	for _, r := range rows {
		d := pack.Document(r.File)
		if d == nil || !d.WellFormed() {
			continue
		}
		if r.base != "" {
			if cases[r.File] == nil {
				cases[r.File] = map[string]Row{}
				for _, now := range casesOf(d) {
					cases[r.File][now.Key()] = now
				}
			}
			now, isThere := cases[r.File][r.Key()]
			if !isThere {
				continue
			}
			r.base = now.base
		}
		r.doc = d
		current = append(current, r)
	}
	return current
}

func (f *Finder) learnDecks(pack *schema.Pack) {
	if f.of == pack {
		return
	}
	f.of, f.decks = pack, decksOf(pack)
	f.heroes, f.cards = called(pack, schema.HeroKind), called(pack, schema.CardKind)
}

// Value returns the text of a cell, and whether it is written in the document; else it is what stands in.
func (r *Row) Value(c *Column) (text string, written bool) {
	switch c.Path {
	case IDColumn:
		return r.ID, true
	case HeroColumn:
		return r.Hero, true
	case DecksColumn:
		return r.deck, true
	case RulesColumn:
		return r.rules, true
	case TagsColumn:
		return strings.Join(tagsOf(r.doc), ", "), true
	}
	return r.valueOf(c.Field, r.Path(c))
}

// valueOf returns the text at a path, and whether it is written; else it is what counts instead. Where another text is
// shown in place of an empty one, an empty one isn't written.
func (r *Row) valueOf(field *schema.Field, path string) (text string, written bool) {
	if text, written = r.doc.Value(path); written && (text != "" || field.Instead == "") {
		return text, true
	}
	return field.StandIn(func(name string) string {
		text, _ := r.doc.Value(r.base + name)
		return text
	}), false
}

// sort orders rows. Numbers are ordered as numbers, and what is no number stands behind them.
func (f *Finder) sort(s *Source, rows []Row, v *View) {
	type sortable struct {
		row  Row
		keys []cellKey
		name string
	}
	columns := Find(v.Kind, paths(v.Sorts))
	all := make([]sortable, len(rows))
	for i := range rows {
		all[i] = sortable{row: rows[i], name: f.keyOf(s.Pack, rows[i].doc)}
		for k := range columns {
			all[i].keys = append(all[i].keys, f.cellKey(&rows[i], &columns[k]))
		}
	}
	slices.SortStableFunc(all, func(a, b sortable) int {
		for k := range columns {
			order := a.keys[k].compare(b.keys[k])
			if v.Sorts[k].Down {
				order = -order
			}
			if order != 0 {
				return order
			}
		}
		return strings.Compare(a.name, b.name)
	})
	for i := range all {
		rows[i] = all[i].row
	}
}

func paths(sorts []Sort) (paths []string) {
	for _, s := range sorts {
		paths = append(paths, s.Path)
	}
	return paths
}

// cellKey is where a cell stands in an order.
type cellKey struct {
	isNumber bool
	number   float64
	text     string
}

func (f *Finder) cellKey(r *Row, c *Column) cellKey {
	text, _ := r.Value(c)
	if c.Field != nil && c.Field.Numeric() || c.Path == IDColumn && r.Hero != "" || c.Path == DecksColumn && r.doc.Kind() != schema.CardKind {
		number, err := strconv.ParseFloat(strings.TrimSpace(text), 64)
		return cellKey{isNumber: err == nil, number: number, text: text}
	}
	return cellKey{text: f.names.Key(text)}
}

func (k cellKey) compare(other cellKey) int {
	switch {
	case k.isNumber && other.isNumber:
		return cmp.Compare(k.number, other.number)
	case k.isNumber != other.isNumber && k.isNumber:
		return -1
	case k.isNumber != other.isNumber:
		return 1
	}
	return strings.Compare(k.text, other.text)
}

func (f *Finder) keyOf(pack *schema.Pack, d *schema.Document) string {
	key, known := f.key[d]
	if !known {
		key = f.names.Key(f.names.Name(pack, d))
		f.key[d] = key
	}
	return key
}

func (f *Finder) textOf(pack *schema.Pack, d *schema.Document) string {
	text, known := f.text[d]
	if !known {
		text = spelling.Fold(f.names.Text(pack, d))
		f.text[d] = text
	}
	return text
}

// rulesOf returns what the rules of a document say. What they say of cards is found out anew, since these may be called
// otherwise by now.
func (f *Finder) rulesOf(pack *schema.Pack, d *schema.Document) string {
	said := d.Said()
	if len(said) == 0 {
		return ""
	}
	if rules := pack.Document(schema.RulesFile); f.called != rules {
		clear(f.rules)
		f.called = rules
	}
	if text, known := f.rules[d]; known {
		return text
	}
	text := f.names.Rules(pack, d)
	if !slices.ContainsFunc(said, func(r rule.Rule) bool { return r.Makes() != "" }) {
		f.rules[d] = text
	}
	return text
}

// Forget drops what was found out of documents that a pack doesn't hold any more.
func (f *Finder) Forget(pack *schema.Pack) {
	const spare = 2 // times as many documents are kept as there are
	if len(f.text)+len(f.key)+len(f.rules) < 2*spare*(len(pack.Documents())+1) {
		return
	}
	clear(f.text)
	clear(f.key)
	clear(f.rules)
}
