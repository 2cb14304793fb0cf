package expert_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/ai/board"
	"boardduels/ai/board/contest"
	"boardduels/ai/dicewars/attackchoice"
	"boardduels/ai/dicewars/baselines"
	"boardduels/ai/dicewars/expert"
	"boardduels/ai/dicewars/odds"
	"boardduels/ai/dicewars/value"
	"boardduels/internal/quick"
	"boardduels/runtime/dicewars"
	"boardduels/runtime/game"
)

func brain(attacks int) attackchoice.Brain { return expert.Brain("expert", value.Trained, attacks) }

// decide returns what the brain does at the start of a duel on areas in a row, and why.
func decide(t *testing.T, attacks int, owners []game.Seat, dice []int8) (dicewars.Action, *attackchoice.Rationale) {
	t.Helper()
	row := ""
	for i := range owners {
		row += string(rune('a' + i))
	}
	m, err := dicewars.ReadRows([]string{row})
	require.NoError(t, err)
	m.Owners, m.Dice = owners, dice
	g, err := dicewars.New(dicewars.Setup{Seats: 2, Map: m})
	require.NoError(t, err)
	s := g.Start(0)
	v := g.View(&s, s.Mover)
	a, r, err := brain(attacks).New(board.Setup{}).Decide(t.Context(), &v, g.Legal(&s, nil))
	require.NoError(t, err)
	return a, r
}

// The last enemy is attacked: the terms are what both outcomes add, and success is certain to win.
func TestTheLastEnemyIsAttacked(t *testing.T) {
	a, r := decide(t, 1, []game.Seat{0, 0, 1}, []int8{4, 8, 1})
	assert.Equal(t, dicewars.Action{From: 1, To: 2}, a)
	terms := r.Candidates[0].Terms
	assert.Equal(t, "if_taken", terms[0].Name)
	assert.InDelta(t, odds.Win(8, 1), terms[0].Amount, 1e-6)
	assert.InDelta(t, r.Candidates[0].Score, terms[0].Amount+terms[1].Amount, 1e-6)
}

// Three attacks in a row take everything; who looks a single one ahead doesn't see that they win.
func TestAttacksInARowAreSeen(t *testing.T) {
	owners, dice := []game.Seat{0, 1, 1, 1}, []int8{8, 1, 1, 1}
	_, near := decide(t, 1, owners, dice)
	a, far := decide(t, 3, owners, dice)
	assert.Equal(t, dicewars.Action{From: 0, To: 1}, a)
	assert.InDelta(t, odds.Win(8, 1)*odds.Win(7, 1)*odds.Win(6, 1), far.Candidates[0].Terms[0].Amount, 0.01)
	assert.Greater(t, far.Candidates[0].Score, near.Candidates[0].Score)
	assert.Greater(t, far.Work, near.Work)
	assert.Equal(t, 3, far.Plies)
}

// A hopeless attack isn't made.
func TestTheTurnIsEnded(t *testing.T) {
	a, _ := decide(t, 3, []game.Seat{0, 1, 1, 0}, []int8{2, 8, 8, 2})
	assert.Equal(t, dicewars.End, a)
}

// It wins more than half of the games against one of the field in a duel, and more than a quarter among four; seed 9.
func TestStrength(t *testing.T) {
	quick.Skip(t, "it is the same everywhere, which the decisions of the brains' table show")
	for seats, even := range map[int]float64{2: 0.5, 4: 0.25} {
		g, err := dicewars.New(dicewars.Setup{Seats: seats, Maps: 1})
		require.NoError(t, err)
		s, err := contest.Among(t.Context(), g, brain(1), attackchoice.Brains{baselines.Stei}, contest.Deals{Deals: 160 / seats, Seed: 9})
		require.NoError(t, err)
		assert.Greater(t, s.Score().Low, even, "%d seats: %s", seats, s)
	}
}
