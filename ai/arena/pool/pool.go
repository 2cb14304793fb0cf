// Package pool lets goroutines share work.
package pool

import (
	"context"
	"runtime"
	"sync"
)

// Run calls work in a number of goroutines, 0 for as many as there are processors, and waits until all have returned.
// The first error ends the context of the others, and is returned; if ctx ended first, its error is.
func Run(ctx context.Context, workers int, work func(context.Context) error) error {
	if workers == 0 {
		workers = runtime.GOMAXPROCS(0)
	}
	ctx, stop := context.WithCancelCause(ctx)
	defer stop(nil)
	var group sync.WaitGroup
	for range workers {
		group.Go(func() {
			if err := work(ctx); err != nil {
				stop(err)
			}
		})
	}
	group.Wait()
	return context.Cause(ctx)
}
