// Package bearoff is the one-sided table of the end: in how many rolls a side that stands at home has borne off all its
// checkers, with which chance, if it plays so that the mean is least. The table is made when it is first needed.
package bearoff

import (
	"sync"

	"boardduels/runtime/backgammon"
	"boardduels/runtime/game"
)

// table knows each position's chances.
type table struct {
	starts []int32   // of each position, where its chances begin
	firsts []int8    // and for how many rolls the first of them stands
	chance []float32 // of all positions, one after the other
}

// get returns the table. Who asks first waits until it is made, for a tenth of a second or so; it may be asked for by
// any number of goroutines.
var get = sync.OnceValue(build)

// chances returns the chances to need exactly first, first+1 … rolls. They must not be changed.
func (t *table) chances(number int32) (first int, chances []float32) {
	return int(t.firsts[number]), t.chance[t.starts[number]:t.starts[number+1]]
}

// first returns the chance that a side which is to roll has borne off before the other one.
func (t *table) first(roller, other int32) float32 {
	at, mine := t.chances(roller)
	first, theirs := t.chances(other)
	left, next := float32(1), 0 // the chance that the other needs at least as many rolls
	var sum float32
	for i, p := range mine {
		for next < len(theirs) && first+next < at+i {
			left -= theirs[next]
			next++
		}
		sum += float32(p * max(left, 0))
	}
	return min(sum, 1)
}

// race returns the chance that a seat which is to roll wins, and whether the table knows: both sides are at home, and
// nobody has won yet.
func (t *table) race(roller, other *backgammon.Side) (chance float32, ok bool) {
	a, known := numberOf(roller)
	if !known {
		return 0, false
	}
	b, known := numberOf(other)
	if !known || b == 0 {
		return 0, false
	}
	return t.first(a, b), true
}

// After returns the chance that a seat which has just moved wins, and whether it is known: it has borne off everything,
// or the table has what is left.
func After(b *backgammon.Board, moved game.Seat) (chance float32, known bool) {
	if b[moved].Rearmost() == backgammon.Off {
		return 1, true
	}
	if b.HasContact() {
		return 0, false
	}
	chance, known = get().race(&b[1-moved], &b[moved])
	return 1 - chance, known
}
