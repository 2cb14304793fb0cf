package infoset_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"boardduels/ai/search/infoset"
	"boardduels/runtime/game"
)

// playouts lets a tree choose among two words so many times; what it chose decides who wins.
func playouts(n int, winner func(word string) game.Seat) infoset.Tree[string] {
	t := infoset.New[string](n)
	t.Clear()
	for range n {
		t.Begin()
		word, _ := t.Descend(0, []string{"left", "right"})
		t.Record(winner(word))
	}
	return t
}

func TestTheTreeGrowsWhereItPays(t *testing.T) {
	left := 0
	tree := playouts(100, func(word string) game.Seat {
		if word == "left" {
			left++
			return 0
		}
		return 1
	})
	assert.Greater(t, left, 85)
	assert.InDelta(t, float64(left+1)/float64(left+2), tree.Score("left"), 1e-12, "Laplace's rule")
	assert.Less(t, tree.Score("right"), 0.3)
	assert.Zero(t, tree.Score("up"))
}

func TestADrawIsHalfAWin(t *testing.T) {
	tree := playouts(50, func(string) game.Seat { return game.Nobody })
	assert.Equal(t, 0.5, tree.Score("left"))
	assert.Equal(t, 0.5, tree.Score("right"))
}

// What isn't possible in a playout isn't taken, however good it was in others.
func TestOnlyWhatIsLegalIsTaken(t *testing.T) {
	tree := playouts(20, func(word string) game.Seat { return 0 })
	for range 20 {
		tree.Begin()
		word, _ := tree.Descend(0, []string{"right", "up", "down"})
		assert.NotEqual(t, "left", word)
		tree.Record(1)
	}
	assert.Less(t, tree.Score("up"), 0.5)
	assert.Greater(t, tree.Score("left"), 0.8)
}

func TestClearForgets(t *testing.T) {
	tree := playouts(20, func(string) game.Seat { return 0 })
	tree.Clear()
	assert.Zero(t, tree.Score("left"))
}
