package heuristic

import (
	"math/bits"

	"boardduels/ai/tactics/sight"
	"boardduels/runtime/tactics"
)

// oneFifth is the article's factor 0.20: who attacks counts five times what it risks.
const oneFifth = 5

// danger is what the enemy could take in return. One enemy after the other strikes where it takes most.
func danger(v *view) int { return -v.threats.Takes(v.field, 1-v.seat) / oneFifth }

// fades is how many rounds it takes until danger counts for nothing.
const fades = 40

// patience is how much danger still counts, in hundredths, so many rounds after it has begun to count less. Two who
// wait for each other would wait for ever; so both grow bolder.
func patience(late int) int {
	return full * min(max(fades-late, 0), fades) / fades
}

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
