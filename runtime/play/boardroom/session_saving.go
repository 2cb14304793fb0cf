package boardroom

import (
	"context"
	"sync"
	"time"

	"boardduels/internal/i18n"
	"boardduels/internal/trouble"
)

// saveTime is how long a game that couldn't be saved waits for the next try, unless there is an action before.
const saveTime = 3 * time.Second

// saveAgain tries again, now and then, to save what couldn't be. The function that it returns ends that with a last
// try, and returns when nothing is being written any more.
func (s *Session) saveAgain(ctx context.Context) (end func()) {
	ctx, stop := context.WithCancel(ctx)
	var trying sync.WaitGroup
	trying.Go(func() {
		for {
			select {
			case <-ctx.Done():
				return
			case <-s.host.After(saveTime):
				_ = s.saving.Retry() // it is told
			}
		}
	})
	return func() {
		stop()
		trying.Wait()
		_ = s.saving.Retry()
	}
}

// Retry tries to save what isn't safe yet, if anything, and returns why it still isn't.
func (s *Session) Retry() error { return s.saving.Retry() }

// kept is told on any goroutine that the game can't be saved, and why, or that it is safe again.
func (s *Session) kept(err error) {
	s.do(func() {
		s.Unsaved = err
		text := ""
		if err != nil {
			text = s.t.Text("boards.unsaved", i18n.Args{"Reason": trouble.Unsaved(s.t, err)})
		}
		s.warning.Set(text)
		s.arrange(s.Content.Size())
	})
}
