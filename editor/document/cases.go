package document

import (
	"fmt"
	"strconv"

	"boardduels/schema"
)

// AddCase adds the situation at the start of a duel to a hero's cases, for the expert to change. It makes the document
// if the hero has none.
type AddCase struct {
	Hero string
}

// Kind returns "add_case".
func (AddCase) Kind() string { return "add_case" }

// Subject returns the hero.
func (e AddCase) Subject() string { return e.Hero }

// Changes implements [Edit].
func (e AddCase) Changes(pack *schema.Pack) ([]Change, error) {
	file := schema.FileOf(schema.CasesKind, e.Hero)
	if pack.Document(file) == nil {
		return Add{Item: Item{schema.CasesKind, e.Hero}}.Changes(pack)
	}
	return edit(pack, file, func(d *schema.Document) (*schema.Document, error) {
		cases, ok := d.Cases()
		if !ok {
			return nil, schema.ErrNotWellFormed
		}
		if err := checkRoom(cases); err != nil {
			return nil, err
		}
		next := 0
		for _, c := range cases {
			next = max(next, c.ID+1)
		}
		return d.Insert(CasePath(len(cases)), opening(next))
	})
}

// opening is the situation in which a duel starts (thesis, Figure 3.5, case 0); all kinds of action matter the same.
func opening(id int) schema.Case {
	return schema.Case{
		ID:      id,
		Inputs:  [schema.Inputs]float32{0: 1, 1: 1, 2: 1, 3: 1, 4: 0.6, 5: 0.75, 6: 0.75, 7: 0.4, 8: 0.2, 11: 0.6},
		Outputs: [schema.Outputs]float32{0.25, 0.25, 0.25, 0.25},
	}
}

// ErrFull says that a hero has as many cases as there may be.
var ErrFull = fmt.Errorf("a hero has at most %d cases", schema.MaxCases)

func checkRoom(cases []schema.Case) error {
	if len(cases) >= schema.MaxCases {
		return ErrFull
	}
	return nil
}

// DuplicateCase adds a copy of one of a hero's cases behind it.
type DuplicateCase struct {
	Hero  string
	Index int
}

// Kind returns "duplicate_case".
func (DuplicateCase) Kind() string { return "duplicate_case" }

// Subject returns the index.
func (e DuplicateCase) Subject() string { return strconv.Itoa(e.Index) }

// Changes implements [Edit].
func (e DuplicateCase) Changes(pack *schema.Pack) ([]Change, error) {
	return edit(pack, schema.FileOf(schema.CasesKind, e.Hero), func(d *schema.Document) (*schema.Document, error) {
		cases, _ := d.Cases()
		if err := checkRoom(cases); err != nil {
			return nil, err
		}
		return d.Duplicate(CasePath(e.Index))
	})
}

// DeleteCase takes one of a hero's cases out.
type DeleteCase struct {
	Hero  string
	Index int
}

// Kind returns "delete_case".
func (DeleteCase) Kind() string { return "delete_case" }

// Subject returns the index.
func (e DeleteCase) Subject() string { return strconv.Itoa(e.Index) }

// Changes implements [Edit].
func (e DeleteCase) Changes(pack *schema.Pack) ([]Change, error) {
	return edit(pack, schema.FileOf(schema.CasesKind, e.Hero), func(d *schema.Document) (*schema.Document, error) {
		return d.Remove(CasePath(e.Index))
	})
}

// CasePath returns the path of a case in a document of cases.
func CasePath(index int) string { return fmt.Sprintf("case[%d]", index) }
