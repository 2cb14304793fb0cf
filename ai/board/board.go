// Package board is the contract of brains for games other than the duel: the player, and the rationale that each
// of its decisions carries, whatever the family.
package board

import (
	"fmt"
	"slices"
	"strings"

	"boardduels/runtime/game"
)

// Player decides for one seat, by views. It is used by one goroutine at a time. A decision depends on the player's seed
// and on the view, and on nothing else. The rationale it returns holds until its next call.
type Player[V any, A comparable] = game.Player[V, A, *Rationale[A]]

// Setup is what a brain is given for a game.
type Setup struct {
	Seed  uint64 // the only source of chance of a player
	Tacit bool   // nobody will ask why: decisions come without a rationale, nil
}

// Brain is a way to decide, by name.
type Brain[V any, A comparable] struct {
	ID  string // [a-z0-9_]+
	New func(Setup) Player[V, A]
}

// Brains is a table of brains, in the order in which people are shown them.
type Brains[V any, A comparable] []Brain[V, A]

// Find returns the brain with an id. The error names those there are.
func (b Brains[V, A]) Find(id string) (Brain[V, A], error) {
	i := slices.IndexFunc(b, func(brain Brain[V, A]) bool { return brain.ID == id })
	if i < 0 {
		return Brain[V, A]{}, fmt.Errorf("no brain %q; there are: %s", id, strings.Join(b.IDs(), ", "))
	}
	return b[i], nil
}

// IDs returns the ids of all brains.
func (b Brains[V, A]) IDs() []string {
	ids := make([]string, len(b))
	for i := range b {
		ids[i] = b[i].ID
	}
	return ids
}
