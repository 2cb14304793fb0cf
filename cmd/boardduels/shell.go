package main

import (
	"path/filepath"
	"sync"

	"fyne.io/fyne/v2"

	"boardduels/internal/settings"
	"boardduels/runtime/app"
	"boardduels/runtime/app/look"
	"boardduels/runtime/app/ui"
)

// shell fills the window with the game or, on a desktop, with the editor.
type shell struct {
	app      fyne.App
	window   fyne.Window
	root     string      // the folder of all data
	data     string      // the one that the command line asks for; "" is the app's own
	language string      // of the command line; "" if it asks for none
	asked    *string     // the pack of the command line, which the editor opens; nil is the one that was edited last
	options  app.Options // of games, whoever plays
	keeper   *keeper
	own      *home // of whoever plays
	game     *app.Game
	moving   bool           // to another player's home
	leaving  sync.WaitGroup // homes that were left for that
	editing
}

// fill shows the game: on a phone that is all there is.
func (s *shell) fill(phone bool) {
	s.window.SetPadded(false)
	s.window.SetOnDropped(func(_ fyne.Position, dropped []fyne.URI) {
		if s.window.Content() == s.game.Content() {
			s.open(paths(dropped))
		}
	})
	if phone {
		s.window.Resize(fyne.NewSize(360, 640))
	} else {
		s.window.Resize(sizeOf(s.game.Settings().Get().Window, screens(), look.Scale()))
		s.window.SetMaster()
	}
	// Once the size is known, in which the game is dressed from the first frame on
	s.openGame()
	if !fyne.CurrentDevice().IsMobile() { // there nobody closes windows
		s.window.SetCloseIntercept(s.askClose)
	}
}

// open opens files, and what has come meanwhile.
func (s *shell) open(files []string) {
	for _, path := range files {
		s.game.OpenPath(path)
	}
	s.game.Collect()
}

// paths are those of some files.
func paths(of []fyne.URI) (paths []string) {
	for _, uri := range of {
		if uri.Scheme() == "file" {
			paths = append(paths, filepath.FromSlash(uri.Path()))
		}
	}
	return paths
}

// askClose closes the window once what is under way is settled.
func (s *shell) askClose() { s.game.Settle(s.openGame, s.settleEdits) }

// closeWindow closes the window, which next time has the same size.
func (s *shell) closeWindow() {
	size := s.window.Canvas().Size()
	s.game.Settings().Change(func(s *settings.Settings) { s.Window = settings.Window{Width: size.Width, Height: size.Height} }, nil)
	s.window.Close()
}

// sizeOf returns the size of a window that was kept. It may span all screens, which have so many pixels at a scale, but
// no more: each pixel beyond takes memory and time, and nobody sees it. Nothing is known of no screens.
func sizeOf(w settings.Window, screens fyne.Size, scale float32) fyne.Size {
	size := fyne.NewSize(1280, 800)
	if w != (settings.Window{}) {
		size = fyne.NewSize(w.Width, w.Height)
	}
	if screens.IsZero() {
		return size
	}
	return fyne.NewSize(min(size.Width, screens.Width/scale), min(size.Height, screens.Height/scale))
}

func (s *shell) openGame() {
	s.window.SetMainMenu(nil)
	s.window.SetTitle(metadata.Name)
	s.window.SetContent(s.game.Content())
	s.game.Grow()
	ui.HearTyped(s.window.Canvas(), s.game.TypedKey)
	ui.HearKeys(s.window.Canvas())
}

// isStill reports whether the game is shown, and nothing in it moves.
func (s *shell) isStill() bool { return s.window.Content() == s.game.Content() && s.game.IsStill() }

// close ends what goes on in the background.
func (s *shell) close() {
	s.game.Close()
	s.ending()()
	_ = s.own.lock.Release()
	s.leaving.Wait()
}
