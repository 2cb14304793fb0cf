package arena_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/ai/arena"
)

// comparison plans a comparison of a pack with itself.
func comparison(t testing.TB, duels int) *arena.Plan {
	t.Helper()
	plan, err := (&arena.BalanceTest{Pack: testPack(), Name: "after", Against: testPack(), AgainstName: "before",
		Brains: []string{"a", "b"}, Heroes: []string{"knight", "mage"}, Duels: duels, Seed: 3}).Plan()
	require.NoError(t, err)
	return plan
}

// gaining throws duels with two packs, in the second of which the knight wins more often. Legs 0 and 1 of different
// heroes have the first pack.
var gaining = dice(func(b *arena.Bout) float64 {
	switch {
	case b.Leg < 2:
		return 0.4
	case b.Seats[0].Hero == "knight":
		return 0.6
	}
	return 0.3
})

func compare(t testing.TB, p *arena.Plan, o arena.Options) *arena.Result {
	t.Helper()
	o.Play = gaining
	r, err := arena.Run(t.Context(), p, cast(testPack(), testPack()), o)
	require.NoError(t, err)
	return r
}

// Whoever plays some fixtures and seeds first, and the others later, has what one run gives.
func TestAPlanMayBePlayedInParts(t *testing.T) {
	plan := comparison(t, 200)
	whole := compare(t, plan, arena.Options{})
	last := arena.Progress{}
	part := compare(t, plan, arena.Options{Seeds: 30, Only: func(fixture int) bool { return fixture%2 == 1 },
		Progress: func(p arena.Progress) error { last = p; return nil }})
	assert.Equal(t, last.Total, last.Done)
	assert.Empty(t, part.Tallies[0].Done)
	assert.Equal(t, arena.Spans{{From: 0, To: 30}}, part.Tallies[1].Done)
	next := compare(t, plan, arena.Options{Resume: part, Seeds: 30})
	fewer, err := compare(t, comparison(t, 60), arena.Options{}).Balance()
	require.NoError(t, err)
	balance, err := next.Balance()
	require.NoError(t, err)
	assert.Equal(t, fewer.Brains, balance.Brains, "the first seeds of a plan are those of a smaller one")
	assert.Equal(t, content(t, whole), content(t, compare(t, plan, arena.Options{Resume: next})))
}

func TestChangesMayBeLookedAtOften(t *testing.T) {
	r := compare(t, comparison(t, 400), arena.Options{Seeds: 100})
	balance, err := r.Balance()
	require.NoError(t, err)
	fixed, often := balance.Brains[0].Shift[0], r.Change(1, 0.05)
	assert.Equal(t, fixed.Change.Value, often.Change.Value)
	assert.Equal(t, [2]string{"knight", "mage"}, [2]string{often.Hero, often.Against})
	assert.Equal(t, 200, often.Pairs)
	assert.Greater(t, often.Change.Half(), fixed.Change.Half())
	assert.Greater(t, often.Change.Half(), r.Change(1, 0.2).Change.Half())
}
