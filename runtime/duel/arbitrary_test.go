package duel_test

import (
	"pgregory.net/rapid"

	"boardduels/runtime/duel"
	"boardduels/runtime/duel/dueltest"
)

func arbitraryDuel(t *rapid.T) *duel.Duel {
	d, err := duel.New(dueltest.Hero(t, dueltest.Real, "first"), dueltest.Hero(t, dueltest.Real, "second"))
	if err != nil {
		t.Fatalf("a hero within the ranges is refused: %v", err)
	}
	return d
}

// exampleDuel returns the n-th of a fixed sequence of arbitrary duels.
func exampleDuel(n int) *duel.Duel { return rapid.Custom(arbitraryDuel).Example(n) }
