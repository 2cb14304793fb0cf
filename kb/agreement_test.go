package kb_test

import (
	"math"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"boardduels/kb"
	"boardduels/kb/classic/classictest"
	"boardduels/schema"
)

// rankers are experts with a row each for the first kind of action.
func rankers(rows ...[schema.Inputs]int) []schema.Expert {
	experts := make([]schema.Expert, len(rows))
	for i, row := range rows {
		experts[i].Priorities[0] = row
	}
	return experts
}

var (
	rising  = [schema.Inputs]int{0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13}
	falling = [schema.Inputs]int{13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0}
	swapped = [schema.Inputs]int{1, 0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13}
	halves  = [schema.Inputs]int{0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1}
	level   = [schema.Inputs]int{}
)

// The figures were worked out by hand: W from the sums of ranks, ρ = 1 − 6Σd²/(n³−n), χ² from a table of its tail.
func TestAgreementOfExperts(t *testing.T) {
	same := kb.Agree(rankers(rising, rising, rising), 0)
	assert.InDelta(t, 1, same.W, 1e-12)
	assert.InDelta(t, 0.0002, same.P, 0.00001, "χ² = 39 with 13 degrees of freedom")
	assert.Len(t, same.Pairs, 3)
	assert.InDelta(t, 1, same.Pairs[2].Rho, 1e-12)
	assert.Empty(t, same.Departures)

	against := kb.Agree(rankers(rising, falling), 0)
	assert.InDelta(t, 0, against.W, 1e-12)
	assert.InDelta(t, 1, against.P, 1e-12)
	assert.InDelta(t, -1, against.Pairs[0].Rho, 1e-12)

	withDraft := rankers(falling, rising, swapped)
	withDraft[0].Draft = true
	counting := kb.Agree(withDraft, 0)
	assert.Equal(t, kb.Agree(withDraft[1:], 0).W, counting.W)
	assert.Equal(t, kb.Pair{First: 1, Second: 2, Rho: counting.Pairs[0].Rho}, counting.Pairs[0], "experts keep their numbers")

	near := kb.Agree(rankers(rising, swapped), 0)
	assert.InDelta(t, 1-6.0*2/2730, near.Pairs[0].Rho, 1e-12)
	assert.InDelta(t, (1+near.Pairs[0].Rho)/2, near.W, 1e-12, "of two rankings W is (1 + ρ)/2")

	ties := kb.Agree(rankers(halves, halves), 0)
	assert.InDelta(t, 1, ties.W, 1e-12, "corrected for ties")
	assert.InDelta(t, math.Sqrt(0.75), kb.Agree(rankers(rising, halves), 0).Pairs[0].Rho, 0.01)

	nothing := kb.Agree(rankers(level, level), 0)
	assert.True(t, math.IsNaN(nothing.W))
	assert.True(t, math.IsNaN(nothing.Pairs[0].Rho))
	assert.Equal(t, 1.0, nothing.P)
}

// Tables of χ² with 13 degrees of freedom.
func TestSignificanceOfAgreement(t *testing.T) {
	for _, c := range []struct{ chiSquare, p float64 }{{22.362, 0.05}, {27.688, 0.01}, {34.528, 0.001}, {12.340, 0.5}, {5.892, 0.95}} {
		assert.InDelta(t, c.p, kb.ChiSquareTail(c.chiSquare, 13), c.p*0.002)
	}
}

func TestDepartures(t *testing.T) {
	a := kb.Agree(rankers(rising, rising, rising, [schema.Inputs]int{13, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12}), 0)
	require.NotEmpty(t, a.Departures)
	first := a.Departures[0]
	assert.Equal(t, kb.Departure{Expert: 3, Input: 0, Rank: 13, Consensus: first.Consensus}, first)
	assert.Less(t, first.Consensus, 5)
}

func TestAgreementIsInItsRange(t *testing.T) {
	row := rapid.Custom(func(t *rapid.T) (row [schema.Inputs]int) {
		for i := range row {
			row[i] = rapid.IntRange(-3, 9).Draw(t, "score")
		}
		return row
	})
	rapid.Check(t, func(t *rapid.T) {
		rows := rapid.SliceOfN(row, 2, 6).Draw(t, "rows")
		a := kb.Agree(rankers(rows...), 0)
		if math.IsNaN(a.W) {
			return
		}
		assert.True(t, a.W > -1e-9 && a.W < 1+1e-9, "%v", a.W)
		assert.True(t, a.P >= 0 && a.P <= 1+1e-9, "%v", a.P)
		for _, p := range a.Pairs {
			assert.True(t, math.IsNaN(p.Rho) || math.Abs(p.Rho) < 1+1e-9, "%v", p)
		}
	})
}

// The experts of the classic pack agree on each kind of action more than chance lets expect.
func TestClassicExpertsAgree(t *testing.T) {
	pack := classictest.Pack()
	for _, hero := range pack.IDs(schema.HeroKind) {
		experts, ok := pack.Find(schema.PrioritiesKind, hero).Experts()
		require.True(t, ok)
		for neuron := range schema.Outputs {
			a := kb.Agree(experts, neuron)
			assert.Less(t, a.P, kb.Significant, "%s, neuron %d: W = %.2f", hero, neuron, a.W)
		}
	}
}

// An expert with a weight counts as so many experts who say the same.
func TestWeightsAreVoices(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		var weighted, repeated []schema.Expert
		for range rapid.IntRange(2, 5).Draw(t, "experts") {
			var e schema.Expert
			for neuron := range e.Priorities {
				e.Priorities[neuron] = [schema.Inputs]int(rapid.Permutation(rising[:]).Draw(t, "row"))
			}
			e.Weight = rapid.IntRange(0, 4).Draw(t, "weight")
			weighted = append(weighted, e)
			for range kb.Voices(&e) {
				repeated = append(repeated, e)
				repeated[len(repeated)-1].Weight = 1
			}
		}
		assert.Equal(t, kb.Consensus(repeated), kb.Consensus(weighted))
		assert.InDelta(t, kb.Agree(repeated, 0).W, kb.Agree(weighted, 0).W, 1e-9)
		assert.GreaterOrEqual(t, kb.Agree(weighted, 0).P, kb.Agree(repeated, 0).P-1e-12, "nobody agrees with others by being counted twice")
	})
}

func TestLeavingAnExpertOut(t *testing.T) {
	experts := rankers(rising, rising, falling)
	experts[2].Weight = 3
	without, shifts, ok := kb.LeaveOut(experts, 2)
	require.True(t, ok)
	assert.Equal(t, rising, without[0])
	require.Len(t, shifts, schema.Inputs, "the heavy one alone said otherwise")
	assert.Equal(t, kb.Shift{Neuron: 0, Input: 0, With: 13, Without: 0}, shifts[0])
	assert.Equal(t, 13, shifts[0].Gap())

	_, shifts, ok = kb.LeaveOut(experts, 0)
	assert.True(t, ok)
	assert.Empty(t, shifts)

	_, _, ok = kb.LeaveOut(experts[:1], 0)
	assert.False(t, ok, "nobody would be left")
	experts[0].Draft = true
	_, _, ok = kb.LeaveOut(experts, 0)
	assert.False(t, ok, "a draft doesn't count anyhow")
}
