// Package trained is the text file in which a brain keeps the numbers that training found: a head that tells where they
// come from, then sections of named rows. Equal documents have equal texts, and numbers survive to the bit.
package trained

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// Document is the content of a file.
type Document struct {
	Head     Head
	Sections []Section
}

// Head tells where the numbers come from.
type Head struct {
	Brain    string
	Seed     uint64   // of all chance of the training
	Date     string   // year-month-day
	Rules    int      // version of the rules
	Pack     string   // hash of the pack that was played with
	Games    int      // that were played in all
	After    []string // the trainings that this one went on from, the first one first, see [Head.training]
	Measured []string // what the numbers were found to be worth, one sentence each
}

// training tells which training the numbers come from, for those that go on from them.
func (h *Head) training() string {
	return fmt.Sprintf("seed %d, %d games in all, %s", h.Seed, h.Games, h.Date)
}

// Trainings are all that the numbers come from, the last one last.
func (h *Head) Trainings() []string { return append(slices.Clone(h.After), h.training()) }

// Section is a part of a document, as for one hero.
type Section struct {
	Name string
	Rows []Row
	line int // where it begins in the text; 0 if it comes from none
}

// Row is some numbers with a name, which has no spaces.
type Row struct {
	Name    string
	Numbers []float32
	line    int // of the text; 0 if it comes from none
}

// magic is the first line, with the version of the format.
const magic = "board-duels-training 1"

// String returns the text of the file.
func (d *Document) String() string {
	var b strings.Builder
	h := &d.Head
	fmt.Fprintf(&b, "%s\nbrain %s\nseed %d\ndate %s\nrules %d\npack %s\ngames %d\n",
		magic, h.Brain, h.Seed, h.Date, h.Rules, h.Pack, h.Games)
	for _, training := range h.After {
		fmt.Fprintf(&b, "after %s\n", training)
	}
	for _, sentence := range h.Measured {
		fmt.Fprintf(&b, "measured %s\n", sentence)
	}
	for i := range d.Sections {
		fmt.Fprintf(&b, "\n[%s]\n", d.Sections[i].Name)
		for _, row := range d.Sections[i].Rows {
			b.WriteString(row.Name)
			for _, x := range row.Numbers {
				b.WriteByte(' ')
				b.WriteString(strconv.FormatFloat(float64(x), 'g', -1, 32))
			}
			b.WriteByte('\n')
		}
	}
	return b.String()
}

// Round returns a number with the four digits that are worth keeping in a file.
func Round(x float32) float32 {
	rounded, _ := strconv.ParseFloat(strconv.FormatFloat(float64(x), 'g', 4, 32), 32)
	return float32(rounded)
}
