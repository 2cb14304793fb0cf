package run

import (
	"boardduels/runtime/duel"
	"boardduels/runtime/record/duelrecord"
	"boardduels/schema"
)

// sharpening makes a card better in one field, and reports whether it could.
type sharpening struct {
	field string // of a card document
	apply func(c *duel.Card) bool
}

// raise adds to a number that there is, up to a limit of its field.
func raise(field string, by int16, at func(*duel.Card) *int16) sharpening {
	most := int16(schema.Fields(schema.CardKind).Field(field).Max)
	return sharpening{field, func(c *duel.Card) bool {
		n := at(c)
		if *n <= 0 || *n >= most {
			return false
		}
		*n = min(*n+by, most)
		return true
	}}
}

// raiseBoth adds to the least and to the most power of a kind.
func raiseBoth(field string, by int16, at func(*duel.Card) (least, most *int16)) sharpening {
	limit := int16(schema.Fields(schema.CardKind).Field(field).Max)
	return sharpening{field, func(c *duel.Card) bool {
		least, most := at(c)
		if *most <= 0 || *most >= limit {
			return false
		}
		*most = min(*most+by, limit)
		*least = min(*least+by, *most)
		return true
	}}
}

// hurtsOthers keeps a sharpening from making a card worse for its own hero.
func hurtsOthers(s sharpening) sharpening {
	return sharpening{s.field, func(c *duel.Card) bool { return !c.AttackHimself && s.apply(c) }}
}

// sharpened are the ways in which a card can get better. Numbers stay in the ranges of the documents.
var sharpened = []sharpening{
	{"cost", func(c *duel.Card) bool {
		if c.IsMajor || c.Cost == 0 {
			return false
		}
		c.Cost--
		return true
	}},
	hurtsOthers(raiseBoth("max_damage", 1, func(c *duel.Card) (*int16, *int16) { return &c.BaseDamage, &c.MaxDamage })),
	raiseBoth("max_healing", 2, func(c *duel.Card) (*int16, *int16) { return &c.BaseHealing, &c.MaxHealing }),
	raiseBoth("max_absorb", 2, func(c *duel.Card) (*int16, *int16) { return &c.BaseAbsorb, &c.MaxAbsorb }),
	raise("defense_bonus", 10, func(c *duel.Card) *int16 { return &c.DefenseBonus }),
	raise("health_bonus", 2, func(c *duel.Card) *int16 { return &c.HealthBonus }),
	raise("damage_bonus", 1, func(c *duel.Card) *int16 { return &c.DamageBonus }),
	hurtsOthers(raise("DoT_power", 1, func(c *duel.Card) *int16 { return &c.DoTPower })),
	raise("HoT_power", 1, func(c *duel.Card) *int16 { return &c.HoTPower }),
	{"bonus_length", func(c *duel.Card) bool {
		const longest = 6 // rounds; a duel takes nine
		if c.BonusLength == 0 || c.BonusLength >= longest || c.AttackHimself && c.DoTPower > 0 {
			return false
		}
		c.BonusLength++
		return true
	}},
}

// sharpenings returns each way in which a card of a deck can get better.
func sharpenings(h *duelrecord.Hero) (changes []Change) {
	for i := range h.Cards {
		for _, s := range sharpened {
			better := h.Cards[i]
			if s.apply(&better.Card) {
				changes = append(changes, Change{Sharpen, better.ID, better})
			}
		}
	}
	return changes
}
