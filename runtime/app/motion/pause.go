package motion

import "time"

// Pause lets something be looked at before what comes next.
type Pause struct {
	stage *Stage
	p     *played
}

// NewPause returns a pause that, once it has been started, calls then after a time, or as soon as it is skipped; once
// in any case, unless it is given up. It takes its time also where nothing moves, since it is there to be read.
func (s *Stage) NewPause(d time.Duration, then func()) *Pause {
	return &Pause{s, &played{Motion: Motion{Time: d, Ended: then}}}
}

// Start begins the pause.
func (p *Pause) Start() { p.stage.add(p.p) }

// Skip goes on at once.
func (p *Pause) Skip() { p.p.finish() }

// GiveUp ends the pause; what would come next doesn't.
func (p *Pause) GiveUp() { p.p.over = true }
