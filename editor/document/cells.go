package document

import (
	"fmt"
	"runtime"
	"sync"

	"boardduels/schema"
)

// Cell is a field of a document and the text that it is to have.
type Cell struct {
	File, Path string
	Value      string
	Along      bool // as in [SetField]
}

// SetCells changes fields of many documents in one step. An empty text takes out what needn't be there and can't be
// empty ([schema.Field.IsLeftOut]).
type SetCells struct {
	Cells []Cell
}

// Kind returns "set_cells".
func (SetCells) Kind() string { return "set_cells" }

// Subject returns the number of fields.
func (e SetCells) Subject() string { return fmt.Sprint(len(e.Cells)) }

// Changes implements [Edit]. Documents are read anew on all cores.
func (e SetCells) Changes(pack *schema.Pack) ([]Change, error) {
	var files []string
	cells := map[string][]Cell{}
	for _, c := range e.Cells {
		if cells[c.File] == nil {
			files = append(files, c.File)
		}
		cells[c.File] = append(cells[c.File], c)
	}
	changes, failed := make([]Change, len(files)), make([]error, len(files))
	var working sync.WaitGroup
	workers := runtime.GOMAXPROCS(0)
	for worker := range workers {
		working.Go(func() {
			for i := worker; i < len(files); i += workers {
				changes[i], failed[i] = setCells(pack, files[i], cells[files[i]])
			}
		})
	}
	working.Wait()
	for _, err := range failed {
		if err != nil {
			return nil, err
		}
	}
	return changes, nil
}

func setCells(pack *schema.Pack, file string, cells []Cell) (Change, error) {
	d := pack.Document(file)
	if d == nil {
		return Change{}, errMissing(file)
	}
	next := d
	for _, c := range cells {
		if now, written := next.Value(c.Path); written && now == c.Value {
			continue
		}
		var err error
		if next, err = setCell(next, c); err != nil {
			return Change{}, err
		}
	}
	return Change{File: file, From: d, To: next}, nil
}

// setCell gives a field of a document a text, or takes it out where an empty text means that.
func setCell(d *schema.Document, c Cell) (*schema.Document, error) {
	if f, err := schema.FieldAt(d.Kind(), c.Path); err != nil || !f.IsLeftOut(c.Value) {
		return set(d, c.Path, c.Value, c.Along)
	}
	if _, written := d.Value(c.Path); !written {
		return d, nil
	}
	return d.Remove(c.Path)
}
