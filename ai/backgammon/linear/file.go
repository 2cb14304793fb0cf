package linear

import (
	_ "embed"
	"fmt"
	"sync"

	"boardduels/ai/backgammon/feature"
	"boardduels/ai/fit/trained"
)

// Brain is the name of the brain in its file.
const Brain = "backgammon_linear"

//go:embed linear.txt
var text string

// Trained returns the weights that are part of the program. They are read when they are first needed.
var Trained = sync.OnceValue(func() *Weights { return trained.Embedded("linear.txt", text, Read) })

// The rows of a phase.
const (
	inputsRow = "inputs"
	biasRow   = "bias"
)

// Document returns the file of the weights: a section for each phase.
func (w *Weights) Document(head trained.Head) *trained.Document {
	d := &trained.Document{Head: head}
	for i := range w.phases {
		inputs := make([]float32, feature.Inputs)
		for k, x := range w.phases[i].inputs {
			inputs[k] = trained.Round(x)
		}
		d.Sections = append(d.Sections, trained.Section{Name: feature.Phase(i).String(),
			Rows: []trained.Row{{Name: inputsRow, Numbers: inputs}, {Name: biasRow, Numbers: []float32{trained.Round(w.phases[i].bias)}}}})
	}
	return d
}

// Read returns the weights of a file. The error names the section and the row.
func Read(d *trained.Document) (*Weights, error) {
	if err := d.Of(Brain); err != nil {
		return nil, err
	}
	w := &Weights{}
	for i := range w.phases {
		name := feature.Phase(i).String()
		if i >= len(d.Sections) || d.Sections[i].Name != name {
			return nil, fmt.Errorf("section %d must be [%s]", i+1, name)
		}
		if err := w.phases[i].read(&d.Sections[i]); err != nil {
			return nil, fmt.Errorf("section [%s]: %w", name, err)
		}
	}
	return w, nil
}

func (p *phase) read(s *trained.Section) error {
	err := s.EachRow(func(r *trained.Row) error {
		switch r.Name {
		case inputsRow:
			copy(p.inputs[:], r.Numbers)
			return r.Need(feature.Inputs)
		case biasRow:
			p.bias = r.Numbers[0]
			return r.Need(1)
		}
		return fmt.Errorf("row %.40q is none; allowed are %s and %s", r.Name, inputsRow, biasRow)
	})
	for _, name := range []string{inputsRow, biasRow} {
		if err == nil {
			err = s.NeedRow(name)
		}
	}
	return err
}
