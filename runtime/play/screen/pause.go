package screen

import (
	"time"

	"fyne.io/fyne/v2"
)

// pause lets something be seen before what comes next. It can be skipped.
type pause struct {
	then func()
	wait *fyne.Animation
}

// newPause returns a pause that calls then after a time, or as soon as it is skipped; once in any case.
func newPause(d time.Duration, then func()) *pause {
	p := &pause{then: then}
	p.wait = fyne.NewAnimation(d, func(done float32) {
		if done == 1 {
			p.finish()
		}
	})
	return p
}

func (p *pause) start() { p.wait.Start() }

func (p *pause) skip() {
	p.wait.Stop()
	p.finish()
}

func (p *pause) finish() {
	if then := p.then; then != nil {
		p.then = nil
		then()
	}
}
