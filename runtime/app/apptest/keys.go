package apptest

import (
	"fyne.io/fyne/v2"

	"boardduels/runtime/app/ui"
)

// Offers reports whether a button is on the screen.
func (s *Stand) Offers(key string) bool {
	return len(Visible(s, Called(s.Text(key)))) > 0
}

// Key types a key as the toolkit hands it on: to what has the focus, or to the window.
func (s *Stand) Key(name fyne.KeyName) {
	s.T.Helper()
	if name == fyne.KeyTab {
		s.Window.Canvas().FocusNext()
		return
	}
	s.TypeKey(&fyne.KeyEvent{Name: name})
}

// TypeKey brings a key to what has the focus, or else to the game.
func (s *Stand) TypeKey(event *fyne.KeyEvent) {
	s.T.Helper()
	c := s.Window.Canvas()
	if focused := c.Focused(); focused != nil {
		focused.TypedKey(event)
		return
	}
	s.Game.TypedKey(event)
}

// KeyTo moves the focus by keyboard to what fits.
func KeyTo[T fyne.Focusable](s *Stand, fits func(T) bool) {
	s.T.Helper()
	for range 80 {
		if f, ok := s.Window.Canvas().Focused().(T); ok && fits(f) {
			return
		}
		s.Key(fyne.KeyTab)
	}
	var none T
	s.T.Fatalf("the keyboard can't reach %T from %T; %v", none, s.Window.Canvas().Focused(), Texts(s.Window.Content()))
}

func Called(text string) func(*ui.Button) bool {
	return func(b *ui.Button) bool { return b.Text == text }
}
