package playtest

import (
	"slices"

	"boardduels/runtime/duel"
	"boardduels/runtime/duel/rule"
	"boardduels/schema"
)

// need is a card that a deck has to have for the rule to be done.
type need struct {
	whose rule.Side // deck, as who has the rule calls it
	meets func(c *duel.Card) bool
}

// needs returns what the decks have to have. Something there may bring about what the rule waits for, others are the
// cards that it means.
func (f *firing) needs() (all []need) {
	for _, whose := range []rule.Side{rule.Self, rule.Foe} {
		all = append(all, need{whose, func(c *duel.Card) bool { return brings(c, f.does.On, whose) }})
	}
	means := func(whose rule.Side, which rule.Filter) {
		all = append(all, need{whose, func(c *duel.Card) bool { return f.isOf(c, which) }})
	}
	switch f.does.On {
	case rule.OwnPlay:
		means(rule.Self, f.does.Of)
	case rule.FoePlay:
		means(rule.Foe, f.does.Of)
	}
	for _, m := range []rule.Measure{f.does.If, f.does.Per} {
		switch whose, of := m.Of(); {
		case of == rule.Armed:
			means(whose, rule.Reactive)
		case of.Counts():
			means(whose, f.does.Count)
		}
	}
	if f.does.Do == rule.Disarm {
		means(f.does.To, rule.Reactive)
	} else {
		means(f.does.To, f.does.Card)
	}
	return all
}

// brings reports whether a card in somebody's deck may bring an event about to who has the rule.
func brings(c *duel.Card, on rule.Event, whose rule.Side) bool {
	if on == rule.UsedUp && whose == rule.Self && (c.IsMajor || c.Says.Goes == rule.ToUsedUp || c.Says.Fades) {
		return true
	}
	return slices.ContainsFunc(c.Says.Rules.All(), func(r rule.Rule) bool { return r.To == whose && r.Do.Meaning().Causes.Has(on) })
}

// isOf reports whether a card is one of those that the rule means, as far as not every deck has some.
func (f *firing) isOf(c *duel.Card, which rule.Filter) bool {
	switch which {
	case rule.Major:
		return c.IsMajor
	case rule.Reactive:
		return c.ActivateByNextAttack
	case rule.Tagged:
		return c.Says.HasTag(f.does.Tag)
	}
	return true
}

// help returns the pack with a card for each need that a hero's deck doesn't meet, if the pack has one.
func (f *firing) help(pack *schema.Pack, heroes [2]string, ruled string) *schema.Pack {
	for _, n := range f.needs() {
		hero, err := pack.DuelHero(heroes[n.whose])
		if err != nil || slices.ContainsFunc(hero.Deck, func(l duel.DeckLine) bool { return l.Card.ID != ruled && n.meets(&l.Card) }) {
			continue
		}
		for _, id := range pack.IDs(schema.CardKind) {
			if d := pack.Find(schema.CardKind, id); id != ruled && isMet(d, n) {
				next, done := dealt(pack, heroes[n.whose], d, ruled)
				pack, f.helped = next, f.helped || done
				break
			}
		}
	}
	return pack
}

func isMet(d *schema.Document, n need) bool {
	card, ok := d.Card()
	return ok && n.meets(&card.Card)
}
