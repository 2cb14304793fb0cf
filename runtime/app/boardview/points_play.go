package boardview

import (
	"strings"
	"time"

	"boardduels/runtime/app/motion"
	"boardduels/runtime/app/ui"
	"boardduels/runtime/backgammon"
	"boardduels/runtime/game"
)

// walkTime is how long a checker is on its way, and walkNext from one to the next.
const (
	walkTime = 260 * time.Millisecond
	walkNext = 320 * time.Millisecond
)

// move has a checker of the own play go to a place, step by step; one that wasn't dragged is seen on its way.
func (p *Points) move(from, to slot, seen bool) {
	way := p.draft.route(from, to)
	if way == nil {
		return
	}
	p.selected, p.advised = nowhere, nil
	for i, step := range way.steps {
		p.draft.step(step)
		now := p.draft.now
		if seen {
			p.fly(time.Duration(i)*walkNext, p.moment.Viewer, step, func() { p.shown = now })
		} else {
			p.shown = now
		}
	}
	p.lay()
	p.intents.Drafted()
}

// fly lets a checker be seen on its way; then it has arrived.
func (p *Points) fly(after time.Duration, seat game.Seat, step backgammon.Step, then func()) {
	isViewer, era := seat == p.moment.Viewer, p.era
	from, to := slotOf(step.From, isViewer), slotOf(step.To, isViewer)
	var start, end ui.Rect
	p.stage.Play(motion.Motion{
		After: after, Time: walkTime, Curve: motion.Gentle,
		Draw: func(done float32) {
			if era != p.era {
				return
			}
			if done == 0 {
				_, count := p.in(from)
				start = p.plan.checker(from, max(count-1, 0), max(count, 1))
				other, there := p.in(to)
				if other != seat {
					there = 0
				}
				end = p.plan.checker(to, there, there+1)
				p.lifted = from
				p.lay()
			}
			p.flying.draw(between(start, end, done), seat, 1)
		},
		Ended: func() {
			if era != p.era {
				return
			}
			p.lifted = nowhere
			p.flying.draw(ui.Rect{}, game.Nobody, 1)
			then()
			p.lay()
		},
	})
}

func between(a, b ui.Rect, share float32) ui.Rect {
	at := func(x, y float32) float32 { return x + (y-x)*share }
	return ui.NewRect(at(a.X, b.X), at(a.Y, b.Y), at(a.W, b.W), at(a.H, b.H))
}

// Play implements [Board]: the checkers go their ways one after the other, and the new dice lie there then. What the
// viewer has put together stands there already.
func (p *Points) Play(m *Moment) time.Duration {
	if p.shown == boardOf(&m.Scene, m.Viewer) {
		p.Present(m)
		return 0
	}
	p.era++
	p.draft, p.selected, p.advised = nil, nowhere, nil
	after, last := time.Duration(0), *m
	for _, event := range m.Events {
		seat, step, ok := walked(event)
		if !ok {
			continue
		}
		p.fly(after, seat, step, func() { p.shown.Walk(seat, step) })
		after += walkNext
	}
	era := p.era
	p.stage.Play(motion.Motion{After: after, Draw: func(float32) {}, Calm: true, Ended: func() {
		if era == p.era {
			p.Present(&last)
		}
	}})
	return after
}

// walked reads "moved seat 1 8/5" and "hit seat 1 8/5".
func walked(event string) (seat game.Seat, step backgammon.Step, ok bool) {
	words := strings.Fields(event)
	if len(words) != 4 || words[0] != "moved" && words[0] != "hit" {
		return 0, step, false
	}
	from, to, _ := strings.Cut(words[3], "/")
	var known [2]bool
	step.From, known[0] = parsePlace(from)
	step.To, known[1] = parsePlace(to)
	return game.Seat(words[2][0] - '1'), step, known[0] && known[1]
}
