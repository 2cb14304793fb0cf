package heuristic

import (
	"math/bits"

	"boardduels/ai/tactics/sight"
	"boardduels/runtime/tactics"
)

// What a bait counts with two who can strike back, and each further one.
const (
	baitWorth   = 120
	punishWorth = 40
	punishers   = 2
)

// bait is the article's lure: only one own unit can be struck, by only one enemy, which it survives, and at least two
// can strike back wherever that enemy stands then; the more, the better.
func bait(v *view) int {
	lure := -1
	for i, by := range v.threats.By {
		switch {
		case by == 0 || !v.own()[i].Alive():
		case lure >= 0 || bits.OnesCount16(by) > 1:
			return 0
		default:
			lure = i
		}
	}
	if lure < 0 {
		return 0
	}
	e := bits.TrailingZeros16(v.threats.By[lure])
	enemy := &v.enemies()[e]
	if v.own()[lure].HP <= enemy.Kind.Traits().Damage {
		return 0
	}
	fewest := tactics.MaxUnits
	for spots := v.threats.Where(e, enemy.Kind, lure); !spots.Empty(); spots = spots.WithoutFirst() {
		fewest = min(fewest, v.strikers(spots.First()))
	}
	if fewest < punishers {
		return 0
	}
	return baitWorth + punishWorth*(fewest-punishers)
}

// strikers counts the own units that could strike who stands on a square.
func (v *view) strikers(square int8) (n int) {
	for i := range v.own() {
		u := &v.own()[i]
		if u.HP > 0 && !v.field.Reach(u).And(sight.From(v.field, u.Kind, square)).Empty() {
			n++
		}
	}
	return n
}
