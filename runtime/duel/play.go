package duel

import "boardduels/runtime/game"

// PowerPerEnergy is what a point of further energy adds to a card that takes it (rules, section 3).
const PowerPerEnergy = 2

// play carries out a card of the mover's hand (rules, section 3).
func (t *turn) play(index CardIndex) {
	seat := t.s.Mover
	card := t.d.Card(seat, index)
	f := &t.s.Fighters[seat]
	cost := card.cost(f)
	f.EP -= cost
	t.s.Plays++
	t.takeFromHand(seat, index)
	t.emit(Event{Kind: CardPlayed, Seat: seat, Card: index, Amount: cost})
	bonus := t.spendEnergy(seat, index, card)
	if card.ActivateByNextAttack {
		t.arm(seat, index, bonus)
		return
	}
	t.discard(seat, index)
	t.resolve(seat, card, bonus)
	if t.s.Winner == game.Nobody && card.Damages() && !card.AttackHimself {
		t.react(1 - seat)
	}
}

// takeFromHand removes one copy of a card from a hand, keeping the order of the others.
func (t *turn) takeFromHand(seat game.Seat, index CardIndex) {
	f := &t.s.Fighters[seat]
	hand := &t.s.Piles[seat].Hand
	i := 0
	for hand[i] != index {
		i++
	}
	copy(hand[i:f.HandCount], hand[i+1:f.HandCount])
	f.HandCount--
	hand[f.HandCount] = 0
}

// spendEnergy takes further energy for a card that grows with it, no more than is useful, and returns the power gained.
func (t *turn) spendEnergy(seat game.Seat, index CardIndex, card *Card) int16 {
	if !card.IncreaseByCost {
		return 0
	}
	f := &t.s.Fighters[seat]
	points := min(f.EP, t.usefulEnergy(seat, card))
	if points > 0 {
		f.EP -= points
		t.emit(Event{Kind: EnergySpent, Seat: seat, Card: index, Amount: points})
	}
	return points * PowerPerEnergy
}

// usefulEnergy returns the points of energy that bring each part of a card to its maximum.
func (t *turn) usefulEnergy(user game.Seat, c *Card) int16 {
	room := max(
		c.MaxDamage-t.withHPLost(user, c, c.BaseDamage, c.MaxDamage),
		c.MaxHealing-t.withHPLost(user, c, c.BaseHealing, c.MaxHealing),
		c.MaxAbsorb-t.withHPLost(user, c, c.BaseAbsorb, c.MaxAbsorb),
	)
	return energyFor(room)
}

// discard puts a minor card back into the deck at a random place; a major one is used up.
func (t *turn) discard(seat game.Seat, index CardIndex) {
	if t.d.Card(seat, index).IsMajor {
		t.s.Fighters[seat].Removed[index]++
		t.emit(Event{Kind: CardRemoved, Seat: seat, Card: index})
		return
	}
	t.putBack(seat, index)
}

func (t *turn) putBack(seat game.Seat, index CardIndex) {
	f := &t.s.Fighters[seat]
	deck := &t.s.Piles[seat].Deck
	place := t.s.streams[returnStream+int(seat)].Below(int(f.DeckCount) + 1)
	copy(deck[place+1:f.DeckCount+1], deck[place:f.DeckCount])
	deck[place] = index
	f.DeckCount++
	t.emit(Event{Kind: CardReturned, Seat: seat, Card: index})
}

// resolve carries out the effects of a card that a seat's fighter uses (rules, section 3, steps 4 to 7).
func (t *turn) resolve(user game.Seat, c *Card, bonus int16) {
	target := 1 - user
	if c.AttackHimself {
		target = user
	}
	if c.RemovingEffects {
		t.removeEffects(user, target)
	}
	if c.Damages() {
		t.damage(user, target, c, bonus)
		if t.s.Winner != game.Nobody {
			return
		}
	}
	t.afflict(user, target, c)
	t.protect(user, c, bonus)
}

// afflict applies DoT, stun, bonuses and curses. Bonuses change their sign when they are aimed at the opponent.
func (t *turn) afflict(user, target game.Seat, c *Card) {
	if c.DoTPower > 0 {
		t.addDoT(target, Periodic{c.DoTPower, c.BonusLength, c.EffectIncreasing})
	}
	if c.StunTime > 0 {
		t.set(target, StunEffect, 0, c.StunTime)
	}
	sign := int16(1)
	if target != user {
		sign = -1
	}
	if c.DamageBonus != 0 {
		t.set(target, DamageBonusEffect, sign*c.DamageBonus, c.BonusLength)
	}
	if c.CostBonus != 0 {
		t.set(target, CostsModifierEffect, sign*c.CostBonus, c.BonusLength)
	}
	if c.RegenBonus != 0 {
		t.addRegen(target, sign*c.RegenBonus)
	}
	if c.HealthBonus != 0 {
		t.setMaxHP(target, sign*c.HealthBonus, c.BonusLength)
	}
}

// protect applies the protective parts of a card, which always go to its user.
func (t *turn) protect(user game.Seat, c *Card, bonus int16) {
	f := &t.s.Fighters[user]
	if c.MaxAbsorb > 0 {
		t.shield(user, t.power(user, c, c.BaseAbsorb, c.MaxAbsorb, bonus))
	}
	if c.MaxHealing > 0 {
		healed := t.heal(user, t.power(user, c, c.BaseHealing, c.MaxHealing, bonus)+f.HealingBonus)
		t.emit(Event{Kind: Healed, Seat: user, Card: NoCard, Amount: healed})
	}
	if c.HoTPower > 0 && c.BonusLength > 0 {
		f.HoT = Periodic{c.HoTPower, c.BonusLength, c.EffectIncreasing}
		t.gained(user, HoTEffect, c.HoTPower, c.BonusLength)
	}
	if c.DefenseBonus > 0 {
		t.set(user, DefenceEffect, c.DefenseBonus, c.BonusLength)
	}
	if c.ImmortalityLength > 0 {
		t.set(user, ImmortalityEffect, 0, c.ImmortalityLength)
	}
	if c.HealingBonus > 0 {
		t.set(user, HealingBonusEffect, c.HealingBonus, c.BonusLength)
	}
}
