package app

import (
	"context"

	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"boardduels/internal/errtext"
	"boardduels/internal/i18n"
	"boardduels/internal/settings"
	"boardduels/runtime/app/look"
	"boardduels/runtime/app/screen"
	"boardduels/runtime/app/ui"
	"boardduels/runtime/record/duelrecord"
)

// OpenReplays shows the collection of finished duels.
func (g *Game) OpenReplays() { g.openReplays(func() {}) }

// openReplays shows the collection, and then does something.
func (g *Game) openReplays(then func()) {
	const most = 300
	g.Background(func() func() {
		list, err := g.library.saved(most)
		list = g.runs().withLegs(list, most)
		for i := range list {
			list[i].LayOut()
		}
		return func() {
			g.marking(list)
			g.filter.Learns, g.filter.Imitates = g.options.Brain, g.options.Double
			g.display(screen.NewReplays(g.translator, g.gallery, list, &g.filter, g), nil, g.OpenHome)
			if err != nil {
				g.report(err)
			}
			then()
		}
	})
}

// EditDuel returns what leads to the editor with a duel, or nil.
func (g *Game) EditDuel() func(*duelrecord.Record) { return g.options.EditDuel }

// OpenPlayback shows a recorded duel from its beginning.
func (g *Game) OpenPlayback(record *duelrecord.Record) { g.playBack(g, record, 0) }

// playBack shows a recorded duel from a place on, for a host to which it leads back. It is played again in the
// background, and goes by itself then.
func (g *Game) playBack(host screen.PlaybackHost, record *duelrecord.Record, plies int) {
	g.prepare(func(context.Context) func() {
		laid, err := duelrecord.Open(record)
		look.DrawHall(enemyIn(record))
		return func() {
			if laid == nil {
				g.report(err)
				return
			}
			p := screen.NewPlayback(g.living, g.translator, g.showing(record), host, laid, g.stage, g.options.Brains, screen.Viewing{
				Plies: plies, Plays: true, Pace: g.options.Settings.Get().Replays,
				Hurried: func(pace int) { g.options.Settings.Change(func(s *settings.Settings) { s.Replays = pace }, logged) },
			})
			g.display(p.Content, p.Table, p.OpenMenu)
			g.left = p.Halt
		}
	})
}

// prepare does work in the background, and then on the toolkit's thread what that returns, unless another screen is
// shown by then: the work is told, and needn't end.
func (g *Game) prepare(work func(context.Context) (then func())) {
	ctx, stop := context.WithCancel(g.living)
	moved := g.moved.wait()
	go func() {
		select {
		case <-moved:
			stop()
		case <-ctx.Done():
		}
	}()
	g.Background(func() func() {
		then := work(ctx)
		return func() {
			if ctx.Err() == nil {
				stop()
				then()
			}
		}
	})
}

// Journal implements [screen.PlaybackHost].
func (g *Game) Journal() func(*duelrecord.Record) { return g.OpenJournal }

const journalEnding = ".txt"

// OpenJournal shows a recorded duel in words.
func (g *Game) OpenJournal(record *duelrecord.Record) {
	pictures := g.showing(record)
	g.prepare(func(context.Context) func() {
		var journal *screen.Journal
		laid, err := duelrecord.Open(record)
		if laid != nil {
			journal, err = screen.NewJournal(g.translator, pictures, laid)
		}
		return func() {
			if err != nil {
				g.report(err)
				return
			}
			view := screen.NewJournalView(g.translator, journal, func(text string) {
				called := g.translator.Text("files.journal", i18n.Args{"Duel": screen.DuelWords(g.translator, g.gallery, record)})
				g.saveAs(g.translator.Text("saved.journal"), fileOf(record.Date, called, journalEnding), []byte(text))
			})
			g.OpenSheet(g.translator.Text("journal.title"), view)
		}
	})
}

// Watch plays the duel back that is just over.
func (g *Game) Watch() { g.OpenPlayback(g.session.Match.Record()) }

// Export saves the duel that is just over in a file of the player's choice.
func (g *Game) Export() { g.ExportReplay(g.session.Match.Record()) }

// ExportReplay saves a duel in a file of the player's choice.
func (g *Game) ExportReplay(record *duelrecord.Record) {
	text, err := record.MarshalText()
	if err != nil {
		g.report(err)
		return
	}
	g.saveAs(g.translator.Text("saved.duel"), fileOf(record.Date, screen.DuelWords(g.translator, g.gallery, record), replayEnding), text)
}

// CloseSheet implements [screen.ReplaysIntents].
func (g *Game) CloseSheet() { g.sheets.Close() }

// RemoveReplay deletes a duel of the collection after confirmation.
func (g *Game) RemoveReplay(d screen.SavedDuel) {
	g.confirm("replays.remove_title", "replays.remove_about", "replays.remove", func() {
		g.Background(func() func() {
			err := g.library.remove(d)
			return func() {
				g.OpenReplays()
				if err != nil {
					g.report(err)
				}
			}
		})
	})
}

// confirm asks before something that can't be taken back.
func (g *Game) confirm(titleKey, aboutKey, actionKey string, then func()) {
	act := ui.BigButton(g.translator.Text(actionKey), theme.ConfirmIcon(), widget.DangerImportance, func() {
		g.sheets.Close()
		then()
	})
	stay := ui.BigButton(g.translator.Text("confirm.cancel"), theme.CancelIcon(), widget.MediumImportance, g.sheets.Close)
	g.OpenSheet(g.translator.Text(titleKey), container.NewVBox(ui.Paragraph(g.translator.Text(aboutKey)), act, stay))
}

// ExportReplays saves several duels in one file of the player's choice.
func (g *Game) ExportReplays(records []*duelrecord.Record) {
	g.prepare(func(context.Context) func() {
		text, err := duelrecord.Bundle(records, nameOf)
		return func() {
			if err != nil {
				g.OpenSheet(g.translator.Text("error.title"), ui.Paragraph(errtext.Unread(g.translator, err)))
				return
			}
			n := i18n.Args{"N": len(records)}
			g.saveAs(g.translator.Text("saved.duels", n), g.fileOfToday("files.duels", n, ".zip"), text)
		}
	})
}
