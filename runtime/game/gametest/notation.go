package gametest

import (
	"slices"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"boardduels/runtime/game"
)

// checkSetup checks that the lines of a set-up give an equal game again.
func (suite Suite[S, A, E, V]) checkSetup(t *rapid.T, g game.Notated[S, A, E, V]) {
	lines := g.Setup()
	for _, line := range lines {
		checkLine(t, line)
	}
	made, err := suite.Made(lines)
	require.NoError(t, err, "%q", lines)
	require.Equal(t, any(g), any(made), "a set-up's lines give an equal game")
}

// checkNotation checks that what Format writes Parse reads, and that Parse refuses whatever isn't legal.
func checkNotation[S any, A comparable, E, V any](t *rapid.T, g game.Notated[S, A, E, V], s *S) {
	before := *s
	legal := g.Legal(s, nil)
	written := map[string]bool{}
	for _, action := range legal {
		text := g.Format(s, action)
		checkLine(t, text)
		if written[text] {
			holds(t, false, "%q stands for two actions", text)
		}
		written[text] = true
		if read, err := g.Parse(s, text); err != nil || read != action {
			holds(t, false, "%q is read as %v: %v", text, read, err)
		}
	}
	some := g.Format(s, rapid.SampledFrom(legal).Draw(t, "an action"))
	for _, text := range []string{
		"", " ", "\n", rapid.String().Draw(t, "garbage"), some + rapid.String().Draw(t, "more"),
		some[:rapid.IntRange(0, len(some)).Draw(t, "length")], rapid.StringMatching(`[a-z0-9/* ]{1,8}`).Draw(t, "likely"),
	} {
		if action, err := g.Parse(s, text); err == nil {
			holds(t, slices.Contains(legal, action), "%q isn't legal", text)
		} else {
			holds(t, err.Error() != "", "a refusal says why")
		}
	}
	require.Equal(t, before, *s, "notation only reads")
}

// checkTold checks the lines of events.
func checkTold[S any, A comparable, E, V any](t *rapid.T, g game.Notated[S, A, E, V], events []E) {
	for i := range events {
		checkLine(t, g.Tell(&events[i]))
	}
}

// checkScene checks that a scene is one that a screen can draw.
func checkScene[S any, A comparable, E, V any](t *rapid.T, g game.Notated[S, A, E, V], v *V, mover game.Seat) {
	scene := g.Scene(v)
	same(t, mover, scene.Mover, "a scene tells who moves")
	if scene.Counts != nil {
		require.Len(t, scene.Counts, g.Seats(), "each seat has its count")
	}
	seen := map[piece]bool{}
	for _, p := range scene.Pieces {
		checkLine(t, p.Place)
		at := piece{p.Place, p.Seat, p.Kind}
		switch {
		case p.Seat < game.Nobody || int(p.Seat) >= g.Seats():
			holds(t, false, "%v belongs to no seat", at)
		case p.Count < 0:
			holds(t, false, "there are %d of %v", p.Count, at)
		case p.Count == 0 && p.Seat != game.Nobody:
			holds(t, false, "nobody has what doesn't lie on %s", p.Place)
		case seen[at]:
			holds(t, false, "%v stands twice in a scene", at)
		}
		seen[at] = true
	}
}

// piece is what of a piece is there but once in a scene.
type piece struct {
	Place string
	Seat  game.Seat
	Kind  string
}
