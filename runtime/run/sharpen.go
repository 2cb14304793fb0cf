package run

import (
	"boardduels/runtime/duel"
	"boardduels/runtime/duel/rule"
	"boardduels/runtime/record/duelrecord"
)

// sharpening makes a card better in one field, and reports whether it could.
type sharpening struct {
	field string // of a card document
	apply func(c *duel.Card) bool
}

// raise adds to a number that there is, up to its limit, and to the one that it is the most of.
func raise(p *duel.Part) sharpening {
	return sharpening{p.Name, func(c *duel.Card) bool {
		n := p.Number(c)
		if *n <= 0 || *n >= p.Max || p.Better == duel.Harder && c.AttackHimself {
			return false
		}
		*n = min(*n+p.Raise, p.Max)
		if p.AtLeast != "" {
			least := duel.PartNamed(p.AtLeast).Number(c)
			*least = min(*least+p.Raise, *n)
		}
		return true
	}}
}

// costField is the field that gets better by falling.
const costField = "cost"

// sharpened are the ways in which a card can get better. Numbers stay in the ranges of the documents.
var sharpened = func() []sharpening {
	all := []sharpening{{costField, cheapen}}
	for _, p := range duel.Parts {
		if p.Raise > 0 {
			all = append(all, raise(p))
		}
	}
	return append(all, sharpening{"bonus_length", lengthen})
}()

func cheapen(c *duel.Card) bool {
	if c.IsMajor || c.Cost == 0 {
		return false
	}
	c.Cost--
	return true
}

func lengthen(c *duel.Card) bool {
	const longest = 6 // rounds; a duel takes nine
	if c.BonusLength == 0 || c.BonusLength >= longest || c.AttackHimself && c.DoTPower > 0 {
		return false
	}
	c.BonusLength++
	return true
}

// strengthen raises the amount of a card's first rule on play of which more is better, within its range, and reports
// whether there is one.
func strengthen(n *duel.Numbers, c *duel.Card) bool {
	rules := c.Says.Rules.All()
	for i := range rules {
		if r := &rules[i]; r.On == rule.Play && n.MoreHelps(r) > 0 && r.Amount < most(n, r) {
			c.Says.Rules.Item(i).Amount++
			return true
		}
	}
	return false
}

// most returns the amount of a rule beyond which more does nothing.
func most(n *duel.Numbers, r *rule.Rule) int16 {
	m := r.Do.Meaning()
	switch {
	case m.Plain:
		return r.Amount // it has none that counts
	case r.Do == rule.AddCounter:
		return min(m.Max, r.Most, n.Counters[n.Counter(r.Counter)].Most)
	}
	return min(m.Max, r.Most)
}

// sharpenings returns each way in which a card of a deck can get better: by a field, and where none can rise by a rule.
func sharpenings(n duel.Numbers, h *duelrecord.Hero) (changes []Change) {
	for i := range h.Deck {
		rises := false
		for _, s := range sharpened {
			better := h.Cards[i]
			if s.apply(&better.Card) {
				changes = append(changes, Change{Kind: Sharpen, Out: better.ID, Card: better})
				rises = rises || s.field != costField
			}
		}
		better := h.Cards[i]
		if !rises && strengthen(&n, &better.Card) {
			changes = append(changes, Change{Kind: Sharpen, Out: better.ID, Card: better})
		}
	}
	return changes
}
