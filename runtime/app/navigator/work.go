package navigator

import "context"

// Background does work outside of the toolkit's thread; what it returns is then done on it.
func (n *Navigator) Background(work func() (then func())) {
	n.working.Go(func() { n.options.Do(work()) })
}

// Prepare does work in the background, and then on the toolkit's thread what that returns, unless another screen is
// shown by then: the work is told, and needn't end.
func (n *Navigator) Prepare(work func(context.Context) (then func())) {
	ctx, stop := context.WithCancel(n.living)
	moved := n.moved.wait()
	go func() {
		select {
		case <-moved:
			stop()
		case <-ctx.Done():
		}
	}()
	n.Background(func() func() {
		then := work(ctx)
		return func() {
			if ctx.Err() == nil {
				stop()
				then()
			}
		}
	})
}

// AwaitWork returns when all that is worked beside the screen is done.
func (n *Navigator) AwaitWork() { n.working.Wait() }
