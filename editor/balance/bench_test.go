package balance_test

import (
	"context"
	"math/rand/v2"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"boardduels/editor/balance"
)

// BenchmarkAnswer asks what edits of one number do to the classic pack, as the editor asks: answer-s is how long the
// answer takes at first, again-s with what is remembered of the pack without the edit.
func BenchmarkAnswer(b *testing.B) {
	for _, edit := range [][3]string{
		{"cards/cleave.xml", "cost", "2"},
		{"cards/arcane_blast.xml", "cost", "1"},
		{"cards/smite.xml", "cost", "3"},
		{"cards/vanish.xml", "max_healing", "7"},
		{"heroes/mage.xml", "hp", "36"},
	} {
		b.Run(edit[0]+" "+edit[1]+" "+edit[2], func(b *testing.B) {
			document, err := classicPack().Document(edit[0]).Set(edit[1], edit[2])
			require.NoError(b, err)
			c := balance.Question(classicPack(), classicPack().With(document), judges)
			for b.Loop() {
				var m balance.Memory
				for _, name := range []string{"answer-s", "again-s"} {
					start, answer := time.Now(), time.Duration(0)
					r, err := c.Run(b.Context(), &m, func(*balance.Result) { answer = time.Since(start) })
					require.NoError(b, err)
					b.ReportMetric(answer.Seconds(), name)
					b.ReportMetric(float64(r.Duels), "duels")
					b.ReportMetric(time.Since(start).Seconds(), "whole-"+name)
					if testing.Verbose() {
						b.Logf("%+v", r.Verdict)
						for _, c := range r.Changes {
							b.Logf("  %s %s–%s %.1f (%.1f … %.1f) %v %v", c.Brain, c.Hero, c.Against, 100*c.Change.Value, 100*c.Change.Low, 100*c.Change.High, c.Clear, c.None)
						}
					}
				}
			}
		})
	}
}

// BenchmarkCancel measures how long a comparison goes on after it was cancelled in the middle of its duels, at worst of
// the runs.
func BenchmarkCancel(b *testing.B) {
	document, err := classicPack().Document("heroes/mage.xml").Set("hp", "36")
	require.NoError(b, err)
	c := balance.Question(classicPack(), classicPack().With(document), judges)
	longest := time.Duration(0)
	for b.Loop() {
		ctx, stop := context.WithCancel(b.Context())
		ended := make(chan time.Time)
		go func() {
			_, err := c.Run(ctx, &balance.Memory{}, func(*balance.Result) {})
			require.ErrorIs(b, err, context.Canceled)
			ended <- time.Now()
		}()
		time.Sleep(time.Duration(100+rand.IntN(900)) * time.Millisecond)
		start := time.Now()
		stop()
		longest = max(longest, (<-ended).Sub(start))
	}
	b.ReportMetric(float64(longest.Microseconds())/1000, "longest-ms")
}
