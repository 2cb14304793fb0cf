package reversi

import "math/bits"

// inner is what lines along a row or a diagonal can pass: from the edge files none goes on to the other edge.
const inner Squares = 0x7e7e7e7e7e7e7e7e

// Moves returns where a side may place a disc: the empty squares from which it encloses enemy discs. All directions are
// filled at once, by steps of one, two and two squares.
func Moves(own, enemy Squares) Squares {
	across := enemy & inner
	found := reachUp(own, across, 1) | reachDown(own, across, 1) |
		reachUp(own, enemy, 8) | reachDown(own, enemy, 8) |
		reachUp(own, across, 7) | reachDown(own, across, 7) |
		reachUp(own, across, 9) | reachDown(own, across, 9)
	return found &^ (own | enemy)
}

// reachUp returns the squares behind lines of discs that begin beside own ones, towards h8.
func reachUp(own, through Squares, step uint) Squares {
	line := through & (own << step)
	line |= through & (line << step)
	two := through & (through << step)
	line |= two & (line << (2 * step))
	line |= two & (line << (2 * step))
	return line << step
}

// reachDown is reachUp towards a1.
func reachDown(own, through Squares, step uint) Squares {
	line := through & (own >> step)
	line |= through & (line >> step)
	two := through & (through >> step)
	line |= two & (line >> (2 * step))
	line |= two & (line >> (2 * step))
	return line >> step
}

// rays are the squares that lie from each one in each direction: four towards h8, then four towards a1.
var rays = newRays()

type ray = [8]Squares

func newRays() (rays [64]ray) {
	steps := [4][2]int{{1, 0}, {-1, 1}, {0, 1}, {1, 1}}
	for square := range rays {
		for i, step := range steps {
			rays[square][i] = squaresFrom(square, step[0], step[1])
			rays[square][i+4] = squaresFrom(square, -step[0], -step[1])
		}
	}
	return rays
}

func squaresFrom(square, files, rows int) (found Squares) {
	for file, row := square%8+files, square/8+rows; file >= 0 && file < 8 && row >= 0 && row < 8; file, row = file+files, row+rows {
		found |= 1 << (8*row + file)
	}
	return found
}

// Flips returns the enemy discs that a disc placed on a square encloses. The square must be empty; if nothing is
// enclosed, no disc may be placed there.
func Flips(own, enemy Squares, a Action) Squares {
	from := &rays[a&63]
	return flipsUp(own, enemy, from[0]) | flipsUp(own, enemy, from[1]) | flipsUp(own, enemy, from[2]) | flipsUp(own, enemy, from[3]) |
		flipsDown(own, enemy, from[4]) | flipsDown(own, enemy, from[5]) | flipsDown(own, enemy, from[6]) | flipsDown(own, enemy, from[7])
}

// flipsUp returns the enemy discs along a ray towards h8 as far as an own disc: adding one carries through them.
func flipsUp(own, enemy, along Squares) Squares {
	end := ((enemy | ^along) + 1) & own & along
	return (end - (end|-end)>>63) & along
}

// flipsDown returns the enemy discs along a ray towards a1 as far as an own disc, which is the highest square without
// an enemy disc.
func flipsDown(own, enemy, along Squares) Squares {
	end := Squares(1<<63) >> bits.LeadingZeros64(uint64(along&^enemy)) & own
	return -(end << 1) & along
}
