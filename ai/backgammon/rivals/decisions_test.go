package rivals_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"boardduels/ai/backgammon/choice"
	"boardduels/ai/backgammon/rivals"
	"boardduels/internal/golden"
	"boardduels/runtime/backgammon"
	"boardduels/runtime/game"
)

// What everybody does in fixed positions is the same on every machine. A change of it shows in the golden file.
func TestDecisionsAreTheSameEverywhere(t *testing.T) {
	var got strings.Builder
	g := backgammon.New(backgammon.Setup{})
	for _, b := range rivals.All() {
		fmt.Fprintf(&got, "%s:", b.ID)
		for seed := range uint64(4) {
			s, chance, player := g.Start(seed), game.NewStream(seed, 11), b.New(choice.Setup{Seed: seed})
			for range 8 + 14*seed {
				if legal := g.Legal(&s, nil); len(legal) > 0 {
					require.NoError(t, g.Apply(&s, legal[chance.Below(len(legal))], nil))
				}
			}
			for n := 0; n < 2 && g.Mover(&s) != game.Nobody; n++ {
				view := g.View(&s, s.Mover)
				play, why, err := player.Decide(t.Context(), &view, g.Legal(&s, nil))
				require.NoError(t, err)
				fmt.Fprintf(&got, " %v %.4g", g.Format(&s, play), why.Candidates[0].Score)
				require.NoError(t, g.Apply(&s, play, nil))
			}
		}
		got.WriteByte('\n')
	}
	golden.Equal(t, "testdata/decisions.golden", got.String())
}
