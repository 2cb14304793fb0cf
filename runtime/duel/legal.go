package duel

import (
	"slices"

	"boardduels/runtime/duel/rule"
	"boardduels/runtime/game"
)

// Legal appends the mover's legal actions to buf: each different card of its hand that it can pay for, in the order of
// the hand, in each of its modes, then the end of the turn. A fighter that is stunned, or has played as many as a turn
// allows, can only end its turn. Where a stance is due, the three are all that is legal.
func (d *Duel) Legal(s *State, buf []Action) []Action {
	if s.Winner != game.Nobody {
		return buf
	}
	if s.Stances.Due {
		return inModes(NoCard, int8(len(rule.Stances)), buf)
	}
	return d.legal(&s.Fighters[s.Mover], &s.Ruled[s.Mover], s.Mover, s.Plays, &s.Piles[s.Mover].Hand, buf)
}

// LegalView is Legal for the seat that a view belongs to; it returns buf as it is when that seat isn't to move.
func (d *Duel) LegalView(v *View, buf []Action) []Action {
	if v.Winner != game.Nobody || v.Mover != v.Seat {
		return buf
	}
	if v.Stances.Due {
		return inModes(NoCard, int8(len(rule.Stances)), buf)
	}
	return d.legal(v.Me(), &v.Ruled[v.Seat], v.Seat, v.Plays, &v.Hand, buf)
}

func (d *Duel) legal(f *Fighter, r *Ruled, seat game.Seat, plays int16, hand *[HandCapacity]CardIndex, buf []Action) []Action {
	if f.StunTime > 0 || d.IsFull(plays) {
		return append(buf, EndTurn)
	}
	open := d.payableBy(f, seat)
	if !d.IsClassic() {
		open &^= d.barred(r, seat)
		if open&d.offering[seat] != 0 {
			return d.legalInModes(open, seat, hand[:f.HandCount], buf)
		}
	}
	// Whether a card is legal is hard to foretell: each is written down, and is written over if it isn't.
	n := len(buf)
	buf = slices.Grow(buf, int(f.HandCount)+1)[:n+int(f.HandCount)+1]
	for _, card := range hand[:f.HandCount] {
		buf[n] = Play(card)
		n += int(open >> (card % LineCapacity) & 1)
		open &^= 1 << (card % LineCapacity)
	}
	buf[n] = EndTurn
	return buf[:n+1]
}

// legalInModes is legal for the cards that rules leave open, in the modes that they give them.
func (d *Duel) legalInModes(open lines, seat game.Seat, hand []CardIndex, buf []Action) []Action {
	for _, card := range hand {
		if !open.has(card) {
			continue
		}
		open &^= 1 << card
		if modes := d.modes[seat][card]; modes > 0 {
			buf = inModes(card, modes, buf)
		} else {
			buf = append(buf, Play(card))
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
	_, legal := d.held(s, a)
	return legal
}

// held returns where in the mover's hand the card lies that a legal action plays, 0 of the end of the turn; false if
// the action isn't legal.
func (d *Duel) held(s *State, a Action) (place int, legal bool) {
	if s.Winner != game.Nobody {
		return 0, false
	}
	if s.Stances.Due || a.Card == NoCard {
		return 0, s.Stances.allow(a)
	}
	f := &s.Fighters[s.Mover]
	place = slices.Index(s.Piles[s.Mover].Hand[:f.HandCount], a.Card)
	if place < 0 || f.StunTime > 0 || d.IsFull(s.Plays) {
		return place, false
	}
	open := d.payableBy(f, s.Mover)
	if d.IsClassic() {
		return place, open.has(a.Card) && a.Mode == 0
	}
	open &^= d.barred(&s.Ruled[s.Mover], s.Mover)
	modes := d.modes[s.Mover][a.Card]
	return place, open.has(a.Card) && min(modes, 1) <= a.Mode && a.Mode <= modes
}

// IsFull reports whether a turn in which some cards were played has no room for another.
func (d *Duel) IsFull(plays int16) bool { return plays >= d.numbers.Plays }
