package run

import (
	"boardduels/runtime/duel"
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

// sharpened are the ways in which a card can get better. Numbers stay in the ranges of the documents.
var sharpened = func() []sharpening {
	all := []sharpening{{"cost", cheapen}}
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

// sharpenings returns each way in which a card of a deck can get better.
func sharpenings(h *duelrecord.Hero) (changes []Change) {
	for i := range h.Deck {
		for _, s := range sharpened {
			better := h.Cards[i]
			if s.apply(&better.Card) {
				changes = append(changes, Change{Sharpen, better.ID, better})
			}
		}
	}
	return changes
}
