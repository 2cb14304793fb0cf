package curve_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/ai/arena/curve"
	"boardduels/internal/quick"
)

// twins is a plan with a user who has a twin, and one who has none.
func twins() curve.Plan {
	p := small()
	p.Users, p.Learners, p.Runs = []string{"newcomer:3", "tree"}, nil, 2
	return p
}

// Who has a twin is foreseen by its model, too; whether the twin is measured as well changes nothing.
func TestTwinsAreTold(t *testing.T) {
	quick.Skip(t, "learns from many duels")
	alone := run(t, plan(t, twins()), curve.Options{})
	c := alone.Curves()
	for _, f := range c.Agreement {
		last := f.After[len(f.After)-1]
		if f.User == "tree" {
			assert.Nil(t, last.Turn.AboveTwin)
			continue
		}
		require.NotNil(t, last.Turn.AboveTwin, f.User)
		assert.Equal(t, *c.Agreement[0].After[3].First.AboveTwin, *last.First.AboveTwin, "of all only who has a twin counts")
	}
	both := twins()
	both.Users = []string{"newcomer:3", "twin:3"}
	for i, r := range run(t, plan(t, both), curve.Options{}).Records {
		if r.User == 0 {
			assert.Equal(t, alone.Records[i].Agreement[3].Twin, r.Agreement[3].Twin)
		}
	}
	again, err := curve.ParseResult([]byte(content(t, alone)))
	require.NoError(t, err)
	assert.Equal(t, alone, again)
}

// A result in which a twin was forgotten isn't one of its plan.
func TestForgottenTwins(t *testing.T) {
	p := plan(t, twins())
	r := &curve.Result{Plan: p, Records: []*curve.Record{{Won: "1010", Agreement: make([]curve.Agreement, 4), Flexibility: &curve.Flexibility{}}}}
	data, err := r.Marshal()
	require.NoError(t, err)
	_, err = curve.ParseResult(data)
	assert.ErrorContains(t, err, "record 1 doesn't fit the plan")
}
