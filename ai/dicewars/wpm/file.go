package wpm

import (
	_ "embed"
	"fmt"
	"sync"

	"boardduels/ai/fit/trained"
)

//go:embed wpm.txt
var text string

// Trained returns the model that is part of the program. It is read when it is first needed.
var Trained = sync.OnceValue(func() *Model { return trained.Embedded("wpm.txt", text, Read) })

// file is the name of the brain in its file.
const file = "dicewars_wpm"

const section = "weights"

// Document returns the file of the model: a row for each number of seats that are left, a constant first.
func (m *Model) Document(head trained.Head) *trained.Document {
	head.Brain = file
	d := &trained.Document{Head: head, Sections: []trained.Section{{Name: section}}}
	for alive := 2; alive < len(m); alive++ {
		numbers := make([]float32, 1+seen*alive)
		for i := range numbers {
			numbers[i] = trained.Round(m[alive][i])
		}
		d.Sections[0].Rows = append(d.Sections[0].Rows, trained.Row{Name: rowName(alive), Numbers: numbers})
	}
	return d
}

func rowName(alive int) string { return fmt.Sprint("seats_", alive) }

// Read returns the model of a file. The error names the row.
func Read(d *trained.Document) (*Model, error) {
	if err := d.Of(file); err != nil {
		return nil, err
	}
	m := &Model{}
	if len(d.Sections) != 1 || d.Sections[0].Name != section || len(d.Sections[0].Rows) != len(m)-2 {
		return nil, fmt.Errorf("the file must have one section, [%s], with %d rows", section, len(m)-2)
	}
	for alive := 2; alive < len(m); alive++ {
		r := &d.Sections[0].Rows[alive-2]
		if r.Name != rowName(alive) {
			return nil, fmt.Errorf("row %.40q stands where %s must", r.Name, rowName(alive))
		}
		if err := r.Need(1 + seen*alive); err != nil {
			return nil, err
		}
		copy(m[alive][:], r.Numbers)
	}
	return m, nil
}
