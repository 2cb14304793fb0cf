package app

import (
	"context"

	"boardduels/runtime/app/screen"
	"boardduels/runtime/record/duelrecord"
)

// compared is the game while two duels stand side by side.
type compared struct {
	*Game
	a, b *duelrecord.Record
	back func() // to where it was asked for
}

// OpenComparison implements [screen.ReplaysIntents].
func (g *Game) OpenComparison(a, b *duelrecord.Record) { g.openComparison(a, b, g.OpenReplays) }

// openComparison sets two duels side by side; back leads to where that was asked for. They are played again in the
// background.
func (g *Game) openComparison(a, b *duelrecord.Record, back func()) {
	g.prepare(func(ctx context.Context) func() {
		contrast, err := screen.NewContrast(ctx, a, b)
		return func() {
			if err != nil {
				g.report(err)
				return
			}
			g.display(screen.NewComparison(g.translator, g.showing(a, b), contrast, compared{g, a, b, back}), nil, back)
		}
	})
}

// WatchFrom implements [screen.ComparisonIntents].
func (c compared) WatchFrom(record *duelrecord.Record, plies int) {
	c.playBack(returning{c.Game, func() { c.openComparison(c.a, c.b, c.back) }}, record, plies)
}

// Leave implements [screen.ComparisonIntents].
func (c compared) Leave() { c.back() }
