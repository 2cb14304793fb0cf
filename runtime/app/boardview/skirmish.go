package boardview

import (
	"image/color"
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"boardduels/runtime/app/motion"
	"boardduels/runtime/game"
	"boardduels/runtime/tactics"
)

// Skirmish is the board of the tactical game. An order is put together: the unit, where it goes, and whom it attacks
// from there; what a blow will do is shown on whom it would hit.
type Skirmish struct {
	grid    *Grid
	ranges  *hatching // of what the chosen unit, or an enemy that is watched, could hit
	stage   *motion.Stage
	intents Intents
	units   []*unit
	losses  []*plate // on those who would be hit
	threats []*canvas.Rectangle
	bolt    *canvas.Circle // of an attack under way
	moment  Moment
	field   tactics.Field
	tired   map[int]bool // squares of own units that have had their order
	orders  []order      // that can be chosen
	from    int          // the square of the unit that is chosen, or −1
	to      int          // where it is to go
	watched int          // the square of the enemy whose threat is shown since it was tapped, or −1
	last    int          // where the last order has ended, or −1
	advised *order
	moving  map[int]fyne.Position // by square, how far its unit is drawn from there
	era     int                   // of moments
}

var _ Board = (*Skirmish)(nil)

// order is an action, by squares.
type order struct {
	text     string
	from, to int
	attack   string // the direction; "" is none
}

// The colours of the ground.
var (
	meadow     = color.NRGBA{0x5d, 0x7d, 0x48, 0xff}
	meadowDark = color.NRGBA{0x55, 0x74, 0x42, 0xff}
	rock       = color.NRGBA{0x6b, 0x67, 0x66, 0xff}
	rockEdge   = color.NRGBA{0x39, 0x36, 0x38, 0xff}
	lake       = color.NRGBA{0x2f, 0x6f, 0xa8, 0xff}
	lakeEdge   = color.NRGBA{0x22, 0x52, 0x80, 0xff}
	danger     = color.NRGBA{0xff, 0x4d, 0x45, 0xff}
)

const unitsInAll = 2 * tactics.MaxUnits

// NewSkirmish returns an empty board.
func NewSkirmish(stage *motion.Stage, intents Intents) *Skirmish {
	s := &Skirmish{stage: stage, intents: intents, ranges: newHatching(), from: -1, to: -1, watched: -1, last: -1}
	var pieces []fyne.CanvasObject
	for range unitsInAll {
		u, threat, loss := newUnit(), newRim(danger, 3), newPlate()
		s.units, s.threats, s.losses = append(s.units, u), append(s.threats, threat), append(s.losses, loss)
		pieces = append(pieces, u.objects()...)
	}
	for i := range s.losses {
		pieces = append(append(pieces, s.threats[i]), s.losses[i].objects()...)
	}
	s.bolt = canvas.NewCircle(bright)
	s.bolt.Hide()
	s.grid = newGrid(tactics.Size, tactics.Size, append(pieces, s.bolt), s.choose, s.arrange)
	s.grid.peekable(stage, func(int) { s.show() })
	s.grid.under = []fyne.CanvasObject{s.ranges.picture}
	return s
}

// Object implements [Board].
func (s *Skirmish) Object() Object { return s.grid }

// Shape implements [Board].
func (s *Skirmish) Shape() (narrow, broad float32) { return 1, 1 }

// HasDrafts implements [Board].
func (s *Skirmish) HasDrafts() bool { return true }

// Draft implements [Board].
func (s *Skirmish) Draft() Draft {
	var d Draft
	if s.from >= 0 {
		d.Steps = 1
	}
	if s.from >= 0 && s.to != s.from {
		d.Steps = 2
		if o := s.find(s.from, s.to, ""); o != nil {
			d.Ready = o.text
		}
	}
	return d
}

// Undo implements [Board].
func (s *Skirmish) Undo() {
	if s.to != s.from {
		s.to = s.from
	} else {
		s.from, s.to = -1, -1
	}
	s.drafted()
}

// Present implements [Board].
func (s *Skirmish) Present(m *Moment) {
	s.era++
	s.moving = nil
	s.bolt.Hide()
	s.take(m)
	s.show()
}

// take takes a moment in.
func (s *Skirmish) take(m *Moment) {
	s.moment, s.from, s.to, s.watched, s.advised, s.last = *m, -1, -1, -1, nil, -1
	s.grid.peeked = -1
	s.field = fieldOf(&m.Scene)
	s.orders = nil
	can := map[int]bool{}
	for _, text := range m.Legal {
		if o, ok := s.read(text); ok {
			s.orders = append(s.orders, o)
			can[o.from] = true
		}
	}
	s.tired = map[int]bool{}
	for _, u := range s.field.Units[m.Viewer] {
		if u.Alive() && len(m.Legal) > 0 && !can[int(u.Place)] {
			s.tired[int(u.Place)] = true
		}
	}
	for _, event := range m.Events {
		words := strings.Fields(event)
		if len(words) > 4 && (words[0] == "moved" || words[0] == "attacked") {
			s.last = s.grid.square(words[len(words)-1])
			if words[0] == "attacked" {
				s.last = s.grid.square(words[4])
			}
		}
	}
}

// read reads an order: c3-d5 n, c3-d5 or c3 n.
func (s *Skirmish) read(text string) (o order, ok bool) {
	way, attack, _ := strings.Cut(text, " ")
	from, to, moves := strings.Cut(way, "-")
	if !moves {
		to = from
	}
	o = order{text, s.grid.square(from), s.grid.square(to), attack}
	return o, o.from >= 0 && o.to >= 0
}

// fieldOf returns what a scene shows.
func fieldOf(scene *game.Scene) (f tactics.Field) {
	var count [2]int
	for i := range scene.Pieces {
		p := &scene.Pieces[i]
		square, ok := tactics.Square(p.Place)
		if !ok {
			continue
		}
		switch p.Kind {
		case "wall":
			f.Walls = f.Walls.Or(tactics.One(square))
		case "water":
			f.Water = f.Water.Or(tactics.One(square))
		}
		kind, isUnit := tactics.KindOf(p.Kind)
		if !isUnit || p.Seat < 0 || int(p.Seat) >= len(count) || count[p.Seat] == tactics.MaxUnits {
			continue
		}
		f.Units[p.Seat][count[p.Seat]] = tactics.Unit{Place: square, Kind: kind, HP: int8(p.Count)}
		f.Taken[p.Seat] = f.Taken[p.Seat].Or(tactics.One(square))
		count[p.Seat]++
	}
	return f
}

// find returns an order that can be chosen, or nil.
func (s *Skirmish) find(from, to int, attack string) *order {
	i := slices.IndexFunc(s.orders, func(o order) bool { return o.from == from && o.to == to && o.attack == attack })
	if i < 0 {
		return nil
	}
	return &s.orders[i]
}

// victim is who would be hit by an attack.
type victim struct {
	square int
	loss   int8
	dies   bool
	isOwn  bool // of the side whose order it is
	order  *order
}

// near returns whom the chosen unit can hit from where it is to go.
func (s *Skirmish) near() (all []victim) {
	for i := range s.orders {
		if o := &s.orders[i]; s.from >= 0 && o.from == s.from && o.to == s.to && o.attack != "" {
			all = append(all, s.hits(o)...)
		}
	}
	return all
}

// hits returns whom an order hits.
func (s *Skirmish) hits(o *order) (all []victim) {
	seat, index, ok := s.field.At(int8(o.from))
	if !ok {
		return nil
	}
	action, _ := tactics.ParseOrder(o.text)
	before, after := s.field, s.field
	after.Do(seat, index, action, func(seat game.Seat, unit int) {
		all = append(all, victim{square: int(before.Units[seat][unit].Place), order: o})
	})
	for i := range all {
		v := &all[i]
		whose, unit, _ := before.At(int8(v.square))
		v.loss = before.Units[whose][unit].HP - after.Units[whose][unit].HP
		v.dies, v.isOwn = !after.Units[whose][unit].Alive(), whose == seat
	}
	return all
}

// Advise implements [Board].
func (s *Skirmish) Advise(action string) {
	s.advised = nil
	if o, ok := s.read(action); ok {
		s.advised = &o
	}
	s.show()
}
