package cunning_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"boardduels/ai/board"
	"boardduels/ai/tactics/cunning"
	"boardduels/ai/tactics/tacticstest"
	"boardduels/runtime/tactics"
)

// In a fight of four against three the same 300 mutants find the better turn where only the best eight plans have them.
func TestMutantsOfTheBestDecide(t *testing.T) {
	g := tacticstest.Game(t, "..........", "..f.w.....", "...f..a...", "..........", ".F..F.A...", ".W..A.....")
	first := func(best int, seed uint64) (tactics.Action, float64) {
		temper := cunning.Step(13)
		temper.Mutants, temper.Best = 300, best
		s := g.Start(0)
		a, r := decide(t, g, &s, cunning.Brain("any", temper).New(board.Setup{Seed: seed}))
		return a, r.Candidates[0].Score
	}
	better, worse, other := 0, 0, 0
	for seed := range uint64(40) {
		order, score := first(8, seed)
		orderOfAll, scoreOfAll := first(len(cunning.Step(13).Scenarios), seed)
		switch {
		case score > scoreOfAll:
			better++
		case score < scoreOfAll:
			worse++
		}
		if order != orderOfAll {
			other++
		}
	}
	assert.Greater(t, better, 2*worse, "seeds 0 to 39; at step 13 the budget is the same for both")
	assert.Positive(t, other, "another order is given")
}
