package plan_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/ai/tactics/plan"
	"boardduels/ai/tactics/tacticstest"
	"boardduels/runtime/game"
)

// The fighter, which goes first, stands in the archer's line where it strikes. However often orders are drawn anew, one
// of both doesn't hit; once they have changed places, the archer shoots and the fighter kills.
func TestASwapDecides(t *testing.T) {
	b := tacticstest.Board(t, "F..#......", "A..f#.....", "...#......")
	b.Units[1][0].HP = 80
	kills := func(allKinds bool) (n int) {
		var m plan.Maker
		var p, mutant plan.Plan
		chance := game.NewStream(1, 0)
		m.Begin(b, &chance)
		m.Make(&plan.Rushes[0], &p)
		require.Positive(t, p.After.Units[1][0].HP)
		for range 2000 {
			if m.Mutate(&p, &mutant, allKinds); mutant.After.Units[1][0].HP <= 0 {
				n++
			}
		}
		return n
	}
	assert.Zero(t, kills(false))
	assert.Greater(t, kills(true), 20, "seed 1")
}
