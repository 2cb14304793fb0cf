package dicewars

import "boardduels/runtime/game"

// The purposes of a seed's chance.
const (
	dealChance = iota
	attackChance
	fallChance
	mapChance
)

// Start returns the first state. Areas are dealt in turn, the last seat first, so that where they don't come out even
// who begins has fewer; a map made by hand may say whose each is, and how many dice lie on it.
func (g *Game) Start(seed uint64) State {
	s := State{attack: game.NewStream(seed, attackChance), fall: game.NewStream(seed, fallChance)}
	s.Seats = int8(g.setup.Seats)
	if len(g.maps) > 1 {
		draw := game.NewStream(seed, mapChance)
		s.Map = int8(draw.Below(len(g.maps)))
	}
	m := &g.maps[s.Map]
	s.Areas = int8(len(m.Areas))
	copy(s.Near[:], m.near)
	for area := range s.Areas {
		s.Dice[area] = dealt
		if m.Dice != nil {
			s.Dice[area] = m.Dice[area]
		}
	}
	if m.Owners != nil {
		for area, seat := range m.Owners {
			s.Own[seat] |= 1 << area
		}
		return s
	}
	deal := game.NewStream(seed, dealChance)
	var areas [MaxAreas]int8
	for i := range s.Areas {
		areas[i] = i
	}
	seat := s.Seats
	for left := int(s.Areas); left > 0; left-- {
		seat--
		i := deal.Below(left)
		s.Own[seat] |= 1 << areas[i]
		areas[i] = areas[left-1]
		if seat == 0 {
			seat = s.Seats
		}
	}
	return s
}
