package turnplan

import (
	"boardduels/runtime/duel"
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
		a := &deck[i].Card
		if a.Damages() && !a.AttackHimself {
			o.strikes |= 1 << i
		}
		for j := range deck {
			if b := &deck[j].Card; i != j && (interact(a, b) || interact(b, a)) {
				o.apart[i] |= 1 << j
			}
		}
	}
	return o
}

// isTwin reports whether playing next after last leads where playing next first would have led, and that way is the one
// to look at. s is the state before last was played.
func (o *order) isTwin(s *duel.State, last, next duel.CardIndex) bool {
	if next >= last || o.apart[last]&(1<<next) != 0 {
		return false
	}
	// What the enemy holds ready answers the first strike.
	answers := s.Fighters[1-o.seat].Armed != duel.NoCard
	return !answers || o.strikes&(1<<last|1<<next) == 0
}

// interact reports whether a may change what b does. It errs on the safe side, but for one thing: which DoT gives way
// where there are too many.
func interact(a, b *duel.Card) bool {
	switch {
	case a.IncreaseByCost: // takes the energy that b may need or take
	case a.AttackHimself && (a.CostBonus < 0 || a.StunTime > 0): // b costs something else, or can't be played
	case a.AttackHimself && a.Damages(): // shields and hp decide how much
	case a.HealthBonus > 0 && !a.AttackHimself && b.Damages(): // cuts hp that b would take
	case a.RemovingEffects: // takes away what b brings, or b brings it back
	case a.DamageBonus > 0 && b.Damages():
	case a.HealingBonus > 0 && b.MaxHealing > 0:
	case changesHP(a) && (changesHP(b) || b.IncreaseByHPLost):
	case a.Damages() && b.Damages() && (isCapped(a) || isCapped(b)):
	case a.ActivateByNextAttack && b.ActivateByNextAttack: // one at a time
	case effects(a)&effects(b) != 0: // the later of a kind replaces the earlier
	default:
		return false
	}
	return true
}

// isCapped reports whether a card's damage isn't simply added to another's: it stops short of a kill, or is drawn by
// lot.
func isCapped(c *duel.Card) bool {
	return c.IsNotFatal || c.MaxDamage > c.BaseDamage && !c.IncreaseByCost && !c.IncreaseByHPLost
}

// changesHP reports whether a card changes its user's hp at once, or the most that it can have.
func changesHP(c *duel.Card) bool {
	return c.MaxHealing > 0 || c.HealthBonus > 0 && c.AttackHimself
}

// effects returns the effects that a card gives and that exist once on a fighter, as bits.
func effects(c *duel.Card) (set uint8) {
	for bit, gives := range [...]bool{
		c.DamageBonus > 0, c.CostBonus < 0, c.HealthBonus > 0, c.StunTime > 0,
		c.DefenseBonus > 0, c.HealingBonus > 0, c.HoTPower > 0, c.ImmortalityLength > 0,
	} {
		if gives {
			set |= 1 << bit
		}
	}
	return set
}
