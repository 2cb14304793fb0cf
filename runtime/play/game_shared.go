package play

import (
	"context"

	"boardduels/internal/i18n"
	"boardduels/internal/trouble"
	"boardduels/runtime/play/screen"
	own "boardduels/runtime/play/widget"
	"boardduels/runtime/replay"
)

// ExportReplays saves several duels in one file of the player's choice.
func (g *Game) ExportReplays(records []*replay.Record) {
	g.prepare(func(context.Context) func() {
		text, err := replay.Bundle(records, nameOf)
		return func() {
			if err != nil {
				g.OpenSheet(g.translator.Text("error.title"), own.Paragraph(trouble.Unread(g.translator, err)))
				return
			}
			n := i18n.Args{"N": len(records)}
			g.saveAs(g.translator.Text("saved.duels", n), g.fileOfToday("files.duels", n, ".zip"), text)
		}
	})
}

// OpenRunAt implements [screen.ReplaysIntents].
func (g *Game) OpenRunAt(path string) {
	if path == g.runs().current() {
		g.OpenRuns()
		return
	}
	g.OpenPastRun(screen.PastRun{Path: path})
}
