package tactics

import "math/bits"

// Size is the length of a board's sides.
const Size = 10

// Squares is how many squares a board has. They are numbered by rows, from a1.
const Squares = Size * Size

// Set is a set of squares, a bit each: the upper five rows and the lower five. So no step to the side leaves a word.
type Set struct{ Upper, Lower uint64 }

const (
	half     = Squares / 2                       // squares of a word
	fileA    = 1 | 1<<10 | 1<<20 | 1<<30 | 1<<40 // of a word
	fileJ    = fileA << (Size - 1)
	wordMask = 1<<half - 1
)

// All are all squares.
var All = Set{wordMask, wordMask}

// Rim are the squares at the edge of the board.
var Rim = Set{1<<Size - 1 | fileA | fileJ, (1<<Size-1)<<(half-Size) | fileA | fileJ}

// One returns the set of a single square.
func One(square int8) Set {
	if square < half {
		return Set{Upper: 1 << square}
	}
	return Set{Lower: 1 << (square - half)}
}

// Has reports whether a square belongs to a set.
func (s Set) Has(square int8) bool {
	if square < half {
		return s.Upper>>square&1 == 1
	}
	return s.Lower>>(square-half)&1 == 1
}

// Or returns what belongs to one of two sets.
func (s Set) Or(o Set) Set { return Set{s.Upper | o.Upper, s.Lower | o.Lower} }

// And returns what belongs to both of two sets.
func (s Set) And(o Set) Set { return Set{s.Upper & o.Upper, s.Lower & o.Lower} }

// Without returns what belongs to a set and not to another one.
func (s Set) Without(o Set) Set { return Set{s.Upper &^ o.Upper, s.Lower &^ o.Lower} }

// Empty reports whether nothing belongs to a set.
func (s Set) Empty() bool { return s.Upper|s.Lower == 0 }

// Len returns how many squares a set has.
func (s Set) Len() int { return bits.OnesCount64(s.Upper) + bits.OnesCount64(s.Lower) }

// First returns the first square of a set that has one.
func (s Set) First() int8 {
	if s.Upper != 0 {
		return int8(bits.TrailingZeros64(s.Upper))
	}
	return half + int8(bits.TrailingZeros64(s.Lower))
}

// WithoutFirst returns a set without its first square.
func (s Set) WithoutFirst() Set {
	if s.Upper != 0 {
		return Set{s.Upper & (s.Upper - 1), s.Lower}
	}
	return Set{0, s.Lower & (s.Lower - 1)}
}

// Grown returns a set with all squares beside it.
func (s Set) Grown() Set {
	u, l := s.Upper, s.Lower
	return Set{
		(u | u&^fileJ<<1 | u&^fileA>>1 | u<<Size | u>>Size | l<<(half-Size)) & wordMask,
		(l | l&^fileJ<<1 | l&^fileA>>1 | l<<Size | l>>Size | u>>(half-Size)) & wordMask,
	}
}

// shifted returns a set a step in a direction. What leaves the board is lost.
func (s Set) shifted(d Direction) Set {
	u, l := s.Upper, s.Lower
	switch d {
	case North:
		return Set{(u>>Size | l<<(half-Size)) & wordMask, l >> Size}
	case South:
		return Set{u << Size & wordMask, (l<<Size | u>>(half-Size)) & wordMask}
	case East:
		return Set{u &^ fileJ << 1, l &^ fileJ << 1}
	case West:
		return Set{u &^ fileA >> 1, l &^ fileA >> 1}
	}
	return s
}

// Around returns the squares that lie so many steps from a square at most, walls or not.
func Around(square int8, steps int) Set {
	s := One(square)
	for range steps {
		s = s.Grown()
	}
	return s
}

// Distance returns how many steps lie between two squares, walls or not.
func Distance(a, b int8) int {
	return abs(int(a/Size)-int(b/Size)) + abs(int(a%Size)-int(b%Size))
}

func abs(n int) int {
	if n < 0 {
		return -n
	}
	return n
}
