package dicewars_test

import (
	"fmt"
	"testing"

	"boardduels/runtime/dicewars"
	"boardduels/runtime/game"
)

// BenchmarkRandomGames plays games at random through the contract.
func BenchmarkRandomGames(b *testing.B) {
	for _, seats := range []int{2, 4} {
		b.Run(fmt.Sprint(seats, "seats"), func(b *testing.B) {
			g := made(b, dicewars.Setup{Seats: seats, Maps: 1})
			buf := make([]dicewars.Action, 0, 256)
			seed, plies := uint64(0), 0
			b.ReportAllocs()
			for b.Loop() {
				s := g.Start(seed)
				choice := game.NewStream(seed, 9)
				for g.Mover(&s) != game.Nobody {
					buf = g.Legal(&s, buf[:0])
					if err := g.Apply(&s, buf[choice.Below(len(buf))], nil); err != nil {
						b.Fatal(err)
					}
					plies++
				}
				seed++
			}
			b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "games/s")
			b.ReportMetric(float64(plies)/float64(b.N), "plies/game")
		})
	}
}

func BenchmarkGenerate(b *testing.B) {
	seed := uint64(0)
	for b.Loop() {
		dicewars.Generate(seed)
		seed++
	}
}
