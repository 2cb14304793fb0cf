package curve_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/ai/arena/curve"
	"boardduels/internal/raceflag"
	"boardduels/kb"
)

// lofty measures headroom, in few duels.
func lofty() curve.Plan {
	p := small()
	p.Learners, p.Runs, p.Games, p.Headroom = nil, 1, 1, 1
	return p
}

func TestHeadroomIsCountedInEachRun(t *testing.T) {
	raceflag.Skip(t, "plays very many duels as others here do with few")
	r := runPractised(t, lofty())
	require.Len(t, r.Records, 2)
	for _, record := range r.Records {
		require.NotNil(t, record.Told)
	}
	again, err := curve.ParseResult([]byte(content(t, r)))
	require.NoError(t, err)
	assert.Equal(t, r, again)
	assert.Len(t, r.Curves().Headroom, 3)

	spec := lofty()
	spec.Users = spec.Users[:1]
	one := runPractised(t, spec)
	assert.Equal(t, r.Records[0].Told, one.Records[0].Told, "whoever else is measured")
	assert.Len(t, one.Curves().Headroom, 1)
}

// toldRuns returns a result of two runs with two users, by run and user.
func toldRuns(t *testing.T, told ...curve.Told) *curve.Result {
	spec := lofty()
	spec.Runs, spec.Headroom = 2, 4
	r := &curve.Result{Plan: plan(t, spec)}
	for i := range told {
		r.Records = append(r.Records, &curve.Record{
			Run: i / 2, User: i % 2, Won: "1", Agreement: []curve.Agreement{{}}, Flexibility: &curve.Flexibility{}, Told: &told[i],
		})
	}
	return r
}

// What an oracle wins more is taken run by run; all users together are one trial.
func TestHeadroomIsWonAboveWhoeverIsToldNothing(t *testing.T) {
	r := toldRuns(t, curve.Told{2, 3, 3, 2, 4, 1}, curve.Told{4, 4, 4, 4, 4, 4}, curve.Told{0, 0, 1, 2, 2, 0}, curve.Told{2, 2, 0, 2, 2, 3})
	c := r.Curves()
	require.Len(t, c.Headroom, 3)
	for i, want := range []struct {
		user                                      string
		wins, learned, guess, program, hand, both float64
	}{
		{"tree", 2. / 8, 1. / 8, 2. / 8, 2. / 8, 2. / 8, 4. / 8},
		{"switch:aggressive,defensive", 6. / 8, 0, -1. / 8, -2. / 8, 0, 0},
		{curve.All, 8. / 16, 1. / 16, 1. / 16, 0, 2. / 16, 4. / 16},
	} {
		h := c.Headroom[i]
		assert.Equal(t, want.user, h.User)
		assert.Equal(t, 2, h.Runs)
		assert.InDeltaSlice(t, []float64{want.wins, want.learned, want.guess, want.program, want.hand, want.both},
			[]float64{h.Wins.Value, h.Learned.Value, h.Guess.Value, h.Program.Value, h.Hand.Value, h.Both.Value}, 1e-12)
		assert.LessOrEqual(t, h.Program.Low, h.Program.Value)
		assert.GreaterOrEqual(t, h.Program.High, h.Program.Value)
	}
}

func TestHeadroomThatDoesNotFitThePlan(t *testing.T) {
	whole := func() *curve.Result {
		return toldRuns(t, curve.Told{2, 3, 3, 2, 4}, curve.Told{4, 4, 4, 4, 4}, curve.Told{0, 0, 1, 2, 2}, curve.Told{2, 2, 0, 2, 2})
	}
	for name, spoil := range map[string]func(*curve.Result){
		"not there":       func(r *curve.Result) { r.Records[0].Told = nil },
		"too many wins":   func(r *curve.Result) { r.Records[0].Told[4] = 5 },
		"wins below none": func(r *curve.Result) { r.Records[0].Told[0] = -1 },
		"not planned":     func(r *curve.Result) { r.Plan.Headroom = 0 },
		"second learner":  func(r *curve.Result) { r.Plan.Learners, r.Records[3].Learner = [][]string{{}, {curve.Retention}}, 1 },
	} {
		r := whole()
		spoil(r)
		_, err := curve.ParseResult([]byte(content(t, r)))
		assert.ErrorContains(t, err, "doesn't fit the plan", name)
	}
}

// There is nothing to think with where nothing was learned.
func TestHeadroomNeedsWeights(t *testing.T) {
	k, err := kb.ForHero(testPack(), "knight")
	require.NoError(t, err)
	require.Empty(t, k.Weights)
	_, err = curve.Run(t.Context(), plan(t, lofty()), cast(), curve.Options{})
	assert.ErrorContains(t, err, "no learned weights")
}
