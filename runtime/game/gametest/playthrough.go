package gametest

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"boardduels/internal/golden"
	"boardduels/runtime/game"
)

// Playthrough holds a whole game, played by lot, against a file of text that people can read and compare: what the
// mover sees, what it may do, what it does, what comes of it, and the digest. If one changes, so do the rules. The flag
// -update writes the file anew.
func Playthrough[S any, A comparable, E, V any](t *testing.T, file string, g game.Notated[S, A, E, V], seed uint64) {
	t.Helper()
	const lot = 7 // another purpose of the seed than the game's own
	choice := game.NewStream(seed, lot)
	s := g.Start(seed)
	w := witness[S, A, E, V]{game: g}
	w.line("Seed %d.", seed)
	for _, line := range g.Setup() {
		w.line("  %s", line)
	}
	for ply := 1; g.Mover(&s) != game.Nobody; ply++ {
		legal := g.Legal(&s, nil)
		action := legal[choice.Below(len(legal))]
		w.decision(ply, &s, legal, action)
		var events []E
		require.NoError(t, g.Apply(&s, action, &events))
		for i := range events {
			w.line("    %s", g.Tell(&events[i]))
		}
		w.line("  = %016x", g.Hash(&s))
	}
	w.end(&s)
	golden.Equal(t, file, w.text.String())
}

// witness writes down a game.
type witness[S any, A comparable, E, V any] struct {
	game game.Notated[S, A, E, V]
	text strings.Builder
}

func (w *witness[S, A, E, V]) line(format string, args ...any) {
	fmt.Fprintf(&w.text, format+"\n", args...)
}

func (w *witness[S, A, E, V]) decision(ply int, s *S, legal []A, action A) {
	mover := w.game.Mover(s)
	w.line("\nPly %d, seat %d", ply, mover+1)
	view := w.game.View(s, mover)
	w.scene(w.game.Scene(&view))
	names := make([]string, len(legal))
	for i := range legal {
		names[i] = w.game.Format(s, legal[i])
	}
	w.line("  can: %s", strings.Join(names, ", "))
	w.line("  > %s", w.game.Format(s, action))
}

func (w *witness[S, A, E, V]) end(s *S) {
	w.line("\nThe end")
	for seat := range game.Seat(w.game.Seats()) {
		view := w.game.View(s, seat)
		w.line("Seat %d sees, and has got %d", seat+1, w.game.Points(s)[seat])
		w.scene(w.game.Scene(&view))
	}
}

// scene writes what each seat has, and what is nobody's, without the empty places.
func (w *witness[S, A, E, V]) scene(scene game.Scene) {
	for seat := game.Nobody; int(seat) < w.game.Seats(); seat++ {
		var pieces []string
		for _, p := range scene.Pieces {
			if p.Seat == seat && p.Count > 0 {
				pieces = append(pieces, inWords(p))
			}
		}
		switch {
		case len(pieces) == 0:
		case seat == game.Nobody:
			w.line("  nobody: %s", strings.Join(pieces, ", "))
		default:
			w.line("  seat %d: %s", seat+1, strings.Join(pieces, ", "))
		}
	}
	if scene.Dice != nil {
		w.line("  dice: %v", scene.Dice)
	}
	if scene.Counts != nil {
		w.line("  counts: %v", scene.Counts)
	}
}

// inWords is a piece as "d4", or "24 2 checker".
func inWords(p game.Piece) string {
	words := p.Place
	if p.Count != 1 {
		words += fmt.Sprintf(" %d", p.Count)
	}
	if p.Kind != "" {
		words += " " + p.Kind
	}
	return words
}
