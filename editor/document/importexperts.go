package document

import (
	"fmt"
	"slices"
	"strconv"

	"boardduels/schema"
)

// ImportExperts takes experts' tables into a document: those whose id is there already come in place of the old ones,
// the others behind them. It makes the document if there is none.
type ImportExperts struct {
	Table   string // the document's id, mostly a hero's
	Experts []schema.Expert
}

// Kind returns "import_experts".
func (ImportExperts) Kind() string { return "import_experts" }

// Subject returns the table.
func (e ImportExperts) Subject() string { return e.Table }

// Changes implements [Edit].
func (e ImportExperts) Changes(pack *schema.Pack) ([]Change, error) {
	file := schema.FileOf(schema.PrioritiesKind, e.Table)
	if pack.Document(file) == nil {
		return []Change{{File: file, To: schema.NewPriorities(e.Table, e.Experts)}}, nil
	}
	return edit(pack, file, func(d *schema.Document) (*schema.Document, error) {
		for i := range e.Experts {
			experts, ok := d.Experts()
			if !ok {
				return nil, schema.ErrNotWellFormed
			}
			next := &e.Experts[i]
			place := slices.IndexFunc(experts, func(there schema.Expert) bool { return there.ID == next.ID })
			var err error
			switch {
			case place >= 0:
				d, err = overwrite(d, place, &experts[place], next)
			case len(experts) >= schema.MaxExperts:
				err = fmt.Errorf("a table has at most %d experts", schema.MaxExperts)
			default:
				d, err = d.Insert(ExpertPath(len(experts)), *next)
			}
			if err != nil {
				return nil, err
			}
		}
		return d, nil
	})
}

// overwrite changes what differs of an expert, so that the rest of the text stays as it is.
func overwrite(d *schema.Document, place int, old, next *schema.Expert) (*schema.Document, error) {
	path := ExpertPath(place)
	var err error
	for _, field := range []struct{ path, old, next string }{
		{"@name", old.Name, next.Name}, {"@scale", old.Scale, next.Scale},
		{"@draft", strconv.FormatBool(old.Draft), strconv.FormatBool(next.Draft)},
		{"@weight", strconv.Itoa(old.Weight), strconv.Itoa(next.Weight)}, {"/note", old.Note, next.Note},
	} {
		if field.old != field.next && err == nil {
			d, err = d.Set(path+field.path, field.next)
		}
	}
	for neuron := range next.Priorities {
		if old.Priorities[neuron] != next.Priorities[neuron] && err == nil {
			d, err = d.SetRow(fmt.Sprintf("%s/neuron[%d]/input", path, neuron), numbers(&next.Priorities[neuron]))
		}
	}
	return d, err
}

func numbers(row *[schema.Inputs]int) []string {
	texts := make([]string, len(row))
	for i, value := range row {
		texts[i] = strconv.Itoa(value)
	}
	return texts
}
