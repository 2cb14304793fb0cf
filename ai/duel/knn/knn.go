// Package knn is a brain after a report on an AI for Dicewars: what an attack is worth is the mean outcome of the K
// nearest attacks of the past, in a small space of normalised features.
//
// Here a use of a card takes the place of an attack. Its features are what it changes, and how the fighters stand. The
// examples have the report's outcomes 0, 0.5 and 1, and come from random tries as there; but the outcome of a try is
// not what the enemy does in its next turn: chance in a card duel is so large that little could be learned from it. The
// rest of the duel is played many times with the card and without it, by players who play whatever they can. It is 1 if
// the card won more often, 0 if it won less often.
//
// As in the report, a turn is searched for paths: sequences of uses, each prefix a candidate, scored by the mean of its
// steps. The best one is carried out as long as each step is worth more than 0.5.
package knn

import (
	_ "embed"
	"fmt"
	"sync"

	"boardduels/ai"
	"boardduels/ai/fit/nearest"
	"boardduels/ai/fit/trained"
)

// Brain is the brain "knn" with the examples that come with the program.
var Brain = ai.Brain{ID: id, New: func(s ai.Setup) (ai.Player, error) { return newPlayer(s, embedded()), nil }}

const id = "knn"

//go:embed knn.txt
var text string

// embedded is what the file that is part of the program holds.
var embedded = sync.OnceValue(func() *space { return nearest.New(trained.Embedded("knn.txt", text, read).all) })

// Examples are what a brain knows: uses of cards with their outcomes.
type Examples struct{ all []example }

// section holds the examples in a document; a row's name is its outcome.
const section = "examples"

// outcomes are those that an example can have, by the names of rows.
var outcomes = map[string]float32{"0": 0, "0.5": 0.5, "1": 1}

// read takes examples from a document. An error names what is wrong.
func read(d *trained.Document) (*Examples, error) {
	if err := d.Of(id); err != nil {
		return nil, err
	}
	if len(d.Sections) != 1 || d.Sections[0].Name != section {
		return nil, fmt.Errorf("the file of brain %q needs one section, [%s]", id, section)
	}
	e := &Examples{}
	for i, row := range d.Sections[0].Rows {
		outcome, ok := outcomes[row.Name]
		if !ok {
			return nil, fmt.Errorf("example %d has the outcome %q, allowed are 0, 0.5 and 1", i+1, row.Name)
		}
		if err := row.Need(dimensions); err != nil {
			return nil, fmt.Errorf("example %d: %w", i+1, err)
		}
		for _, x := range row.Numbers {
			if x < 0 || x > 1 {
				return nil, fmt.Errorf("example %d: %v is outside 0 to 1", i+1, x)
			}
		}
		e.all = append(e.all, example{At: use(row.Numbers), Outcome: outcome})
	}
	if len(e.all) == 0 {
		return nil, fmt.Errorf("the file of brain %q has no examples", id)
	}
	return e, nil
}

// Sections returns the examples as a document holds them.
func (e *Examples) Sections() []trained.Section {
	s := trained.Section{Name: section}
	for i := range e.all {
		s.Rows = append(s.Rows, trained.Row{Name: fmt.Sprint(e.all[i].Outcome), Numbers: e.all[i].At[:]})
	}
	return []trained.Section{s}
}

// Brain returns the brain that plays by these examples.
func (e *Examples) Brain() ai.Brain {
	known := nearest.New(e.all)
	return ai.Brain{ID: id, New: func(s ai.Setup) (ai.Player, error) { return newPlayer(s, known), nil }}
}
