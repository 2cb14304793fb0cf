package tacticslearning_test

import (
	"testing"

	"boardduels/ai/tactics/tacticslearning"
	"boardduels/ai/tactics/tacticsprecedent"
	"boardduels/runtime/tactics"
)

// BenchmarkSession is one simulated game of a session.
func BenchmarkSession(b *testing.B) {
	g, err := tactics.New(tactics.Standard)
	if err != nil {
		b.Fatal(err)
	}
	k := tacticslearning.Practice(b.Context(), g, tacticsprecedent.Initial(), tacticslearning.Options{Seed: 1, Games: 50})
	b.ReportAllocs()
	b.ResetTimer()
	tacticslearning.Practice(b.Context(), g, k, tacticslearning.Options{Seed: 2, Games: b.N})
}
