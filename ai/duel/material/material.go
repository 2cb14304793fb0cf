// Package material is what a fighter is worth by a hand-made reckoning in whole points: what it has, what it suffers,
// and what it still holds back. Players use it as they use the worth of pieces in other games: to compare, not to
// believe. It is made of public facts alone, so both players reckon alike.
package material

import (
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
)

// HP is the worth of an hp, in points. Every other weight is a guess at how many hp something saves or costs.
const HP = 10

// Victory is added to the lead of a fighter whose enemy is beaten.
const Victory = 1000

const (
	scarceHP  = 6  // more, for each of the last hp
	scarce    = 10 // how many these are
	borrowed  = 6  // an hp above the hero's own maximum, which will be cut
	shield    = 6  // a point of shield, which DoT and piercing cards pass
	energy    = 15 // a point of energy that the next regeneration doesn't waste
	regen     = 30 // a point of regeneration bonus
	stun      = 45 // a lost turn
	strike    = 21 // a point of damage bonus for a turn
	cheapness = 12 // a point of cost off for a turn
	healing   = 4  // a point of healing bonus for a turn
	danger    = 50 // what an enemy deals in a turn, of which defence takes its share
	immortal  = 20 // a turn in which hp can't fall below 1
	undrawn   = 12 // a card that isn't drawn for want of room in the hand
	kept      = 84 // % of its worth that a major card has as long as it isn't played
)

// Measure knows the worth of a duel's cards. It is immutable.
type Measure struct {
	duel   *duel.Duel
	majors [2][]major
	armed  [2][duel.LineCapacity]int

	hand, keep, draw int16 // the duel's numbers
}

// major is a major card of a deck.
type major struct {
	card   duel.CardIndex
	copies int
	worth  int // of a copy that isn't played
}

// New returns the measure for a duel.
func New(d *duel.Duel) *Measure {
	n := d.Numbers()
	m := &Measure{duel: d, hand: n.Hand, keep: n.Keep, draw: n.Draw}
	for seat := range game.Seat(2) {
		deck := d.Hero(seat).Deck
		r := reckoning{numbers: &n, duel: d, seat: seat}
		for i := range deck {
			worth := r.card(&deck[i].Card)
			m.armed[seat][i] = worth
			if deck[i].Card.IsMajor {
				m.majors[seat] = append(m.majors[seat], major{duel.CardIndex(i), deck[i].Copies, worth * kept / 100})
			}
		}
	}
	return m
}

// Lead is by how much a seat's fighter is worth more than the other.
func (m *Measure) Lead(s *duel.State, seat game.Seat) int {
	lead := m.Fighter(s, seat) - m.Fighter(s, 1-seat)
	switch s.Winner {
	case seat:
		lead += Victory
	case 1 - seat:
		lead -= Victory
	}
	return lead
}

// Fighter is the worth of a seat's fighter: 0 if it is beaten, else at least 1. It is meant for the end of a turn,
// before it passes.
func (m *Measure) Fighter(s *duel.State, seat game.Seat) int {
	f := &s.Fighters[seat]
	if f.HP <= 0 {
		return 0
	}
	isMover := s.Mover == seat
	points := m.life(f, seat, lasting(f, isMover)) + m.readiness(f, seat) + effects(f, isMover) + m.reserve(f, seat)
	if !m.duel.IsClassic() {
		left := LeftOn(m.duel, s, seat)
		points += left.Sum() + m.brought(&s.Ruled[seat], seat) - undrawn*m.crowded(f)
	}
	return max(points, 1)
}

// crowded returns how many cards a fighter won't draw in its next turn, if it keeps those that it has.
func (m *Measure) crowded(f *duel.Fighter) int {
	return int(max(min(f.HandCount, m.keep)+m.draw-m.hand, 0))
}

// lasting is the shield that will meet an attack: whoever has the next turn loses what it has.
func lasting(f *duel.Fighter, isMover bool) int16 {
	if !isMover {
		return 0
	}
	return f.Shield
}

// life is the worth of hp, a shield, and what will come to them.
func (m *Measure) life(f *duel.Fighter, seat game.Seat, absorbs int16) int {
	own := m.duel.Hero(seat).HP
	hp := f.HP
	for i := range f.DoTs[:f.DoTCount] {
		hp -= pending(f.DoTs[i])
	}
	healed := min(pending(f.HoT), max(own-hp, 0))
	hp += healed
	points := HP*int(min(hp, own)) + borrowed*int(max(hp-own, 0)) + shield*int(absorbs)
	return points + scarceHP*int(min(hp+absorbs, scarce))
}

// readiness is the worth of energy and of what gives it.
func (m *Measure) readiness(f *duel.Fighter, seat game.Seat) int {
	return energy*int(m.duel.LastingEnergy(f, seat)) + regen*int(f.RegenBonus)
}

// effects is the worth of bonuses and curses for the turns to come in which they work. isMover says whose turn is about
// to end: of its own harmful timers a round ends with it, of the other's useful ones a round ends next (rules, section
// 2).
func effects(f *duel.Fighter, isMover bool) int {
	protected, hampered := 1, 0
	if isMover {
		protected, hampered = 0, 1
	}
	points := danger * int(f.Defence) * left(f.DefenceTime, protected) / 100
	points += immortal * left(f.ImmortalityTime, protected)
	points -= stun * left(f.StunTime, hampered)
	points += strike * int(f.DamageBonus) * bonusTurns(f.DamageBonusTime, f.DamageBonus > 0, hampered)
	points -= cheapness * int(f.CostsModifier) * bonusTurns(f.CostsModifierTime, f.CostsModifier < 0, hampered)
	return points + healing*int(f.HealingBonus)*left(f.HealingBonusTime, 1)
}

// bonusTurns is how many own turns a bonus on cards will still work in.
func bonusTurns(time int16, isUseful bool, hampered int) int {
	if isUseful {
		return left(time, 1)
	}
	return left(time, hampered)
}

func left(time int16, ending int) int { return max(int(time)-ending, 0) }

// reserve is the worth of the major cards that aren't used up and of the card that lies ready.
func (m *Measure) reserve(f *duel.Fighter, seat game.Seat) (points int) {
	for _, c := range m.majors[seat] {
		points += c.worth * (c.copies - int(f.Removed[c.card]))
	}
	if f.Armed != duel.NoCard {
		points += m.armed[seat][f.Armed]
	}
	return points
}

// brought is the worth of the major cards that rules have brought, below 0 if they have taken more.
func (m *Measure) brought(r *duel.Ruled, seat game.Seat) (points int) {
	for _, c := range m.majors[seat] {
		points += c.worth * int(r.Added[c.card])
	}
	return points
}

// Card is the worth of what a card does, by and large: to a fighter that isn't hurt and has no effects, and without the
// energy that it may take.
func Card(c *duel.Card) int {
	length := int(c.BonusLength)
	periodic := duel.Periodic{Power: c.DoTPower, Time: c.BonusLength, Increase: c.EffectIncreasing}
	points := HP * int(pending(periodic))
	periodic.Power = c.HoTPower
	points += HP * int(pending(periodic))
	harm := HP * int(c.BaseDamage+c.MaxDamage) / 2
	if c.AttackHimself {
		harm = -harm
	}
	points += harm + HP*int(c.BaseHealing+c.MaxHealing)/2 + shield*int(c.BaseAbsorb+c.MaxAbsorb)/2
	points += stun*int(c.StunTime) + immortal*int(c.ImmortalityLength) + danger*int(c.DefenseBonus)*length/100
	points += (strike*int(c.DamageBonus) - cheapness*int(c.CostBonus) + healing*int(c.HealingBonus)) * length
	return points + regen*int(c.RegenBonus) + borrowed*int(c.HealthBonus)
}

// pending is the hp that a periodic effect still amounts to.
func pending(p duel.Periodic) (sum int16) {
	for range p.Time {
		sum += p.Power
		p.Power = min(max(p.Power+p.Increase, 0), 10)
	}
	return sum
}
