package clash

import (
	_ "embed" // the weights
	"fmt"
	"slices"
	"strings"
	"sync"

	"boardduels/ai/fit/trained"
)

// ID names the weights where brains that are trained are named.
const ID = "clash"

//go:embed clash.txt
var text string

// known are the weights that come with the program.
var known = sync.OnceValue(func() *Traits { return trained.Embedded("clash.txt", text, Read) })

// traitNames are the names of a fighter's traits, in their order.
var traitNames = [traits]string{"hp", "hp_5", "hp_12", "energy", "energy_2", "energy_5", "hand", "hand_2", "shield", "dots"}

const moverRow = "mover" // what it is worth to be to move

// Section returns the weights as a section: each trait of the mover, then of its enemy.
func (w *Traits) Section() trained.Section {
	s := trained.Section{Name: trained.Others}
	for i, name := range traitNames {
		s.Rows = append(s.Rows, trained.Row{Name: name, Numbers: []float32{w[i], w[traits+i]}})
	}
	s.Rows = append(s.Rows, trained.Row{Name: moverRow, Numbers: []float32{w[2*traits]}})
	return s
}

// Read takes the weights from a document. An error names the line, the section and the row.
func Read(d *trained.Document) (*Traits, error) {
	w := &Traits{}
	return w, d.EachHero(ID, func(s *trained.Section) error {
		for _, name := range traitNames {
			if err := s.NeedRow(name); err != nil {
				return err
			}
		}
		if err := s.NeedRow(moverRow); err != nil {
			return err
		}
		return s.EachRow(w.read)
	})
}

func (w *Traits) read(row *trained.Row) error {
	if row.Name == moverRow {
		if err := row.Need(1); err != nil {
			return err
		}
		w[2*traits] = row.Numbers[0]
		return nil
	}
	i := slices.Index(traitNames[:], row.Name)
	if i < 0 {
		return fmt.Errorf("there is no trait %s; there are: %s, %s", row.Name, strings.Join(traitNames[:], ", "), moverRow)
	}
	if err := row.Need(2); err != nil {
		return err
	}
	w[i], w[traits+i] = row.Numbers[0], row.Numbers[1]
	return nil
}
