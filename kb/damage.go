package kb

import (
	"fmt"
	"maps"
	"slices"
	"strings"
)

// Damage tells of files that aren't as they were written, are missing, or don't belong to the store.
type Damage struct {
	Problems []string // each with its file, and line and column where there are
	Kept     []string // where the damaged files are now
	Restored bool     // the hero who was asked for knows what it knew before
	Anew     bool     // it begins with the initial knowledge; if neither, what it knows isn't concerned

	heroes map[string]int // after which entry those know what they know who have lost something newer
}

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
