package backgammon_test

import (
	"testing"

	"boardduels/runtime/backgammon"
	"boardduels/runtime/game"
)

// BenchmarkRandomGames plays games at random through the contract.
func BenchmarkRandomGames(b *testing.B) {
	g := backgammon.New(backgammon.Setup{})
	buf := make([]backgammon.Play, 0, 4096)
	seed, plies := uint64(0), 0
	b.ReportAllocs()
	for b.Loop() {
		s := g.Start(seed)
		choice := game.NewStream(seed, 1)
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
}
