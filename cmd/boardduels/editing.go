//go:build !js

package main

import (
	"os"
	"os/exec"
	"path/filepath"

	"fyne.io/fyne/v2/dialog"

	"boardduels/ai"
	"boardduels/ai/duel/duelbrains"
	"boardduels/ai/duel/precedent"
	"boardduels/editor/design"
	"boardduels/editor/document"
	"boardduels/editor/view"
	"boardduels/kb"
	"boardduels/kb/classic"
	"boardduels/runtime/app/knowledgeflow"
	"boardduels/runtime/app/library"
	"boardduels/runtime/app/look"
	"boardduels/runtime/record/duelrecord"
	"boardduels/schema"
)

// editing is the part of a shell that has the editor.
type editing struct {
	editor *view.Editor // nil until it is opened for the first time
}

// ways returns what leads from the game to the editor.
func (s *shell) ways() (edit func(), editDuel func(*duelrecord.Record)) {
	return s.openEditor, s.editDuel
}

// drafts is the folder of unsaved edits, which editors share, whoever plays.
func (s *shell) drafts() string { return filepath.Join(s.root, "unsaved") }

// hasEdits reports whether unsaved edits wait in the editor.
func (s *shell) hasEdits() bool { return document.HasEdits(s.drafts()) }

// validate adds what the editor knows of a pack's design to what its loading told.
func validate(pack *schema.Pack, found []schema.Diagnostic) []schema.Diagnostic {
	return design.Check(pack, found, nil).Told
}

// settleEdits closes the window after unsaved edits are settled.
func (s *shell) settleEdits() {
	if s.editor == nil {
		s.closeWindow()
		return
	}
	s.editor.Settle(s.closeWindow)
}

// leaveEditor leads back to the game.
func (s *shell) leaveEditor() {
	s.game.Return()
	s.openGame()
}

// openEditor shows the editor.
func (s *shell) openEditor() { s.openEditorThen(func() {}) }

// openEditorThen shows the editor, and goes on as soon as its pack is open.
func (s *shell) openEditorThen(then func()) {
	s.game.Shrink() // the editor's pages have room for more in a large window, not for larger things
	fresh := s.editor == nil
	if fresh {
		var err error
		if s.editor, err = s.newEditor(); err != nil {
			dialog.ShowError(err, s.window)
			return
		}
	}
	s.editor.Enter()
	if fresh {
		s.editor.Resume(s.asked, then)
	} else {
		then()
	}
}

// editDuel opens the editor with a recorded duel.
func (s *shell) editDuel(record *duelrecord.Record) {
	s.openEditorThen(func() { s.editor.Watch(record) })
}

// openLearned shows what the AI has learned until people go back to the editor.
func (s *shell) openLearned(into knowledgeflow.Collector) {
	s.game.OpenLearned(into)
	s.openGame()
}

func (s *shell) newEditor() (*view.Editor, error) {
	return view.New(s.app, s.window, view.Deps{
		Classic: classic.FS(), Data: s.drafts(), Settings: s.game.Settings(),
		Replays: library.Replays(s.own.folder), Brains: duelbrains.Known(), Explain: explain, Answer: answerIn,
		Appearance: s.game, Leave: s.leaveEditor, Play: s.game.PlayNext, Quit: s.askClose, NewWindow: s.newWindow, Learned: s.openLearned,
	})
}

// explain tells what the brain of the thesis makes of a situation.
func explain(situation ai.Situation, knowledge *kb.Knowledge) (*ai.Rationale, error) {
	return precedent.Explain(situation, knowledge, precedent.Intended)
}

// ending ends what goes on in the editor, and returns what waits for that. Unsaved edits wait for the next one.
func (e *editing) ending() (wait func()) {
	if e.editor == nil {
		return func() {}
	}
	return e.editor.Ending()
}

// newWindow starts the app once more, with the editor on a pack. It goes on when this one ends.
func (s *shell) newWindow(pack string) error {
	self, err := os.Executable()
	if err != nil {
		return err
	}
	args := []string{"-edit", "-pack", pack}
	if s.data != "" {
		args = append(args, "-data", s.data)
	}
	if s.language != "" {
		args = append(args, "-lang", s.language)
	}
	cmd := exec.Command(self, args...)
	cmd.Env = look.Environ()
	if err := cmd.Start(); err != nil {
		return err
	}
	go func() { _ = cmd.Wait() }() // how it ends is its own affair
	return nil
}
