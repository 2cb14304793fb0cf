package kb

import (
	"fmt"
	"strings"

	"boardduels/internal/durable"
)

// Damage tells of a hero's file that couldn't be read.
type Damage struct {
	Kept     []string // where the damaged files are now
	Problem  string   // what is wrong, with file, line and column
	Restored bool     // the previous generation took its place; otherwise the hero starts anew
}

// damageOf returns the damage of a hero's file, nil if there is none.
func damageOf(d *durable.Damage) *Damage {
	if d == nil {
		return nil
	}
	return &Damage{d.Kept, d.Problem.Error(), d.Restored}
}

// String returns a report for people.
func (d *Damage) String() string {
	instead := "the initial knowledge is used"
	if d.Restored {
		instead = "the generation before it is used"
	}
	return fmt.Sprintf("%s; %s, and the damaged file is kept as %s", d.Problem, instead, strings.Join(d.Kept, ", "))
}
