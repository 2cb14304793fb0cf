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
	return d.legal(&s.Fighters[s.Mover], s.Mover, s.Plays, &s.Piles[s.Mover].Hand, buf)
}

// LegalView is Legal for the seat that a view belongs to; it returns buf as it is when that seat isn't to move.
func (d *Duel) LegalView(v *View, buf []Action) []Action {
	if v.Winner != game.Nobody || v.Mover != v.Seat {
		return buf
	}
	return d.legal(v.Me(), v.Seat, v.Plays, &v.Hand, buf)
}

func (d *Duel) legal(f *Fighter, seat game.Seat, plays int16, hand *[HandCapacity]CardIndex, buf []Action) []Action {
	if f.StunTime > 0 || d.IsFull(plays) {
		return append(buf, EndTurn)
	}
	if !d.IsClassic() {
		return d.legalByRules(f, seat, hand, buf)
	}
	var seen lines
	deck, change := d.heroes[seat].Deck, f.priceChange()
	for _, card := range hand[:f.HandCount] {
		if seen.has(card) {
			continue
		}
		seen |= 1 << card
		if deck[card].Card.cost(change) <= f.EP {
			buf = append(buf, Play(card))
		}
	}
	return append(buf, EndTurn)
}

// legalByRules is legal where rules may bar cards or give them modes.
func (d *Duel) legalByRules(f *Fighter, seat game.Seat, hand *[HandCapacity]CardIndex, buf []Action) []Action {
	seen := d.barred(f, seat)
	for _, card := range hand[:f.HandCount] {
		if seen.has(card) {
			continue
		}
		seen |= 1 << card
		if d.Cost(f, seat, card) <= f.EP {
			buf = d.inModes(seat, card, buf)
		}
	}
	return append(buf, EndTurn)
}

// inModes appends the actions of playing a card, in each of the modes that it offers.
func (d *Duel) inModes(seat game.Seat, card CardIndex, buf []Action) []Action {
	modes := d.Modes(seat, card)
	if modes == 0 {
		return append(buf, Play(card))
	}
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
func (d *Duel) barred(f *Fighter, seat game.Seat) lines {
	return d.unplayable[seat] | d.forbidden(f, seat)
}

// forbidden returns the cards that a seat's fighter can't play for some turns.
func (d *Duel) forbidden(f *Fighter, seat game.Seat) (all lines) {
	for filter, turns := range f.Forbidden {
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
