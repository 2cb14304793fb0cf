package replayflow

import (
	"context"

	"boardduels/runtime/app/screen"
	"boardduels/runtime/record/duelrecord"
)

// compared is the game while two duels stand side by side.
type compared struct {
	*Flow
	a, b *duelrecord.Record
	back func() // to where it was asked for
}

// OpenComparison implements [ReplaysIntents].
func (r *Flow) OpenComparison(a, b *duelrecord.Record) { r.openComparison(a, b, r.OpenReplays) }

// openComparison sets two duels side by side; back leads to where that was asked for. They are played again in the
// background.
func (r *Flow) openComparison(a, b *duelrecord.Record, back func()) {
	r.Prepare(func(ctx context.Context) func() {
		contrast, err := newContrast(ctx, a, b)
		return func() {
			if err != nil {
				r.Report(err)
				return
			}
			r.Display(newComparison(r.Translator(), r.Showing(a, b), contrast, compared{r, a, b, back}), nil, back)
		}
	})
}

// WatchFrom implements [comparisonIntents].
func (c compared) WatchFrom(record *duelrecord.Record, plies int) {
	c.playBack(returning{c.Flow, func() { c.openComparison(c.a, c.b, c.back) }}, record, screen.Viewing{Plies: plies, Plays: true})
}

// Leave implements [comparisonIntents].
func (c compared) Leave() { c.back() }
