package document

import (
	"fmt"

	"boardduels/schema"
)

// AddElement puts an element that repeats, such as a counter, among its like. Of rules.xml, which a pack needn't have,
// the document comes with it.
type AddElement struct {
	File, Name string
	At         int // its index then
	Value      any // as in [schema.Document.Insert]
}

// Kind returns "add_" with the element's name.
func (e AddElement) Kind() string { return "add_" + e.Name }

// Subject returns the path.
func (e AddElement) Subject() string { return elementPath(e.Name, e.At) }

// Changes implements [Edit].
func (e AddElement) Changes(pack *schema.Pack) ([]Change, error) {
	d := pack.Document(e.File)
	from := d
	if d == nil && e.File == schema.RulesFile {
		d = schema.NewRules(pack.Rules())
	}
	if d == nil {
		return nil, errMissing(e.File)
	}
	next, err := d.Insert(elementPath(e.Name, e.At), e.Value)
	if err != nil {
		return nil, err
	}
	return []Change{{e.File, from, next}}, nil
}

// RemoveElement takes an element that repeats out.
type RemoveElement struct {
	File, Name string
	At         int
}

// Kind returns "remove_" with the element's name.
func (e RemoveElement) Kind() string { return "remove_" + e.Name }

// Subject returns the path.
func (e RemoveElement) Subject() string { return elementPath(e.Name, e.At) }

// Changes implements [Edit].
func (e RemoveElement) Changes(pack *schema.Pack) ([]Change, error) {
	return edit(pack, e.File, func(d *schema.Document) (*schema.Document, error) { return d.Remove(elementPath(e.Name, e.At)) })
}

// MoveElement moves an element that repeats to another place among its like.
type MoveElement struct {
	File, Name string
	From, To   int
}

// Kind returns "move_" with the element's name.
func (e MoveElement) Kind() string { return "move_" + e.Name }

// Subject returns the path.
func (e MoveElement) Subject() string { return elementPath(e.Name, e.From) }

// Changes implements [Edit].
func (e MoveElement) Changes(pack *schema.Pack) ([]Change, error) {
	return edit(pack, e.File, func(d *schema.Document) (*schema.Document, error) { return d.Move(elementPath(e.Name, e.From), e.To) })
}

// CopyElement puts a copy of an element that repeats behind it.
type CopyElement struct {
	File, Name string
	At         int
}

// Kind returns "copy_" with the element's name.
func (e CopyElement) Kind() string { return "copy_" + e.Name }

// Subject returns the path.
func (e CopyElement) Subject() string { return elementPath(e.Name, e.At) }

// Changes implements [Edit].
func (e CopyElement) Changes(pack *schema.Pack) ([]Change, error) {
	return edit(pack, e.File, func(d *schema.Document) (*schema.Document, error) { return d.Duplicate(elementPath(e.Name, e.At)) })
}

func elementPath(name string, i int) string { return fmt.Sprintf("%s[%d]", name, i) }
