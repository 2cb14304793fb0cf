// Package infoset is the tree of a search of information sets (P. Cowling, E. Powley, D. Whitehouse, "Information Set
// Monte Carlo Tree Search", 2012), for the actions of any game: all draws of what is hidden share one tree, which grows
// by at most one node a playout. Where nothing is hidden it is the usual search by upper confidence bounds.
package infoset

import (
	"math"
	"math/bits"
	"slices"

	"boardduels/runtime/game"
)

// node is an information set: the actions that led here from the root, whatever is hidden behind them.
type node[A comparable] struct {
	action  A         // the last of them
	seat    game.Seat // who took it
	visits  int32     // playouts that came through
	won     int32     // what that seat got in them, in halves: 2 for each that it won, 1 for each draw
	offered int32     // playouts that came through the parent when the action was possible
	child   int32     // the newest child; none is the root, which is nobody's child
	sibling int32     // the next older one
}

// root is the place of the root, and as a child the sign that there is none.
const root = 0

// Tree is the search tree of one decision. It is used by one goroutine at a time.
type Tree[A comparable] struct {
	nodes []node[A]
	path  []int32 // from the root's child to where the playout under way stands
	tried []bool  // by the place among the legal actions
}

// New returns a tree with room for a number of playouts.
func New[A comparable](playouts int) Tree[A] {
	const deep = 256 // decisions of a long game; the path grows if one is longer
	return Tree[A]{nodes: make([]node[A], 0, playouts+1), path: make([]int32, 0, deep)}
}

// Clear leaves nothing but a root.
func (t *Tree[A]) Clear() { t.nodes = append(t.nodes[:0], node[A]{}) }

// Begin goes to the root.
func (t *Tree[A]) Begin() { t.path = t.path[:0] }

func (t *Tree[A]) at() int32 {
	if len(t.path) == 0 {
		return root
	}
	return t.path[len(t.path)-1]
}

// Descend goes on by an action of a seat that is legal in this playout: by the first that hasn't been tried here, for
// which it adds a node, else by the most promising.
func (t *Tree[A]) Descend(seat game.Seat, legal []A) (action A, isNew bool) {
	from := t.at()
	tried := t.untried(len(legal))
	best, highest, count := int32(root), 0.0, 0
	for c := t.nodes[from].child; c != root; c = t.nodes[c].sibling {
		n := &t.nodes[c]
		place := slices.Index(legal, n.action)
		if place < 0 {
			continue
		}
		tried[place] = true
		count++
		n.offered++
		if promise := n.promise(); best == root || promise > highest {
			best, highest = c, promise
		}
	}
	if isNew = count < len(legal); isNew {
		best = t.add(from, node[A]{action: legal[slices.Index(tried, false)], seat: seat, offered: 1})
	}
	t.path = append(t.path, best)
	return t.nodes[best].action, isNew
}

// untried returns a mark for each of some actions, none of which is set.
func (t *Tree[A]) untried(n int) []bool {
	if n > len(t.tried) {
		t.tried = make([]bool, n)
	}
	clear(t.tried[:n])
	return t.tried[:n]
}

func (t *Tree[A]) add(parent int32, n node[A]) int32 {
	n.sibling = t.nodes[parent].child
	t.nodes = append(t.nodes, n)
	last := int32(len(t.nodes) - 1)
	t.nodes[parent].child = last
	return last
}

// exploration is the square of the weight of what is uncertain. From 0.1 to 0.5 the duel's strength doesn't depend on
// it.
const exploration = 0.25

// promise is the upper confidence bound of the share of wins. It takes the number of binary digits for the logarithm:
// processors agree on it, as they do on square roots.
func (n *node[A]) promise() float64 {
	visits := float64(n.visits)
	return float64(n.won)/(2*visits) + math.Sqrt(exploration*float64(bits.Len32(uint32(n.offered)))/visits)
}

// Record counts the playout under way where it came through: for its winner, or as a draw of [game.Nobody].
func (t *Tree[A]) Record(winner game.Seat) {
	for _, at := range t.path {
		n := &t.nodes[at]
		n.visits++
		switch winner {
		case n.seat:
			n.won += 2
		case game.Nobody:
			n.won++
		}
	}
}

// Score is the chance to win by an action at the root, by Laplace's rule of succession, or 0 if it wasn't tried.
func (t *Tree[A]) Score(action A) float64 {
	for c := t.nodes[root].child; c != root; c = t.nodes[c].sibling {
		if n := &t.nodes[c]; n.action == action {
			return float64(n.won+2) / float64(2*n.visits+4)
		}
	}
	return 0
}
