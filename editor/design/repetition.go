package design

import (
	"cmp"
	"slices"

	"boardduels/runtime/duel"
	"boardduels/runtime/duel/rule"
	"boardduels/schema"
)

// repetitions reports cards of which another one does the same, or all and more; among those that do so, one of the
// same deck goes before others.
func (c *checker) repetitions() {
	told := map[*cardOf]bool{}
	for i := range c.heroes {
		for _, card := range c.heroes[i].deck {
			if card != nil && !told[card] {
				told[card] = c.among(c.heroes[i].deck, card)
			}
		}
	}
	better, first := frontiers(c.cards), map[duel.Card]*cardOf{}
	for i := range c.cards {
		card := &c.cards[i]
		if isIdle(&card.normal) {
			continue
		}
		twin := first[card.normal]
		if twin == nil {
			first[card.normal] = card
		}
		if told[card] {
			continue
		}
		if other := better.over(card); other != nil {
			c.repeats(card, other, "dominated-in-pack")
		} else if twin != nil && !told[twin] {
			c.repeats(card, twin, "twin-in-pack")
		}
	}
}

// among reports a card that another one of a deck dominates, or one before it equals.
func (c *checker) among(deck []*cardOf, card *cardOf) bool {
	before := true
	for _, other := range deck {
		switch {
		case other == card:
			before = false
		case other == nil || isIdle(&card.normal):
		case dominates(&other.form, &card.form):
			c.repeats(card, other, "dominated")
			return true
		case before && other.normal == card.normal:
			c.repeats(card, other, "twin")
			return true
		}
	}
	return false
}

func (c *checker) repeats(card, other *cardOf, code string) {
	c.report(card.document, "name", code, schema.Args{"other": other.document.ID()})
}

// isIdle reports whether a normal form does nothing, of which another diagnostic tells.
func isIdle(n *duel.Card) bool {
	does := *n
	does.IsMajor, does.Cost, does.ActivateByNextAttack = false, 0, false
	does.Says = rule.Says{Rules: does.Says.Rules}
	return does == duel.Card{}
}

// frontier holds, of each shape, the cards that none dominates. Whatever is dominated at all is so by one of them.
type frontier map[shape][]*cardOf

// frontiers returns the frontier of some cards. Cards are held against those that none dominates only, which are few,
// and whatever dominates a card comes before it.
func frontiers(cards []cardOf) frontier {
	f := frontier{}
	seen := map[duel.Card]bool{}
	var ordered []*cardOf
	for i := range cards {
		if card := &cards[i]; !seen[card.normal] {
			seen[card.normal] = true
			ordered = append(ordered, card)
		}
	}
	slices.SortStableFunc(ordered, func(a, b *cardOf) int { return cmp.Compare(b.worth, a.worth) })
	for _, card := range ordered {
		if f.over(card) == nil {
			f[card.shape] = append(f[card.shape], card)
		}
	}
	return f
}

// over returns a card of the frontier that dominates a card, or nil.
func (f frontier) over(card *cardOf) *cardOf {
	for _, other := range f[card.shape] {
		if dominates(&other.form, &card.form) {
			return other
		}
	}
	return nil
}
