package curve_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/ai/arena/curve"
	"boardduels/ai/duel/precedent"
	"boardduels/internal/quick"
	"boardduels/internal/raceflag"
)

// lost returns how many games users lost in the later half of runs.
func lost(r *curve.Result) (n int) {
	for _, record := range r.Records {
		n += strings.Count(record.Won[len(record.Won)/2:], "1")
	}
	return n
}

func TestAnEvenMatchComesDownToItsUser(t *testing.T) {
	raceflag.Skip(t, "plays very many duels as others here do with few")
	quick.Skip(t, "measures")
	p := small()
	p.Users, p.Learners, p.Runs, p.Games = []string{"random"}, nil, 4, 8
	full := runPractised(t, p)
	p.Even = true
	all := cast()
	all.Pack = practised(t)
	all.Brains = append(all.Brains, slices.Concat(precedent.Strengths(), precedent.Patient())...)
	even, err := curve.New(all.Pack, "practised", p)
	require.NoError(t, err)
	measure := func(o curve.Options) *curve.Result {
		r, err := curve.Run(t.Context(), even, all, o)
		require.NoError(t, err)
		return r
	}
	r := measure(curve.Options{})
	assert.Less(t, lost(r), lost(full))
	assert.True(t, r.Curves().Even)
	assert.False(t, full.Curves().Even)
	assert.Equal(t, content(t, r), content(t, measure(curve.Options{Workers: 1})))
}

func TestAnEvenMatchSettlesItsThought(t *testing.T) {
	p := small()
	p.Even, p.Thinks = true, true
	_, err := curve.New(testPack(), "test", p)
	assert.ErrorContains(t, err, "an even match")
}
