package duel

import (
	"math/bits"

	"boardduels/runtime/duel/rule"
	"boardduels/runtime/game"
)

// holds reports whether the condition of a seat's rule does.
func (t *turn) holds(seat game.Seat, r *ruling, event tally) bool {
	return r.Holds(t.measure(seat, r.If, r, event))
}

// value returns the amount that a seat's rule comes to.
func (t *turn) value(seat game.Seat, r *ruling, event tally) int16 {
	if r.Per == rule.None {
		return r.fixed
	}
	return r.Value(t.measure(seat, r.Per, r, event))
}

// measure returns a number on which a seat's rule depends (docs/cardrules.md, section 3.4).
func (t *turn) measure(seat game.Seat, m rule.Measure, r *ruling, event tally) int16 {
	switch m {
	case rule.Always:
		return 1
	case rule.ThisPlayed:
		if r.line == NoCard {
			return 0
		}
		return int16(t.s.Ruled[seat].Plays[r.line])
	case rule.EnergyTaken:
		return t.taken
	case rule.Done:
		return t.done
	case rule.Amount:
		return event.amount
	case rule.Times:
		return event.times
	case rule.Round:
		return t.s.Round
	}
	side, of := m.Of()
	who := whom(seat, side)
	if of.Counts() {
		return t.countCards(who, of, r.count[who])
	}
	if of == rule.Counters {
		return t.s.Ruled[who].Counters[r.counter]
	}
	return t.d.measureOf(&t.s.Fighters[who], who, of)
}

// countCards counts a seat's cards among some.
func (t *turn) countCards(who game.Seat, m rule.Measure, among lines) (n int16) {
	f := &t.s.Fighters[who]
	switch m {
	case rule.InHand:
		for _, card := range t.s.Piles[who].Hand[:f.HandCount] {
			if among.has(card) {
				n++
			}
		}
		return n
	case rule.InUsedUp:
		return sumOf(&f.Removed, among)
	}
	return sumOf(&t.s.Ruled[who].Played, among)
}

// sumOf adds up the numbers of some cards.
func sumOf(of *[LineCapacity]uint8, among lines) (n int16) {
	for rest := uint16(among); rest != 0; rest &= rest - 1 {
		n += int16(of[bits.TrailingZeros16(rest)])
	}
	return n
}

// measureOf returns a number of a seat's fighter.
func (d *Duel) measureOf(f *Fighter, seat game.Seat, m rule.Measure) int16 {
	switch m {
	case rule.HP:
		return f.HP
	case rule.HPShare:
		return int16(int(f.HP) * 100 / int(d.MaxHP(f, seat)))
	case rule.LostHP:
		return d.MaxHP(f, seat) - f.HP
	case rule.Shield:
		return f.Shield
	case rule.Energy:
		return f.EP
	case rule.InDeck:
		return f.DeckCount
	case rule.DoTs:
		return f.DoTCount
	case rule.Stunned:
		return f.StunTime
	case rule.Armed:
		if f.Armed == NoCard {
			return 0
		}
		return 1
	case rule.Defended:
		return f.Defence
	case rule.Bonus:
		return max(f.DamageBonus, 0)
	}
	return 0
}
