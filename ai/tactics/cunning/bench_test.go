package cunning_test

import (
	"testing"

	"boardduels/ai/board"
	"boardduels/ai/tactics/cunning"
	"boardduels/runtime/tactics"
)

// BenchmarkDecide decides the first order of a turn, which plans the whole turn.
func BenchmarkDecide(b *testing.B) {
	g, err := tactics.New(tactics.Standard)
	if err != nil {
		b.Fatal(err)
	}
	s := g.Start(0)
	player := cunning.Brain("level_140", cunning.Step(14)).New(board.Setup{Tacit: true})
	view, legal := g.View(&s, 0), g.Legal(&s, nil)
	b.ReportAllocs()
	for b.Loop() {
		view.Turn++ // another turn, so that nothing is remembered
		if _, _, err := player.Decide(b.Context(), &view, legal); err != nil {
			b.Fatal(err)
		}
	}
	temper := cunning.Step(14)
	plans := len(temper.Scenarios) + temper.Mutants
	b.ReportMetric(b.Elapsed().Seconds()*1e6/float64(b.N)/float64(plans), "µs/plan")
}
