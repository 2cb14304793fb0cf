package screen

import (
	"context"

	"boardduels/internal/errtext"
	"boardduels/internal/i18n"
)

// saveAgain tries again, now and then, to save what couldn't be, until the function that it returns is called.
func (s *Session) saveAgain(ctx context.Context) (end func()) {
	if s.Saving == nil {
		return func() {}
	}
	return s.Saving.KeepTrying(ctx, s.host.After)
}

// kept is told on any goroutine that the duel can't be saved, and why, or that it is safe again.
func (s *Session) kept(err error) {
	s.do(func() {
		s.Unsaved = err
		text := ""
		if err != nil {
			text = s.Translator.Text("duel.unsaved", i18n.Args{"Reason": errtext.Unsaved(s.Translator, err)})
		}
		s.Table.Warn(text)
	})
}
