package balance_test

import (
	"math"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/ai"
	"boardduels/ai/duel/duelrandom"
	"boardduels/editor/balance"
	"boardduels/internal/quick"
)

// shuffled returns a question whose true answer is that nothing changes, though all duels of the Knight do: the cards
// of its deck stand in another order, so that the same luck deals others. Brains that play by lot are quick.
func shuffled(t testing.TB, seed uint64) balance.Comparison {
	t.Helper()
	before := classicPack().Without("heroes/rogue.xml")
	hero := before.Document("heroes/knight.xml")
	after, err := hero.Move("spell_card[0]", 4)
	require.NoError(t, err)
	return balance.Comparison{Before: before, After: before.With(after), Brains: ai.Brains{duelrandom.Brain}, Seed: seed,
		Least: 200, Most: 800, Within: 0.03, Error: 0.2}
}

// wrongVerdicts counts how many of some comparisons of equals call a change.
func wrongVerdicts(t testing.TB, comparisons int) (moved int) {
	t.Helper()
	for seed := range uint64(comparisons) {
		c := shuffled(t, seed)
		r, err := c.Run(t.Context(), &balance.Memory{}, func(*balance.Result) {})
		require.NoError(t, err)
		if r.Verdict.Kind == balance.Moved {
			moved++
		}
	}
	return moved
}

// However often one looks, the share of comparisons of equals that are called different stays below the error.
func TestTheErrorRateOfVerdicts(t *testing.T) {
	quick.Skip(t, "makes hundreds of experiments up")
	const comparisons, allowed = 25, 0.2
	moved := wrongVerdicts(t, comparisons)
	limit := allowed*comparisons + 2*math.Sqrt(allowed*(1-allowed)*comparisons)
	assert.LessOrEqual(t, float64(moved), limit)
}

// BenchmarkWrongVerdicts measures that share in b.N comparisons.
func BenchmarkWrongVerdicts(b *testing.B) {
	moved := wrongVerdicts(b, b.N)
	b.ReportMetric(float64(moved)/float64(b.N), "wrong")
}
