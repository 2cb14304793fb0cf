package duel_test

import (
	"flag"
	"fmt"
	"os"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"boardduels/runtime/duel"
	"boardduels/runtime/game"
)

var update = flag.Bool("update", false, "write the golden files anew")

// The hashes of the golden file are the same on every machine. If they change, duel.RulesVersion must change too.
func TestHashesAreTheSameEverywhere(t *testing.T) {
	var got strings.Builder
	fmt.Fprintf(&got, "rules %d\n", duel.RulesVersion)
	for _, name := range []string{"knight-mage", "arbitrary"} {
		for seed := range uint64(20) {
			d := knightAgainstMage(t)
			if name == "arbitrary" {
				d = exampleDuel(int(seed))
			}
			s := d.Start(seed)
			choice := game.NewStream(seed, 5)
			for d.Mover(&s) != game.Nobody {
				legal := d.Legal(&s, nil)
				require.NoError(t, d.Apply(&s, legal[choice.Below(len(legal))], nil))
			}
			fmt.Fprintf(&got, "%s seed %d: %d decisions, round %d, seat %d wins, %016x\n",
				name, seed, s.Ply, s.Round, s.Winner+1, d.Hash(&s))
		}
	}
	const file = "testdata/hashes.golden"
	if *update {
		require.NoError(t, os.WriteFile(file, []byte(got.String()), 0o644))
	}
	want, err := os.ReadFile(file)
	require.NoError(t, err)
	require.Equal(t, string(want), got.String())
}
