package choice

import (
	"fmt"
	"slices"
	"strings"

	"boardduels/runtime/backgammon"
	"boardduels/runtime/game"
)

// Player decides for one seat of a game of backgammon.
type Player = game.Player[backgammon.View, backgammon.Play, *Rationale]

// Setup is what a brain is given for a game.
type Setup struct {
	Seed  uint64 // the only source of chance
	Tacit bool   // nobody will ask why: rationales hold no terms
}

// Brain is a way to decide, by name.
type Brain struct {
	ID  string // [a-z0-9_]+
	New func(Setup) Player
}

// Brains is a table of brains, in the order in which people are shown them.
type Brains []Brain

// Find returns the brain with an id. The error names those there are.
func (b Brains) Find(id string) (Brain, error) {
	i := slices.IndexFunc(b, func(brain Brain) bool { return brain.ID == id })
	if i < 0 {
		ids := make([]string, len(b))
		for i := range b {
			ids[i] = b[i].ID
		}
		return Brain{}, fmt.Errorf("no brain %q; there are: %s", id, strings.Join(ids, ", "))
	}
	return b[i], nil
}

// By returns a brain that takes the play which a judge likes best.
func By(id string, judge func() Judge) Brain { return Slipping(id, judge, 0) }

// Slipping returns a brain that plays by a judge, but of a hundred decisions takes some by lot.
func Slipping(id string, judge func() Judge, slips int) Brain {
	return Brain{ID: id, New: func(s Setup) Player { return newPlayer(id, s, judge(), nil, slips) }}
}

// Ahead returns a brain that looks ahead.
func Ahead(id string, judge func() Judge, deepener func(Judge) Deepener) Brain {
	return Brain{ID: id, New: func(s Setup) Player {
		j := judge()
		return newPlayer(id, s, j, deepener(j), 0)
	}}
}
