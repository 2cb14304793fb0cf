package duelmatch_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/runtime/duel"
	"boardduels/runtime/duel/rule"
	"boardduels/runtime/match/duelmatch"
	"boardduels/runtime/record/duelrecord"
	"boardduels/schema"
)

// What is saved after one has taken a stance is what was saved before, and a duel that is resumed from any save comes
// to the same end: who took the stance is asked again.
func TestADuelIsResumedBeforeTheClashItStoppedIn(t *testing.T) {
	rules := schema.Rules{Numbers: duel.Classic()}
	rules.Numbers.Clash.Pace, rules.Numbers.Clash.First = rule.EachTurn, 1
	r, err := duelrecord.New(duelrecord.Pack{Rules: &rules}, 5, newRecord(t, 5).Seats)
	require.NoError(t, err)
	var saves []string
	var between []bool
	whole := run(t, r, twoDice(5), duelmatch.Options{Saver: saverFunc(func(r *duelrecord.Record) error {
		_, d, s, err := duelrecord.Resume(r)
		require.NoError(t, err)
		saves, between = append(saves, text(t, r)), append(between, s.Stances.Due && !d.Ended(&s))
		return nil
	})})
	stopped := 0
	for i, saved := range saves {
		if between[i] {
			stopped++
			require.Equal(t, saves[i-1], saved)
		}
		parsed, err := duelrecord.Parse([]byte(saved))
		require.NoError(t, err)
		require.Equal(t, text(t, whole), text(t, run(t, parsed, twoDice(5), duelmatch.Options{})))
	}
	assert.Positive(t, stopped)
}
