package view

import (
	"os"
	"path/filepath"
	"strings"

	"fyne.io/fyne/v2/theme"

	"boardduels/ai/duel/competence"
	"boardduels/editor/boardtrial"
	"boardduels/editor/playtest"
	"boardduels/editor/view/dialog"
	"boardduels/editor/view/trialpage"
	"boardduels/runtime/app/gallery"
	"boardduels/runtime/app/look"
	"boardduels/runtime/app/replayflow"
)

// Watch shows a recorded duel, from each turn of which there are ways to what is made.
func (e *Editor) Watch(record *playtest.Duel) {
	if !record.Finished() {
		e.ask.Report(dialog.LocalError(e.texts.Text("editor.replay.unfinished")))
		return
	}
	e.stage.ShowRecorded(record)
}

// askRecorded offers the duels that the user has played in the game, the newest first, records that lie in the folder
// in which they are kept, and other files.
func (e *Editor) askRecorded() {
	go func() {
		var records []*playtest.Duel
		if e.deps.Replays != nil {
			records = competence.Replays(e.deps.Replays)
		}
		kept := recordsIn(e.files.usualFolder())
		e.deps.Do(func() { e.offerRecorded(records, kept) })
	}()
}

// recordsIn returns the paths of the records in a folder, which needn't be there.
func recordsIn(folder string) (paths []string) {
	entries, _ := os.ReadDir(folder)
	for _, entry := range entries {
		if filepath.Ext(entry.Name()) == ".replay" {
			paths = append(paths, filepath.Join(folder, entry.Name()))
		}
	}
	return paths
}

func (e *Editor) offerRecorded(records []*playtest.Duel, kept []string) {
	pictures := gallery.New(e.work.Pack(), e.texts)
	var picks []pick
	for _, record := range records {
		if record.Finished() {
			picks = append(picks, pick{name: replayflow.ReplayTitle(e.texts, pictures, record), icon: look.Symbol("attack"), take: func() { e.Watch(record) }})
		}
	}
	for _, path := range kept {
		picks = append(picks, pick{name: filepath.Base(path), icon: theme.MediaVideoIcon(), take: func() { e.openRecorded(path, e.reportUnlessFine) }})
	}
	picks = append(picks, pick{name: e.texts.Text("editor.replay.file"), icon: theme.FolderOpenIcon(), take: func() {
		e.choosers.browseFile(e.files.lastFolder(), []string{".replay"}, e.openRecorded)
	}})
	raisePicker(e, "editor.replay.title", 640, true, func(text string) []pick { return matching(picks, text) })
}

// openRecorded shows the duel of a file, or its game on a board.
func (e *Editor) openRecorded(path string, done func(error)) {
	go func() {
		record, err := playtest.Open(path)
		game, table, notBoard := boardtrial.OpenRecord(path)
		e.deps.Do(func() {
			switch {
			case err == nil:
				done(nil)
				e.Watch(record)
			case notBoard == nil:
				done(nil)
				name := strings.TrimSuffix(filepath.Base(path), ".replay")
				shown := trialpage.NewBoardStage(e.stage, table, name)
				shown.About = "editor.board_trial.recorded"
				shown.Watch(game)
			default:
				done(err)
			}
		})
	}()
}

// reportUnlessFine tells of an error if there is one.
func (e *Editor) reportUnlessFine(err error) {
	if err != nil {
		e.ask.Report(err)
	}
}
