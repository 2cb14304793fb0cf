package duelrecord

import (
	"errors"
	"fmt"
	"slices"
	"strconv"

	"boardduels/kb"
	"boardduels/runtime/record"
	"boardduels/schema"
)

// Knowledge is what a brain knew when a duel began, as a record carries it: documents in the form of package schema. It
// never changes.
type Knowledge struct {
	hero       string // id
	cases      string // a document of cases
	priorities string // a document of priorities, of one expert
}

// consensus is the expert under whose name a record carries priorities.
const consensus = "consensus"

// NewKnowledge returns knowledge as a record carries it; nil for nil.
func NewKnowledge(k *kb.Knowledge) *Knowledge {
	if k == nil {
		return nil
	}
	table := schema.Expert{ID: consensus, Name: "Consensus", Scale: schema.Score, Weight: 1, Priorities: k.Priorities}
	return &Knowledge{
		hero:       k.Hero,
		cases:      kb.Document(k).Source(),
		priorities: schema.NewPriorities(consensus, []schema.Expert{table}).Source(),
	}
}

// Know has a seat's brain know its hero, and the other one. If both are one pointer, they are one in the record.
func (s *Seat) Know(own, foe *kb.Knowledge) {
	s.Knowledge = NewKnowledge(own)
	if s.Foe = s.Knowledge; foe != own {
		s.Foe = NewKnowledge(foe)
	}
}

// Impersonate has a seat that knows its heroes know a double's user as the one who plays its own. It returns an error
// as [Seat.Known] does.
func (s *Seat) Impersonate(user *kb.Double) error {
	own, foe, err := s.Known()
	if err != nil {
		return err
	}
	mine := user.Playing(own)
	if foe == own {
		foe = mine
	}
	s.Know(mine, foe)
	return nil
}

// KnowPack has a seat's brain know what a pack tells of its hero, and of the other one. It returns an error as
// [kb.ForHero] does.
func (s *Seat) KnowPack(pack *schema.Pack, foe string) error {
	own, other, err := kb.ForHeroes(pack, s.Hero.ID, foe)
	if err == nil {
		s.Know(own, other)
	}
	return err
}

// Known returns what a seat's brain knew of its hero and of the other one, each nil if nothing. If it knew the same of
// both, they are one pointer. It returns an error if a document has errors.
func (s *Seat) Known() (own, foe *kb.Knowledge, err error) {
	if own, err = s.Knowledge.Base(); err != nil || s.Foe.is(s.Knowledge) {
		return own, own, err
	}
	foe, err = s.Foe.Base()
	return own, foe, err
}

// is reports whether both are the same knowledge, or none.
func (k *Knowledge) is(other *Knowledge) bool {
	if k == nil || other == nil {
		return k == other
	}
	return *k == *other
}

// Base returns the knowledge base; nil for nil. It returns an error if a document has errors.
func (k *Knowledge) Base() (*kb.Knowledge, error) {
	if k == nil {
		return nil, nil
	}
	cases := schema.Parse(schema.CasesKind, schema.FileOf(schema.CasesKind, k.hero), k.cases)
	priorities := schema.Parse(schema.PrioritiesKind, schema.FileOf(schema.PrioritiesKind, consensus), k.priorities)
	for _, d := range []*schema.Document{cases, priorities} {
		if err := check(d); err != nil {
			return nil, fmt.Errorf("knowledge of %s: %w", k.hero, err)
		}
	}
	experts, _ := priorities.Experts()
	initial := kb.Knowledge{Hero: k.hero, Priorities: experts[0].Priorities}
	return initial.With(cases), nil
}

// check returns the first error of a document.
func check(d *schema.Document) error {
	for _, found := range d.Diagnostics() {
		if found.Severity == schema.Error {
			return errors.New(found.String())
		}
	}
	return nil
}

// knowledge writes the sizes of documents and then the documents, or which of those written before they are.
func (w *writer) knowledge(keyword string, k *Knowledge) {
	if k == nil {
		return
	}
	if i := slices.IndexFunc(w.blocks, k.is); i >= 0 {
		w.Line(keyword, k.hero, again, strconv.Itoa(i+1))
		return
	}
	w.Line(keyword, k.hero, "cases", strconv.Itoa(len(k.cases)), "priorities", strconv.Itoa(len(k.priorities)))
	w.Text(k.cases)
	w.Text(k.priorities)
	w.blocks = append(w.blocks, k)
}

// again is the word for knowledge that a file holds already.
const again = "as"

func (p *parser) knowledge(s *Seat) error { return p.documents("knowledge", &s.Knowledge) }

func (p *parser) foe(s *Seat) error { return p.documents("foe", &s.Foe) }

// documents takes "knowledge knight cases 5120 priorities 2140" and documents of as many bytes, or "knowledge knight as
// 1", if that stands here.
func (p *parser) documents(keyword string, to **Knowledge) error {
	if p.Keyword != keyword {
		return nil
	}
	k := &Knowledge{hero: p.Word()}
	if !schema.IsID(k.hero) {
		return p.Fault("%s: %q isn't the id of a hero; allowed are a–z, 0–9 and _", p.Keyword, record.Excerpt(k.hero))
	}
	*to = k
	if len(p.blocks) > 0 && p.Takes(again) {
		return p.again(to)
	}
	sizes := [2]int{}
	for i, what := range []string{"cases", "priorities"} {
		if err := p.Literal(what); err != nil {
			return err
		}
		var err error
		if sizes[i], err = p.Int(what, 1, MaxSize); err != nil {
			return err
		}
	}
	if err := p.Over(); err != nil {
		return err
	}
	texts, err := p.Texts(sizes[:]...)
	if err != nil {
		return err
	}
	k.cases, k.priorities = texts[0], texts[1]
	p.blocks = append(p.blocks, k)
	return nil
}

// again takes the number of knowledge that stands before, and puts that in the place of one that names its hero alone.
func (p *parser) again(of **Knowledge) error {
	n, err := p.Int("the number", 1, len(p.blocks))
	if err != nil {
		return err
	}
	k := p.blocks[n-1]
	if k.hero != (*of).hero {
		return p.Fault("%s: number %d is of %s, not of %s", p.Keyword, n, k.hero, (*of).hero)
	}
	*of = k
	return p.Done()
}
