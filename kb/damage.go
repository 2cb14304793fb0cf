package kb

import (
	"cmp"
	"fmt"
	"maps"
	"slices"
	"strings"
)

// Damage tells of files that aren't as they were written, are missing, or don't belong to the store.
type Damage struct {
	Problems []string // each with its file, and line and column where there are
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
		if !slices.Contains(d.Problems, p) {
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

// String returns a report for people.
func (d *Damage) String() string {
	if len(d.Kept) == 0 {
		return d.Reason()
	}
	return d.Reason() + "; what was damaged is kept as " + strings.Join(d.Kept, ", ")
}

// Reason returns the report without where the damaged files are.
func (d *Damage) Reason() string {
	parts := slices.Clone(d.Problems)
	for _, hero := range slices.Sorted(maps.Keys(d.heroes)) {
		if number := d.heroes[hero]; number > 0 {
			parts = append(parts, fmt.Sprintf("for hero %s what was known after entry %d is used", hero, number))
		} else {
			parts = append(parts, fmt.Sprintf("for hero %s the initial knowledge is used", hero))
		}
	}
	return strings.Join(parts, "; ")
}
