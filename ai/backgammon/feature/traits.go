package feature

import (
	"math/bits"

	"boardduels/runtime/backgammon"
)

// tally is what one walk over the places of a side counts.
type tally struct {
	pips, blots, held, anchor, stacked, left, spare, mobility int
	run, prime                                                int
	squares                                                   int
	rear, previous, gaps                                      int
}

// traits computes a side's traits, each around 0…1.
func traits(s, other *backgammon.Side, shots Shots, t *[Traits]float32) {
	ahead := block(other)
	var n tally
	for p := backgammon.Bar; p >= 1; p-- {
		n.place(p, int(s[p]), ahead)
	}
	t[Pips] = float32(n.pips) / 167
	t[Blots] = float32(n.blots) / 4
	t[Held] = float32(n.held) / 6
	t[Shots36] = float32(shots.Rolls) / 36
	t[Direct] = float32(shots.Direct) / 36
	t[Loss] = float32(shots.Loss) / (36 * 12)
	t[Enter] = float32((36-shots.Enters)*(36-shots.Enters)) / (36 * 36)
	t[Behind] = float32(n.rear) / 24
	t[Anchor] = float32(n.anchor) / 2
	if n.rear > 6 {
		t[Rearguard] = float32(36-escaping(n.rear, ahead)) / 36
	}
	t[Contain] = contain(s, other)
	t[Prime] = float32(n.prime) / 6
	t[Mobility] = float32(n.mobility) / 3600
	t[Stacked] = float32(n.stacked) / 6
	if n.left > 0 {
		t[Spread] = float32(n.squares*n.left-n.pips*n.pips) / float32(n.left*n.left*50)
	}
	t[Connection] = float32(n.gaps) / 3
	t[Spare] = float32(n.spare) / 40
	t[Past] = past(s, other)
	t[Buried] = float32(s[1]+s[2]) / 6
}

func (n *tally) place(p, count int, ahead uint32) {
	if count < 2 {
		n.run = 0
	}
	if count == 0 {
		return
	}
	n.pips += p * count
	n.squares += p * p * count
	n.left += count
	if n.rear == 0 {
		n.rear = p
	} else if n.previous-p > 6 {
		n.gaps++
	}
	n.previous = p
	if count > 3 {
		n.stacked += count - 3
	}
	if p > 6 {
		n.mobility += (p - 6) * count * escaping(p, ahead)
	}
	if p > 6 && p < 19 {
		n.spare += (p - 6) * count
	} else if p <= 6 && count > 2 {
		n.spare += (count - 2) * (p - 1)
	}
	switch {
	case p == backgammon.Bar:
	case count == 1:
		n.blots++
	default:
		n.held++
		n.run++
		n.prime = max(n.prime, min(n.run, 6))
		if p >= 19 {
			n.anchor++
		}
	}
}

// contain returns how little enemies on the home points and on the bar can get past a side, of those that are there and
// of those that may come.
func contain(s, other *backgammon.Side) float32 {
	wall := block(s)
	worst, sum := 0, 0
	for p := 19; p <= backgammon.Bar; p++ {
		kept := 36 - escaping(p, wall)
		sum += kept
		if other[p] > 0 {
			worst = max(worst, kept)
		}
	}
	return float32(sum)/(36*14) + float32(worst)/72
}

// past returns how many pips a side must go to be past the other.
func past(s, other *backgammon.Side) float32 {
	set := uint32(0)
	for p, count := range other {
		if count > 0 && p > 0 {
			set |= 1 << p
		}
	}
	if set == 0 {
		return 0
	}
	front := backgammon.Bar - (31 - bits.LeadingZeros32(set)) // where the other's rearmost stands
	sum := 0
	for p := front + 1; p <= backgammon.Bar; p++ {
		sum += (p - front) * int(s[p])
	}
	return float32(sum) / 100
}
