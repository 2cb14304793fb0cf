package feature

import (
	"math/bits"

	"boardduels/runtime/backgammon"
)

// stand is where a side has checkers. Bit p of the sets is its place p.
type stand struct {
	held, blots, made uint32 // points with any checkers, with one, and with more
	bar               int8
}

func newStand(s *backgammon.Side) (n stand) {
	for p := 1; p < backgammon.Bar; p++ {
		count := uint32(s[p])
		any := (count + 0xff) >> 8 & 1  // 1 if there are checkers
		more := (count + 0xfe) >> 8 & 1 // and 1 if there are several
		n.held |= any << p
		n.made |= more << p
	}
	n.blots = n.held &^ n.made
	n.bar = s[backgammon.Bar]
	return n
}

// places returns the points with checkers, and the bar if it has any.
func (n *stand) places() uint32 {
	if n.bar > 0 {
		return n.held | 1<<backgammon.Bar
	}
	return n.held
}

// flip returns a set of points as the other side numbers them.
func flip(points uint32) uint32 { return bits.Reverse32(points) >> (31 - backgammon.Bar) }
