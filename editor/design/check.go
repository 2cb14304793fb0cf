package design

import (
	"cmp"
	"slices"
	"strings"

	"boardduels/runtime/duel"
	"boardduels/runtime/duel/rule"
	"boardduels/schema"
)

// Faces tells whether what is written on a card or hero fits its face on a phone; nil where faces can't be measured,
// and then nothing is said of them.
type Faces interface {
	// NameFits reports whether the name of a document fits in a language.
	NameFits(d *schema.Document, language string) bool
	// TextFits reports whether what a card does fits below its name.
	TextFits(d *schema.Document, language string) bool
}

// Report is what there is to tell of a pack.
type Report struct {
	Told     []schema.Diagnostic // by file and place: problems, warnings of its design, and silences that nothing needs
	Silenced []schema.Diagnostic // what the pack silences
}

// Check adds warnings of a pack's design to its diagnostics, and takes out what the pack silences.
func Check(pack *schema.Pack, diagnostics []schema.Diagnostic, faces Faces) Report {
	c := checker{pack: pack, faces: faces, found: slices.Grow(slices.Clip(diagnostics), len(diagnostics))}
	c.read()
	c.costs()
	c.lengths()
	c.idle()
	c.conditions()
	c.repetitions()
	c.answers()
	c.art()
	c.texts()
	c.letters()
	report := c.silence()
	order(report.Told)
	order(report.Silenced)
	return report
}

func order(diagnostics []schema.Diagnostic) {
	slices.SortStableFunc(diagnostics, func(a, b schema.Diagnostic) int {
		return cmp.Or(strings.Compare(a.File, b.File), cmp.Compare(a.Line, b.Line), cmp.Compare(a.Column, b.Column))
	})
}

// checker looks at the design of a pack. Documents with errors are left out: what they say isn't known.
type checker struct {
	pack   *schema.Pack
	faces  Faces
	cards  []cardOf // in the order of their ids
	byID   map[string]*cardOf
	heroes []heroOf
	found  []schema.Diagnostic

	numbers duel.Numbers
	never   rule.Events // that never happen in the pack
}

type cardOf struct {
	document *schema.Document
	card     schema.Card
	form     // see [Dominates]
}

type heroOf struct {
	document *schema.Document
	hero     schema.Hero
	deck     []*cardOf // by line; nil of cards that are missing or have errors
	always   []ruled   // what the hero does by itself
}

func (c *checker) read() {
	documents := c.pack.Documents()
	c.cards = make([]cardOf, 0, len(documents))
	c.numbers, c.never = c.pack.Numbers(), c.pack.NeverHappen()
	for _, d := range documents {
		if card, ok := d.Card(); ok && !schema.HasErrors(d.Diagnostics()) {
			c.cards = append(c.cards, cardOf{d, card, formOf(&c.numbers, card.Card)})
		}
	}
	c.byID = make(map[string]*cardOf, len(c.cards))
	for i := range c.cards {
		c.byID[c.cards[i].document.ID()] = &c.cards[i]
	}
	for _, d := range documents {
		hero, ok := d.Hero()
		if !ok || schema.HasErrors(d.Diagnostics()) {
			continue
		}
		h := heroOf{document: d, hero: hero, always: ruledBy(&c.numbers, hero.Passives)}
		for _, line := range hero.Deck {
			h.deck = append(h.deck, c.byID[line.Card])
		}
		c.heroes = append(c.heroes, h)
	}
}

func (c *checker) report(d *schema.Document, path, code string, args schema.Args) {
	c.found = append(c.found, d.Diagnose(path, code, args))
}
