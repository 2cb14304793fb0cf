package navigator

import "context"

// Background does work outside of the toolkit's thread; what it returns is then done on it.
func (p *Pages) Background(work func() (then func())) {
	p.working.Go(func() { p.options.Do(work()) })
}

// Prepare does work in the background, and then on the toolkit's thread what that returns, unless another screen is
// shown by then: the work is told, and needn't end.
func (p *Pages) Prepare(work func(context.Context) (then func())) {
	ctx, stop := context.WithCancel(p.living)
	moved := p.moved.wait()
	go func() {
		select {
		case <-moved:
			stop()
		case <-ctx.Done():
		}
	}()
	p.Background(func() func() {
		then := work(ctx)
		return func() {
			if ctx.Err() == nil {
				stop()
				then()
			}
		}
	})
}
