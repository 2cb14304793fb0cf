package montecarlo

import (
	"math"
	"math/bits"
	"slices"

	"boardduels/runtime/duel"
	"boardduels/runtime/game"
)

// node is an information set: the actions that led here from the root, whatever is hidden behind them.
type node struct {
	action  duel.Action // the last of them
	seat    game.Seat   // who took it
	visits  int32       // playouts that came through
	wins    int32       // those of them that seat won
	offered int32       // playouts that came through the parent when the action was possible
	child   int32       // the newest child; none is the root, which is nobody's child
	sibling int32       // the next older one
}

// root is the place of the root, and as a child the sign that there is none.
const root = 0

// tree is the search tree of one decision. It grows by at most one node a playout.
type tree struct {
	nodes []node
	path  []int32 // from the root's child to where the playout under way stands
}

func newTree(playouts int) tree {
	const deep = 256 // decisions of a long duel; the path grows if one is longer
	return tree{nodes: make([]node, 0, playouts+1), path: make([]int32, 0, deep)}
}

// clear leaves nothing but a root.
func (t *tree) clear() { t.nodes = append(t.nodes[:0], node{}) }

// begin goes to the root.
func (t *tree) begin() { t.path = t.path[:0] }

func (t *tree) at() int32 {
	if len(t.path) == 0 {
		return root
	}
	return t.path[len(t.path)-1]
}

// descend goes on by an action of a seat that is legal in this playout: by the first that hasn't been tried here, for
// which it adds a node, else by the most promising.
func (t *tree) descend(seat game.Seat, legal []duel.Action) (action duel.Action, isNew bool) {
	from := t.at()
	var tried [duel.HandSize + 1]bool // by the place among the legal ones
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
		best = t.add(from, node{action: legal[slices.Index(tried[:], false)], seat: seat, offered: 1})
	}
	t.path = append(t.path, best)
	return t.nodes[best].action, isNew
}

func (t *tree) add(parent int32, n node) int32 {
	n.sibling = t.nodes[parent].child
	t.nodes = append(t.nodes, n)
	last := int32(len(t.nodes) - 1)
	t.nodes[parent].child = last
	return last
}

// exploration is the square of the weight of what is uncertain. From 0.1 to 0.5 strength doesn't depend on it.
const exploration = 0.25

// promise is the upper confidence bound of the share of wins. It takes the number of binary digits for the logarithm:
// processors agree on it, as they do on square roots.
func (n *node) promise() float64 {
	visits := float64(n.visits)
	return float64(n.wins)/visits + math.Sqrt(exploration*float64(bits.Len32(uint32(n.offered)))/visits)
}

// record counts the playout under way where it came through.
func (t *tree) record(winner game.Seat) {
	for _, at := range t.path {
		n := &t.nodes[at]
		n.visits++
		if n.seat == winner {
			n.wins++
		}
	}
}

// score is the chance to win by an action at the root, or 0 if there were no playouts.
func (t *tree) score(action duel.Action) float64 {
	for c := t.nodes[root].child; c != root; c = t.nodes[c].sibling {
		if n := &t.nodes[c]; n.action == action {
			return float64(n.wins+1) / float64(n.visits+2)
		}
	}
	return 0
}
