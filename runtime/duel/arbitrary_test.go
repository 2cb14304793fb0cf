package duel_test

import (
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"boardduels/runtime/duel"
	"boardduels/runtime/duel/dueltest"
)

// arbitraryDuel draws a classic duel, or one that is played by other numbers.
func arbitraryDuel(t *rapid.T) *duel.Duel {
	n := duel.Classic()
	if rapid.Bool().Draw(t, "other numbers") {
		n = dueltest.Numbers(t)
	}
	d, err := n.New(dueltest.HeroBy(t, n, dueltest.Real, "first"), dueltest.HeroBy(t, n, dueltest.Real, "second"))
	require.NoError(t, err, "numbers or heroes within the ranges are refused")
	return d
}

func arbitraryHeroes(t *rapid.T) (first, second duel.Hero) {
	return dueltest.Hero(t, dueltest.Real, "first"), dueltest.Hero(t, dueltest.Real, "second")
}

func newDuel(t require.TestingT, first, second duel.Hero) *duel.Duel {
	d, err := duel.New(first, second)
	require.NoError(t, err, "heroes within the ranges are refused")
	return d
}

// exampleDuel returns the n-th of a fixed sequence of arbitrary duels.
func exampleDuel(n int) *duel.Duel {
	return rapid.Custom(func(t *rapid.T) *duel.Duel {
		first, second := arbitraryHeroes(t)
		return newDuel(t, first, second)
	}).Example(n)
}
