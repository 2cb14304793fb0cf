package kb

import (
	"cmp"
	"context"
	"errors"
	"maps"
	"reflect"
	"slices"
	"strings"

	"boardduels/internal/errtext"
	"boardduels/internal/i18n"
)

// Damage tells of files that aren't as they were written, are missing, or don't belong to the store.
type Damage struct {
	Problems []Problem
	Files    []Lost   // what they are about
	Stuck    error    // why what is damaged stays where it is; nil if it was set aside
	Kept     []string // where the damaged files are now
	Restored bool     // the hero who was asked for knows what it knew before
	Anew     bool     // it begins with the initial knowledge; if neither, what it knows isn't concerned

	heroes map[string]int // after which entry those know what they know who have lost something newer
}

// Lost is a file that a store can't use.
type Lost struct {
	File  string // its name
	Fate  Fate
	After int // how many files in a row after it have the same fate
}

// Fate is what became of a file.
type Fate int

// What can become of a file.
const (
	Damaged Fate = iota // it isn't as it was written
	Missing
	Foreign // it was never part of the store
)

// and returns two reports as one; either may be nil.
func (d *Damage) and(e *Damage) *Damage {
	if d == nil {
		return e
	}
	for _, p := range e.Problems {
		if !slices.ContainsFunc(d.Problems, func(q Problem) bool { return q.File == p.File && reflect.DeepEqual(p, q) }) {
			d.Problems = append(d.Problems, p)
		}
	}
	for _, f := range e.Files {
		if !slices.Contains(d.Files, f) {
			d.Files = append(d.Files, f)
		}
	}
	d.Stuck = cmp.Or(d.Stuck, e.Stuck)
	d.Kept = append(d.Kept, e.Kept...)
	maps.Copy(d.heroes, e.heroes)
	return d
}

// of fills in what concerns a hero.
func (d *Damage) of(hero string) *Damage {
	if d != nil {
		number, concerned := d.heroes[hero]
		d.Restored, d.Anew = number > 0, concerned && number == 0
	}
	return d
}

// In returns a report for people.
func (d *Damage) In(t *i18n.Translator) string {
	var parts []string
	for _, p := range d.Problems {
		parts = append(parts, p.In(t))
	}
	switch {
	case errors.Is(d.Stuck, context.DeadlineExceeded):
		parts = append(parts, t.Text("kb.busy"))
	case d.Stuck != nil:
		parts = append(parts, t.Text("kb.stuck", i18n.Args{"Reason": errtext.Unsaved(t, d.Stuck)}))
	}
	for _, hero := range slices.Sorted(maps.Keys(d.heroes)) {
		key := "kb.used"
		if d.heroes[hero] == 0 {
			key = "kb.used_initial"
		}
		parts = append(parts, t.Text(key, i18n.Args{"Hero": hero, "Entry": d.heroes[hero]}))
	}
	if len(d.Kept) > 0 {
		parts = append(parts, t.Text("kb.kept_damaged", i18n.Args{"Kept": strings.Join(d.Kept, ", ")}))
	}
	return strings.Join(parts, "; ")
}

// String returns it in English.
func (d *Damage) String() string { return d.In(i18n.For(i18n.Default)) }
