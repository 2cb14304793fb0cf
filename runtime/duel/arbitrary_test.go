package duel_test

import (
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"boardduels/runtime/duel"
	"boardduels/runtime/duel/dueltest"
)

// newestRules is the last version of the rules that the engine knows, whether duels are begun under it or not.
const newestRules = 2

func arbitraryDuel(t *rapid.T) *duel.Duel {
	first, second := arbitraryHeroes(t)
	return under(t, rapid.IntRange(duel.OldestRules, newestRules).Draw(t, "rules"), first, second)
}

func arbitraryHeroes(t *rapid.T) (first, second duel.Hero) {
	return dueltest.Hero(t, dueltest.Real, "first"), dueltest.Hero(t, dueltest.Real, "second")
}

func under(t require.TestingT, rules int, first, second duel.Hero) *duel.Duel {
	d, err := duel.Under(rules, first, second)
	require.NoError(t, err, "heroes within the ranges are refused")
	return d
}

// exampleDuel returns the n-th of a fixed sequence of arbitrary duels under a version of the rules.
func exampleDuel(rules, n int) *duel.Duel {
	return rapid.Custom(func(t *rapid.T) *duel.Duel {
		first, second := arbitraryHeroes(t)
		return under(t, rules, first, second)
	}).Example(n)
}
