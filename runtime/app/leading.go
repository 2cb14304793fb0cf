package app

import (
	"io"

	"fyne.io/fyne/v2"

	"boardduels/runtime/app/knowledgeflow"
	"boardduels/runtime/app/screen"
	"boardduels/runtime/app/ui"
	"boardduels/runtime/record/duelrecord"
)

// Where one flow leads to another, and the start screen to each.

// OpenChoice shows the choice of heroes and opponent, as it was made last.
func (g *Game) OpenChoice() { g.Duels.OpenChoice() }

// OpenChoiceOf lets a duel be put together in which the person plays a hero.
func (g *Game) OpenChoiceOf(hero string) { g.Duels.OpenChoiceOf(hero) }

// Resume continues the interrupted duel.
func (g *Game) Resume() { g.Duels.Resume() }

// ComeAway leaves the duel under way, which is kept, for something that the player wants to see instead.
func (g *Game) ComeAway() { g.Duels.ComeAway() }

// OpenLesson begins the duel that teaches how to play.
func (g *Game) OpenLesson() { g.Lessons.OpenLesson() }

// OpenRecords shows what the player has achieved.
func (g *Game) OpenRecords() { g.Duels.OpenRecords() }

// OpenPlayers shows who can play on this device.
func (g *Game) OpenPlayers() { g.Players.OpenPlayers(g.OpenHome) }

// record implements [homeIntents].
func (g *Game) record(show func(achieved, foreseen string)) { g.Duels.Record(show) }

// OpenReplays shows the collection of finished duels.
func (g *Game) OpenReplays() { g.Replays.OpenReplays() }

// OpenPlayback shows a recorded duel from its beginning.
func (g *Game) OpenPlayback(record *duelrecord.Record) { g.Replays.OpenPlayback(record) }

// OpenPlaybackAt shows a recorded duel as one of its turns begins, from 1.
func (g *Game) OpenPlaybackAt(record *duelrecord.Record, turn int) {
	g.Replays.OpenPlaybackAt(record, turn)
}

// ExportReplay saves a duel in a file of the player's choice.
func (g *Game) ExportReplay(record *duelrecord.Record) { g.Replays.ExportReplay(record) }

// LookBack tells on the result of a duel what decided it, and what gave most away.
func (g *Game) LookBack(view *screen.Result, record *duelrecord.Record, back func()) {
	g.Replays.LookBack(view, record, back)
}

// OpenRuns shows the run under way, or the choice of one.
func (g *Game) OpenRuns() { g.Runs.OpenRuns() }

// OpenRunAt shows a run, by its file.
func (g *Game) OpenRunAt(path string) { g.Runs.OpenRunAt(path) }

// OpenBoards shows all board games, and those that are over.
func (g *Game) OpenBoards() { g.Boards.OpenBoards() }

// OpenKnowledge shows what the AI knows.
func (g *Game) OpenKnowledge() { g.Knowledge.OpenKnowledge() }

// OpenLearned shows what the AI knows, beside what a pack has, to take cases into that.
func (g *Game) OpenLearned(into knowledgeflow.Collector) { g.Knowledge.OpenLearned(into) }

// OpenSettings shows what can be set, on the way from the start screen.
func (g *Game) OpenSettings() { g.settings.OpenSettings() }

// SettingsButton leads from a duel to what can be set, and from there back to the duel.
func (g *Game) SettingsButton(s *screen.Session, back func()) *ui.Button {
	return g.settings.SettingsButton(s, back)
}

// PackChoice is where one of the known packs is chosen; nil if there is only one.
func (g *Game) PackChoice(then func()) fyne.CanvasObject { return g.Packs.PackChoice(then) }

// Backup saves all that the player has in a file of the player's choice.
func (g *Game) Backup() { g.Backups.Backup() }

// OpenFile opens what the player chooses.
func (g *Game) OpenFile() { g.Arrivals.OpenFile() }

// OpenPath opens a file, or a folder with a pack, that lies where the player has put it.
func (g *Game) OpenPath(path string) { g.Arrivals.OpenPath(path) }

// Receive takes a file in that was called by a name where it comes from, closes it, and opens what was taken in.
func (g *Game) Receive(name string, content io.ReadCloser) { g.Arrivals.Receive(name, content) }

// Collect opens the files that wait in the inbox, the first of them first.
func (g *Game) Collect() { g.Arrivals.Collect() }
