package gametest

import (
	"testing"

	"github.com/stretchr/testify/require"

	"boardduels/runtime/game"
)

// FuzzAction fuzzes the notation of actions, at positions of a game after so many plies: what Parse reads is legal. The
// caller adds texts with plies to begin from.
func FuzzAction[S any, A comparable, E, V any](f *testing.F, g game.Notated[S, A, E, V]) {
	f.Fuzz(func(t *testing.T, text string, plies uint8) {
		s := g.Start(0)
		for range plies {
			if legal := g.Legal(&s, nil); len(legal) > 0 {
				require.NoError(t, g.Apply(&s, legal[len(legal)/2], nil))
			}
		}
		if a, err := g.Parse(&s, text); err == nil {
			require.Contains(t, g.Legal(&s, nil), a)
		}
	})
}
