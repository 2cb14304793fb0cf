package search

import "boardduels/runtime/reversi"

// child is a position after a move, with the sides changed.
type child struct {
	own, enemy reversi.Squares
	move       reversi.Action
	rank       int32 // smaller is tried first
}

// cross are the squares that give corners away: diagonally beside them; near are those beside them on the edge.
const (
	cross reversi.Squares = 0x0042000000004200
	near  reversi.Squares = 0x4281000000008142
)

// rankOf says how early to try a move at first sight: corners first, then what leaves the other side few moves.
func rankOf(move reversi.Action, mobility int) int32 {
	rank := int32(mobility) * 4
	switch at := move.Square(); {
	case at&reversi.Corners != 0:
		rank -= 40
	case at&cross != 0:
		rank += 16
	case at&near != 0:
		rank += 6
	}
	return rank
}

// children finds the positions after some moves, in the order in which to try them. The favourite comes first.
func children(own, enemy, moves reversi.Squares, favourite reversi.Action, buf *[32]child) []child {
	found := buf[:0]
	for left := moves; left != 0; left = left.WithoutFirst() {
		move := left.First()
		turned := reversi.Flips(own, enemy, move)
		c := child{own: enemy &^ turned, enemy: own | turned | move.Square(), move: move}
		if move == favourite {
			c.rank = -1000
		} else {
			c.rank = rankOf(move, reversi.Moves(c.own, c.enemy).Count())
		}
		at := len(found)
		for found = append(found, c); at > 0 && found[at-1].rank > c.rank; at-- {
			found[at] = found[at-1]
		}
		found[at] = c
	}
	return found
}

// hasty are sets of squares in the order in which moves are tried near the leaves, where looking closer costs more than
// it saves.
var hasty = [...]reversi.Squares{reversi.Corners, ^(reversi.Corners | cross | near), near, cross}
