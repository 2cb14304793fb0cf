package backgammon_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"boardduels/internal/golden"
	"boardduels/runtime/backgammon"
	"boardduels/runtime/game"
)

// Whole games as text: a change of the rules, of the notation or of chance shows in them.
func TestPlaythroughs(t *testing.T) {
	for name, setup := range map[string]backgammon.Setup{"standard": {}, "hypergammon": {Hyper: true, Gammons: true}} {
		g := backgammon.New(setup)
		s, choice := g.Start(7), game.NewStream(7, 1)
		var b strings.Builder
		fmt.Fprintf(&b, "set-up %q\n", g.Setup())
		for g.Mover(&s) != game.Nobody {
			legal := g.Legal(&s, nil)
			play := legal[choice.Below(len(legal))]
			view := g.View(&s, s.Mover)
			scene := g.Scene(&view)
			fmt.Fprintf(&b, "\n%d. seat %d rolled %v, pips %v, hash %016x\n  ", s.Ply, s.Mover, s.Dice, scene.Counts, g.Hash(&s))
			for _, piece := range scene.Pieces {
				fmt.Fprintf(&b, " %s:%d×%d", piece.Place, piece.Seat, piece.Count)
			}
			fmt.Fprintf(&b, "\n   %s, one of %d\n", g.Format(&s, play), len(legal))
			var events []backgammon.Event
			require.NoError(t, g.Apply(&s, play, &events))
			for i := range events {
				fmt.Fprintf(&b, "   %s\n", g.Tell(&events[i]))
			}
		}
		points := g.Points(&s)
		fmt.Fprintf(&b, "\npoints %v\n", points[:g.Seats()])
		golden.Equal(t, "testdata/playthroughs/"+name+".txt", b.String())
	}
}
