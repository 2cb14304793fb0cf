// Package ai is the contract that every brain fulfils: the Player, the rationale that each decision carries, and the
// table of brains from which a program chooses.
package ai

import (
	"fmt"
	"slices"
	"strings"

	"boardduels/kb"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
)

// Player decides for one seat of a card duel. It receives views only, so it can't see what is hidden. It is used by one
// goroutine at a time. The rationale it returns holds until its next call; [Rationale.Clone] keeps it.
type Player = game.Player[duel.View, duel.Action, *Rationale]

// Setup is what a brain is given for a match.
type Setup struct {
	Duel *duel.Duel
	Seat game.Seat
	// Seed is the only source of chance of a player. A decision may depend on it, on the knowledge, on the views that
	// it was shown and on what it was told as an [Observer], and on nothing else.
	Seed      uint64
	Knowledge *kb.Knowledge // of the seat's hero; brains that need none ignore it
	// Foe is what is known of the other hero and of whoever plays it: the same pointer as Knowledge if both play one
	// hero, nil where nothing is known, so that brains have to do without.
	Foe *kb.Knowledge
	// Tacit says that nobody will ask why: a decision may come without a rationale, nil.
	Tacit bool
}

// decisions marks the purposes of chance that belong to decisions. It lies far above [duel.Purposes]: the seed may be
// that of the duel, whose coin and shuffles nobody may see.
const decisions = 1 << 63

// Chance returns what a decision of a player may draw on: it depends on the player's seed, the seat and the number of
// the decision alone.
func Chance(seed uint64, view *duel.View) game.Stream {
	return game.NewStream(seed, decisions|uint64(view.Seat)<<32|uint64(view.Ply))
}

// Brain is a way to decide, by name.
type Brain struct {
	ID             string // [a-z0-9_]+
	NeedsKnowledge bool
	New            func(Setup) (Player, error)
}

// Brains is a table of brains, in the order in which people are shown them.
type Brains []Brain

// Find returns the brain with an id. The error names those there are.
func (b Brains) Find(id string) (Brain, error) {
	i := slices.IndexFunc(b, func(brain Brain) bool { return brain.ID == id })
	if i < 0 {
		return Brain{}, fmt.Errorf("no brain %q; there are: %s", id, strings.Join(b.IDs(), ", "))
	}
	return b[i], nil
}

// IDs returns the ids of all brains.
func (b Brains) IDs() []string {
	ids := make([]string, len(b))
	for i := range b {
		ids[i] = b[i].ID
	}
	return ids
}
