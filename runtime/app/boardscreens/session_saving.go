package boardscreens

import (
	"boardduels/internal/errtext"
	"boardduels/internal/i18n"
)

// Retry tries to save what isn't safe yet, if anything, and returns why it still isn't.
func (s *Session) Retry() error { return s.saving.Retry() }

// kept is told on any goroutine that the game can't be saved, and why, or that it is safe again.
func (s *Session) kept(err error) {
	s.do(func() {
		s.Unsaved = err
		text := ""
		if err != nil {
			text = s.t.Text("boards.unsaved", i18n.Args{"Reason": errtext.Unsaved(s.t, err)})
		}
		s.warning.Set(text)
		s.arrange(s.Content.Size())
	})
}
