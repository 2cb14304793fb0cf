package boardview

import (
	"slices"
	"strings"
	"time"

	"fyne.io/fyne/v2"

	"boardduels/runtime/app/motion"
	"boardduels/runtime/game"
)

// Discs is a board of squares on which discs are placed, by the names of their squares, and on which they may turn.
type Discs struct {
	side    int // in squares
	grid    *Grid
	stage   *motion.Stage
	intents Intents
	discs   []*token
	shown   []game.Seat // by square, whose disc is seen
	legal   []string
	last    int // the square of the last disc, or -1
	advised int
}

// NewDiscs returns an empty board with so many squares a side.
func NewDiscs(side int, stage *motion.Stage, intents Intents) *Discs {
	r := &Discs{side: side, stage: stage, intents: intents, last: -1, advised: -1}
	var pieces []fyne.CanvasObject
	for range side * side {
		disc := newToken()
		r.discs, r.shown = append(r.discs, disc), append(r.shown, game.Nobody)
		pieces = append(pieces, disc.objects()...)
	}
	r.grid = newGrid(side, side, pieces, r.choose, r.arrange)
	return r
}

// Object implements [Board].
func (r *Discs) Object() Object { return r.grid }

// Shape implements [Board].
func (r *Discs) Shape() (narrow, broad float32) { return 1, 1 }

// HasDrafts implements [Board]: an action is one tap.
func (r *Discs) HasDrafts() bool { return false }

// Draft implements [Board].
func (r *Discs) Draft() Draft { return Draft{} }

// Undo implements [Board].
func (r *Discs) Undo() {}

// Present implements [Board].
func (r *Discs) Present(m *Moment) {
	r.take(m)
	for i := range m.Scene.Pieces {
		r.shown[i] = m.Scene.Pieces[i].Seat
	}
	r.grid.Refresh()
}

// take takes in what a moment has besides discs.
func (r *Discs) take(m *Moment) {
	r.legal, r.last = m.Legal, r.grid.square(placed(m.Events).square)
	var targets []int
	for _, action := range m.Legal {
		if square := r.grid.square(action); square >= 0 {
			targets = append(targets, square)
		}
	}
	r.grid.target(targets, bright)
	r.Advise("")
	r.grid.mark(r.grid.last, r.last)
}

// Advise implements [Board].
func (r *Discs) Advise(action string) {
	r.advised = r.grid.square(action)
	r.grid.advise(r.advised)
}

// arrange lays the discs on their squares.
func (r *Discs) arrange() {
	for i, disc := range r.discs {
		disc.draw(r.grid.rect(i).Scaled(discPart), r.shown[i], 1)
	}
	r.grid.mark(r.grid.last, r.last)
	r.grid.advise(r.advised)
}

// discPart is how much of its square's side a disc takes.
const discPart = 0.8

func (r *Discs) choose(square int) {
	if action := r.grid.name(square); slices.Contains(r.legal, action) {
		r.intents.Choose(action)
		return
	}
	r.intents.Refused()
}

// The times of a disc that is placed, of one that turns, and from one that turns to the next.
const (
	placeTime = 180 * time.Millisecond
	turnTime  = 320 * time.Millisecond
	turnNext  = 60 * time.Millisecond
)

// Play implements [Board]: the disc comes, and those that it encloses turn, one after the other.
func (r *Discs) Play(m *Moment) time.Duration {
	r.take(m)
	e := placed(m.Events)
	at := r.grid.square(e.square)
	if at < 0 {
		r.Present(m)
		return 0
	}
	r.shown[at] = e.seat
	r.stage.Play(motion.Motion{Of: r.discs[at], Time: placeTime, Curve: motion.Slowing, Draw: func(done float32) {
		r.discs[at].draw(r.grid.rect(at).Scaled(discPart*(0.4+0.6*done)), e.seat, 1)
	}})
	whole := placeTime
	for _, name := range e.turned {
		square := r.grid.square(name)
		after := placeTime + time.Duration(r.distance(at, square)-1)*turnNext
		r.turn(square, e.seat, after)
		whole = max(whole, after+turnTime)
	}
	return whole
}

// turn lets a disc become a seat's.
func (r *Discs) turn(square int, seat game.Seat, after time.Duration) {
	before := r.shown[square]
	r.shown[square] = seat
	disc := r.discs[square]
	r.stage.Play(motion.Motion{Of: disc, After: after, Time: turnTime, Curve: motion.Gentle, Draw: func(done float32) {
		now, seen := before, 1-2*done
		if done >= 0.5 {
			now, seen = seat, 2*done-1
		}
		disc.draw(r.grid.rect(square).Scaled(discPart), now, max(seen, 0.06))
	}})
}

// distance is how many squares lie between two, with one of them.
func (r *Discs) distance(a, b int) int {
	files, rows := a%r.side-b%r.side, a/r.side-b/r.side
	return max(files, -files, rows, -rows)
}

// placing is what events tell of a disc: "placed seat 1 d3", with "turned d4" where others turn.
type placing struct {
	seat   game.Seat
	square string // "" if none was placed
	turned []string
}

func placed(events []string) placing {
	for _, event := range events {
		if words := strings.Fields(event); len(words) > 3 && words[0] == "placed" {
			return placing{game.Seat(words[2][0] - '1'), words[3], words[min(5, len(words)):]}
		}
	}
	return placing{seat: game.Nobody}
}
