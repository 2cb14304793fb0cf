package curve_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/ai/arena/curve"
	"boardduels/internal/raceflag"
)

// controls is a plan of what tells whether something was learned that holds against this very user.
func controls() curve.Plan {
	p := small()
	p.Learners, p.Runs, p.Games, p.Swaps = [][]string{{}, {curve.Learning}}, 2, 4, 3
	return p
}

// Whatever does not depend on the user can't be worth more against its own, such as knowledge that stays as it was.
func TestWhoLearnsNoUserIsNoBetterAgainstItsOwn(t *testing.T) {
	raceflag.Skip(t, "plays very many duels as others here do with few")
	spec := controls()
	spec.Learners, spec.Users = [][]string{{curve.Learning}}, []string{"tree", "aggressive", "switch:tree,random"}
	m := run(t, plan(t, spec), curve.Options{}).Curves().Swap
	assert.Equal(t, 2, m.Runs)
	require.Len(t, m.Own, 4)
	for _, own := range m.Own {
		assert.Zero(t, own.Above.Value, own.User)
		assert.Equal(t, own.Above.Low, own.Above.High, own.User)
	}
	assert.Equal(t, m.Wins[0], m.Wins[2])
	spec = controls()
	spec.Swaps = 12
	m = run(t, plan(t, spec), curve.Options{}).Curves().Swap
	assert.NotEqual(t, m.Wins[0], m.Wins[1], "what was learned from users differs")
}

// swapped returns a result whose records hold wins by run, by the user learned from, and by the user played.
func swapped(t *testing.T, runs ...[][]int) *curve.Result {
	spec := controls()
	spec.Users, spec.Runs, spec.Games, spec.Swaps = []string{"tree", "aggressive", "random"}, len(runs), 1, 4
	r := &curve.Result{Plan: plan(t, spec)}
	for run, wins := range runs {
		for user, won := range wins {
			r.Records = append(r.Records, &curve.Record{
				Run: run, User: user, Won: "1", Agreement: []curve.Agreement{{}}, Flexibility: &curve.Flexibility{}, Swap: won,
			}, &curve.Record{Run: run, User: user, Learner: 1, Won: "0"})
		}
	}
	return r
}

// Only runs that are done with all users count, and what an AI wins against its own user is set against the mean of the
// others in the same run.
func TestSwapMatrix(t *testing.T) {
	m := swapped(t,
		[][]int{{4, 0, 1}, {2, 2, 1}, {0, 4, 1}},
		[][]int{{3, 1, 4}, {2, 1, 4}, {2, 1, 4}},
		[][]int{{0, 4, 0}, {4, 0, 4}},
	).Curves().Swap
	assert.Equal(t, []int{1, 4, 2}, []int{m.Learned, m.Games, m.Runs})
	var wins [][]float64
	for _, row := range m.Wins {
		var values []float64
		for _, e := range row {
			values = append(values, e.Value)
		}
		wins = append(wins, values)
	}
	assert.Equal(t, [][]float64{{7. / 8, 1. / 8, 5. / 8}, {4. / 8, 3. / 8, 5. / 8}, {2. / 8, 5. / 8, 5. / 8}}, wins)
	want := []curve.OwnAbove{{User: "tree"}, {User: "aggressive"}, {User: "random"}, {User: curve.All}}
	for i, e := range [][3]float64{{0.5, 0.25, 0.75}, {0, 0, 0}, {0, 0, 0}, {1. / 6, 1. / 12, 0.25}} {
		own := m.Own[i].Above
		assert.InDeltaSlice(t, e[:], []float64{own.Value, own.Low, own.High}, 1e-12, want[i].User)
		assert.Equal(t, want[i].User, m.Own[i].User)
	}
}

func TestSwapsAreWhatWasAskedFor(t *testing.T) {
	spec := small()
	assert.Nil(t, (&curve.Result{Plan: plan(t, spec)}).Curves().Swap)
	spec.Users, spec.Swaps = []string{"tree"}, 1
	m := (&curve.Result{Plan: plan(t, spec)}).Curves().Swap
	assert.Zero(t, m.Runs)
	assert.Empty(t, m.Own, "there is nobody else to compare with")
}

func TestSwapsThatDoNotFitThePlan(t *testing.T) {
	whole := func() *curve.Result { return swapped(t, [][]int{{4, 0, 1}, {2, 2, 1}, {0, 4, 1}}) }
	_, err := curve.ParseResult([]byte(content(t, whole())))
	require.NoError(t, err)
	for name, spoil := range map[string]func(*curve.Result){
		"not there":       func(r *curve.Result) { r.Records[0].Swap = nil },
		"too few users":   func(r *curve.Result) { r.Records[0].Swap = []int{1, 1} },
		"too many users":  func(r *curve.Result) { r.Records[0].Swap = []int{1, 1, 1, 1} },
		"too many wins":   func(r *curve.Result) { r.Records[0].Swap[2] = 5 },
		"wins below none": func(r *curve.Result) { r.Records[0].Swap[2] = -1 },
		"not planned":     func(r *curve.Result) { r.Plan.Swaps = 0 },
		"second learner":  func(r *curve.Result) { r.Records[1].Swap = []int{1, 1, 1} },
	} {
		r := whole()
		spoil(r)
		_, err := curve.ParseResult([]byte(content(t, r)))
		assert.ErrorContains(t, err, "doesn't fit the plan", name)
	}
}
