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
	var touched [duel.LineCapacity]touch
	for i := range deck {
		c := &deck[i].Card
		touched[i] = touchOf(c)
		if strikes(c) {
			o.strikes |= 1 << i
		}
	}
	matters := func(i, j int) bool { return touched[i].changes(&touched[j]) || touched[j].changes(&touched[i]) }
	if !d.IsClassic() {
		matters = func(i, j int) bool { return !d.Commute(seat, duel.CardIndex(i), duel.CardIndex(j)) }
	}
	for i := range deck {
		for j := range deck {
			if i != j && matters(i, j) {
				o.apart[i] |= 1 << j
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
	if next >= last || o.apart[last]&(1<<next) != 0 || s.Fighters[o.seat].CostNext != 0 {
		return false
	}
	// What the enemy holds ready answers the first strike.
	answers := s.Fighters[1-o.seat].Armed != duel.NoCard
	return !answers || o.strikes&(1<<last|1<<next) == 0
}

// touch is what a card depends on and changes.
type touch struct {
	duel.Access
	gives uint32 // the effects that it gives, and of which a fighter has one at a time, as bits
}

// changes reports whether a card may change what another one does, or what comes of it: the later of a kind of effect
// replaces the earlier. It errs on the safe side, but for one thing: which DoT gives way where there are too many.
func (t *touch) changes(other *touch) bool {
	return t.Writes&other.Reads != 0 || t.gives&other.gives != 0
}

// touchOf returns what a card depends on and changes: all that its parts do.
func touchOf(c *duel.Card) (t touch) {
	t.Reads = duel.NextCard
	for _, p := range duel.Parts {
		if !p.IsIn(c) || p.With != "" && !duel.PartNamed(p.With).IsIn(c) {
			continue
		}
		a := p.AccessIn(c)
		t.Reads |= a.Reads
		t.Writes |= a.Writes
		if p.Gives != duel.NoEffect && !p.Gives.Lasting().Adds {
			t.gives |= 1 << p.Gives
		}
	}
	if c.DrawsLots() && c.MaxDamage > c.BaseDamage { // what the lot comes to, a kill may stop short
		t.Reads |= duel.TargetHP
	}
	return t
}
