package duel

import (
	"slices"

	"boardduels/runtime/duel/rule"
	"boardduels/runtime/game"
)

// Legal appends the mover's legal actions to buf: each different card of its hand that it can pay for, in the order of
// the hand, in each of its modes, then the end of the turn. A fighter that is stunned, or has played as many as a turn
// allows, can only end its turn.
func (d *Duel) Legal(s *State, buf []Action) []Action {
	if s.Winner != game.Nobody {
		return buf
	}
	return d.legal(&s.Fighters[s.Mover], &s.Ruled[s.Mover], s.Mover, s.Plays, &s.Piles[s.Mover].Hand, buf)
}

// LegalView is Legal for the seat that a view belongs to; it returns buf as it is when that seat isn't to move.
func (d *Duel) LegalView(v *View, buf []Action) []Action {
	if v.Winner != game.Nobody || v.Mover != v.Seat {
		return buf
	}
	return d.legal(v.Me(), &v.Ruled[v.Seat], v.Seat, v.Plays, &v.Hand, buf)
}

func (d *Duel) legal(f *Fighter, r *Ruled, seat game.Seat, plays int16, hand *[HandCapacity]CardIndex, buf []Action) []Action {
	if f.StunTime > 0 || d.IsFull(plays) {
		return append(buf, EndTurn)
	}
	if !d.IsClassic() {
		return d.legalByRules(f, r, seat, hand, buf)
	}
	var seen lines
	prices, purse := &d.prices[seat], f.purse()
	for _, card := range hand[:f.HandCount] {
		if seen.has(card) {
			continue
		}
		seen |= 1 << card
		if prices[card] <= purse {
			buf = append(buf, Play(card))
		}
	}
	return append(buf, EndTurn)
}

// legalByRules is legal where rules may bar cards or give them modes.
func (d *Duel) legalByRules(f *Fighter, r *Ruled, seat game.Seat, hand *[HandCapacity]CardIndex, buf []Action) []Action {
	seen, purse := d.barred(r, seat), f.purse()
	for _, card := range hand[:f.HandCount] {
		if seen.has(card) {
			continue
		}
		seen |= 1 << card
		if d.prices[seat][card] <= purse {
			if modes := d.modes[seat][card]; modes > 0 {
				buf = inModes(card, modes, buf)
			} else {
				buf = append(buf, Play(card))
			}
		}
	}
	return append(buf, EndTurn)
}

// inModes appends the actions of playing a card, in each of the modes that it offers.
func inModes(card CardIndex, modes int8, buf []Action) []Action {
	for mode := range modes {
		buf = append(buf, Action{card, mode + 1})
	}
	return buf
}

// Modes returns how many modes a card of a seat's hero offers, 0 if it offers no choice.
func (d *Duel) Modes(seat game.Seat, card CardIndex) int8 {
	if d.IsClassic() {
		return 0
	}
	return d.modes[seat][card]
}

// barred returns the cards that rules keep a seat's fighter from playing, in a duel that has some.
func (d *Duel) barred(r *Ruled, seat game.Seat) lines {
	return d.unplayable[seat] | d.forbidden(r, seat)
}

// forbidden returns the cards that a seat's fighter can't play for some turns.
func (d *Duel) forbidden(r *Ruled, seat game.Seat) (all lines) {
	if r.Forbidden == [rule.Tagged]uint8{} {
		return 0
	}
	for filter, turns := range r.Forbidden {
		if turns > 0 {
			all |= d.filters[seat][filter]
		}
	}
	return all
}

// Fits reports whether a filter means a card of a seat's hero, in a duel that has rules. Tags are told by the card
// alone.
func (d *Duel) Fits(seat game.Seat, card CardIndex, f rule.Filter) bool {
	return d.filters[seat][f].has(card)
}

// IsLegal reports whether the mover may take an action.
func (d *Duel) IsLegal(s *State, a Action) bool {
	var buf [ActionCapacity]Action
	return slices.Contains(d.Legal(s, buf[:0]), a)
}

// IsFull reports whether a turn in which some cards were played has no room for another.
func (d *Duel) IsFull(plays int16) bool { return plays >= d.numbers.Plays }
