package clash_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"boardduels/ai/duel/clash"
)

var matrices = rapid.Custom(func(t *rapid.T) (m clash.Matrix) {
	for mine := range m {
		for theirs := range m[mine] {
			m[mine][theirs] = float64(rapid.IntRange(-20, 20).Draw(t, "worth")) / 20
		}
	}
	return m
})

// What one can secure is what the other can hold it to: there is nothing between the two mixes.
func TestSolveFindsTheEquilibrium(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		m := matrices.Draw(t, "game")
		turned := m.Turned()
		mine, value := m.Solve()
		theirs, held := turned.Solve()
		require.InDelta(t, value, -held, 1e-9)
		require.InDelta(t, value, m.Worth(mine, theirs), 1e-9)
		sum := 0.0
		for _, chance := range mine {
			require.GreaterOrEqual(t, chance, 0.0)
			sum += chance
		}
		require.InDelta(t, 1, sum, 1e-9)
	})
}

// Equal stakes are taken equally; who gets more of one choice isn't to be met there.
func TestKnownEquilibria(t *testing.T) {
	even := clash.Matrix{{0, -1, 1}, {1, 0, -1}, {-1, 1, 0}}
	mix, value := even.Solve()
	assert.InDeltaSlice(t, []float64{1. / 3, 1. / 3, 1. / 3}, mix[:], 1e-9)
	assert.InDelta(t, 0, value, 1e-9)
	dear := clash.Matrix{{0, -1, 2}, {1, 0, -1}, {-2, 1, 0}} // the first choice wins two of the third
	mix, value = dear.Solve()
	assert.InDeltaSlice(t, []float64{0.25, 0.5, 0.25}, mix[:], 1e-9)
	assert.InDelta(t, 0, value, 1e-9)
	plain := clash.Matrix{{1, 1, 1}, {0, 0, 0}, {0, 0, 0}}
	mix, value = plain.Solve()
	assert.Equal(t, clash.Mix{1, 0, 0}, mix)
	assert.InDelta(t, 1, value, 1e-9)
}

// Without trust the answer is the equilibrium, with all of it the best reply; between them it gets more of who is
// rightly believed the more it is trusted, and can lose the more.
func TestAnswersTrustAsFarAsTheyAreTold(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		m := matrices.Draw(t, "game")
		_, value := m.Solve()
		var believed clash.Mix
		sum := 0.0
		for i := range believed {
			believed[i] = float64(rapid.IntRange(1, 20).Draw(t, "leaning"))
			sum += believed[i]
		}
		for i := range believed {
			believed[i] /= sum
		}
		secured := func(mix clash.Mix) float64 {
			least := m.Against(mix, 0)
			for theirs := 1; theirs < clash.Stances; theirs++ {
				least = min(least, m.Against(mix, theirs))
			}
			return least
		}
		none, some, whole := m.Answer(believed, 0), m.Answer(believed, 0.5), m.Answer(believed, 1)
		require.InDelta(t, value, secured(none), 1e-9)
		best := -1.0
		for mine := range m {
			var alone clash.Mix
			alone[mine] = 1
			best = max(best, m.Worth(alone, believed))
		}
		require.InDelta(t, best, m.Worth(whole, believed), 1e-9)
		require.GreaterOrEqual(t, m.Worth(some, believed), m.Worth(none, believed)-1e-9)
		require.LessOrEqual(t, secured(some), value+1e-9)
		// The restricted answer can't be bettered in what it is meant for.
		meant := func(mix clash.Mix) float64 { return 0.5*m.Worth(mix, believed) + 0.5*secured(mix) }
		require.GreaterOrEqual(t, meant(some), max(meant(none), meant(whole))-1e-9)
	})
}
