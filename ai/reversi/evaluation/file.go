package evaluation

import (
	_ "embed"
	"fmt"
	"sync"

	"boardduels/ai/fit/trained"
)

//go:embed weights.txt
var text string

// Learned returns the weights that training found. They must not be changed.
var Learned = sync.OnceValue(func() *Weights {
	d, err := trained.Parse(text)
	if err == nil {
		var w *Weights
		if w, err = Read(d); err == nil {
			return w
		}
	}
	panic(fmt.Sprintf("weights.txt: %v", err)) // a test reads it
})

// Brain is the name that the document of the weights bears.
const Brain = "reversi_search"

// The rows of a document hold so many numbers each, the last one what is left.
const perRow = 81

// row is a run of weights of a phase that stand for themselves and not for a mirror image's.
type row struct {
	name  string
	slots []int
}

// rows are those of each phase.
var rows = sync.OnceValue(func() (rows []row) {
	at, twin := 0, twin()
	add := func(name string, size int) {
		var own []int
		for i := at; i < at+size; i++ {
			if int(twin[i]) == i {
				own = append(own, i)
			}
		}
		for from := 0; from < len(own); from += perRow {
			rows = append(rows, row{fmt.Sprintf("%s_%d", name, from), own[from:min(from+perRow, len(own))]})
		}
		at += size
	}
	for c, name := range classNames {
		add(name, sizes[c])
	}
	for i, name := range countNames {
		size := most
		if i == constant {
			size = 1
		}
		add(name, size)
	}
	return rows
})

// Read takes weights from a document. Rows that are missing are 0. An error names the line, the section and the row.
func Read(d *trained.Document) (*Weights, error) {
	if d.Head.Brain != Brain {
		return nil, fmt.Errorf("these are numbers of %q, not of %q", d.Head.Brain, Brain)
	}
	if len(d.Sections) != phases {
		return nil, fmt.Errorf("%d sections, allowed are %d: a phase of the game each", len(d.Sections), phases)
	}
	w := newWeights()
	for p := range w.of {
		if name := sectionName(p); d.Sections[p].Name != name {
			return nil, fmt.Errorf("section [%s] stands where [%s] must", d.Sections[p].Name, name)
		}
		if err := w.read(p, &d.Sections[p]); err != nil {
			return nil, err
		}
	}
	return w, nil
}

func (w *Weights) read(phase int, s *trained.Section) error {
	byName := map[string]row{}
	for _, r := range rows() {
		byName[r.name] = r
	}
	err := s.EachRow(func(found *trained.Row) error {
		r, ok := byName[found.Name]
		if !ok {
			return fmt.Errorf("no row of weights is called so; allowed are names such as %s", rows()[0].name)
		}
		if err := found.Need(len(r.slots)); err != nil {
			return err
		}
		for i, at := range r.slots {
			w.of[phase][at] = int16(found.Numbers[i])
		}
		return nil
	})
	for i, first := range twin() {
		w.of[phase][i] = w.of[phase][first]
	}
	return err
}

func sectionName(phase int) string { return fmt.Sprintf("phase_%d", phase+1) }

// Sections returns the weights as a document holds them, without rows of nothing but 0.
func (w *Weights) Sections() (sections []trained.Section) {
	for p := range w.of {
		s := trained.Section{Name: sectionName(p)}
		for _, r := range rows() {
			numbers := make([]float32, len(r.slots))
			zeros := true
			for i, at := range r.slots {
				numbers[i] = float32(w.of[p][at])
				zeros = zeros && numbers[i] == 0
			}
			if !zeros {
				s.Rows = append(s.Rows, trained.Row{Name: r.name, Numbers: numbers})
			}
		}
		sections = append(sections, s)
	}
	return sections
}
