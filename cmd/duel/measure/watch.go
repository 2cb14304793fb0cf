package measure

import (
	"fmt"
	"sync/atomic"

	"github.com/spf13/cobra"

	"boardduels/ai/arena/job"
	"boardduels/cmd/duel/cli"
)

// watch is how far a long run is.
type watch struct{ done, total atomic.Int64 }

func (w *watch) note(done, total int) {
	w.done.Store(int64(done))
	w.total.Store(int64(total))
}

// noted returns what notes progress, and saves results unless save is nil.
func noted[R result](w *watch, save func(result) error) func(job.Progress[R]) error {
	return func(p job.Progress[R]) error {
		w.note(p.Done, p.Total)
		if save == nil {
			return nil
		}
		return save(p.Result)
	}
}

// show prints how far it is if standard error is a terminal, until the function that it returns is called.
func (w *watch) show(cmd *cobra.Command, what string) (stop func()) {
	return cli.Repeatedly(cmd.ErrOrStderr(), func() string { return fmt.Sprintf("%d of %d %s", w.done.Load(), w.total.Load(), what) })
}

// stoppedAfter is the error of a run that was interrupted.
func stoppedAfter(done, asked int) error {
	return fmt.Errorf("stopped after %d of %d duels", done, asked)
}
