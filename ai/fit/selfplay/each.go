package selfplay

import (
	"context"
	"runtime"
	"sync"
	"sync/atomic"
)

// Each calls f for all numbers below n on all processors. It stops early when ctx ends, and returns its error.
func Each(ctx context.Context, n int, f func(i int)) error {
	var next atomic.Int64
	var group sync.WaitGroup
	for range min(runtime.GOMAXPROCS(0), n) {
		group.Go(func() {
			for ctx.Err() == nil {
				i := int(next.Add(1)) - 1
				if i >= n {
					return
				}
				f(i)
			}
		})
	}
	group.Wait()
	return ctx.Err()
}
