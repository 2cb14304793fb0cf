package competence_test

import (
	"context"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/ai/duel/competence"
	"boardduels/kb"
	"boardduels/runtime/duel"
	"boardduels/schema"
)

// everybody is what is known of each hero.
func everybody(t *testing.T) map[string]*kb.Knowledge {
	t.Helper()
	by := map[string]*kb.Knowledge{}
	for _, id := range pack().IDs(schema.HeroKind) {
		var err error
		by[id], err = kb.ForHero(pack(), id)
		require.NoError(t, err)
	}
	return by
}

// sides returns what two experts make of what is known, without practice.
func sides(t *testing.T) (a, b *kb.Knowledge) {
	t.Helper()
	k := knowledge(t).Untrained()
	first, second := *k, *k
	first.Priorities, second.Priorities = experts(t)[0].Priorities, experts(t)[1].Priorities
	return &first, &second
}

func TestDisagreements(t *testing.T) {
	a, b := sides(t)
	most := 0
	last := -1
	search := competence.Search{First: 10, Most: 3, Second: 60, Progress: func(done, of int) {
		assert.GreaterOrEqual(t, done, 0)
		last, most = max(last, done), of
	}}
	found, differ, err := competence.Disagreements(t.Context(), a, b, everybody(t), some(), search)
	require.NoError(t, err)
	assert.Equal(t, len(changes(choices(t, a), choices(t, b))), differ)
	require.Len(t, found, 3)
	assert.Equal(t, most, last, "progress comes to its end")
	assert.Equal(t, 10*differ+60*3, most)
	for i, d := range found {
		assert.NotEqual(t, d.Actions[0], d.Actions[1])
		assert.Equal(t, choices(t, a)[d.Situation], int(d.Actions[0].Card))
		assert.Equal(t, choices(t, b)[d.Situation], int(d.Actions[1].Card))
		assert.InDelta(t, d.Values[0].Share-d.Values[1].Share, d.Difference.Value, 1e-9)
		assert.True(t, d.Difference.Holds(d.Difference.Value))
		assert.Positive(t, d.Difference.Half(), "nothing is known for sure")
		if i > 0 {
			assert.LessOrEqual(t, d.Cost(), found[i-1].Cost())
		}
	}

	search.Progress = nil
	again, _, err := competence.Disagreements(t.Context(), a, b, everybody(t), some(), search)
	require.NoError(t, err)
	assert.Equal(t, found, again)
	turned, _, err := competence.Disagreements(t.Context(), b, a, everybody(t), some(), search)
	require.NoError(t, err)
	for i := range found {
		assert.Equal(t, found[i].Situation, turned[i].Situation)
		assert.Equal(t, found[i].Values[0], turned[i].Values[1], "on the same luck")
		assert.InDelta(t, found[i].Difference.Value, -turned[i].Difference.Value, 1e-9)
	}

	none, differ, err := competence.Disagreements(t.Context(), a, a, everybody(t), some(), search)
	require.NoError(t, err)
	assert.Empty(t, none)
	assert.Zero(t, differ)
	_, _, err = competence.Disagreements(cancelled(), a, b, everybody(t), some(), search)
	assert.ErrorIs(t, err, context.Canceled)
}

// A situation in which one card wins at once and another doesn't: what it costs not to play it is known.
func TestTheWinningCardIsWorthTheDuel(t *testing.T) {
	a, b := sides(t)
	found, _, err := competence.Disagreements(t.Context(), a, b, everybody(t), some(), competence.Search{First: 20, Most: 1, Second: 20})
	require.NoError(t, err)
	require.NotEmpty(t, found)
	r := some()[found[0].Situation] // made a decided one: the enemy has 1 hp and no protection
	foe := r.View.Foe()
	foe.HP, foe.Shield, foe.DefenceTime, foe.Defence, foe.ImmortalityTime, foe.Armed, foe.HoT = 1, 0, 0, 0, 0, duel.NoCard, duel.Periodic{}
	decided, _, err := competence.Disagreements(t.Context(), a, b, everybody(t), []competence.Recorded{r}, competence.Search{First: 20, Most: 1, Second: 20})
	require.NoError(t, err)
	for _, d := range decided {
		for i, action := range d.Actions {
			if action != duel.EndTurn && r.Duel.Card(r.View.Seat, action.Card).Damages() {
				assert.Equal(t, 1.0, d.Values[i].Share)
			}
		}
	}
}
