package main

import (
	"fmt"
	"os"
	"sync/atomic"

	"github.com/spf13/cobra"

	"boardduels/ai/arena"
)

// watched runs a plan, and shows how far it is if standard error is a terminal.
func watched(cmd *cobra.Command, plan *arena.Plan, cast arena.Cast, o arena.Options) (*arena.Result, error) {
	var w watch
	inner := o.Progress
	o.Progress = func(p arena.Progress) error {
		w.note(p.Done, p.Total)
		if inner == nil {
			return nil
		}
		return inner(p)
	}
	defer w.show(cmd, "duels")()
	return arena.Run(cmd.Context(), plan, cast, o)
}

// watch is how far a long run is.
type watch struct{ done, total atomic.Int64 }

func (w *watch) note(done, total int) {
	w.done.Store(int64(done))
	w.total.Store(int64(total))
}

// show prints how far it is if standard error is a terminal, until the function that it returns is called.
func (w *watch) show(cmd *cobra.Command, what string) (stop func()) {
	to := cmd.ErrOrStderr()
	if !isTerminal(to) {
		return func() {}
	}
	return repeatedly(to, func() string { return fmt.Sprintf("%d of %d %s", w.done.Load(), w.total.Load(), what) })
}

// stoppedAfter is the error of a run that was interrupted.
func stoppedAfter(done, asked int) error {
	return fmt.Errorf("stopped after %d of %d duels", done, asked)
}

func isTerminal(to any) bool {
	file, ok := to.(*os.File)
	if !ok {
		return false
	}
	info, err := file.Stat()
	return err == nil && info.Mode()&os.ModeCharDevice != 0
}
