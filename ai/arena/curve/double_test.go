package curve_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/ai/arena/curve"
)

func TestDoublesArePartOfARun(t *testing.T) {
	spec := small()
	spec.Learners, spec.Runs, spec.Games, spec.Doubles = nil, 1, 1, 9
	r := run(t, plan(t, spec), curve.Options{})
	require.Len(t, r.Records, 2)
	for _, record := range r.Records {
		require.NotNil(t, record.Double)
		assert.Equal(t, 10, record.Double.Asked)
		assert.Positive(t, record.Double.Divergence.Turns)
	}
	again, err := curve.ParseResult([]byte(content(t, r)))
	require.NoError(t, err)
	assert.Equal(t, r, again)
	all := r.Curves().Doubles
	require.Len(t, all, 3)
	assert.Equal(t, curve.All, all[2].User)

	assert.Zero(t, all[0].Divergence.Itself.Value, "the tree chooses the same again")
	assert.Positive(t, all[0].Divergence.Double.Value)

	r.Records[0].Double.Divergence.Itself = nil
	_, err = curve.ParseResult([]byte(content(t, r)))
	assert.ErrorContains(t, err, "record 1 doesn't fit the plan")
	r.Records[0].Double = again.Records[0].Double
	r.Records[0].Double.Told = 11
	_, err = curve.ParseResult([]byte(content(t, r)))
	assert.ErrorContains(t, err, "record 1 doesn't fit the plan")
}
