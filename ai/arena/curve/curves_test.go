package curve_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/ai/arena/curve"
	"boardduels/internal/quick"
	"boardduels/internal/raceflag"
	"boardduels/runtime/game"
)

// imagined returns a result in which both users have the same luck: in every other run the AI wins three games of ten,
// in the others seven, and a tenth more from the fourth game on.
func imagined(t testing.TB, seed uint64) *curve.Result {
	spec := small()
	spec.Learners, spec.Runs, spec.Games, spec.Seed = nil, 50, 6, seed
	r := &curve.Result{Plan: plan(t, spec)}
	chance := game.NewStream(seed, 99)
	for run := range spec.Runs {
		tenths, won := 3+4*chance.Below(2), ""
		for k := range spec.Games {
			more := k / 3
			if chance.Below(10) < tenths+more {
				won += "1"
			} else {
				won += "0"
			}
		}
		hits := float64(chance.Below(2) * 5)
		a := curve.Agreement{Turns: 10, Model: curve.Hits{Turn: 2 + hits, First: 5}, Population: curve.Hits{Turn: 2, First: 5}}
		for user := range spec.Users {
			r.Records = append(r.Records, &curve.Record{
				User: user, Run: run, Won: won, Agreement: []curve.Agreement{a, a, a, a, a, a}, Flexibility: &curve.Flexibility{},
			})
		}
	}
	return r
}

// In 95 of 100 experiments an interval holds the truth, although the games of a run are alike, and so are the users of
// all together.
func TestIntervalsHoldTheTruth(t *testing.T) {
	quick.Skip(t, "makes a hundred experiments up")
	raceflag.Skip(t, "plays very many duels as others here do with few")
	const experiments = 100
	held := map[string]int{}
	for i := range uint64(experiments) {
		c := imagined(t, i).Curves()
		require.Len(t, c.Learners[0].Users, 3)
		for _, one := range c.Learners[0].Users {
			for name, holds := range map[string]bool{
				"first group": one.Groups[0].Wins.Holds(0.5), "second group": one.Groups[1].Wins.Holds(0.6),
				"game 1": one.Games[0].Holds(0.5), "gain": one.Gain.Holds(0.1),
			} {
				if holds {
					held[one.User+", "+name]++
				}
			}
		}
		for _, f := range c.Agreement {
			if f.After[5].Turn.Above.Holds(0.25) {
				held[f.User+", agreement"]++
			}
			assert.InDelta(t, 0, f.After[5].First.Above.Value, 1e-12)
		}
	}
	require.Len(t, held, 15)
	for name, n := range held {
		assert.InDelta(t, 0.95*experiments, n, 3*2.2, name)
	}
}

func TestGroupsOfGames(t *testing.T) {
	for games, want := range map[int][][2]int{
		2:  {{1, 2}},
		4:  {{1, 3}, {4, 4}},
		20: {{1, 3}, {4, 6}, {7, 9}, {10, 12}, {13, 20}},
		25: {{1, 3}, {4, 6}, {7, 9}, {10, 12}, {13, 20}, {21, 25}},
	} {
		spec := small()
		spec.Games = games
		c := (&curve.Result{Plan: plan(t, spec)}).Curves()
		var groups [][2]int
		for _, g := range c.Learners[0].Users[0].Groups {
			groups = append(groups, [2]int{g.From, g.To})
		}
		assert.Equal(t, want, groups)
		assert.Equal(t, games == 2, c.Learners[0].Users[0].Gain == nil)
		assert.Zero(t, c.Runs)
	}
}

// Where a user changes style groups of games end, too. What was gained is still told of the same games.
func TestAChangeOfStyleDoesntMoveWhatWasGained(t *testing.T) {
	spec := small()
	spec.Users, spec.Learners, spec.Games = []string{"switch:2:tree,random"}, nil, 13
	r := &curve.Result{Plan: plan(t, spec), Records: []*curve.Record{
		{Won: "0011110001110", Agreement: make([]curve.Agreement, 12), Flexibility: &curve.Flexibility{}},
	}}
	one := r.Curves().Learners[0].Users[0]
	assert.Equal(t, curve.Group{From: 1, To: 2}, bare(one.Groups)[0])
	assert.InDelta(t, 2./3, one.Gain.Value, 1e-12)
}

// What a part is worth is measured in the same runs: those that only one of the learners has made don't count.
func TestWorthComparesTheSameRuns(t *testing.T) {
	spec := small()
	spec.Users, spec.Learners, spec.Games = []string{"tree"}, [][]string{{}, {curve.Learning}}, 1
	flexible, agreed := &curve.Flexibility{}, []curve.Agreement{{}}
	r := &curve.Result{Plan: plan(t, spec), Records: []*curve.Record{
		{Run: 0, Won: "1", Agreement: agreed, Flexibility: flexible}, {Run: 0, Learner: 1, Won: "0"},
		{Run: 1, Won: "1", Agreement: agreed, Flexibility: flexible}, {Run: 1, Learner: 1, Won: "1"},
		{Run: 2, Learner: 1, Won: "1"},
	}}
	c := r.Curves()
	require.Len(t, c.Worth, 1)
	assert.Equal(t, "without learning", c.Worth[0].Learner)
	assert.InDelta(t, 0.5, c.Worth[0].Groups[0].Wins.Value, 1e-12)
	assert.InDelta(t, 2./3, c.Learners[1].Users[0].Games[0].Value, 1e-12)
}
