package duel_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"boardduels/internal/golden"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
)

// The hashes of the golden file are the same on every machine. Those of a version of the rules never change: what
// changes them is a new version.
func TestHashesAreTheSameEverywhere(t *testing.T) {
	var got strings.Builder
	fmt.Fprintf(&got, "rules %d\n", duel.RulesVersion)
	for seed := range uint64(20) {
		fmt.Fprintf(&got, "knight-mage %s\n", randomDuel(t, knightAgainstMage(t), seed))
	}
	for seed := range uint64(20) {
		fmt.Fprintf(&got, "arbitrary %s\n", randomDuel(t, exampleDuel(int(seed)), seed))
	}
	golden.Equal(t, "testdata/hashes.golden", got.String())
}

// randomDuel plays a duel by lot and tells how it went.
func randomDuel(t *testing.T, d *duel.Duel, seed uint64) string {
	s := d.Start(seed)
	choice := game.NewStream(seed, 5)
	for d.Mover(&s) != game.Nobody {
		legal := d.Legal(&s, nil)
		require.NoError(t, d.Apply(&s, legal[choice.Below(len(legal))], nil))
	}
	return fmt.Sprintf("seed %d: %d decisions, round %d, seat %d wins, %016x", seed, s.Ply, s.Round, s.Winner+1, d.Hash(&s))
}
