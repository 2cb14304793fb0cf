package duel

import (
	"boardduels/runtime/duel/rule"
	"boardduels/runtime/game"
)

// Commute reports whether two different cards of a seat's hero come to the same whichever is played first, as far as
// what they read and change tells: all but the places in the deck to which cards go back, and, of classic cards, what
// lots come to. It leaves out what waits for the first of them: a card that the enemy has laid open, and what
// [Fighter.MindsOrder] tells.
func (d *Duel) Commute(seat game.Seat, a, b CardIndex) bool {
	if d.IsClassic() {
		return !interact(d.Card(seat, a), d.Card(seat, b))
	}
	first, second := d.sides(seat, a), d.sides(seat, b)
	return !first.Touches(second) && !first.Touches(paying) && !second.Touches(paying)
}

// paying is what playing any card depends on and changes: a card that reads or changes this of who plays it can't
// change places with any other.
var paying = rule.Sides{rule.Self: {
	Reads:  rule.OfEnergy | rule.OfCosts | rule.OfNextCard | rule.OfForbidden | rule.OfStun | rule.OfCards,
	Writes: rule.OfEnergy | rule.OfNextCard | rule.OfCards,
}}

// sides returns what a card reads and changes besides that it is paid and goes away: by itself, and by what hears of
// it.
func (d *Duel) sides(seat game.Seat, card CardIndex) rule.Sides {
	c := d.Card(seat, card)
	h := hearing{d: d, seat: seat, sides: c.sides(), caused: c.causes()}
	for before := (sided{}); before != h.caused; { // who is hurt by what hears of it may be dying
		before = h.caused
		h.listen()
	}
	return h.sides
}

// sided are events that happen to who plays a card, and to the enemy.
type sided [2]rule.Events

// sides returns what the card reads and changes by itself.
func (c *Card) sides() (all rule.Sides) {
	c.eachEffect(func(m *rule.Meaning, to rule.Side) { all = all.Union(m.Sides(to)) })
	rules := c.Says.Rules.All()
	for i := range rules {
		switch r := &rules[i]; {
		case r.Lasting():
			all[rule.Self].Writes |= rule.OfLasting
		case r.On == rule.Play:
			all = all.Union(r.Sides())
		}
	}
	self := &all[rule.Self]
	if c.Says.TakesAll {
		self.Writes |= rule.OfEnergy
	}
	if c.Says.Goes == rule.IntoHand {
		self.Writes |= rule.OfCards
	}
	if c.DrawsLots() || c.Says.ByLot {
		self.Writes |= rule.OfLuck
	}
	return all
}

// causes returns what may happen by the card at first hand.
func (c *Card) causes() (all sided) {
	all[rule.Self], all[rule.Foe] = rule.EventsOf(rule.OwnPlay), rule.EventsOf(rule.FoePlay)
	if c.Says.Goes == rule.ToUsedUp {
		all[rule.Self] |= rule.EventsOf(rule.UsedUp)
	}
	c.eachEffect(func(m *rule.Meaning, to rule.Side) { all[to] |= m.Causes })
	if all[rule.Foe].Has(rule.Struck) {
		all[rule.Self] |= rule.EventsOf(rule.Strikes)
	}
	return all
}

// target returns whom a part of a card is for.
func (p *Part) target(c *Card) rule.Side {
	if p.Aimed && !c.AttackHimself {
		return rule.Foe
	}
	return rule.Self
}

// Sides returns what a part of a card reads and changes by itself, as a rule that does the same.
func (p *Part) Sides(c *Card) rule.Sides {
	if p.Like == nil || !p.IsIn(c) {
		return rule.Sides{}
	}
	return p.Like.Sides(p.target(c))
}

// eachEffect calls a function for all that is done as the card is played, and to whom. One that waits for an attack
// does little yet.
func (c *Card) eachEffect(call func(*rule.Meaning, rule.Side)) {
	for _, p := range Parts {
		if p.Like != nil && p.IsIn(c) && (p.AtOnce || !c.ActivateByNextAttack) {
			call(p.Like, p.target(c))
		}
	}
	if c.ActivateByNextAttack {
		return
	}
	rules := c.Says.Rules.All()
	for i := range rules {
		if r := &rules[i]; r.On == rule.Play {
			call(r.Do.Meaning(), r.To)
		}
	}
}

// hearing gathers what hears of a card that a seat plays, and what it reads and changes.
type hearing struct {
	d      *Duel
	seat   game.Seat
	sides  rule.Sides
	caused sided
}

// listen goes through all rules and counters that may hear of what was caused.
func (h *hearing) listen() {
	for _, side := range []rule.Side{rule.Self, rule.Foe} {
		hero := h.d.Hero(whom(h.seat, side))
		for _, a := range hero.Always() {
			h.hear(side, a.Rule)
		}
		for i := range hero.Deck {
			rules := hero.Deck[i].Card.Says.Rules.All()
			for k := range rules {
				h.hear(side, &rules[k])
			}
		}
		for i := range h.d.numbers.Counters {
			h.count(side, &h.d.numbers.Counters[i])
		}
	}
}

// hear adds a rule of a side, if it is told of what was caused.
func (h *hearing) hear(side rule.Side, r *rule.Rule) {
	if !h.caused[side].Has(r.On) {
		return
	}
	sides := r.Sides()
	sides[rule.Self].Reads |= rule.OfLasting
	if r.Times > 0 {
		sides[rule.Self].Writes |= rule.OfLasting
	}
	h.add(side, sides)
	h.hurt(side, r.Do, r.To)
}

// countedOn are the events on which counters do something.
var countedOn = map[rule.When]rule.Event{rule.WhenPlays: rule.OwnPlay, rule.WhenStruck: rule.Struck, rule.WhenStrikes: rule.Strikes}

// countedEffects are the effects of rules that doings of counters come to.
var countedEffects = map[rule.Does]rule.Effect{
	rule.DoesDamage: rule.Damage, rule.DoesBack: rule.Damage, rule.DoesHeal: rule.Heal, rule.DoesShield: rule.RaiseShield,
	rule.DoesEnergy: rule.GiveEnergy, rule.DoesDraw: rule.Draw,
}

// count adds a counter of a side, if it does something on what was caused.
func (h *hearing) count(side rule.Side, c *rule.Counter) {
	on, ok := countedOn[c.When]
	if !ok || !h.caused[side].Has(on) {
		return
	}
	h.add(side, rule.Sides{rule.Self: {Reads: rule.OfCounters, Writes: rule.OfCounters}})
	if effect, ok := countedEffects[c.Does]; ok {
		to := rule.Self
		if c.Does == rule.DoesBack {
			to = rule.Foe
		}
		h.add(side, effect.Sides(to))
		h.hurt(side, effect, to)
	}
}

// add adds what something of a side reads and changes.
func (h *hearing) add(side rule.Side, sides rule.Sides) {
	if side == rule.Foe {
		sides = sides.Turned()
	}
	h.sides = h.sides.Union(sides)
}

// hurt notes who may be dying of an effect that something of a side does.
func (h *hearing) hurt(side rule.Side, does rule.Effect, to rule.Side) {
	if does.Meaning().Causes.Has(rule.Dying) {
		h.caused[side^to] |= rule.EventsOf(rule.Dying)
	}
}
