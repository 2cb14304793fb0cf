package document

import (
	"fmt"

	"boardduels/runtime/duel/rule"
	"boardduels/schema"
)

// RenameTerm gives a counter or a tag of the pack another id, by which all rules name it from then on.
type RenameTerm struct {
	Name     string // counter or tag
	At       int    // its index in rules.xml
	From, To string
}

// Kind returns "rename".
func (RenameTerm) Kind() string { return "rename_term" }

// Subject returns the id that it had.
func (e RenameTerm) Subject() string { return e.From }

// Changes implements [Edit]. It returns an error if another one has the id.
func (e RenameTerm) Changes(pack *schema.Pack) ([]Change, error) {
	if !schema.IsID(e.To) {
		return nil, fmt.Errorf("%q isn't an id: letters a–z, digits and _", e.To)
	}
	rules := pack.Rules()
	for _, c := range rules.Counters {
		if e.Name == "counter" && c.ID == e.To {
			return nil, fmt.Errorf("there is already a counter %s", e.To)
		}
	}
	for _, t := range rules.Tags {
		if e.Name == "tag" && t.ID == e.To {
			return nil, fmt.Errorf("there is already a tag %s", e.To)
		}
	}
	changes, err := edit(pack, schema.RulesFile, func(d *schema.Document) (*schema.Document, error) {
		return d.Set(elementPath(e.Name, e.At)+"@id", e.To)
	})
	for _, d := range pack.Documents() {
		if err != nil {
			return nil, err
		}
		next, failed := e.follow(d)
		if err = failed; next != d {
			changes = append(changes, Change{d.File(), d, next})
		}
	}
	return changes, err
}

// follow returns a document that names the term by its new id.
func (e RenameTerm) follow(d *schema.Document) (*schema.Document, error) {
	var paths []string
	for i := range d.Said() {
		paths = append(paths, elementPath("rule", i)+"@"+e.Name)
	}
	for i := range rule.MostTags {
		if d.Kind() == schema.CardKind && e.Name == "tag" {
			paths = append(paths, elementPath("tag", i))
		}
	}
	var err error
	for _, path := range paths {
		if id, written := d.Value(path); written && id == e.From && e.From != "" && err == nil {
			d, err = d.Set(path, e.To)
		}
	}
	return d, err
}
