package turnplan

import (
	"slices"

	"boardduels/runtime/duel"
	"boardduels/runtime/duel/rule"
	"boardduels/runtime/game"
)

// order knows which cards of a hero lead to the same place whichever of two is played first.
type order struct {
	seat    game.Seat
	apart   [duel.LineCapacity]uint16 // by card: the cards with which its order matters
	strikes uint16                    // the cards that damage the enemy
}

func newOrder(d *duel.Duel, seat game.Seat) order {
	o := order{seat: seat}
	deck := d.Hero(seat).Deck
	for i := range deck {
		if strikes(&deck[i].Card) {
			o.strikes |= 1 << i
		}
		for j := range i {
			if !d.Commute(seat, duel.CardIndex(i), duel.CardIndex(j)) {
				o.apart[i] |= 1 << j
				o.apart[j] |= 1 << i
			}
		}
	}
	return o
}

// strikes reports whether a card damages the enemy as it is played.
func strikes(c *duel.Card) bool {
	return c.Damages() && !c.AttackHimself || slices.ContainsFunc(c.Says.Rules.All(), func(r rule.Rule) bool {
		return r.On == rule.Play && r.Do == rule.Damage && r.To == rule.Foe
	})
}

// isTwin reports whether playing next after last leads where playing next first would have led, and that way is the one
// to look at. s is the state before last was played.
func (o *order) isTwin(s *duel.State, last, next duel.CardIndex) bool {
	if next >= last || o.apart[last]&(1<<next) != 0 || s.Fighters[o.seat].MindsOrder() {
		return false
	}
	// What the enemy holds ready answers the first strike.
	answers := s.Fighters[1-o.seat].Armed != duel.NoCard
	return !answers || o.strikes&(1<<last|1<<next) == 0
}
