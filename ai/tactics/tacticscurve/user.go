// Package tacticscurve measures what the tactical game's precedents learn from game to game against users, as
// ai/arena/curve does of the duel's: with the same luck for who learns, for who practises against nobody, and for who
// has learned from somebody else.
package tacticscurve

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"boardduels/ai/tactics/cunning"
	"boardduels/ai/tactics/heuristic"
	"boardduels/ai/tactics/plan"
	"boardduels/runtime/game"
)

// User is somebody with habits, who doesn't learn.
type User struct {
	ID     string
	Temper cunning.Temper
}

// drawnPrefix begins the names of users whose habits are drawn by the number behind it.
const drawnPrefix = "drawn_"

// characters are the users that have names of their own.
var characters = map[string]func() cunning.Temper{
	"cyborgs": cunning.Cyborgs, "elves": cunning.Elves, "orcs": cunning.Orcs, "zombies": cunning.Zombies,
}

// FindUser returns the user of a name: a character, level_70, or drawn_3 for one whose habits are drawn by seed 3.
func FindUser(id string) (User, error) {
	if temper, ok := characters[id]; ok {
		return User{id, temper()}, nil
	}
	if text, ok := strings.CutPrefix(id, "level_"); ok {
		if n, err := strconv.Atoi(text); err == nil && n%10 == 0 && n >= 0 && n/10 < cunning.Steps {
			return User{id, cunning.Step(n / 10)}, nil
		}
	}
	if text, ok := strings.CutPrefix(id, drawnPrefix); ok {
		if seed, err := strconv.ParseUint(text, 10, 64); err == nil {
			return User{id, drawn(seed)}, nil
		}
	}
	return User{}, fmt.Errorf("no user %q; there are: cyborgs, elves, orcs, zombies, level_0 to level_%d, and %s with a seed", id, 10*(cunning.Steps-1), drawnPrefix)
}

// groups are the plans that somebody knows or doesn't.
var groups = [...][]plan.Scenario{plan.Rushes, plan.Cautious, plan.Distant, plan.Kinds, plan.Shuffled[:3], plan.Clearing}

// drawn returns habits by lot: which plans somebody knows, by which heuristics it judges them, and how long it thinks.
func drawn(seed uint64) (t cunning.Temper) {
	luck := game.NewStream(seed, 0)
	for _, group := range groups {
		if luck.Below(2) == 0 {
			t.Scenarios = slices.Concat(t.Scenarios, group)
		}
	}
	if len(t.Scenarios) == 0 {
		t.Scenarios = plan.Rushes
	}
	for h := heuristic.Danger; h < heuristic.Heuristics; h++ {
		if luck.Below(2) == 0 {
			t.Weights = t.Weights.With(h)
		}
	}
	t.Patience, t.Mutants, t.Mixed, t.Best = 12, 100*luck.Below(4), luck.Below(2) == 0, 8
	return t
}
