package search_test

import (
	"testing"

	"boardduels/ai/board"
	"boardduels/ai/reversi/search"
	"boardduels/runtime/game"
	"boardduels/runtime/reversi"
)

// positions are those of random games with a choice.
func positions(games uint64) (found []reversi.View) {
	g := reversi.Standard()
	for seed := range games {
		s, chance := g.Start(0), game.NewStream(seed, 3)
		for s.Mover() != game.Nobody {
			legal := g.Legal(&s, nil)
			if len(legal) > 1 {
				found = append(found, g.View(&s, s.Mover()))
			}
			if err := g.Apply(&s, legal[chance.Below(len(legal))], nil); err != nil {
				panic(err)
			}
		}
	}
	return found
}

// BenchmarkDecide decides in positions of random games at the default budget.
func BenchmarkDecide(b *testing.B) {
	all := positions(10)
	g := reversi.Standard()
	player := search.Brain("search", search.Budget).New(board.Setup{Seed: 1})
	nodes := 0
	b.ReportAllocs()
	for i := 0; b.Loop(); i++ {
		view := &all[i%len(all)]
		_, r, err := player.Decide(b.Context(), view, g.Legal(&view.State, nil))
		if err != nil {
			b.Fatal(err)
		}
		nodes += r.Work
	}
	b.ReportMetric(float64(nodes)/b.Elapsed().Seconds()/1e6, "Mnodes/s")
	b.ReportMetric(float64(nodes)/float64(b.N), "nodes/decision")
}
