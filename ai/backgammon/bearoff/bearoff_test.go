package bearoff

import (
	"math"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/runtime/backgammon"
)

func TestRankIsOneToOne(t *testing.T) {
	for number := range int32(positions) {
		c := counts(number)
		require.Equal(t, number, rank(&c), "%v", c)
	}
	last := [points + 1]int8{6: checkers}
	assert.Equal(t, int32(positions-1), rank(&last))
}

func moments(number int32) (mean, deviation float64) {
	first, chances := get().chances(number)
	square := 0.
	for i, p := range chances {
		n := float64(first + i)
		mean, square = mean+n*float64(p), square+n*n*float64(p)
	}
	return mean, math.Sqrt(square - mean*mean)
}

// What gnubg says of the same positions; its table, gnubg_os0.bd, keeps chances as whole numbers up to 65,535.
func TestTableAgreesWithGnubg(t *testing.T) {
	one := backgammon.Side{6: 1}
	number, ok := numberOf(&one)
	require.True(t, ok)
	first, chances := get().chances(number)
	assert.Equal(t, 1, first)
	assert.InDeltaSlice(t, []float32{0.75, 0.25}, chances, 1e-6)
	mean, _ := moments(number)
	assert.InDelta(t, 1.25, mean, 1e-6)

	all := backgammon.Side{6: checkers}
	number, ok = numberOf(&all)
	require.True(t, ok)
	mean, deviation := moments(number)
	assert.InDelta(t, 12.266, mean, 0.0006)
	assert.InDelta(t, 1.512, deviation, 0.0006)
	first, chances = get().chances(number)
	for rolls, percent := range map[int]float32{5: 0.002, 6: 0.024, 7: 0.156, 8: 0.847, 9: 2.916, 10: 8.307, 11: 16.442, 12: 25.115, 13: 26.160, 14: 14.609} {
		assert.InDelta(t, percent, 100*chances[rolls-first], 0.005, "%d rolls", rolls)
	}
}

func TestChancesAddUpToOne(t *testing.T) {
	for number := range int32(positions) {
		_, chances := get().chances(number)
		sum := 0.
		for _, p := range chances {
			sum += float64(p)
		}
		require.InDelta(t, 1, sum, 1e-5, "position %d", number)
	}
}

// Of two sides with one checker on the 6 point each, the roller gets off at once in 27 of 36 rolls, or else wins if the
// other one doesn't.
func TestFirst(t *testing.T) {
	one := backgammon.Side{6: 1}
	number, _ := numberOf(&one)
	assert.InDelta(t, 0.75+0.25*0.25, get().first(number, number), 1e-6)
	chance, ok := get().race(&one, &one)
	assert.True(t, ok)
	assert.InDelta(t, 0.8125, chance, 1e-6)
	far := backgammon.Side{7: 1}
	_, ok = get().race(&far, &one)
	assert.False(t, ok)
}

func BenchmarkBuild(b *testing.B) {
	for b.Loop() {
		build()
	}
}
