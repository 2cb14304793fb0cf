package tactics_test

import (
	"testing"

	"boardduels/runtime/game"
	"boardduels/runtime/tactics"
)

// BenchmarkRandomGames plays games at random through the contract.
func BenchmarkRandomGames(b *testing.B) {
	g, err := tactics.New(tactics.Standard)
	if err != nil {
		b.Fatal(err)
	}
	buf := make([]tactics.Action, 0, 4096)
	seed, plies, legal := uint64(0), 0, 0
	b.ReportAllocs()
	for b.Loop() {
		s := g.Start(seed)
		choice := game.NewStream(seed, 9)
		for g.Mover(&s) != game.Nobody {
			buf = g.Legal(&s, buf[:0])
			legal += len(buf)
			if err := g.Apply(&s, buf[choice.Below(len(buf))], nil); err != nil {
				b.Fatal(err)
			}
			plies++
		}
		seed++
	}
	b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "games/s")
	b.ReportMetric(float64(plies)/float64(b.N), "plies/game")
	b.ReportMetric(float64(legal)/float64(plies), "legal/ply")
}

func BenchmarkGenerate(b *testing.B) {
	seed := uint64(0)
	for b.Loop() {
		tactics.Generate(seed)
		seed++
	}
}
