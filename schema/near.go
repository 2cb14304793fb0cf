package schema

import (
	"slices"

	"boardduels/internal/spelling"
)

// Near returns the ids of the pack's documents of a kind that an id is most likely misspelt for, in order.
func (p *Pack) Near(kind Kind, id string) []string {
	return slices.DeleteFunc(p.IDs(kind), func(other string) bool { return !spelling.Near(id, other) })
}
