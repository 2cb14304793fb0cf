package expert_test

import (
	"fmt"
	"slices"
	"testing"
	"time"

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
				var took []time.Duration
				for b.Loop() {
					if g.Mover(&s) == game.Nobody {
						s = g.Start(uint64(len(took)))
					}
					view := g.View(&s, s.Mover)
					begun := time.Now()
					a, _, err := player.Decide(b.Context(), &view, g.Legal(&s, nil))
					took = append(took, time.Since(begun))
					require.NoError(b, err)
					require.NoError(b, g.Apply(&s, a, nil))
				}
				slices.Sort(took)
				b.ReportMetric(float64(took[len(took)*99/100].Microseconds()), "p99-µs")
			})
		}
	}
}
