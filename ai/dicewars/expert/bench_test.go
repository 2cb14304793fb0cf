package expert_test

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"

	"boardduels/ai/board"
	"boardduels/ai/dicewars/expert"
	"boardduels/ai/dicewars/value"
	"boardduels/runtime/dicewars"
	"boardduels/runtime/game"
)

func BenchmarkDecide(b *testing.B) {
	for _, attacks := range []int{1, expert.Attacks} {
		for _, seats := range []int{2, 4, 8} {
			b.Run(fmt.Sprintf("%dattacks/%dseats", attacks, seats), func(b *testing.B) {
				g, err := dicewars.New(dicewars.Setup{Seats: seats, Maps: 1})
				require.NoError(b, err)
				player := expert.Brain("expert", value.Trained, attacks).New(board.Setup{Seed: 1, Tacit: true})
				s := g.Start(1)
				games := uint64(1)
				for b.Loop() {
					if g.Mover(&s) == game.Nobody {
						games++
						s = g.Start(games)
					}
					view := g.View(&s, s.Mover)
					a, _, err := player.Decide(b.Context(), &view, g.Legal(&s, nil))
					require.NoError(b, err)
					require.NoError(b, g.Apply(&s, a, nil))
				}
			})
		}
	}
}
