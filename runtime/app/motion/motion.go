// Package motion lets things on a screen move for a moment: all on one stage, by one clock, so that people can hurry
// them, skip them or do without, and tests can look at any moment between.
package motion

import (
	"slices"
	"time"
)

// Motion is something that changes for a while.
type Motion struct {
	After time.Duration // before it begins; until then nothing is drawn
	Time  time.Duration // from its beginning to its end
	Curve Curve         // nil is a steady one
	// Draw shows it at a point of the curve: first and once at its beginning, before any frame has been painted without
	// it, and last at its end. It may be nil.
	Draw func(done float32)
	// Ended, unless nil, is called once it has come to its end, however that was.
	Ended func()
	// Of, unless nil, is what changes: another motion of it brings this one to its end first.
	Of any
	// Calm tells that nothing moves from place to place, so that it is shown to people who want less motion, too.
	Calm bool
}

// Pace is how fast things move.
type Pace string

// The paces. What isn't one of them is the usual one.
const (
	Usual  Pace = ""
	Double Pace = "double"
	Off    Pace = "off" // everything is at its end at once; what waits to be read waits still
)

// Stage is where things move. It belongs to the toolkit's thread. One that is made of nothing has no clock: use
// [NewStage].
type Stage struct {
	clock   Clock
	pace    Pace
	calm    bool
	playing []*played
	ticking bool
	linger  linger
}

// linger is how much slower time passes, and for how long yet.
type linger struct {
	pace float32
	left time.Duration
}

// played is a motion under way.
type played struct {
	Motion
	passed  time.Duration
	started bool
	drawn   float32
	over    bool
}

// NewStage returns a stage on which nothing moves yet.
func NewStage(c Clock) *Stage { return &Stage{clock: c} }

// Set chooses how fast things move, and whether those that go from place to place are to be at their ends at once.
func (s *Stage) Set(p Pace, calm bool) { s.pace, s.calm = p, calm }

// IsCalm reports whether nothing is to go from place to place.
func (s *Stage) IsCalm() bool { return s.calm }

// Play begins motions.
func (s *Stage) Play(motions ...Motion) {
	for _, m := range motions {
		s.finishOf(m.Of)
		p := &played{Motion: m}
		if s.pace == Off || s.calm && !m.Calm {
			p.finish()
			continue
		}
		p.advance(0)
		s.add(p)
	}
}

// finishOf brings what moves something to its end.
func (s *Stage) finishOf(thing any) {
	for _, p := range slices.Clone(s.playing) {
		if thing != nil && p.Of == thing {
			p.finish()
		}
	}
}

// add takes a motion under the clock.
func (s *Stage) add(p *played) {
	if p.over {
		return
	}
	s.playing = append(s.playing, p)
	if !s.ticking {
		s.ticking = true
		s.clock.Run(s.tick)
	}
}

// IsMoving reports whether anything moves or waits.
func (s *Stage) IsMoving() bool { return len(s.playing) > 0 }

// Linger lets time pass slower for a while, for a moment that is to be felt: 0 is standing still, 1 the usual pace.
// Where nothing is to go from place to place there is nothing to be felt.
func (s *Stage) Linger(pace float32, d time.Duration) {
	if s.calm || s.pace == Off {
		return
	}
	s.linger = linger{pace, d}
}

// lingered returns how much of what has passed counts.
func (s *Stage) lingered(passed time.Duration) time.Duration {
	slow := min(passed, s.linger.left)
	s.linger.left -= slow
	return passed - slow + time.Duration(float32(slow)*s.linger.pace)
}

// Finish brings everything that moves to its end. Pauses go on.
func (s *Stage) Finish() {
	s.linger = linger{}
	for _, p := range slices.Clone(s.playing) {
		if p.Draw != nil {
			p.finish()
		}
	}
	s.tidy()
}

// tick lets time pass, and reports whether anything is left to move.
func (s *Stage) tick(passed time.Duration) bool {
	if s.pace == Double {
		passed *= 2
	}
	passed = s.lingered(passed)
	for _, p := range slices.Clone(s.playing) {
		p.advance(passed)
	}
	s.tidy()
	s.ticking = s.IsMoving()
	return s.ticking
}

func (s *Stage) tidy() {
	s.playing = slices.DeleteFunc(s.playing, func(p *played) bool { return p.over })
}

// advance draws a motion after further time.
func (p *played) advance(passed time.Duration) {
	if p.over {
		return
	}
	p.passed += passed
	if p.passed < p.After {
		return
	}
	if at := p.passed - p.After; at < p.Time {
		p.draw(float32(at) / float32(p.Time))
		return
	}
	p.finish()
}

// finish draws a motion at its end.
func (p *played) finish() {
	if p.over {
		return
	}
	p.over = true
	p.draw(1)
	if p.Ended != nil {
		p.Ended()
	}
}

func (p *played) draw(done float32) {
	if p.Draw == nil || p.started && done == p.drawn {
		return
	}
	if !p.started && done > 0 {
		p.Draw(p.Curve.at(0))
	}
	p.started, p.drawn = true, done
	p.Draw(p.Curve.at(done))
}
