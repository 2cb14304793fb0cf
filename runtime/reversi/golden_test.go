package reversi_test

import (
	"fmt"
	"strings"
	"testing"

	"boardduels/internal/golden"
)

// The digests of the golden file are the same on every machine.
func TestHashesAreTheSameEverywhere(t *testing.T) {
	var got strings.Builder
	l := newLot()
	for seed := range uint64(40) {
		plies, s := l.play(seed), &l.state
		fmt.Fprintf(&got, "seed %d: %d plies, %d discs to %d, %016x\n", seed, plies, s.Discs(0).Count(), s.Discs(1).Count(), l.game.Hash(s))
	}
	golden.Equal(t, "testdata/hashes.golden", got.String())
}
