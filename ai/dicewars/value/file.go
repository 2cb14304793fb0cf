package value

import (
	_ "embed"
	"fmt"
	"strconv"
	"sync"

	"boardduels/ai/fit/trained"
)

// brain is the name of the brain in its file.
const brain = "dicewars_expert"

//go:embed net.txt
var text string

// Trained returns the net that is part of the program. It is read when it is first needed.
var Trained = sync.OnceValue(func() *Net { return trained.Embedded("net.txt", text, Read) })

const (
	section = "neurons"
	outRow  = "out"
)

// Document returns the file of the net: a row for each hidden neuron, its bias first, and one for how much each counts.
func (n *Net) Document(head trained.Head) *trained.Document {
	head.Brain = brain
	d := &trained.Document{Head: head, Sections: []trained.Section{{Name: section}}}
	add := func(name string, numbers ...float32) {
		for i := range numbers {
			numbers[i] = trained.Round(numbers[i])
		}
		d.Sections[0].Rows = append(d.Sections[0].Rows, trained.Row{Name: name, Numbers: numbers})
	}
	for h := range hidden {
		add(neuronRow(h), append([]float32{n.bias[h]}, n.in[h][:]...)...)
	}
	add(outRow, append([]float32{}, n.out[:]...)...)
	return d
}

func neuronRow(h int) string { return "neuron_" + strconv.Itoa(h+1) }

// Read returns the net of a file. The error names the row.
func Read(d *trained.Document) (*Net, error) {
	if err := d.Of(brain); err != nil {
		return nil, err
	}
	if len(d.Sections) != 1 || d.Sections[0].Name != section {
		return nil, fmt.Errorf("the file must have one section, [%s]", section)
	}
	rows := d.Sections[0].Rows
	if len(rows) != hidden+1 {
		return nil, fmt.Errorf("section [%s] has %d rows, needed are %d", section, len(rows), hidden+1)
	}
	n := &Net{}
	for h := range hidden {
		if err := need(&rows[h], neuronRow(h), inputs+1); err != nil {
			return nil, err
		}
		n.bias[h] = rows[h].Numbers[0]
		copy(n.in[h][:], rows[h].Numbers[1:])
	}
	copy(n.out[:], rows[hidden].Numbers)
	return n, need(&rows[hidden], outRow, hidden)
}

// need returns an error unless a row has a name and a count of numbers.
func need(r *trained.Row, name string, count int) error {
	if r.Name != name {
		return fmt.Errorf("row %.40q stands where %s must", r.Name, name)
	}
	return r.Need(count)
}
