// Package evaluation says how good a position of Reversi is for the side to move: a sum of learned weights for how many
// moves both sides have, how many free squares lie beside their discs, and how corners, edges, rows and diagonals are
// occupied, in hundredths of the discs by which that side will have more at the end. All of it is in whole numbers, so
// it is the same on every machine.
package evaluation

import "boardduels/runtime/reversi"

// A feature is one of the numbers whose weights add up: the pattern of a shape, or a count.
const (
	firstCount = shapes     // from here on features are counts
	features   = shapes + 5 // and a constant
)

// The counts, in the order of the features.
const (
	ownMoves = iota
	enemyMoves
	ownFrontier   // free squares beside the own discs: where the enemy may get moves
	enemyFrontier // free squares beside the enemy's
	constant      // of which there is always one
	counts
)

var countNames = [counts]string{"own_moves", "enemy_moves", "own_frontier", "enemy_frontier", "turn"}

// most is more than any count can be.
const most = 64

// offsets are where the weights of each feature begin among those of a phase; width is how many a phase has.
var offsets, width = newOffsets()

func newOffsets() (found [features]uint16, sum int) {
	var begin [classes]int
	for c, size := range sizes {
		begin[c] = sum
		sum += size
	}
	for i, c := range classOf {
		found[i] = uint16(begin[c])
	}
	for i := range counts {
		found[firstCount+i] = uint16(sum)
		sum += most
	}
	return found, sum
}

// phases are the parts of the game that have weights of their own, by the number of discs.
const phases = 5

func phaseOf(own, enemy reversi.Squares) int {
	const begin, length = 4, 12
	return ((own | enemy).Count() - begin) * phases / (phases*length + 1)
}

// place is where a position's weights lie.
type place [features]uint16

// of finds the features of a position in which a side has some moves.
func (p *place) of(own, enemy, moves reversi.Squares) {
	var found [shapes]uint16
	patterns(own, enemy, &found)
	for i := range found {
		p[i] = offsets[i] + found[i]
	}
	free := ^(own | enemy)
	p[firstCount+ownMoves] = offsets[firstCount+ownMoves] + uint16(moves.Count())
	p[firstCount+enemyMoves] = offsets[firstCount+enemyMoves] + uint16(reversi.Moves(enemy, own).Count())
	p[firstCount+ownFrontier] = offsets[firstCount+ownFrontier] + uint16((around(own) & free).Count())
	p[firstCount+enemyFrontier] = offsets[firstCount+enemyFrontier] + uint16((around(enemy) & free).Count())
	p[firstCount+constant] = offsets[firstCount+constant]
}

// around adds the squares beside those of a set.
func around(s reversi.Squares) reversi.Squares {
	const notFirstFile, notLastFile = 0xfefefefefefefefe, 0x7f7f7f7f7f7f7f7f
	s |= s<<1&notFirstFile | s>>1&notLastFile
	return s | s<<8 | s>>8
}

// Weights are what each feature is worth in each phase.
type Weights struct {
	of [phases][]int16
}

func newWeights() *Weights {
	w := &Weights{}
	for p := range w.of {
		w.of[p] = make([]int16, width)
	}
	return w
}

// Of returns the worth of a position for the side that is to move and has some moves.
func (w *Weights) Of(own, enemy, moves reversi.Squares) int {
	var p place
	p.of(own, enemy, moves)
	weights := w.of[phaseOf(own, enemy)]
	sum := 0
	for _, at := range p {
		sum += int(weights[at])
	}
	return sum
}

// Part is what some features of one kind are worth together.
type Part struct {
	Name  string
	Worth int
}

// Parts is how many parts the worth of a position has.
const Parts = int(classes) + 3

// PartsOf returns the parts of the worth of a position, which add up to it.
func (w *Weights) PartsOf(own, enemy, moves reversi.Squares) (parts [Parts]Part) {
	var p place
	p.of(own, enemy, moves)
	weights := w.of[phaseOf(own, enemy)]
	for c, name := range classNames {
		parts[c].Name = name
	}
	for i, c := range classOf {
		parts[c].Worth += int(weights[p[i]])
	}
	counted := func(i int) int { return int(weights[p[firstCount+i]]) }
	parts[classes] = Part{"mobility", counted(ownMoves) + counted(enemyMoves)}
	parts[classes+1] = Part{"frontier", counted(ownFrontier) + counted(enemyFrontier)}
	parts[classes+2] = Part{"turn", counted(constant)}
	return parts
}
