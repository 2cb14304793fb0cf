package evaluation

import (
	"math/bits"

	"boardduels/runtime/reversi"
)

// A pattern is how the squares of a shape are occupied: a number with a ternary digit for each, 0 empty, 1 own, 2 of
// the enemy. All shapes of a class, such as the four edges, share their weights.
type class int

const (
	corner   class = iota // nine squares in a corner
	edge                  // the eight squares of an edge
	second                // of the row beside it
	third                 // of the next
	diagonal              // from corner to corner
	beside                // the seven squares of a diagonal beside it
	classes
)

// sizes are the classes' numbers of patterns.
var sizes = [classes]int{corner: 19683, edge: 6561, second: 6561, third: 6561, diagonal: 6561, beside: 2187}

var classNames = [classes]string{"corners", "edges", "second_rows", "third_rows", "diagonals", "beside_diagonals"}

// shapes is how many shapes there are of all classes together.
const shapes = 4 + 4 + 4 + 4 + 2 + 4

// classOf is the class of each shape, in the order of patterns.
var classOf = [shapes]class{
	corner, corner, corner, corner, edge, edge, edge, edge, second, second, second, second,
	third, third, third, third, diagonal, diagonal, beside, beside, beside, beside,
}

// ternary has bits as ternary digits; turned has the nine bits of a corner with each of its rows turned round.
var ternary, turned = newTernary()

func newTernary() (straight, mirrored [512]uint16) {
	power := [9]uint16{1, 3, 9, 27, 81, 243, 729, 2187, 6561}
	for b := range 512 {
		for i := range 9 {
			if b>>i&1 == 1 {
				straight[b] += power[i]
				mirrored[b] += power[i/3*3+2-i%3]
			}
		}
	}
	return straight, mirrored
}

// patterns finds the pattern of each shape.
func patterns(own, enemy reversi.Squares, found *[shapes]uint16) {
	digits(own, 1, found)
	digits(enemy, 2, found)
}

// digits adds a digit to the pattern of each shape for each disc of a side.
func digits(side reversi.Squares, digit uint16, found *[shapes]uint16) {
	up := uint64(side)
	down := bits.ReverseBytes64(up) // from the last row to the first
	found[0] += digit * ternary[nine(up)]
	found[1] += digit * turned[nine(up>>5)]
	found[2] += digit * ternary[nine(down)]
	found[3] += digit * turned[nine(down>>5)]
	for i := range 3 {
		f, o := 4+4*i, 8*i
		found[f] += digit * ternary[up>>o&0xff]
		found[f+1] += digit * ternary[down>>o&0xff]
		found[f+2] += digit * ternary[file(up>>i)]
		found[f+3] += digit * ternary[file(up>>(7-i))]
	}
	found[16] += digit * ternary[gather(up&0x8040201008040201)]
	found[17] += digit * ternary[gather(up&0x0102040810204080)]
	found[18] += digit * ternary[gather(up&0x4020100804020100)&0x7f]
	found[19] += digit * ternary[gather(up&0x0080402010080402)>>1]
	found[20] += digit * ternary[gather(up&0x0001020408102040)&0x7f]
	found[21] += digit * ternary[gather(up&0x0204081020408000)>>1]
}

// nine returns the three lowest squares of the first three rows.
func nine(x uint64) uint64 { return x&7 | x>>5&0o70 | x>>10&0o700 }

// file returns the eight squares of the first file.
func file(x uint64) uint64 { return x & 0x0101010101010101 * 0x0102040810204080 >> 56 }

// gather returns squares that lie in different files, by file.
func gather(x uint64) uint64 { return x * 0x0101010101010101 >> 56 }
