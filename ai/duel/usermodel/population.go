package usermodel

import (
	"cmp"
	_ "embed" // the population
	"fmt"
	"slices"
	"sync"

	"boardduels/ai/duel/turnfeature"
	"boardduels/ai/fit/trained"
	"boardduels/runtime/duel"
)

// Population is what is known of players in general, by the hero that they play, and of those of all other heroes.
type Population struct {
	heroes []heroPopulation
	others heroPopulation
}

// heroPopulation is the rows of a section: of each trait its mean weight, then how far each way to differ moves it.
type heroPopulation struct {
	id      string
	telling []float32
	// How strong a player is, as [basis] has it.
	usual      float32
	lean, bend []float32
	rows       []trained.Row
	// kept is of the others alone: how far the weight of a card that isn't known lies from 0, and how much a turn tells
	// of it.
	spread, tellingKept float32
}

// Names of rows that aren't traits.
const (
	tellingRow  = "telling"
	strengthRow = "strength" // the usual one, then how it leans on each way
	bendRow     = "bend"     // of strength, by way
	keptRow     = "kept"
)

//go:embed population.txt
var population string

// known is the population that comes with the program.
var known = sync.OnceValue(func() *Population { return trained.Embedded("population.txt", population, Read) })

// PopulationID names the population where brains that are trained are named.
const PopulationID = "population"

// Read takes a population from a document. An error names the line, the section and the row.
func Read(d *trained.Document) (*Population, error) {
	p := &Population{}
	return p, d.EachHero(PopulationID, p.read)
}

func (p *Population) read(s *trained.Section) error {
	h := heroPopulation{id: s.Name}
	if err := cmp.Or(s.NeedRow(tellingRow), s.NeedRow(strengthRow), s.NeedRow(bendRow), s.EachRow(h.read)); err != nil {
		return err
	}
	if h.id != trained.Others {
		p.heroes = append(p.heroes, h)
		return nil
	}
	p.others = h
	return s.NeedRow(keptRow)
}

func (h *heroPopulation) read(row *trained.Row) error {
	switch {
	case row.Name == tellingRow:
		h.telling = row.Numbers
	case row.Name == keptRow:
		if err := row.Need(2); err != nil {
			return err
		}
		h.spread, h.tellingKept = row.Numbers[0], row.Numbers[1]
	case h.telling == nil:
		return fmt.Errorf("row %s stands before the row %s", row.Name, tellingRow)
	case row.Name == strengthRow:
		if err := row.Need(1 + len(h.telling)); err != nil {
			return err
		}
		h.usual, h.lean = row.Numbers[0], row.Numbers[1:]
	case row.Name == bendRow:
		h.bend = row.Numbers
		return row.Need(len(h.telling))
	default:
		h.rows = append(h.rows, *row)
		return row.Need(1 + len(h.telling))
	}
	return nil
}

// of returns what is known of those who play a hero.
func (p *Population) of(hero *duel.Hero) *basis {
	h := &p.others
	if i := slices.IndexFunc(p.heroes, func(h heroPopulation) bool { return h.id == hero.ID }); i >= 0 {
		h = &p.heroes[i]
	}
	return h.basis(hero, p.others.spread, p.others.tellingKept)
}

// basis returns what a section says of those who play a hero. Cards that it doesn't know are ways to differ of their
// own, with a spread and as much told of them as given.
func (h *heroPopulation) basis(hero *duel.Hero, spread, telling float32) *basis {
	b := &basis{telling: slices.Clone(h.telling), usual: h.usual, lean: slices.Clone(h.lean), bend: slices.Clone(h.bend)}
	var has [Count]bool
	for i := range h.rows {
		if id, ok := Find(hero, h.rows[i].Name); ok {
			b.mean[id], b.along[id], has[id] = h.rows[i].Numbers[0], slices.Clone(h.rows[i].Numbers[1:]), true
		}
	}
	for id := range b.along {
		if !has[id] {
			b.along[id] = make([]float32, len(h.telling))
		}
	}
	for id := range ID(Count) {
		if isKept(hero, id) && !has[id] {
			b.ownAxis(id, spread, telling)
		}
	}
	return b
}

// Sections returns the population as a document holds it.
func (p *Population) Sections() (sections []trained.Section) {
	for _, h := range append(slices.Clone(p.heroes), p.others) {
		s := trained.Section{Name: h.id, Rows: []trained.Row{{Name: tellingRow, Numbers: h.telling}, {Name: strengthRow, Numbers: append([]float32{h.usual}, h.lean...)},
			{Name: bendRow, Numbers: h.bend}}}
		if h.id == trained.Others {
			s.Rows = append(s.Rows, trained.Row{Name: keptRow, Numbers: []float32{h.spread, h.tellingKept}})
		}
		s.Rows = append(s.Rows, h.rows...)
		sections = append(sections, s)
	}
	return sections
}

// isCard reports whether a trait is of any card kept.
func isCard(id ID) bool { return id < Played && turnfeature.ID(id).IsKept() }
