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
	var done, total atomic.Int64
	inner := o.Progress
	o.Progress = func(p arena.Progress) error {
		done.Store(int64(p.Done))
		total.Store(int64(p.Total))
		if inner == nil {
			return nil
		}
		return inner(p)
	}
	if to := cmd.ErrOrStderr(); isTerminal(to) {
		defer repeatedly(to, func() string { return fmt.Sprintf("%d of %d duels", done.Load(), total.Load()) })()
	}
	return arena.Run(cmd.Context(), plan, cast, o)
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
