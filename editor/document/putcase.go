package document

import (
	"fmt"
	"strconv"

	"boardduels/schema"
)

// InsertCase adds a case behind a hero's others, under a new number. It makes the document if the hero has none.
type InsertCase struct {
	Hero string
	Case schema.Case
}

// Kind returns "insert_case".
func (InsertCase) Kind() string { return "insert_case" }

// Subject returns the hero.
func (e InsertCase) Subject() string { return e.Hero }

// Changes implements [Edit].
func (e InsertCase) Changes(pack *schema.Pack) ([]Change, error) {
	file := schema.FileOf(schema.CasesKind, e.Hero)
	if pack.Document(file) == nil {
		return []Change{{File: file, To: schema.NewCases(e.Hero, []schema.Case{e.Case})}}, nil
	}
	return edit(pack, file, func(d *schema.Document) (*schema.Document, error) {
		cases, ok := d.Cases()
		if !ok {
			return nil, schema.ErrNotWellFormed
		}
		if err := checkRoom(cases); err != nil {
			return nil, err
		}
		added := e.Case
		added.ID = freshCase(cases)
		return d.Insert(CasePath(len(cases)), added)
	})
}

// freshCase returns a number that no case has.
func freshCase(cases []schema.Case) (next int) {
	for _, c := range cases {
		next = max(next, c.ID+1)
	}
	return next
}

// ReplaceCase puts a case, under a new number, into the place of one of a hero's.
type ReplaceCase struct {
	Hero  string
	Index int
	Case  schema.Case
}

// Kind returns "replace_case".
func (ReplaceCase) Kind() string { return "replace_case" }

// Subject returns the index.
func (e ReplaceCase) Subject() string { return strconv.Itoa(e.Index) }

// Changes implements [Edit].
func (e ReplaceCase) Changes(pack *schema.Pack) ([]Change, error) {
	return edit(pack, schema.FileOf(schema.CasesKind, e.Hero), func(d *schema.Document) (*schema.Document, error) {
		cases, ok := d.Cases()
		switch {
		case !ok:
			return nil, schema.ErrNotWellFormed
		case e.Index < 0 || e.Index >= len(cases):
			return nil, fmt.Errorf("there is no case %d", e.Index)
		}
		added := e.Case
		added.ID = freshCase(cases)
		d, err := d.Insert(CasePath(e.Index), added)
		if err != nil {
			return nil, err
		}
		return d.Remove(CasePath(e.Index + 1))
	})
}

// ShareOut makes the outputs of a case shares of 1, in hundredths, that keep their proportions. Outputs that are all 0
// become equal.
type ShareOut struct {
	Hero  string
	Index int
}

// Kind returns "share_out".
func (ShareOut) Kind() string { return "share_out" }

// Subject returns the index.
func (e ShareOut) Subject() string { return strconv.Itoa(e.Index) }

// Changes implements [Edit].
func (e ShareOut) Changes(pack *schema.Pack) ([]Change, error) {
	return edit(pack, schema.FileOf(schema.CasesKind, e.Hero), func(d *schema.Document) (*schema.Document, error) {
		cases, ok := d.Cases()
		switch {
		case !ok:
			return nil, schema.ErrNotWellFormed
		case e.Index < 0 || e.Index >= len(cases):
			return nil, fmt.Errorf("there is no case %d", e.Index)
		}
		for kind, hundredths := range sharedOut(&cases[e.Index].Outputs) {
			if cases[e.Index].Outputs[kind] == float32(hundredths)/100 {
				continue
			}
			var err error
			text := strconv.FormatFloat(float64(hundredths)/100, 'f', -1, 64)
			if d, err = d.Set(fmt.Sprintf("%s/output[%d]", CasePath(e.Index), kind), text); err != nil {
				return nil, err
			}
		}
		return d, nil
	})
}

// sharedOut shares 100 out in proportion. What rounding leaves goes to the largest remainders.
func sharedOut(outputs *[schema.Outputs]float32) (shares [schema.Outputs]int) {
	var sum float64
	for _, output := range outputs {
		sum += float64(output)
	}
	var rest [schema.Outputs]float64
	left := 100
	for i, output := range outputs {
		exact := 100.0 / schema.Outputs
		if sum > 0 {
			exact = 100 * float64(output) / sum
		}
		shares[i] = int(exact)
		rest[i] = exact - float64(shares[i])
		left -= shares[i]
	}
	for range left {
		most := 0
		for i := range rest {
			if rest[i] > rest[most] {
				most = i
			}
		}
		shares[most]++
		rest[most] = -1
	}
	return shares
}
