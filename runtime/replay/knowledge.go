package replay

import (
	"errors"
	"fmt"
	"strconv"

	"boardduels/kb"
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
	table := schema.Expert{ID: consensus, Name: "Consensus", Scale: schema.Score, Priorities: k.Priorities}
	return &Knowledge{
		hero:       k.Hero,
		cases:      kb.Document(k).Source(),
		priorities: schema.NewPriorities(consensus, []schema.Expert{table}).Source(),
	}
}

// PackKnowledge returns what is known of a hero at the beginning, as its pack has it. It returns an error as
// [kb.ForHero] does.
func PackKnowledge(pack *schema.Pack, hero string) (*Knowledge, error) {
	k, err := kb.ForHero(pack, hero)
	if err != nil {
		return nil, err
	}
	return NewKnowledge(k), nil
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
	base, _ := cases.CaseBase()
	experts, _ := priorities.Experts()
	return &kb.Knowledge{
		Hero: k.hero, Cases: base.Cases, Priorities: experts[0].Priorities, Weights: base.Weights, Style: base.Style,
		Experience: kb.Experience{
			Won: base.Won, Decisions: base.Decisions, Simulated: base.Simulated, Observed: base.Observed,
		},
	}, nil
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

// knowledge writes the sizes of the documents, then the documents.
func (w *writer) knowledge(k *Knowledge) {
	w.line("knowledge", k.hero, "cases", strconv.Itoa(len(k.cases)), "priorities", strconv.Itoa(len(k.priorities)))
	w.buf = append(w.buf, k.cases...)
	w.buf = append(w.buf, k.priorities...)
	w.start = len(w.buf)
}

// knowledge takes "knowledge knight cases 5120 priorities 2140" and documents of as many bytes.
func (p *parser) knowledge(s *Seat) error {
	if p.keyword != "knowledge" {
		return nil
	}
	if p.record.Format == 1 {
		return p.knowledge1(s)
	}
	k := &Knowledge{hero: p.word()}
	if !schema.IsID(k.hero) {
		return p.fault("knowledge: %q isn't the id of a hero; allowed are a–z, 0–9 and _", excerpt(k.hero))
	}
	sizes := [2]int{}
	for i, what := range []string{"cases", "priorities"} {
		if err := p.literal(what); err != nil {
			return err
		}
		var err error
		if sizes[i], err = p.int(what, 1, MaxSize); err != nil {
			return err
		}
	}
	if err := p.over(); err != nil {
		return err
	}
	texts, err := p.texts(sizes[:]...)
	if err != nil {
		return err
	}
	k.cases, k.priorities = texts[0], texts[1]
	s.Knowledge = k
	return nil
}
