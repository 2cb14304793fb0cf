package reversi

import "math/bits"

// Size is how many squares a side of the board has.
const Size = 8

// Squares is a set of squares, a bit for each: a1 is the lowest, then b1 … h1, a2 and so on.
type Squares uint64

// Some squares and sets of them.
const (
	A1 Squares = 1 << 0
	H1 Squares = 1 << 7
	D4 Squares = 1 << 27
	E4 Squares = 1 << 28
	D5 Squares = 1 << 35
	E5 Squares = 1 << 36
	A8 Squares = 1 << 56
	H8 Squares = 1 << 63

	Corners         = A1 | H1 | A8 | H8
	Rim     Squares = 0xff818181818181ff // the edges, corners included
)

// Count returns how many squares there are.
func (s Squares) Count() int { return bits.OnesCount64(uint64(s)) }

// First returns the first square by rows; the set must not be empty.
func (s Squares) First() Action { return Action(bits.TrailingZeros64(uint64(s))) }

// WithoutFirst returns the others.
func (s Squares) WithoutFirst() Squares { return s & (s - 1) }

// Has reports whether a square belongs to the set. Pass belongs to none.
func (s Squares) Has(a Action) bool { return uint8(a) < 64 && s>>uint8(a)&1 == 1 }

// Square returns the set of an action's square.
func (a Action) Square() Squares { return 1 << uint8(a) }
