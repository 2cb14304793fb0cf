package knn

import (
	"boardduels/ai/duel/material"
	"boardduels/ai/fit/nearest"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
)

// use describes the use of a card by what it changes and by the situation, each normalised to 0…1: a point in the space
// of the neighbours.
type use [dimensions]float32

// example is a use of a card with its outcome: 1 if it helped to win, 0 if it did harm, 0.5 if it made no difference.
type example = nearest.Example[use]

// space is where the examples lie.
type space = nearest.Space[use]

// neighbours is how many of the nearest examples a use is judged by: the K of KNN.
const neighbours = 50

// The dimensions.
const (
	blow   = iota // hp and shield that the enemy loses at once, of those it has
	wound         // what it will suffer: DoT, stun, curses
	guard         // hp and shield won, what will be healed, defence; below a quarter the card hurts its user
	gain          // bonuses for the own cards and energy
	health        // own hp, of the most
	enemy         // the enemy's
	cover         // own shield and defence before
	price         // energy that it takes, of what there is
	major         // 1 if the card is used up
	dimensions
)

// describe returns the use of a card by the states before and after it.
func describe(d *duel.Duel, seat game.Seat, card duel.CardIndex, before, after *duel.State) (u use) {
	me, foe := &before.Fighters[seat], &before.Fighters[1-seat]
	me2, foe2 := &after.Fighters[seat], &after.Fighters[1-seat]
	hp, hp2 := foe.HP+foe.Shield, foe2.HP+foe2.Shield
	u[blow] = part(hp-hp2, hp)
	u[wound] = part(suffering(foe2)-suffering(foe), 12)
	u[guard] = part(4+protection(me2)-protection(me), 16)
	u[gain] = part(boons(me2)-boons(me), 8)
	u[health] = part(me.HP, d.Hero(seat).HP)
	u[enemy] = part(foe.HP, d.Hero(1-seat).HP)
	u[cover] = part(me.Shield+me.Defence*me.DefenceTime/20, 12)
	u[price] = part(me.EP-me2.EP, me.EP)
	if !d.IsClassic() {
		left, leftFoe := material.LeftOn(d, after, seat), material.LeftOn(d, after, 1-seat)
		before, beforeFoe := material.LeftOn(d, before, seat), material.LeftOn(d, before, 1-seat)
		u[wound] = part(suffering(foe2)-suffering(foe)+inHP(beforeFoe.Sum()-leftFoe.Sum()), 12)
		u[gain] = part(boons(me2)-boons(me)+inHP(left.Sum()-before.Sum()), 8)
	}
	if d.Card(seat, card).IsMajor {
		u[major] = 1
	}
	return u
}

// inHP is what points of material are in hp.
func inHP(points int) int16 { return int16(points / material.HP) }

// part is a share of a whole, within 0…1.
func part(x, of int16) float32 {
	if of <= 0 {
		return 0
	}
	return float32(min(max(x, 0), of)) / float32(of)
}

// suffering is what a fighter will lose by effects, in hp: about four for a lost turn.
func suffering(f *duel.Fighter) (sum int16) {
	for i := range f.DoTs[:f.DoTCount] {
		sum += total(&f.DoTs[i])
	}
	return sum + 4*f.StunTime + max(-f.DamageBonus, 0)*f.DamageBonusTime + max(f.CostsModifier, 0)*f.CostsModifierTime - boons(f)
}

// protection is what a fighter has and will get to live on, in hp: about five are dealt in a turn.
func protection(f *duel.Fighter) int16 {
	sum := f.HP + f.Shield + total(&f.HoT) + f.Defence*f.DefenceTime/20 + 5*f.ImmortalityTime
	if f.Armed != duel.NoCard {
		sum += 4
	}
	return sum
}

// boons is what bonuses are worth to a fighter, in hp.
func boons(f *duel.Fighter) int16 {
	return max(f.DamageBonus, 0)*f.DamageBonusTime + max(-f.CostsModifier, 0)*f.CostsModifierTime + 3*f.RegenBonus +
		f.HealingBonus*f.HealingBonusTime/2
}

// total is what a periodic effect still amounts to.
func total(p *duel.Periodic) (sum int16) {
	const most = 10 // of its power
	power := p.Power
	for range p.Time {
		sum += power
		power = min(max(power+p.Increase, 0), most)
	}
	return sum
}
