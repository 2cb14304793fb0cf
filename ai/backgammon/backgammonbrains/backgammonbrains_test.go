package backgammonbrains_test

import (
	"encoding/binary"
	"fmt"
	"hash/fnv"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/ai/backgammon/backgammonbrains"
	"boardduels/ai/backgammon/playchoice"
	"boardduels/ai/board"
	"boardduels/ai/board/boardtest"
	"boardduels/ai/board/contest"
	"boardduels/internal/golden"
	"boardduels/runtime/backgammon"
	"boardduels/runtime/game"
)

// digest plays some plies of a game against itself, and returns what it did.
func digest(t *testing.T, b playchoice.Brain, plies int) uint64 {
	t.Helper()
	g := backgammon.New(backgammon.Setup{})
	s := g.Start(1)
	player := b.New(board.Setup{Seed: 1})
	all := fnv.New64a()
	for range plies {
		if g.Mover(&s) == game.Nobody {
			break
		}
		view := g.View(&s, s.Mover)
		play, why, err := player.Decide(t.Context(), &view, g.Legal(&s, nil))
		require.NoError(t, err)
		require.NoError(t, binary.Write(all, binary.LittleEndian, float32(why.Candidates[0].Score)))
		require.NoError(t, g.Apply(&s, play, nil))
		require.NoError(t, binary.Write(all, binary.LittleEndian, g.Hash(&s)))
	}
	return all.Sum64()
}

// The signature tells which brains a change makes play otherwise. The tests for arm64 compare it too: scores are equal
// to the bit.
func TestSignature(t *testing.T) {
	text := ""
	for _, b := range backgammonbrains.Known() {
		text += fmt.Sprintf("%s %016x\n", b.ID, digest(t, b, 40))
	}
	golden.Equal(t, "testdata/signature.golden", text)
}

func TestDecisionsAreTheSameEverywhere(t *testing.T) {
	boardtest.Decisions(t, backgammon.New(backgammon.Setup{}), backgammonbrains.Known())
}

func TestAllPlayWithReasons(t *testing.T) {
	for _, b := range backgammonbrains.Known() {
		t.Run(b.ID, func(t *testing.T) { boardtest.Reasons(t, backgammon.New(backgammon.Setup{}), b) })
	}
}

func TestNamesDiffer(t *testing.T) {
	seen := map[string]bool{}
	for _, b := range backgammonbrains.Known() {
		assert.Regexp(t, `^[a-z0-9_]+$`, b.ID)
		assert.False(t, seen[b.ID], b.ID)
		seen[b.ID] = true
	}
	assert.True(t, seen["level_0"] && seen["level_140"])
}

// Each of these wins by more than the interval of 150 pairs with a fixed seed.
func TestOrderOfStrength(t *testing.T) {
	for _, pair := range [][2]string{{"formula", "random"}, {"linear", "formula"}, {"level_60", "level_20"}, {"level_110", "level_60"}} {
		var rivals [2]playchoice.Brain
		for i, id := range pair {
			b, err := backgammonbrains.Known().Find(id)
			require.NoError(t, err)
			rivals[i] = b
		}
		r, err := contest.Play(t.Context(), backgammon.New(backgammon.Setup{}), rivals[0], rivals[1], contest.Task{Pairs: 150, Seed: 1})
		require.NoError(t, err)
		assert.Greater(t, r.Score().Low, 0.5, "%v: %s", pair, r)
	}
}
