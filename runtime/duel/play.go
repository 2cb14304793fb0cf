package duel

import (
	"boardduels/runtime/duel/rule"
	"boardduels/runtime/game"
)

// PowerPerEnergy is what a point of further energy adds to a card that takes it (rules, section 3).
const PowerPerEnergy = 2

// play carries out the card that lies at a place of the mover's hand (rules, section 3).
func (t *turn) play(a Action, place int) {
	seat, index := t.s.Mover, a.Card
	card := t.d.Card(seat, index)
	f := &t.s.Fighters[seat]
	cost := card.cost(f.priceChange())
	f.EP -= cost
	t.s.Plays++
	t.takeFromHand(seat, place)
	if t.ledger == nil {
		t.emit(CardPlayed, seat, index, cost)
	} else {
		a.Mode = t.inMode(seat, a)
		t.emitEvent(Event{Kind: CardPlayed, Seat: seat, Card: index, Amount: cost, Mode: a.Mode})
	}
	bonus := t.spendEnergy(seat, index, card)
	if t.ledger != nil {
		if !card.IsMajor {
			f.CostNext = 0
		}
		t.takeAll(seat, index, card)
	}
	if card.ActivateByNextAttack {
		t.arm(seat, index, bonus)
	} else {
		t.putAway(seat, index, card)
		if t.resolve(seat, index, card, bonus, a.Mode) && t.s.Winner == game.Nobody {
			t.react(1 - seat)
		}
	}
	if t.ledger != nil && t.s.Winner == game.Nobody {
		t.counted(seat, index, cost)
	}
}

// inMode returns the mode in which a card is played: the one that was chosen, or drawn where the lot decides.
func (t *turn) inMode(seat game.Seat, a Action) int8 {
	if modes := t.d.byLot[seat][a.Card]; modes > 0 {
		return t.mode(seat, int(modes))
	}
	return a.Mode
}

// takeAll takes the energy that is left for a card that takes all.
func (t *turn) takeAll(seat game.Seat, index CardIndex, card *Card) {
	if !card.Says.TakesAll {
		return
	}
	f := &t.s.Fighters[seat]
	if t.taken = f.EP; t.taken > 0 {
		f.EP = 0
		t.emit(EnergySpent, seat, index, t.taken)
	}
}

// counted counts a card as played, and tells what it brought about.
func (t *turn) counted(seat game.Seat, index CardIndex, cost int16) {
	r := &t.s.Ruled[seat]
	r.Played[index]++
	r.Plays[index] = min(r.Plays[index]+1, MostPlays)
	t.tell(rule.OwnPlay, seat, cost, 1)
	t.tell(rule.FoePlay, 1-seat, cost, 1)
	t.ledger.played = index
	t.tellAll()
}

// takeFromHand removes the card that lies at a place of a hand, keeping the order of the others.
func (t *turn) takeFromHand(seat game.Seat, i int) {
	f, hand := &t.s.Fighters[seat], &t.s.Piles[seat].Hand
	if t.ledger != nil {
		shown := &t.s.Ruled[seat].Shown[hand[i]]
		*shown = max(*shown, 1) - 1
	}
	f.HandCount--
	for last := int(f.HandCount); i < last; i++ {
		hand[i] = hand[i+1]
	}
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
		t.emit(EnergySpent, seat, index, points)
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

// putAway lays a card that is carried out where such cards go: a minor one back into the deck at a random place, a
// major one is used up, unless the card says otherwise.
func (t *turn) putAway(seat game.Seat, index CardIndex, card *Card) {
	switch {
	case t.ledger != nil:
		t.putAwayByRules(seat, index, card)
	case card.IsMajor:
		t.useUp(seat, index)
	default:
		t.putBack(seat, index)
	}
}

// putAwayByRules lays a card where it says that it goes, or where its rarity does, as what it becomes.
func (t *turn) putAwayByRules(seat game.Seat, index CardIndex, card *Card) {
	goes := card.Says.Goes
	if goes == rule.ByRarity && card.IsMajor {
		goes = rule.ToUsedUp
	}
	index = t.become(seat, index)
	switch goes {
	case rule.ToUsedUp:
		t.useUp(seat, index)
		t.tell(rule.UsedUp, seat, 1, 1)
	case rule.IntoHand:
		t.tellInto(CardKept, seat, index, rule.Hand)
	default:
		t.putBack(seat, index)
	}
}

// become makes a card that goes away the one that it becomes.
func (t *turn) become(seat game.Seat, index CardIndex) CardIndex {
	as := t.d.becomes[seat][index]
	if as != index {
		added := &t.s.Ruled[seat].Added
		added[index]--
		added[as]++
		t.emit(CardCreated, seat, as, 0)
	}
	return as
}

// putBack puts a card back into its deck at a random place.
func (t *turn) putBack(seat game.Seat, index CardIndex) {
	places := int(t.s.Fighters[seat].DeckCount) + 1
	place := 0
	if t.script != nil {
		place = t.place(seat, places)
	} else {
		place = t.s.streams[returnStream+int(seat)].Below(places)
	}
	t.layAt(seat, index, place)
	t.emit(CardReturned, seat, index, 0)
}

// resolve carries out the effects of a card that a seat's fighter uses (rules, section 3, steps 4 to 7), and reports
// whether it hit the opponent.
func (t *turn) resolve(user game.Seat, index CardIndex, c *Card, bonus int16, mode int8) (hit bool) {
	target := 1 - user
	if c.AttackHimself {
		target = user
	}
	if c.RemovingEffects {
		t.removeEffects(user, target)
	}
	t.done = 0
	if c.Damages() {
		t.done = t.damage(user, target, c, bonus)
		hit = target != user
		if t.s.Winner != game.Nobody {
			return hit
		}
	}
	t.afflict(user, target, c)
	t.protect(user, c, bonus)
	if t.ledger != nil {
		hit = t.obey(user, index, mode) || hit
	}
	return hit
}

// obey carries out what the card says in the language of rules in some mode, and reports whether that hit the opponent.
func (t *turn) obey(user game.Seat, index CardIndex, mode int8) (hit bool) {
	rules := t.d.cards[user][index]
	for i := range rules {
		r := &rules[i]
		switch {
		case r.Mode != 0 && r.Mode != int16(mode):
		case r.Lasting():
			t.beginLasting(user, r)
		case r.On != rule.Play:
		case r.sure || t.holds(user, r, tally{}) && t.isLucky(user, r):
			t.carryOut(user, r, tally{}, t.d.Card(user, index))
			hit = hit || r.Do == rule.Damage && r.To == rule.Foe
			if t.s.Winner != game.Nobody {
				return hit
			}
		default:
			t.done = 0
		}
	}
	return hit
}

// beginLasting lets a card's rule listen. One that begins in the opponent's turn loses a round before it could be told
// of one of its own, unless it is told of turns that begin.
func (t *turn) beginLasting(seat game.Seat, r *ruling) {
	rounds := r.Lasts
	if r.On != rule.TurnStart && seat != t.s.Mover {
		rounds++
	}
	t.ledger.altered[seat] = true
	t.s.Ruled[seat].begin(LastingRule{
		Card: r.line, Rule: uint8(r.number), Rounds: int8(rounds), Times: int8(r.Times), Fresh: true,
	})
	t.emitEvent(Event{Kind: RuleBegan, Seat: seat, Card: r.line, Rule: r.number, Time: r.Lasts})
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
		t.shield(user, t.power(user, c, c.BaseAbsorb, c.MaxAbsorb, bonus), true)
	}
	if c.MaxHealing > 0 {
		healed := t.heal(user, t.power(user, c, c.BaseHealing, c.MaxHealing, bonus)+f.HealingBonus)
		t.emit(Healed, user, NoCard, healed)
	}
	if c.HoTPower > 0 && c.BonusLength > 0 {
		t.setHoT(user, Periodic{c.HoTPower, c.BonusLength, c.EffectIncreasing})
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
