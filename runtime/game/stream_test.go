package game_test

import (
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"boardduels/runtime/game"
)

// The first numbers of SplitMix64 from state 1234567, as its author's reference program prints them.
func TestStreamIsSplitMix64(t *testing.T) {
	s := game.Stream(1234567)
	for _, want := range []uint64{6457827717110365317, 3203168211198807973, 9817491932198370423, 4593380528125082431, 16408922859458223821} {
		require.Equal(t, want, s.Next())
	}
}

// What follows a number is what the stream that gave it gives next.
func TestTheStreamAfterANumber(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		s := game.Stream(rapid.Uint64().Draw(t, "stream"))
		require.Equal(t, s, game.After(s.Next()))
	})
}

func TestBelowStaysBelow(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		s := game.NewStream(rapid.Uint64().Draw(t, "seed"), rapid.Uint64().Draw(t, "purpose"))
		n := rapid.IntRange(1, 1<<40).Draw(t, "n")
		got := s.Below(n)
		require.GreaterOrEqual(t, got, 0)
		require.Less(t, got, n)
	})
}

// Pearson's chi-squared over 7 classes: 6 degrees of freedom, 22.46 at one in a thousand. The seed is fixed.
func TestBelowIsUniform(t *testing.T) {
	s := game.NewStream(2026, 0)
	const n, draws = 7, 70_000
	var counts [n]float64
	for range draws {
		counts[s.Below(n)]++
	}
	chi := 0.0
	for _, c := range counts {
		chi += (c - draws/n) * (c - draws/n) / (draws / n)
	}
	require.Less(t, chi, 22.46)
}

func TestPurposesAreUnrelated(t *testing.T) {
	seen := map[uint64]bool{}
	for seed := range uint64(100) {
		for purpose := range uint64(20) {
			s := game.NewStream(seed, purpose)
			seen[s.Next()] = true
		}
	}
	require.Len(t, seen, 2000)
}
