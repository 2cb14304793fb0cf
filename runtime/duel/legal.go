package duel

import (
	"slices"

	"boardduels/runtime/game"
)

// Legal appends the mover's legal actions to buf: each different card of its hand that it can pay for, in the order of
// the hand, then the end of the turn. A fighter that is stunned, or has played as many as a turn allows, can
// only end its turn.
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
	var seen uint16
	deck := d.heroes[seat].Deck
	for _, card := range hand[:f.HandCount] {
		if seen&(1<<card) != 0 {
			continue
		}
		seen |= 1 << card
		if deck[card].Card.cost(f) <= f.EP {
			buf = append(buf, Play(card))
		}
	}
	return append(buf, EndTurn)
}

// IsLegal reports whether the mover may take an action.
func (d *Duel) IsLegal(s *State, a Action) bool {
	var buf [ActionCapacity]Action
	return slices.Contains(d.Legal(s, buf[:0]), a)
}

// IsFull reports whether a turn in which some cards were played has no room for another.
func (d *Duel) IsFull(plays int16) bool { return plays >= d.numbers.Plays }
