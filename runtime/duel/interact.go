package duel

// touch is what a card of a classic duel depends on and changes.
type touch struct {
	Access
	gives uint32 // the effects that it gives, and of which a fighter has one at a time, as bits
}

// interact reports whether it matters which of two cards of a classic duel is played first: one may change what the
// other does, or what comes of it, or the later of a kind of effect replaces the earlier. It errs on the safe side, but
// for one thing: which DoT gives way where there are too many.
func interact(a, b *Card) bool {
	first, second := touchOf(a), touchOf(b)
	return first.Writes&second.Reads != 0 || second.Writes&first.Reads != 0 || first.gives&second.gives != 0
}

// touchOf returns what a card depends on and changes: all that its parts do.
func touchOf(c *Card) (t touch) {
	t.Reads = NextCard
	for _, p := range Parts {
		if !p.IsIn(c) || p.With != "" && !PartNamed(p.With).IsIn(c) {
			continue
		}
		a := p.access(c)
		t.Reads |= a.Reads
		t.Writes |= a.Writes
		if p.Gives != NoEffect && !p.Gives.Lasting().Adds {
			t.gives |= 1 << p.Gives
		}
	}
	if c.DrawsLots() && c.MaxDamage > c.BaseDamage { // what the lot comes to, a kill may stop short
		t.Reads |= TargetHP
	}
	return t
}

// access returns what a part of a card reads and writes in a classic duel.
func (p *Part) access(c *Card) Access {
	if p.Aimed && !c.AttackHimself {
		return p.Foe
	}
	return p.Own
}
