package design

import (
	"slices"
	"strings"

	"boardduels/runtime/duel"
	"boardduels/runtime/duel/rule"
)

// Dominates reports whether a card does all that another one does and more, and costs no more: carried out in the same
// situation and with the same luck, it leaves its user no worse in hp, energy, shield and effects, and the opponent no
// better. That less hp can be more, for cards that grow with lost hp, isn't counted.
//
// More isn't better everywhere, so these must be alike: kinds of timed effects, as a new one takes the place of what
// was there; the length of a DoT, as a sixth displaces the oldest; damage, as it sets off armed cards; whether damage
// passes the shield, as it then leaves the shield as it is.
//
// Rules are held beside each other one by one (see [sayNoWorse]), and what cards say besides must be alike, and whether
// they are attacks. A rule whose condition holds more often does more; that damage on a condition then sets off an
// armed card more often isn't counted. Numbers are those of the pack, whose counters may harm or help.
func Dominates(n *duel.Numbers, a, b duel.Card) bool {
	return dominates(new(formOf(n, a)), new(formOf(n, b)))
}

// Twins reports whether two cards do the same for the same price.
func Twins(a, b duel.Card) bool { return normal(a) == normal(b) }

// form is a card as it is held beside others.
type form struct {
	normal duel.Card // without what has no effect in it
	shape  shape
	serves []int16 // see [serves]
	worth  int     // higher than that of all that it dominates; with rules as high, it may be
	rules  []ruled
	attack bool // what rules may ask of a card
}

func formOf(n *duel.Numbers, c duel.Card) form {
	c = normal(c)
	return form{c, shapeOf(&c), serves(&c), worth(&c), ruledBy(n, c.Says.Rules.All()), n.Kind(&c).IsAttack()}
}

// dominates is Dominates of forms. Rules that are written in different ways may come to the same.
func dominates(a, b *form) bool {
	return a.shape == b.shape && isNoWorse(a, b) && a.normal != b.normal && (len(a.rules)+len(b.rules) == 0 || !isNoWorse(b, a))
}

// normal returns a card without what has no effect in it, so that cards that do the same are the same.
func normal(c duel.Card) duel.Card {
	c.ID, c.Name = "", ""
	if c.IsMajor {
		c.Cost = 0
	}
	c.Says.Rules = rulesOf(&c)
	damages, hits := damagesByRule(&c)
	for _, p := range duel.Parts {
		if p.Timed && c.BonusLength == 0 || p.With != "" && !duel.PartNamed(p.With).IsIn(&c) && !damages {
			p.Clear(&c)
		}
	}
	if !lasts(&c) {
		c.BonusLength = 0
	}
	if c.DoTPower == 0 && c.HoTPower == 0 || c.BonusLength < 2 {
		c.EffectIncreasing = 0
	}
	if widest(&c) == 0 {
		c.IncreaseByCost, c.IncreaseByHPLost = false, false
	}
	if !aims(&c) {
		c.AttackHimself = false
	}
	switch {
	case !c.AttackHimself:
		c.HealthBonus = min(c.HealthBonus, mostHPTaken)
	case !hits:
		c.IsNotFatal = false // it never kills its user
	}
	c.Says = plain(c.Says, c.IsMajor)
	return c
}

// plain returns what a card says without what says nothing: where it goes anyway, and the order of its tags.
func plain(says rule.Says, isMajor bool) rule.Says {
	if says.Goes == rule.IntoDeck && !isMajor || says.Goes == rule.ToUsedUp && isMajor {
		says.Goes = rule.ByRarity
	}
	if says.Modes() == 0 {
		says.ByLot = false
	}
	slices.SortFunc(says.Tags[:], func(a, b string) int { return strings.Compare(b, a) })
	return says
}

// mostHPTaken is by how much the opponent's most hp can be lowered.
const mostHPTaken = 5

// lasts reports whether a card has a size of something that works for bonus_length rounds.
func lasts(c *duel.Card) bool {
	return slices.ContainsFunc(duel.Parts, func(p *duel.Part) bool { return p.Timed && p.IsIn(c) })
}

// aims reports whether a card has a part that goes to its target.
func aims(c *duel.Card) bool {
	return slices.ContainsFunc(duel.Parts, func(p *duel.Part) bool { return p.Aimed && p.IsIn(c) })
}

// widest returns the most power that a part of a card can gain over its base.
func widest(c *duel.Card) int16 {
	return max(c.MaxDamage-c.BaseDamage, c.MaxHealing-c.BaseHealing, c.MaxAbsorb-c.BaseAbsorb, 0)
}

// shape is what cards of which one dominates the other have in common.
type shape struct {
	parts     uint64 // as bits: what makes another kind of card, and what takes the place of an effect
	damages   bool
	dotLength int16
	says      rule.Says // without rules
	modes     int16
}

// shapeOf returns the shape of a normal form.
func shapeOf(c *duel.Card) shape {
	s := shape{damages: c.Damages(), says: c.Says, modes: c.Says.Modes()}
	s.says.Rules = rule.List{}
	for i, p := range duel.Parts {
		isAlike := p.Better == duel.Neither || p.Gives.HasTimer()
		if isAlike && p.IsIn(c) {
			s.parts |= 1 << i
		}
	}
	if c.DoTPower != 0 {
		s.dotLength = c.BonusLength
	}
	return s
}

// isNoWorse reports whether nothing of a card is worse than what another one of the same shape has of it.
func isNoWorse(a, b *form) bool {
	for i := range a.serves {
		if a.serves[i] < b.serves[i] {
			return false
		}
	}
	c := &a.normal
	if len(a.rules)+len(b.rules) > 0 && a.attack != b.attack {
		return false
	}
	// Who has more energy then hurts itself more
	return sayNoWorse(a, b) && !(c.AttackHimself && c.IncreaseByCost && c.MaxDamage > c.BaseDamage)
}

// serves returns, of a normal form, what is better for who plays it the more of it there is.
func serves(c *duel.Card) []int16 {
	all := make([]int16, 0, len(duel.Parts)+2)
	for _, p := range duel.Parts {
		if p.Name != increasing {
			all = append(all, p.Serves(c))
		}
	}
	var heals, hurts, energy int16
	if c.HoTPower > 0 {
		heals = c.EffectIncreasing
	}
	if c.DoTPower > 0 {
		hurts = c.EffectIncreasing
	}
	if c.AttackHimself {
		hurts = -hurts
	}
	if c.IncreaseByCost {
		energy = -widest(c) // which says how much it takes
	}
	return append(all, heals, hurts, energy)
}

// increasing is the part of which more is better of a HoT, and worse of a DoT of one's own.
const increasing = "effect_increasing"

// worth is a number by which no card comes behind one that it dominates.
func worth(c *duel.Card) (sum int) {
	for _, p := range duel.Parts {
		sum += int(p.Serves(c))
	}
	if c.AttackHimself && c.DoTPower > 0 {
		sum -= 2 * int(c.EffectIncreasing)
	}
	return sum
}
