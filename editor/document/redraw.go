package document

import (
	"fmt"
	"reflect"
	"strconv"

	"boardduels/schema"
)

// Redraw gives a level, a map or a position other cells, as drawing does. The redraws of a stroke are undone as one;
// [Workspace.Seal] ends it.
type Redraw struct {
	File  string
	Lists []List
}

// List is what a field that repeats is to have: texts, [schema.Area]s or [schema.Point]s.
type List struct {
	Field  string
	Values []any
}

// Kind returns "redraw".
func (Redraw) Kind() string { return "redraw" }

// Subject returns the document.
func (e Redraw) Subject() string { return e.File }

func (e Redraw) target() [2]string { return [2]string{e.File, "redraw"} }

// Changes implements [Edit]. What stays as it is keeps its source.
func (e Redraw) Changes(pack *schema.Pack) ([]Change, error) {
	return edit(pack, e.File, func(d *schema.Document) (*schema.Document, error) { return giveAll(d, e.Lists) })
}

// Refill fills a whole level, map or position anew, as a generator does.
type Refill struct {
	File   string
	Lists  []List
	Begins int // of a position: the seat that begins; 0 leaves that as it is
}

// Kind returns "refill".
func (Refill) Kind() string { return "refill" }

// Subject returns the document.
func (e Refill) Subject() string { return e.File }

// Changes implements [Edit].
func (e Refill) Changes(pack *schema.Pack) ([]Change, error) {
	return edit(pack, e.File, func(d *schema.Document) (*schema.Document, error) {
		d, err := giveAll(d, e.Lists)
		if err != nil || e.Begins == 0 {
			return d, err
		}
		return d.Set("begins", strconv.Itoa(e.Begins))
	})
}

func giveAll(d *schema.Document, lists []List) (*schema.Document, error) {
	if !d.WellFormed() {
		return nil, schema.ErrNotWellFormed
	}
	for _, list := range lists {
		var err error
		if d, err = list.give(d); err != nil {
			return nil, err
		}
	}
	return d, nil
}

// give returns the document with the list: where it has as many as before, only those that differ are written.
func (l *List) give(d *schema.Document) (*schema.Document, error) {
	was := repetitions(d, l.Field)
	if len(was) != len(l.Values) {
		return d.Replace(l.Field, l.Values...)
	}
	for i, value := range l.Values {
		if reflect.DeepEqual(was[i], value) {
			continue
		}
		var err error
		if d, err = give(d, fmt.Sprintf("%s[%d]", l.Field, i), value); err != nil {
			return nil, err
		}
	}
	return d, nil
}

// repetitions returns what a board's document has of a field.
func repetitions(d *schema.Document, field string) (values []any) {
	texts := func(list []string) {
		for _, text := range list {
			values = append(values, text)
		}
	}
	if l, ok := d.Level(); ok {
		texts(map[string][]string{"terrain": l.Terrain, "units": l.Units}[field])
	}
	if m, ok := d.Map(); ok {
		texts(map[string][]string{"row": m.Rows}[field])
		for _, area := range map[string][]schema.Area{"area": m.Areas}[field] {
			values = append(values, area)
		}
	}
	if p, ok := d.Position(); ok {
		texts(map[string][]string{"row": p.Rows}[field])
		for _, point := range map[string][]schema.Point{"point": p.Points}[field] {
			values = append(values, point)
		}
	}
	return values
}

// give returns the document with a value in place of a repetition.
func give(d *schema.Document, path string, value any) (*schema.Document, error) {
	switch value := value.(type) {
	case schema.Area:
		return setAll(d, path, [][2]string{{"@id", value.ID}, {"@owner", strconv.Itoa(value.Owner)}, {"@dice", strconv.Itoa(value.Dice)}})
	case schema.Point:
		return setAll(d, path, [][2]string{{"@seat", strconv.Itoa(value.Seat)}, {"@at", value.At}, {"", strconv.Itoa(value.Checkers)}})
	}
	return d.Set(path, value.(string))
}

// setAll sets parts of a repetition that say something else. What isn't written and has its default stays so.
func setAll(d *schema.Document, path string, parts [][2]string) (*schema.Document, error) {
	for _, part := range parts {
		field, err := schema.FieldAt(d.Kind(), path+part[0])
		if err != nil {
			return nil, err
		}
		now, written := d.Value(path + part[0])
		if now == part[1] || !written && part[1] == field.Default {
			continue
		}
		if d, err = d.Set(path+part[0], part[1]); err != nil {
			return nil, err
		}
	}
	return d, nil
}
