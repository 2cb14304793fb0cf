package tacticsbrains_test

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"boardduels/ai/board/boardtest"
	"boardduels/ai/tactics/tacticsbrains"
	"boardduels/runtime/tactics"
)

// The levels are the brain with the largest budgets.
func BenchmarkDecide(b *testing.B) {
	g, err := tactics.New(tactics.Standard)
	require.NoError(b, err)
	levels := tacticsbrains.Levels()
	boardtest.Decide(b, g, 0, slices.Concat(tacticsbrains.All(g), levels[len(levels)-2:]))
}
