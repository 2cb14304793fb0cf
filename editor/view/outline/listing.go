package outline

import (
	"cmp"
	"slices"
	"strings"

	"boardduels/editor/view/naming"
	"boardduels/internal/i18n"
	"boardduels/schema"
)

// listing holds the documents of a pack by kind, in the order of their names. It follows the pack document by document:
// to order the names of 10,000 cards anew at each key would take longer than a frame of the screen.
type listing struct {
	texts     *i18n.Translator
	order     func(name string) string // gives names the keys of their order
	documents []*schema.Document       // that are listed, by path
	called    map[string]called        // by file
	Lines     map[schema.Kind][]Line
}

// called is what people call a document, and the key by which it is ordered.
type called struct{ Name, key string }

// NewListing returns one without documents.
func NewListing(t *i18n.Translator) *listing {
	return &listing{texts: t, order: t.Keys(), called: map[string]called{}, Lines: map[schema.Kind][]Line{}}
}

// mostMoved is the most documents that are put into their places one by one. With more, all are ordered anew.
const mostMoved = 64

// Follow lists the documents of a pack.
func (l *listing) Follow(pack *schema.Pack) {
	now := pack.Documents()
	gone, come := exchanged(l.documents, now)
	l.documents = now
	moved := slices.DeleteFunc(append(come, knowledge(pack, gone, come)...), func(d *schema.Document) bool {
		known, listed := l.called[d.File()]
		return listed && known.Name == naming.In(pack, d, l.texts)
	})
	gone = slices.DeleteFunc(gone, func(d *schema.Document) bool { return pack.Document(d.File()) != nil })
	if len(gone)+len(moved) > mostMoved {
		l.arrange(pack)
		return
	}
	for _, d := range gone {
		l.remove(d)
	}
	for _, d := range moved {
		l.remove(d)
		l.insert(l.line(pack, d))
	}
}

// arrange lists all documents anew. The keys of names that stay are kept.
func (l *listing) arrange(pack *schema.Pack) {
	before := l.called
	l.called, l.Lines = make(map[string]called, len(l.documents)), map[schema.Kind][]Line{}
	for _, d := range l.documents {
		if known, ok := before[d.File()]; ok {
			l.called[d.File()] = known
		}
		l.Lines[d.Kind()] = append(l.Lines[d.Kind()], l.line(pack, d))
	}
	for _, lines := range l.Lines {
		slices.SortFunc(lines, compareLines)
	}
}

// line returns the line of a document, and keeps what it is called.
func (l *listing) line(pack *schema.Pack, d *schema.Document) Line {
	c, name := l.called[d.File()], naming.In(pack, d, l.texts)
	if c.Name != name || c.key == "" {
		c = called{name, l.order(name)}
		l.called[d.File()] = c
	}
	return Line{Kind: d.Kind(), File: d.File(), id: d.ID(), called: c}
}

// compareLines orders lines by what the documents are called, those called the same by their ids.
func compareLines(a, b Line) int {
	return cmp.Or(strings.Compare(a.key, b.key), strings.Compare(a.id, b.id))
}

func (l *listing) remove(d *schema.Document) {
	delete(l.called, d.File())
	l.Lines[d.Kind()] = slices.DeleteFunc(l.Lines[d.Kind()], func(other Line) bool { return other.File == d.File() })
}

func (l *listing) insert(added Line) {
	lines := l.Lines[added.Kind]
	at, _ := slices.BinarySearchFunc(lines, added, compareLines)
	l.Lines[added.Kind] = slices.Insert(lines, at, added)
}

// exchanged returns the documents of one pack and of the next, both by path, that the other one hasn't.
func exchanged(before, now []*schema.Document) (gone, come []*schema.Document) {
	for len(before) > 0 && len(now) > 0 {
		switch order := strings.Compare(before[0].File(), now[0].File()); {
		case before[0] == now[0]:
			before, now = before[1:], now[1:]
		case order < 0:
			gone, before = append(gone, before[0]), before[1:]
		case order > 0:
			come, now = append(come, now[0]), now[1:]
		default:
			gone, come = append(gone, before[0]), append(come, now[0])
			before, now = before[1:], now[1:]
		}
	}
	return append(gone, before...), append(come, now...)
}

// knowledge returns the cases and priorities that are called like heroes that changed.
func knowledge(pack *schema.Pack, changed ...[]*schema.Document) (found []*schema.Document) {
	for _, d := range slices.Concat(changed...) {
		for _, kind := range []schema.Kind{schema.CasesKind, schema.PrioritiesKind} {
			if of := pack.Find(kind, d.ID()); d.Kind() == schema.HeroKind && of != nil {
				found = append(found, of)
			}
		}
	}
	return found
}
