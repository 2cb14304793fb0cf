package duel_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"boardduels/runtime/duel"
	"boardduels/runtime/duel/dueltest"
	"boardduels/runtime/duel/rule"
)

// touchless are the parts of cards that read and change nothing by themselves, with the reason.
var touchless = map[string]string{
	"cost":        "each card is paid",
	"base_damage": "of max_damage", "base_healing": "of max_healing", "base_absorb": "of max_absorb",
	"ignore_defense": "of max_damage", "isNotFatal": "of max_damage",
	"bonus_length": "of what lasts", "effect_increasing": "of DoT_power and HoT_power",
	"attackHimself": "whom the others are for",
}

// The row of each part tells what it reads and changes, or what it causes.
func TestEachPartTellsWhatItTouches(t *testing.T) {
	for _, p := range duel.Parts {
		like := rule.Meaning{}
		if p.Like != nil {
			like = *p.Like
		}
		told := like.Access != rule.Access{} || like.Own != 0 || like.Causes != 0
		assert.NotEqual(t, told, touchless[p.Name] != "", "%s: its row says what it is like, or touchless why it is like nothing", p.Name)
	}
}

// What the row of each part tells is true: of two cards with a part each that are said to commute, either order leads
// to the same, whatever effect a hero has.
func TestEachPartTouchesWhatItTells(t *testing.T) {
	for i, p := range duel.Parts {
		for _, q := range duel.Parts[:i+1] {
			for aims := range 4 {
				first, second := partCard(p, "first", 2, aims&1 != 0), partCard(q, "second", 3, aims&2 != 0)
				if p.Name != "DoT_power" || q != p { // which gives way is told of rules alone
					assertEitherOrder(t, duel.Classic(), first, second, p.Name+" and "+q.Name)
				}
				assertEitherOrder(t, ruledNumbers(), first, second, p.Name+" and "+q.Name)
			}
		}
	}
}

// ruledNumbers are those of a duel that isn't classic.
func ruledNumbers() duel.Numbers {
	n := duel.Classic()
	n.Counters[0] = rule.Counter{ID: "some", Most: 9}
	return n
}

// partCard returns a card with a part and what it needs. Lots decide nothing.
func partCard(p *duel.Part, id string, size int16, himself bool) duel.Card {
	c := duel.Card{ID: id, AttackHimself: himself}
	for _, name := range []string{p.Name, p.With, p.AtLeast} {
		switch q := duel.PartNamed(name); {
		case q == nil:
		case q.Flag != nil:
			*q.Flag(&c) = true
		default:
			*q.Number(&c) = min(max(size, q.Min), q.Max)
			if q.Timed {
				c.BonusLength = 2
			}
		}
	}
	c.MaxDamage, c.MaxHealing, c.MaxAbsorb = max(c.MaxDamage, c.BaseDamage), max(c.MaxHealing, c.BaseHealing), max(c.MaxAbsorb, c.BaseAbsorb)
	if c.BaseDamage, c.BaseHealing, c.BaseAbsorb = c.MaxDamage, c.MaxHealing, c.MaxAbsorb; c.IncreaseByCost || c.IncreaseByHPLost {
		c.BaseAbsorb, c.MaxAbsorb = 1, 6
	}
	return c
}

// assertEitherOrder plays two cards in either order, if they are said to commute: as healthy as can be, hurt, and with
// any effect on either hero.
func assertEitherOrder(t *testing.T, n duel.Numbers, first, second duel.Card, name string) {
	sc := newSceneBy(t, n, cards{first, second}, nil)
	if !sc.d.Commute(me, 0, 1) {
		return
	}
	for e := range duel.EffectCount {
		for _, amount := range extremes(e) {
			for seat := range sc.s.Fighters {
				for _, hp := range [][2]int16{{fullHP, fullHP}, {fullHP - 1, 4}, {9, 1}} {
					s := sc.s
					s.Fighters[me].HP, s.Fighters[foe].HP, s.Fighters[foe].Shield = hp[me], hp[foe], 3
					dueltest.Afflict(&s.Fighters[seat], e, amount, 2)
					if !s.Fighters[me].MindsOrder() {
						assert.Empty(t, difference(sc.d, s, duel.Play(0), duel.Play(1)),
							"%s, hp %v, of seat %d %d of %v", name, hp, seat+1, amount, e)
					}
				}
			}
		}
	}
}
