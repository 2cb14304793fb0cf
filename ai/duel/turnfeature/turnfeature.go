// Package turnfeature describes what a turn leaves behind by numbers that a linear measure can weigh: what both
// fighters have and suffer, and the cards kept in hand. Brains that learn what a position is worth share it.
package turnfeature

import (
	"boardduels/ai/cbr/weighing"
	"boardduels/ai/duel/material"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
)

// ID names a feature.
type ID int

// The features of a fighter, own ones first, the enemy's from Foe on. Each is scaled so that it lies mostly in 0…1, or
// −1…1 where it has a sign.
const (
	HP         ID = iota // hp, over 30
	Wounded              // how far hp and shield are below 16, over 16
	Dying                // how far hp and shield are below 8, over 8
	EP                   // energy left, over 10; where cards have rules that which lasts ([duel.Duel.LastingEnergy])
	Shield               // over 10
	Defence              // per cent × rounds, over 100
	Immortal             // rounds
	Damage               // damage bonus × rounds, over 10; signed
	Costs                // costs modifier × rounds, over 10; signed
	Regen                // regeneration bonus, over 3; signed
	HoT                  // all that it will heal, over 10
	DoT                  // all that they will take, over 10
	Stun                 // turns
	Borrowed             // hp above the hero's own maximum, over 10
	Healing              // healing bonus × rounds, over 10
	Armed                // 1 if a reactive card lies ready
	Held                 // cards in hand, over 5
	PerFighter           // how many there are

	Foe  = PerFighter
	Hand = 2 * PerFighter // Hand + a card's index: copies of that card in the own hand
	Bias = Hand + duel.LineCapacity
	Late = Bias + 1 // rounds past the tenth, over 10
	// Ruled is followed by what rules have left on the own fighter, as [material.Left] has it, over 100; RuledFoe by
	// what they have left on the enemy
	Ruled    = Late + 1
	RuledFoe = Ruled + ID(material.LeftCount)
	// Count is the number of features.
	Count = int(RuledFoe) + material.LeftCount
)

// Vector holds a value for each feature: a position, or the weights of a measure.
type Vector [Count]float32

// Of describes a state for a seat. It looks at nothing that the seat's view doesn't show.
func Of(d *duel.Duel, s *duel.State, seat game.Seat, v *Vector) {
	*v = Vector{}
	describe(&s.Fighters[seat], d.Hero(seat).HP, (*side)(v[:Foe]))
	describe(&s.Fighters[1-seat], d.Hero(1-seat).HP, (*side)(v[Foe:Hand]))
	for _, card := range s.Piles[seat].Hand[:s.Fighters[seat].HandCount] {
		v[Hand+ID(card)]++
	}
	v[Bias] = 1
	v[Late] = float32(max(s.Round-10, 0)) / 10
	if !d.IsClassic() {
		describeRules(d, s, seat, v)
	}
}

// describeRules fills in what rules have left, and the energy that lasts in place of all that there is, by which the
// weights of the classic heroes were found. Cards that no deck has are told by what they are worth: which lines they
// have depends on who is fought.
func describeRules(d *duel.Duel, s *duel.State, seat game.Seat, v *Vector) {
	for n, of := range [2]game.Seat{seat, 1 - seat} {
		v[ID(n)*Foe+EP] = float32(d.LastingEnergy(&s.Fighters[of], of)) / 10
		for i, points := range material.LeftOn(d, s, of) {
			v[int(Ruled)+n*material.LeftCount+i] = float32(points) / 100
		}
	}
	for i := range d.Hero(seat).Deck {
		if d.Hero(seat).Deck[i].Copies == 0 {
			v[int(Hand)+i] = 0
		}
	}
}

// side is a fighter's part of a vector.
type side [PerFighter]float32

// describe fills in what a fighter has and suffers. Few branches: which of it is nothing is hard to foretell.
func describe(f *duel.Fighter, hp int16, v *side) {
	safe := f.HP + f.Shield
	v[HP] = float32(f.HP) / 30
	v[Wounded] = float32(max(16-safe, 0)) / 16
	v[Dying] = float32(max(8-safe, 0)) / 8
	v[EP] = float32(f.EP) / 10
	v[Shield] = float32(f.Shield) / 10
	v[Defence] = float32(f.Defence*f.DefenceTime) / 100
	v[Immortal] = float32(f.ImmortalityTime)
	v[Damage] = float32(f.DamageBonus*f.DamageBonusTime) / 10
	v[Costs] = float32(f.CostsModifier*f.CostsModifierTime) / 10
	v[Regen] = float32(f.RegenBonus) / 3
	v[HoT] = float32(total(&f.HoT)) / 10
	dots := int16(0)
	for i := range f.DoTs[:f.DoTCount] {
		dots += total(&f.DoTs[i])
	}
	v[DoT] = float32(dots) / 10
	v[Stun] = float32(f.StunTime)
	v[Borrowed] = float32(max(f.HP-hp, 0)) / 10
	v[Healing] = float32(f.HealingBonus*f.HealingBonusTime) / 10
	if f.Armed != duel.NoCard {
		v[Armed] = 1
	}
	v[Held] = float32(f.HandCount) / 5
}

// total is what a periodic effect still amounts to.
func total(p *duel.Periodic) (sum int16) {
	power := p.Power
	for range p.Time {
		sum += power
		power = min(max(power+p.Increase, 0), 10)
	}
	return sum
}

// Dot is the weighted sum of the features. Inlined, it would let both vectors escape to the heap.
//
//go:noinline
func (v *Vector) Dot(w *Vector) float32 { return weighing.Dot(v, w) }

// Weigh is Dot for what [Of] says of a duel's states, where rules have left nothing if it is classic.
func (v *Vector) Weigh(d *duel.Duel, w *Vector) float32 {
	if d.IsClassic() {
		return v.dotCommon(w)
	}
	return v.Dot(w)
}

// common is the features without those of what rules have left.
type common [Ruled]float32

//go:noinline
func (v *Vector) dotCommon(w *Vector) float32 {
	return weighing.Dot((*common)(v[:Ruled]), (*common)(w[:Ruled]))
}

// WeighRules gives what rules have left the weight that as many hp have, until something else is learned.
func WeighRules(v *Vector) {
	const hp = 3 // features of hp are over 30, those of rules over 10 hp's worth
	for i := range material.LeftCount {
		v[int(Ruled)+i], v[int(RuledFoe)+i] = v[HP]/hp, v[Foe+HP]/hp
	}
}
