package dueltable

import (
	"image/color"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"boardduels/runtime/app/look"
	"boardduels/runtime/app/motion"
	"boardduels/runtime/app/ui"
)

// manner is how a hero's blows look: a swarm flies from the card to whom it hits, and leaves cuts or a ring there.
type manner struct {
	tones []color.NRGBA
	count int     // pieces of the swarm
	large float32 // side of the first, as a share of the portrait's
	bow   float32 // how far the way bends aside, as a share of its length
	cuts  []cut
	ring  bool
}

// cut is a line over a portrait, in shares of its sides, and how broad it is.
type cut struct{ fromX, fromY, toX, toY, broad float32 }

// manners are those of the heroes of the classic pack; others have the plain one.
var (
	manners = map[string]*manner{
		"knight": {[]color.NRGBA{look.White, look.Warded}, 8, 0.2, 0.16, []cut{{-0.1, 0.1, 1.1, 0.9, 0.09}}, false},
		"mage":   {[]color.NRGBA{look.White, look.Gold, look.Gem, look.Hit}, 14, 0.26, -0.22, nil, true},
		"priest": {[]color.NRGBA{look.White, look.Gold}, 9, 0.16, 0, []cut{{0.5, -0.5, 0.5, 1.05, 0.22}}, true},
		"rogue":  {[]color.NRGBA{look.White, look.Venom}, 6, 0.13, 0.34, []cut{{0.05, 0.05, 0.95, 0.95, 0.05}, {0.95, 0.05, 0.05, 0.95, 0.05}}, false},
	}
	plainManner = &manner{[]color.NRGBA{look.White, look.Gold, look.Hit}, 8, 0.18, 0.1, nil, true}
)

// mannerOf returns how the blows of a hero look.
func mannerOf(hero string) *manner {
	if m, is := manners[hero]; is {
		return m
	}
	return plainManner
}

// The times of a blow's way, and of what it leaves.
const (
	throwTime = 170 * time.Millisecond
	scarTime  = 320 * time.Millisecond
)

// throw lets a blow fly from a card to a portrait after a while, and leave its mark there. It returns when it hits.
func (a *air) throw(m *manner, from fyne.Position, at ui.Rect, after time.Duration) time.Duration {
	if a.stage.IsCalm() {
		return after
	}
	swarm := &fyne.Container{}
	for range m.count {
		swarm.Add(canvas.NewCircle(color.Transparent))
	}
	a.stage.Play(motion.Motion{After: after, Time: throwTime, Draw: func(done float32) {
		for i, piece := range swarm.Objects {
			m.placePiece(piece.(*canvas.Circle), i, from, at, done)
		}
		if done == 0 {
			a.box.Add(swarm)
		}
	}, Ended: func() { a.box.Remove(swarm) }})
	a.scar(m, at, after+throwTime)
	return after + throwTime
}

// placePiece puts a piece of the swarm on its way: each a little behind the one before it, and smaller.
func (m *manner) placePiece(piece *canvas.Circle, i int, from fyne.Position, at ui.Rect, done float32) {
	const behind = 0.35 // the last one begins so much later
	share := float32(i) / float32(m.count)
	gone := min(max(done*(1+behind)-behind*share, 0), 1)
	gone *= gone // it grows faster
	to := at.Middle()
	way := to.Subtract(from)
	aside := m.bow * 4 * gone * (1 - gone)
	x, y := from.X+way.X*gone-way.Y*aside, from.Y+way.Y*gone+way.X*aside
	side := min(at.W, at.H) * m.large * (1 - 0.7*share)
	piece.FillColor = look.Faded(m.tones[i%len(m.tones)], 1-0.6*share)
	ui.NewRect(x-side/2, y-side/2, side, side).Put(piece)
	canvas.Refresh(piece)
}

// scar lets what a blow leaves on a portrait be seen for a moment.
func (a *air) scar(m *manner, at ui.Rect, after time.Duration) {
	marks := &fyne.Container{}
	ring := canvas.NewCircle(color.Transparent)
	lines := make([]*canvas.Line, len(m.cuts))
	for i := range lines {
		lines[i] = canvas.NewLine(color.Transparent)
		marks.Add(lines[i])
	}
	if m.ring {
		marks.Add(ring)
	}
	a.stage.Play(motion.Motion{After: after, Time: scarTime, Draw: func(done float32) {
		for i, line := range lines {
			m.cuts[i].draw(line, m.tones[0], at, done)
		}
		ring.StrokeColor = look.Faded(m.tones[len(m.tones)-1], 1-done)
		ring.StrokeWidth = max(at.W*0.09*(1-done), 1)
		at.Scaled(0.3 + 1.1*motion.Slowing(done)).Put(ring)
		canvas.Refresh(ring)
		if done == 0 {
			a.box.Add(marks)
		}
	}, Ended: func() { a.box.Remove(marks) }})
}

// draw lets a cut run over the portrait, and fade as it grows thin.
func (c cut) draw(line *canvas.Line, tone color.NRGBA, at ui.Rect, done float32) {
	const run = 0.3 // of its time
	long := min(done/run, 1)
	line.StrokeColor = look.Faded(tone, 1-done*done)
	line.StrokeWidth = max(c.broad*min(at.W, at.H)*(1-done), 1)
	x, y := at.X+c.fromX*at.W, at.Y+c.fromY*at.H
	line.Position1 = fyne.NewPos(x, y)
	line.Position2 = fyne.NewPos(x+(c.toX-c.fromX)*at.W*long, y+(c.toY-c.fromY)*at.H*long)
	canvas.Refresh(line)
}
