package duelrecord

import (
	"boardduels/runtime/game"
)

// seat takes the header's part of one seat.
func (p *parser) seat(seat game.Seat) error {
	s := &p.record.Seats[seat]
	steps := []func(*Seat) error{
		func(*Seat) error { return p.Seat(seat) },
		func(*Seat) error { return p.Name(&s.Name) },
		func(*Seat) error { return p.Player(&s.Brain, &s.Seed) },
		p.hero, p.wounds, p.knowledge, p.foe,
		func(*Seat) error { return p.Additions(&s.Additions) },
	}
	for _, step := range steps {
		if err := step(s); err != nil {
			return err
		}
	}
	return nil
}

// wounds takes "wounds 12".
func (p *parser) wounds(s *Seat) error {
	if p.Keyword != "wounds" {
		return nil
	}
	wounds, err := p.Int("the hp", 1, int(s.Hero.HP)-1)
	if err != nil {
		return err
	}
	s.Wounds = int16(wounds)
	return p.Done()
}
