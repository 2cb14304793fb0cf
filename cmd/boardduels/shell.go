package main

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/dialog"

	"boardduels/ai"
	"boardduels/ai/brains"
	"boardduels/ai/precedent"
	"boardduels/editor/view"
	"boardduels/internal/settings"
	"boardduels/kb"
	"boardduels/kb/classic"
	"boardduels/runtime/play"
	"boardduels/runtime/replay"
)

// shell fills the window with the game or, on a desktop, with the editor.
type shell struct {
	app      fyne.App
	window   fyne.Window
	folder   string  // of the game's data
	data     string  // the folder that the command line asks for; "" is the app's own
	drafts   string  // the folder of unsaved edits
	asked    *string // the pack of the command line, which the editor opens; nil is the one that was edited last
	settings *settings.Store
	game     *play.Game
	editor   *view.Editor // nil until it is opened for the first time
}

// fill shows the game: on a phone that is all there is.
func (s *shell) fill(phone bool) {
	s.window.SetPadded(false)
	s.openGame()
	if phone {
		s.window.Resize(fyne.NewSize(360, 640))
	} else {
		s.window.Resize(sizeOf(s.settings.Get().Window))
		s.window.SetMaster()
	}
	if !fyne.CurrentDevice().IsMobile() { // there nobody closes windows
		s.window.SetCloseIntercept(func() { s.game.Settle(s.openGame, s.settleEdits) })
	}
}

// settleEdits closes the window after unsaved edits are settled.
func (s *shell) settleEdits() {
	if s.editor == nil {
		s.closeWindow()
		return
	}
	s.editor.Settle(s.closeWindow)
}

// closeWindow closes the window, which next time has the same size.
func (s *shell) closeWindow() {
	size := s.window.Canvas().Size()
	s.settings.Change(func(s *settings.Settings) { s.Window = settings.Window{Width: size.Width, Height: size.Height} }, nil)
	s.window.Close()
}

// sizeOf returns the size of a window that was kept, within what a screen and the screens of the game can be.
func sizeOf(w settings.Window) fyne.Size {
	if w.Width == 0 || w.Height == 0 {
		return fyne.NewSize(1280, 800)
	}
	return fyne.NewSize(min(max(w.Width, 360), 16384), min(max(w.Height, 360), 16384))
}

// leaveEditor leads back to the game.
func (s *shell) leaveEditor() {
	s.game.Return()
	s.openGame()
}

func (s *shell) openGame() {
	s.window.SetMainMenu(nil)
	s.window.SetTitle(metadata.Name)
	s.window.SetContent(s.game.Content())
	s.window.Canvas().SetOnTypedKey(s.game.TypedKey)
}

// openEditor shows the editor.
func (s *shell) openEditor() { s.openEditorThen(func() {}) }

// openEditorThen shows the editor, and goes on as soon as its pack is open.
func (s *shell) openEditorThen(then func()) {
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
func (s *shell) editDuel(record *replay.Record) {
	s.openEditorThen(func() { s.editor.Watch(record) })
}

// isStill reports whether the game is shown, and nothing in it moves.
func (s *shell) isStill() bool { return s.window.Content() == s.game.Content() && s.game.IsStill() }

// openLearned shows what the AI has learned until people go back to the editor.
func (s *shell) openLearned(into play.Collector) {
	s.game.OpenLearned(into)
	s.openGame()
}

func (s *shell) newEditor() (*view.Editor, error) {
	return view.New(s.app, s.window, view.Deps{
		Classic: classic.FS(), Data: s.drafts, Settings: s.settings,
		Replays: play.Replays(s.folder), Brains: brains.Known(), Explain: explain, Answer: answerIn,
		Appearance: s.game, Leave: s.leaveEditor, NewWindow: s.newWindow, Learned: s.openLearned,
	})
}

// explain tells what the brain of the thesis makes of a situation.
func explain(situation ai.Situation, knowledge *kb.Knowledge) (*ai.Rationale, error) {
	return precedent.Explain(situation, knowledge, precedent.Intended)
}

// close ends what goes on in the background.
func (s *shell) close() {
	s.game.Close()
	if s.editor != nil {
		s.editor.Close()
	}
}
