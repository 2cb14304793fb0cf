package document

import "boardduels/schema"

// SetField changes the text of an element or attribute. Any text may be set; the diagnostics tell what is wrong with
// it.
type SetField struct {
	File, Path string // Path as in [schema.Document.Set]
	Value      string
	// Along takes the fields with that are bounded by this one from below and say the same: a fixed amount stays fixed.
	Along bool
}

// Kind returns "set".
func (SetField) Kind() string { return "set" }

// Subject returns the path.
func (e SetField) Subject() string { return e.Path }

func (e SetField) target() [2]string { return [2]string{e.File, e.Path} }

// Changes implements [Edit].
func (e SetField) Changes(pack *schema.Pack) ([]Change, error) {
	return edit(pack, e.File, func(d *schema.Document) (*schema.Document, error) {
		return set(d, e.Path, e.Value, e.Along)
	})
}

// set returns a document with another text at a path, and with the fields that go along with it if these do.
func set(d *schema.Document, path, value string, along bool) (*schema.Document, error) {
	old, _ := d.Value(path)
	next, err := d.Set(path, value)
	if err != nil || !along {
		return next, err
	}
	for _, sibling := range bounded(d.Kind(), path) {
		if text, written := d.Value(sibling); written && text == old {
			if next, err = next.Set(sibling, value); err != nil {
				return nil, err
			}
		}
	}
	return next, nil
}

// bounded returns the fields that can't be below a field of the root.
func bounded(kind schema.Kind, name string) (names []string) {
	for i := range schema.Fields(kind).Fields {
		if f := &schema.Fields(kind).Fields[i]; f.AtLeast == name {
			names = append(names, f.Name)
		}
	}
	return names
}

// ClearField takes an optional element or attribute out, so that it has its default.
type ClearField struct {
	File, Path string
}

// Kind returns "clear".
func (ClearField) Kind() string { return "clear" }

// Subject returns the path.
func (e ClearField) Subject() string { return e.Path }

// Changes implements [Edit].
func (e ClearField) Changes(pack *schema.Pack) ([]Change, error) {
	return edit(pack, e.File, func(d *schema.Document) (*schema.Document, error) { return d.Remove(e.Path) })
}

// edit returns the change that a function makes of a document.
func edit(pack *schema.Pack, file string, make func(*schema.Document) (*schema.Document, error)) ([]Change, error) {
	d := pack.Document(file)
	if d == nil {
		return nil, errMissing(file)
	}
	next, err := make(d)
	if err != nil {
		return nil, err
	}
	return []Change{{file, d, next}}, nil
}
