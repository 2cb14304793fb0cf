package learning_test

import (
	"testing"

	"boardduels/ai/tactics/learning"
	"boardduels/ai/tactics/precedent"
	"boardduels/runtime/tactics"
)

// BenchmarkSession is one simulated game of a session.
func BenchmarkSession(b *testing.B) {
	g, err := tactics.New(tactics.Standard)
	if err != nil {
		b.Fatal(err)
	}
	k := learning.Practice(b.Context(), g, precedent.Initial(), learning.Options{Seed: 1, Games: 50})
	b.ReportAllocs()
	b.ResetTimer()
	learning.Practice(b.Context(), g, k, learning.Options{Seed: 2, Games: b.N})
}
