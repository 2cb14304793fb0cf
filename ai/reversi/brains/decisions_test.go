package brains_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"boardduels/ai/reversi/brains"
	"boardduels/internal/golden"
	"boardduels/runtime/game"
	"boardduels/runtime/reversi"
)

// What every brain does in fixed positions is the same on every machine. A change of it shows in the golden file.
func TestDecisionsAreTheSameEverywhere(t *testing.T) {
	var got strings.Builder
	g := reversi.Standard()
	for _, b := range brains.Known() {
		fmt.Fprintf(&got, "%s:", b.ID)
		for seed := range uint64(4) {
			s, chance, player := g.Start(0), game.NewStream(seed, 11), b.New(seed)
			for range 8 + 14*seed { // from the opening to an ending that can be seen to its end
				if legal := g.Legal(&s, nil); len(legal) > 0 {
					require.NoError(t, g.Apply(&s, legal[chance.Below(len(legal))], nil))
				}
			}
			for n := 0; n < 2 && s.Mover() != game.Nobody; n++ {
				view := g.View(&s, s.Mover())
				a, r, err := player.Decide(t.Context(), &view, g.Legal(&s, nil))
				require.NoError(t, err)
				fmt.Fprintf(&got, " %v %.4g", a, r.Candidates[0].Score)
				require.NoError(t, g.Apply(&s, a, nil))
			}
		}
		got.WriteByte('\n')
	}
	golden.Equal(t, "testdata/decisions.golden", got.String())
}
