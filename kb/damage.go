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
	Restored bool     // an earlier generation took its place; otherwise the hero starts anew
}

// setAside gives a damaged file another name.
func (d *Damage) setAside(path string) error {
	kept, err := durable.SetAside(path)
	d.Kept = append(d.Kept, kept)
	return err
}

// String returns a report for people.
func (d *Damage) String() string {
	instead := "the initial knowledge is used"
	if d.Restored {
		instead = "what it knew before is used"
	}
	return fmt.Sprintf("%s; %s, and the damaged file is kept as %s", d.Problem, instead, strings.Join(d.Kept, ", "))
}
