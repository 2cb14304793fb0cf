package attackknn

import (
	_ "embed"
	"fmt"
	"slices"
	"strconv"
	"sync"

	"boardduels/ai/fit/nearest"
	"boardduels/ai/fit/trained"
)

//go:embed knn.txt
var text string

// Trained returns the space of the examples that are part of the program. They are read when they are first needed.
var Trained = sync.OnceValue(func() *Space { return nearest.New(trained.Embedded("knn.txt", text, Read)) })

// file is the name of the brain in its file.
const file = "dicewars_knn"

const section = "examples"

// outcomes are all that may become of an attack.
var outcomes = []float32{failed, lost, kept}

// Document returns the file of examples: a row for each, named by its outcome.
func Document(examples []Example, head trained.Head) *trained.Document {
	head.Brain = file
	d := &trained.Document{Head: head, Sections: []trained.Section{{Name: section}}}
	for i := range examples {
		e := &examples[i]
		numbers := make([]float32, len(e.At))
		for k, x := range e.At {
			numbers[k] = trained.Round(x)
		}
		name := strconv.FormatFloat(float64(e.Outcome), 'g', -1, 32)
		d.Sections[0].Rows = append(d.Sections[0].Rows, trained.Row{Name: name, Numbers: numbers})
	}
	return d
}

// Read returns the examples of a file. The error names the row.
func Read(d *trained.Document) ([]Example, error) {
	if err := d.Of(file); err != nil {
		return nil, err
	}
	if len(d.Sections) != 1 || d.Sections[0].Name != section {
		return nil, fmt.Errorf("the file must have one section, [%s]", section)
	}
	var examples []Example
	for i := range d.Sections[0].Rows {
		r := &d.Sections[0].Rows[i]
		outcome, err := strconv.ParseFloat(r.Name, 32)
		if err != nil || !slices.Contains(outcomes, float32(outcome)) {
			return nil, fmt.Errorf("row %d is named %.40q, allowed are the outcomes 0, 0.5 and 1", i+1, r.Name)
		}
		e := Example{Outcome: float32(outcome)}
		if err := r.Need(len(e.At)); err != nil {
			return nil, fmt.Errorf("row %d: %w", i+1, err)
		}
		copy(e.At[:], r.Numbers)
		examples = append(examples, e)
	}
	return examples, nil
}
