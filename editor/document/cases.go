package document

import (
	"fmt"
	"strconv"
	"strings"

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
		return d.Insert(CasePath(len(cases)), Opening(freshCase(cases)))
	})
}

// Opening is the situation in which a duel starts (thesis, Figure 3.5, case 0); all kinds of action matter the same.
func Opening(id int) schema.Case {
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

// SetInput changes an input of one of a hero's cases. Of hp that is there and hp that is lost, one gives the other:
// that input follows.
type SetInput struct {
	Hero        string
	Case, Input int
	Value       string // any text, as for [SetField]
}

// Kind returns "set".
func (SetInput) Kind() string { return "set" }

// Subject returns the path.
func (e SetInput) Subject() string { return InputPath(e.Case, e.Input) }

func (e SetInput) target() [2]string {
	return [2]string{schema.FileOf(schema.CasesKind, e.Hero), e.Subject()}
}

// Changes implements [Edit].
func (e SetInput) Changes(pack *schema.Pack) ([]Change, error) {
	return edit(pack, schema.FileOf(schema.CasesKind, e.Hero), func(d *schema.Document) (*schema.Document, error) {
		next, err := d.Set(e.Subject(), e.Value)
		other, follows := schema.Complement(e.Input)
		rest, isShare := complement(e.Value)
		if err != nil || !follows || !isShare {
			return next, err
		}
		return next.Set(InputPath(e.Case, other), rest)
	})
}

// complement returns what is left to 1 of a share, with as many decimals; false if the text isn't a share.
func complement(text string) (string, bool) {
	share, err := strconv.ParseFloat(strings.TrimSpace(text), 64)
	if err != nil || !(share >= 0 && share <= 1) {
		return "", false
	}
	_, decimals, _ := strings.Cut(strings.TrimSpace(text), ".")
	digits := len(decimals)
	if strings.ContainsAny(text, "eE") {
		digits = -1
	}
	return strconv.FormatFloat(1-share, 'f', digits, 32), true
}

// InputPath returns the path of an input of a case.
func InputPath(index, input int) string { return fmt.Sprintf("%s/input[%d]", CasePath(index), input) }

// CasePath returns the path of a case in a document of cases.
func CasePath(index int) string { return fmt.Sprintf("case[%d]", index) }
