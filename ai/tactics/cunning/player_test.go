package cunning_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/ai/board"
	"boardduels/ai/tactics/cunning"
	"boardduels/ai/tactics/tacticstest"
	"boardduels/runtime/game"
	"boardduels/runtime/tactics"
)

type player = board.Player[tactics.View, tactics.Action]

func decide(t *testing.T, g *tactics.Game, s *tactics.State, p player) (tactics.Action, *board.Rationale[tactics.Action]) {
	t.Helper()
	v := g.View(s, g.Mover(s))
	a, r, err := p.Decide(t.Context(), &v, g.Legal(s, nil))
	require.NoError(t, err)
	return a, r
}

// Who comes in the middle of a turn, as when a game is resumed, decides as who has planned it from its beginning.
func TestAResumedGameGoesOnAlike(t *testing.T) {
	g, err := tactics.New(tactics.Standard)
	require.NoError(t, err)
	for _, step := range []int{0, 5, 9, 14} {
		temper := cunning.Step(step)
		temper.Mutants = min(temper.Mutants, 60)
		b := cunning.Brain("any", temper)
		old := [2]player{b.New(board.Setup{Seed: 3}), b.New(board.Setup{Seed: 4, Tacit: true})}
		s := g.Start(5)
		for ply := 0; g.Mover(&s) != game.Nobody && ply < 60; ply++ {
			seat := g.Mover(&s)
			a, _ := decide(t, g, &s, old[seat])
			again, _ := decide(t, g, &s, b.New(board.Setup{Seed: 3 + uint64(seat), Tacit: seat == 0}))
			require.Equal(t, a, again, "step %d, ply %d", step, ply)
			require.NoError(t, g.Apply(&s, a, nil))
		}
	}
}

// Who finds other orders than it would have given plans for the rest, alike whether it had planned before or not.
func TestTheRestOfSomebodyElsesTurn(t *testing.T) {
	g := tacticstest.Skirmish(t)
	b := cunning.Brain("any", cunning.Step(9))
	s := g.Start(0)
	old := b.New(board.Setup{Seed: 1})
	planned, _ := decide(t, g, &s, old)
	for _, other := range g.Legal(&s, nil) {
		if other != planned && other != tactics.End {
			require.NoError(t, g.Apply(&s, other, nil))
			break
		}
	}
	for g.Mover(&s) == 0 {
		a, _ := decide(t, g, &s, old)
		again, _ := decide(t, g, &s, b.New(board.Setup{Seed: 1}))
		require.Equal(t, a, again)
		require.NoError(t, g.Apply(&s, a, nil))
	}
}

// A fighter that can end the game does, at each difficulty that looks at the score.
func TestAWinIsTaken(t *testing.T) {
	g := tacticstest.Game(t, "F...w.....")
	for step := 2; step < cunning.Steps; step++ {
		s := g.Start(0)
		a, r := decide(t, g, &s, cunning.Brain("any", cunning.Step(step)).New(board.Setup{Seed: 1}))
		require.NoError(t, g.Apply(&s, a, nil))
		assert.Equal(t, game.Points{1, -1}, g.Points(&s), "step %d", step)
		assert.Equal(t, a, r.Candidates[0].Action)
		assert.False(t, r.Candidates[0].Rough)
		assert.Equal(t, len(cunning.Step(step).Scenarios)+cunning.Step(step).Mutants, r.Work)
	}
}

// What each step adds: the article's table of difficulties.
func TestSteps(t *testing.T) {
	for n := 1; n < cunning.Steps; n++ {
		before, after := cunning.Step(n-1), cunning.Step(n)
		assert.NotEqual(t, len(before.Scenarios) != len(after.Scenarios) || before.Manner != after.Manner ||
			before.Blind != after.Blind || before.Mutants != after.Mutants || before.Mixed != after.Mixed || before.Best != after.Best, false, n)
		assert.GreaterOrEqual(t, after.Mutants, before.Mutants)
	}
	assert.Len(t, cunning.Step(0).Scenarios, 3)
	assert.Len(t, cunning.Step(14).Scenarios, 24)
	assert.Equal(t, 8, cunning.Step(14).Best)
}

// In most first turns mutations find a better plan than any scenario makes. The seeds are fixed.
func TestMutationsHelp(t *testing.T) {
	g, err := tactics.New(tactics.Standard)
	require.NoError(t, err)
	better := 0
	for seed := range uint64(20) {
		s := g.Start(seed)
		plain, mutating := cunning.Step(14), cunning.Step(14)
		plain.Mutants, mutating.Mutants = 0, 200
		_, without := decide(t, g, &s, cunning.Brain("plain", plain).New(board.Setup{Seed: seed}))
		_, with := decide(t, g, &s, cunning.Brain("mutating", mutating).New(board.Setup{Seed: seed}))
		if with.Candidates[0].Score > without.Candidates[0].Score {
			better++
		}
	}
	assert.Greater(t, better, 10)
}

// While a plan goes on, what the turn leads to stays the same: who has had its order isn't planned for again.
func TestThePlanIsToldOfUntilItsEnd(t *testing.T) {
	g := tacticstest.Game(t, "A..A..f...", "~~~~~~~~..", "F.........")
	s := g.Start(0)
	p := cunning.Brain("any", cunning.Step(4)).New(board.Setup{Seed: 1})
	_, first := decide(t, g, &s, p)
	score, decisions := first.Candidates[0].Score, 0
	for ; g.Mover(&s) == 0; decisions++ {
		a, r := decide(t, g, &s, p)
		require.InDelta(t, score, r.Candidates[0].Score, 1e-9, "decision %d", decisions)
		require.NoError(t, g.Apply(&s, a, nil))
	}
	assert.Greater(t, decisions, 1)
	assert.Less(t, s.Units[1][0].HP, int8(100), "somebody has struck")
}
