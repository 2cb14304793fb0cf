// Package replayflow leads through the duels that are over: the collection, a duel as it is played back, two side by
// side, and what is played on from a place of one.
package replayflow

import (
	"context"

	"boardduels/ai"
	"boardduels/ai/duel/hindsight"
	"boardduels/internal/errtext"
	"boardduels/internal/i18n"
	"boardduels/internal/settings"
	"boardduels/kb"
	"boardduels/runtime/app/duelflow"
	"boardduels/runtime/app/edition"
	"boardduels/runtime/app/filename"
	"boardduels/runtime/app/library"
	"boardduels/runtime/app/look"
	"boardduels/runtime/app/navigator"
	"boardduels/runtime/app/screen"
	"boardduels/runtime/app/ui"
	"boardduels/runtime/game"
	"boardduels/runtime/record/duelrecord"
)

// Lead leads from the replays to the rest of the game.
type Lead interface {
	OpenHome()
	// OpenFile opens what the player chooses.
	OpenFile()
	// ComeAway leaves the duel under way, which is kept, for something that the player wants to see instead.
	ComeAway()
	// OpenRunAt shows a run, by its file.
	OpenRunAt(path string)
}

// Options are what replays need from the program.
type Options struct {
	Brains ai.Brains
	Brain  string // the id of the brain that learns
	Double string // the id of the brain that plays as the player does
	// Review and Decisive look back at a duel that is over, as those of ai/duel/hindsight do, outside of the toolkit's
	// thread.
	Review   func(ctx context.Context, record *duelrecord.Record, seat game.Seat, mine, theirs *kb.Knowledge) ([]hindsight.Turn, error)
	Decisive func(ctx context.Context, record *duelrecord.Record, winners, losers *kb.Knowledge, progress func(done float32)) (*hindsight.Card, error)
	// Edit, unless nil, leads to the editor with a recorded duel.
	Edit func(record *duelrecord.Record)
}

// Flow leads through the duels that are over: the collection, a duel as it is played back, two side by side, and
// what is played on from a place of one.
type Flow struct {
	*edition.Present
	Lead
	Options
	Duels *duelflow.Flow // in which is played on

	filter replayFilter
	Marks  Marks
}

// OpenReplays shows the collection of finished duels.
func (r *Flow) OpenReplays() { r.openReplays(func() {}) }

// openReplays shows the collection, and then does something.
func (r *Flow) openReplays(then func()) {
	const most = 300
	r.Background(func() func() {
		list, err := r.Library.Saved(most)
		list = r.RunFiles().WithLegs(list, most)
		for i := range list {
			list[i].LayOut()
		}
		return func() {
			r.marking(list)
			r.filter.Learns, r.filter.Imitates = r.Brain, r.Double
			r.Display(newReplays(r.Translator(), r.Gallery, list, &r.filter, r), nil, r.OpenHome)
			if err != nil {
				r.Report(err)
			}
			then()
		}
	})
}

// EditDuel returns what leads to the editor with a duel, or nil.
func (r *Flow) EditDuel() func(*duelrecord.Record) { return r.Edit }

// OpenPlayback shows a recorded duel from its beginning.
func (r *Flow) OpenPlayback(record *duelrecord.Record) {
	r.playBack(r, record, screen.Viewing{Plays: true})
}

// OpenPlaybackAt shows a recorded duel as one of its turns begins, from 1.
func (r *Flow) OpenPlaybackAt(record *duelrecord.Record, turn int) {
	plies, err := record.TurnStart(turn)
	if err != nil {
		r.Report(err)
		return
	}
	r.playBack(r, record, screen.Viewing{Plies: plies})
}

// playBack shows a recorded duel, for a host to which it leads back. It is played again in the background.
func (r *Flow) playBack(host screen.PlaybackHost, record *duelrecord.Record, v screen.Viewing) {
	v.Pace = r.Settings().Get().Replays
	v.Hurried = func(pace int) { r.Settings().Change(func(s *settings.Settings) { s.Replays = pace }, navigator.Logged) }
	r.Prepare(func(context.Context) func() {
		laid, err := duelrecord.Open(record)
		look.DrawHall(duelflow.EnemyIn(record))
		return func() {
			if laid == nil {
				r.Report(err)
				return
			}
			p := screen.NewPlayback(r.Living(), r.Translator(), r.Showing(record), host, laid, r.Stage(), r.Brains, v)
			r.Display(p.Content, p.Table, p.OpenMenu)
			r.WhenLeft(p.Halt)
		}
	})
}

// Journal implements [screen.PlaybackHost].
func (r *Flow) Journal() func(*duelrecord.Record) { return r.OpenJournal }

const journalEnding = ".txt"

// OpenJournal shows a recorded duel in words.
func (r *Flow) OpenJournal(record *duelrecord.Record) {
	pictures := r.Showing(record)
	r.Prepare(func(context.Context) func() {
		var journal *Journal
		laid, err := duelrecord.Open(record)
		if laid != nil {
			journal, err = newJournal(r.Translator(), pictures, laid)
		}
		return func() {
			if err != nil {
				r.Report(err)
				return
			}
			view := newJournalView(r.Translator(), journal, func(text string) {
				called := r.Translator().Text("files.journal", i18n.Args{"Duel": screen.DuelWords(r.Translator(), r.Gallery, record)})
				r.SaveAs(r.Translator().Text("saved.journal"), filename.At(record.Date, called, journalEnding), []byte(text))
			})
			r.OpenSheet(r.Translator().Text("journal.title"), view)
		}
	})
}

// ExportReplay saves a duel in a file of the player's choice.
func (r *Flow) ExportReplay(record *duelrecord.Record) {
	text, err := record.MarshalText()
	if err != nil {
		r.Report(err)
		return
	}
	r.SaveAs(r.Translator().Text("saved.duel"), filename.At(record.Date, screen.DuelWords(r.Translator(), r.Gallery, record), library.ReplayEnding), text)
}

// RemoveReplay deletes a duel of the collection after confirmation.
func (r *Flow) RemoveReplay(d screen.SavedDuel) {
	r.Confirm("replays.remove_title", "replays.remove_about", "replays.remove", func() {
		r.Background(func() func() {
			err := r.Library.Remove(d)
			return func() {
				r.OpenReplays()
				if err != nil {
					r.Report(err)
				}
			}
		})
	})
}

// ExportReplays saves several duels in one file of the player's choice.
func (r *Flow) ExportReplays(records []*duelrecord.Record) {
	r.Prepare(func(context.Context) func() {
		text, err := duelrecord.Bundle(records, library.NameOf)
		return func() {
			if err != nil {
				r.OpenSheet(r.Translator().Text("error.title"), ui.Paragraph(errtext.Unread(r.Translator(), err)))
				return
			}
			n := i18n.Args{"N": len(records)}
			r.SaveAs(r.Translator().Text("saved.duels", n), r.FileOfToday("files.duels", n, ".zip"), text)
		}
	})
}

// Watch shows a recorded duel from its beginning, and leads back to where that was asked for.
func (r *Flow) Watch(record *duelrecord.Record, back func()) {
	r.playBack(returning{r, back}, record, screen.Viewing{Plays: true})
}

// returning is the flow while something is watched that leads back to where it was asked for.
type returning struct {
	*Flow
	to func()
}

// OpenReplays implements [screen.PlaybackHost].
func (r returning) OpenReplays() { r.to() }

// PlayFrom implements [screen.PlaybackHost].
func (r returning) PlayFrom() func(record *duelrecord.Record, ply int) {
	return func(record *duelrecord.Record, ply int) {
		(&practice{r.Flow, record, ply, func() { r.playBack(r, record, screen.Viewing{Plays: true}) }}).begin()
	}
}
