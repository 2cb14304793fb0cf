package feature

import (
	"math/bits"

	"boardduels/runtime/backgammon"
)

// tally is what one walk over the checkers of a side counts.
type tally struct {
	pips, stacked, left, spare, mobility int
	squares                              int
	previous, gaps                       int
	past                                 int // pips until no contact is left
}

// traits computes a side's traits, each around 0…1.
func traits(s *backgammon.Side, mine, other *stand, shots Shots, t *[Traits]float32) {
	ahead, places := flip(other.made), mine.places()
	front := backgammon.Bar - rearmost(other.places()) // where the other's rearmost stands
	var n tally
	for set := places; set != 0; set &= set - 1 {
		p := bits.TrailingZeros32(set)
		n.place(p, int(s[p]), front, ahead)
	}
	rear := rearmost(places)
	t[Pips] = float32(n.pips) / 167
	t[Blots] = float32(bits.OnesCount32(mine.blots)) / 4
	t[Held] = float32(bits.OnesCount32(mine.made)) / 6
	t[Shots36] = float32(shots.Rolls) / 36
	t[Direct] = float32(shots.Direct) / 36
	t[Loss] = float32(shots.Loss) / (36 * 12)
	t[Enter] = float32((36-shots.Enters)*(36-shots.Enters)) / (36 * 36)
	t[Behind] = float32(rear) / 24
	t[Anchor] = float32(bits.OnesCount32(mine.made>>19)) / 2
	if rear > 6 {
		t[Rearguard] = float32(36-escaping(rear, ahead)) / 36
	}
	t[Contain] = contain(flip(mine.made), other.places())
	t[Prime] = float32(min(longest(mine.made), 6)) / 6
	t[Mobility] = float32(n.mobility) / 3600
	t[Stacked] = float32(n.stacked) / 6
	if n.left > 0 {
		t[Spread] = float32(n.squares*n.left-n.pips*n.pips) / float32(n.left*n.left*50)
	}
	t[Connection] = float32(n.gaps) / 3
	t[Spare] = float32(n.spare) / 40
	t[Past] = float32(n.past) / 100
	t[Buried] = float32(s[1]+s[2]) / 6
}

// rearmost returns the highest place of a set, or 0 if there is none.
func rearmost(places uint32) int { return 31 - bits.LeadingZeros32(places|1) }

// longest returns how many points of a set follow each other at most.
func longest(points uint32) (length int) {
	for ; points != 0; points &= points >> 1 {
		length++
	}
	return length
}

// place counts the checkers of a place. Places come from the lowest to the highest.
func (n *tally) place(p, count, front int, ahead uint32) {
	n.pips += p * count
	n.squares += p * p * count
	n.left += count
	if n.previous > 0 && p-n.previous > 6 {
		n.gaps++
	}
	n.previous = p
	if count > 3 {
		n.stacked += count - 3
	}
	if p > front {
		n.past += (p - front) * count
	}
	if p > 6 {
		n.mobility += (p - 6) * count * escaping(p, ahead)
		if p < 19 {
			n.spare += (p - 6) * count
		}
	} else if count > 2 {
		n.spare += (count - 2) * (p - 1)
	}
}

// contain returns how little enemies on the home points and on the bar can get past a wall, of those that are there and
// of those that may come.
func contain(wall, enemies uint32) float32 {
	worst, sum := 0, 0
	for p := 19; p <= backgammon.Bar; p++ {
		kept := 36 - escaping(p, wall)
		sum += kept
		if enemies>>p&1 != 0 {
			worst = max(worst, kept)
		}
	}
	return float32(sum)/(36*14) + float32(worst)/72
}
