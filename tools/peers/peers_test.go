package main

import (
	"os"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/ai/board/contest"
	"boardduels/runtime/reversi"
)

func TestFind(t *testing.T) {
	for _, id := range []string{"novice", "level_70", "search:500", "grhino_1"} {
		b, err := find(id)
		require.NoError(t, err)
		assert.Equal(t, id, b.ID)
	}
	_, err := find("search:few")
	assert.EqualError(t, err, `search:few: the budget is "few", allowed is a number of positions from 1 on`)
	_, err = find("nobody")
	assert.ErrorContains(t, err, `no brain "nobody"; there are: novice, `)
	assert.ErrorContains(t, measure(t.Context(), contest.Task{}, []string{"novice"}), "1 brains, allowed are two of: novice, ")
}

func TestSquares(t *testing.T) {
	g := reversi.Standard()
	s := g.Start(0)
	view := g.View(&s, reversi.Black)
	assert.Equal(t, "---------------------------ox------xo---------------------------", squares(&view))
}

// A game against the program itself, where it is installed: each of its moves is legal, in the position that was meant.
func TestGRhinoPlays(t *testing.T) {
	if _, err := os.Stat(gtpRhino); err != nil {
		t.Skip("grhino is not installed: " + err.Error())
	}
	require.NoError(t, pair(t.Context(), contest.Task{Pairs: 2, Opening: 8, Seed: 1}, "novice", "grhino_1"))
}
