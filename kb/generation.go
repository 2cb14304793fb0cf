package kb

import (
	"errors"
	"fmt"

	"boardduels/schema"
)

// generation is what a hero's AI knew after an entry.
type generation struct {
	hero string
	text string // a document of cases, or beginning
}

// beginning is the text of a generation in which the AI knows what it knew at the beginning.
const beginning = "<initial/>\n"

func newGeneration(k *Knowledge) generation { return generation{k.Hero, Document(k).Source()} }

// Document returns knowledge as a document of cases. Priorities aren't in it.
func Document(k *Knowledge) *schema.Document {
	e := k.Experience
	return schema.NewCaseBase(k.Hero, schema.Cases{
		Cases: k.Cases, Won: e.Won, Decisions: e.Decisions, Simulated: e.Simulated, Observed: e.Observed, Weights: k.Weights, Style: k.Style,
	})
}

func (g generation) isInitial() bool { return g.text == beginning }

func (g generation) document() *schema.Document {
	return schema.Parse(schema.CasesKind, schema.FileOf(schema.CasesKind, g.hero), g.text)
}

// fault is what keeps a generation from being used, or nil. It is told with the name of the file.
func (g generation) fault(file string) error {
	if g.isInitial() {
		return nil
	}
	for _, d := range g.document().Diagnostics() {
		if d.Severity == schema.Error {
			d.File = file
			return errors.New(d.String())
		}
	}
	return nil
}

// knowledge returns what a good generation says.
func (g generation) knowledge(initial *Knowledge) *Knowledge {
	if g.isInitial() {
		return initial
	}
	base, _ := g.document().CaseBase()
	return &Knowledge{
		Hero: g.hero, Cases: base.Cases, Priorities: initial.Priorities, Weights: base.Weights, Style: base.Style,
		Experience: Experience{base.Won, base.Decisions, base.Simulated, base.Observed},
	}
}

// newest returns a hero's newest generation that is good. Damaged ones on the way to it are set aside.
func (s *Store) newest(hero string) (generation, *Damage, error) {
	f, err := s.scan()
	if err != nil {
		return generation{}, nil, err
	}
	numbers := f.generations[hero]
	var damage *Damage
	for i := len(numbers) - 1; i >= 0; i-- {
		g, fault, err := s.read(numbers[i], hero)
		if err != nil {
			return g, nil, err
		}
		if fault == nil {
			if damage != nil {
				damage.Restored = !g.isInitial()
			}
			return g, damage, nil
		}
		if damage == nil {
			damage = &Damage{Problem: fault.Error()}
		}
		if err := damage.setAside(s.generationFile(numbers[i], hero)); err != nil {
			return g, nil, fmt.Errorf("knowledge base: %w", err)
		}
	}
	return generation{hero, beginning}, damage, nil
}
