package replay

import (
	"boardduels/runtime/game"
)

// seat takes the header's part of one seat.
func (p *parser) seat(seat game.Seat) error {
	s := &p.record.Seats[seat]
	if err := p.need("seat"); err != nil {
		return err
	}
	if _, err := p.int("the number", int(seat)+1, int(seat)+1); err != nil {
		return err
	}
	steps := []func(*Seat) error{
		func(*Seat) error { return p.done() },
		p.name, p.player, p.hero, p.wounds, p.knowledge, p.foe,
		func(*Seat) error { return p.additions(&s.Additions) },
	}
	for _, step := range steps {
		if err := step(s); err != nil {
			return err
		}
	}
	return nil
}

func (p *parser) name(s *Seat) (err error) {
	if p.keyword != "name" {
		return nil
	}
	if s.Name, err = p.quoted("the name"); err != nil {
		return err
	}
	if s.Name == "" {
		return p.fault("name: it is empty; leave the line out instead")
	}
	return p.done()
}

// player takes "player person" or "player brain tree seed 7".
func (p *parser) player(s *Seat) (err error) {
	if err = p.need("player"); err != nil {
		return err
	}
	switch kind := p.word(); kind {
	case "person":
		return p.done()
	case "brain":
	default:
		return p.fault("player: found %q, allowed are person and brain", excerpt(kind))
	}
	if s.Brain = p.word(); s.Brain == "" {
		return p.fault("player: the brain's id is missing")
	}
	if err = p.literal("seed"); err != nil {
		return err
	}
	if s.Seed, err = p.uint64("the seed"); err != nil {
		return err
	}
	return p.done()
}

// wounds takes "wounds 12".
func (p *parser) wounds(s *Seat) error {
	if p.keyword != "wounds" || p.record.Format < 4 {
		return nil
	}
	wounds, err := p.int("the hp", 1, int(s.Hero.HP)-1)
	if err != nil {
		return err
	}
	s.Wounds = int16(wounds)
	return p.done()
}
