package neural

import (
	_ "embed"
	"fmt"
	"math"
	"sync"

	"boardduels/ai/backgammon/feature"
	"boardduels/ai/fit/trained"
)

// Brain is the name of the brain in its file.
const Brain = "backgammon_net"

//go:embed nets.txt
var text string

// Trained returns the networks that are part of the program. They are read when they are first needed.
var Trained = sync.OnceValue(func() *Nets { return trained.Embedded("nets.txt", text, Read) })

// fine is how many steps of a weight in the file make 1.
const fine = 512

// Document returns the file of the networks: a section for each phase, a row for the weights of each input to all
// neurons, and rows for biases and outputs, all in whole numbers of 1/512.
func (n *Nets) Document(head trained.Head) *trained.Document {
	d := &trained.Document{Head: head}
	for phase, net := range n.phases {
		section := trained.Section{Name: feature.Phase(phase).String()}
		for _, part := range net.parts() {
			row := trained.Row{Name: part.name, Numbers: make([]float32, len(part.weights))}
			for i, w := range part.weights {
				row.Numbers[i] = float32(math.Round(float64(*w) * fine))
			}
			section.Rows = append(section.Rows, row)
		}
		d.Sections = append(d.Sections, section)
	}
	return d
}

// part is some of a network's weights.
type part struct {
	name    string
	weights []*float32
}

func (n *net) parts() (parts []part) {
	for i := range feature.Inputs {
		p := part{name: fmt.Sprintf("input_%d", i)}
		for k := range n.size {
			p.weights = append(p.weights, n.weight(i, k))
		}
		parts = append(parts, p)
	}
	return append(parts, part{"biases", each(n.biases)}, part{"outputs", each(n.outputs)}, part{"bias", []*float32{&n.bias}})
}

// each returns where each weight of a list is kept.
func each(list []float32) (weights []*float32) {
	for i := range list {
		weights = append(weights, &list[i])
	}
	return weights
}

// Read returns the networks of a file. The error names the section and the row.
func Read(d *trained.Document) (*Nets, error) {
	if err := d.Of(Brain); err != nil {
		return nil, err
	}
	if len(d.Sections) != int(feature.Phases) {
		return nil, fmt.Errorf("there are %d sections, allowed are %d", len(d.Sections), feature.Phases)
	}
	n := &Nets{}
	for phase := range feature.Phases {
		net, err := readNet(&d.Sections[phase], phase)
		if err != nil {
			return nil, fmt.Errorf("section [%s]: %w", d.Sections[phase].Name, err)
		}
		n.phases[phase] = net
	}
	return n, nil
}

func readNet(s *trained.Section, phase feature.Phase) (*net, error) {
	if s.Name != phase.String() {
		return nil, fmt.Errorf("it stands in the place of [%s]", phase)
	}
	if len(s.Rows) == 0 || len(s.Rows[0].Numbers) > maxHidden {
		return nil, fmt.Errorf("the first row must have a weight for each of 1 to %d neurons", maxHidden)
	}
	n := newNet(len(s.Rows[0].Numbers))
	parts := n.parts()
	if len(s.Rows) != len(parts) {
		return nil, fmt.Errorf("there are %d rows, allowed are %d", len(s.Rows), len(parts))
	}
	for i, part := range parts {
		row := &s.Rows[i]
		if row.Name != part.name {
			return nil, fmt.Errorf("row %s stands in the place of %s", row.Name, part.name)
		}
		if err := row.Need(len(part.weights)); err != nil {
			return nil, err
		}
		for k, x := range row.Numbers {
			*part.weights[k] = x / fine
		}
	}
	return n, nil
}
