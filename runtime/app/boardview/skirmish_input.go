package boardview

import (
	"image/color"
	"slices"
	"strconv"

	"fyne.io/fyne/v2"

	"boardduels/runtime/app/ui"
	"boardduels/runtime/game"
	"boardduels/runtime/tactics"
)

// choose takes a unit, lets it go somewhere, or lets it attack; where it is told to go twice, it goes. While none is
// taken it shows what an enemy threatens.
func (s *Skirmish) choose(square int) {
	s.stage.Finish()
	s.grid.peeked = -1
	if len(s.orders) == 0 {
		s.intents.Refused()
		return
	}
	hasOrders := s.waits(square)
	for _, v := range s.near() {
		if v.square == square && !s.isRatherTaken(v) {
			s.intents.Choose(v.order.text)
			return
		}
	}
	goes := s.from >= 0 && slices.ContainsFunc(s.orders, func(o order) bool { return o.from == s.from && o.to == square })
	if s.from < 0 && !hasOrders && s.watch(square) {
		s.show()
		return
	}
	s.watched = -1
	switch ready := s.Draft().Ready; {
	case ready != "" && square == s.to:
		s.intents.Choose(ready)
		return
	case square == s.from && s.to == s.from:
		s.from, s.to = -1, -1
	case goes || square == s.from:
		s.to = square
	case hasOrders:
		s.from, s.to = square, square
	default:
		s.from, s.to = -1, -1
		s.intents.Refused()
	}
	s.drafted()
}

// waits reports whether the unit on a square can have an order.
func (s *Skirmish) waits(square int) bool {
	return slices.ContainsFunc(s.orders, func(o order) bool { return o.from == square })
}

// isRatherTaken reports whether whoever taps a unit that could be hit rather means to take it: an own one that waits,
// unless the chosen one has gone a way to hit it.
func (s *Skirmish) isRatherTaken(v victim) bool { return s.waits(v.square) && s.to == s.from }

// show draws what is chosen.
func (s *Skirmish) show() {
	s.advise()
	tone := color.Color(bright)
	if at := s.threatening(); at >= 0 {
		seat, _, _ := s.field.At(int8(at))
		tone = sides[seat]
	}
	s.grid.target(s.targets(), tone)
	s.grid.Refresh()
}

// advise marks where an advised order leads, and whose it is.
func (s *Skirmish) advise() {
	switch o := s.advised; {
	case o == nil:
		s.grid.advise()
	case o.from == o.to: // the rim that hardly tinges what stands there
		s.grid.advise(-1, o.from)
	default:
		s.grid.advise(o.to, o.from)
	}
}

// drafted shows what has been put together. An advice is forgotten unless the unit that it is about is taken: what it
// marks would look like what another one can do.
func (s *Skirmish) drafted() {
	if s.advised != nil && s.advised.from != s.from {
		s.advised = nil
	}
	s.show()
	s.intents.Drafted()
}

// targets are the squares that are marked: own units that wait for an order, or where the chosen one can go, all or to
// hit whom it looks at, or the unit whose threat is shown.
func (s *Skirmish) targets() (squares []int) {
	if at := s.threatening(); at >= 0 {
		for rest := s.reach(at).Without(tactics.One(int8(at))); !rest.Empty(); rest = rest.WithoutFirst() {
			squares = append(squares, int(rest.First()))
		}
		return squares
	}
	if grounds := s.grounds(); len(grounds) > 0 {
		return grounds
	}
	for _, o := range s.orders {
		at := o.from
		if s.from >= 0 {
			at = o.to
		}
		if s.from < 0 || o.from == s.from && o.to != s.to {
			if !slices.Contains(squares, at) {
				squares = append(squares, at)
			}
		}
	}
	return squares
}

// arrange lays what stands on the squares.
func (s *Skirmish) arrange() {
	s.layGround()
	s.layRanges()
	s.layUnits()
	s.layThreats()
	last := s.last
	switch {
	case s.from >= 0:
		last = s.from
	case s.threatening() >= 0:
		last = s.threatening()
	}
	s.grid.mark(s.grid.last, last)
	s.advise()
}

func (s *Skirmish) layGround() { layGround(s.grid, s.field.Walls, s.field.Water) }

// layGround makes the squares of a grid land, walls and water.
func layGround(g *Grid, walls, water tactics.Set) {
	for i, square := range g.squares {
		square.FillColor, square.StrokeColor = meadow, meadowDark
		if (i%g.files+i/g.files)%2 == 1 {
			square.FillColor = meadowDark
		}
		switch {
		case walls.Has(int8(i)):
			square.FillColor, square.StrokeColor = rock, rockEdge
		case water.Has(int8(i)):
			square.FillColor, square.StrokeColor = lake, lakeEdge
		}
		square.StrokeWidth = max(square.Size().Width/20, 0.5)
		square.Refresh()
	}
}

func (s *Skirmish) layUnits() {
	shown := 0
	for seat := range s.field.Units {
		for _, u := range s.field.Units[seat] {
			if !u.Alive() {
				continue
			}
			at := int(u.Place)
			if at == s.from {
				at = s.to
			}
			in := s.grid.rect(at)
			if by, ok := s.moving[at]; ok {
				in = in.Moved(by)
			}
			traits := u.Kind.Traits()
			s.units[shown].draw(in, stands{game.Seat(seat), traits.Name, float32(u.HP) / float32(traits.HP), s.tired[at]})
			shown++
		}
	}
	for _, u := range s.units[shown:] {
		u.hide()
	}
}

// layThreats shows what a blow of the chosen unit would do to each whom it can hit.
func (s *Skirmish) layThreats() {
	victims := slices.DeleteFunc(s.victims(), s.isRatherTaken)
	for i := range s.threats {
		ui.Show(i < len(victims), append(s.losses[i].objects(), s.threats[i])...)
		if i >= len(victims) {
			continue
		}
		v, in := victims[i], s.grid.rect(victims[i].square)
		ui.Show(!v.isOwn, s.threats[i]) // an own unit in the way is no target
		in.Inset(1).Put(s.threats[i])
		s.threats[i].Refresh()
		word := "−" + strconv.Itoa(int(v.loss))
		if v.dies {
			word += " ✕"
		}
		s.losses[i].write(word, in.H*0.3, fyne.NewPos(in.X+in.W/2, in.Y+1), in.W)
	}
}
