package schema

import (
	"slices"

	"boardduels/runtime/duel"
	"boardduels/runtime/duel/rule"
)

// decks gathers the cards of all decks.
func (v *validator) decks() (cards []*duel.Card) {
	seen := map[string]bool{}
	for _, d := range v.documents {
		hero, ok := d.value.(*Hero)
		if !ok {
			continue
		}
		for _, line := range hero.Deck {
			if card, ok := valueOf[Card](v.pack.Find(CardKind, line.Card)); ok && !seen[line.Card] {
				seen[line.Card], cards = true, append(cards, &card.Card)
			}
		}
	}
	return cards
}

// finds reports a rule that moves or forbids cards of which no deck has one.
func (v *validator) finds(d *Document, n *node, r *rule.Rule, l *language) {
	attribute, filter := "card", r.Card
	if r.Do == rule.Disarm {
		attribute, filter = "do", rule.Reactive
	}
	lets := func(card *duel.Card) bool { return l.lets(filter, r.Tag, card) }
	if len(l.decks) > 0 && !slices.ContainsFunc(l.decks, lets) {
		v.tell(d, n, attribute, "rule-no-target", because(attribute, "no-card-fits", nil))
		v.diagnostics[len(v.diagnostics)-1].Severity = Warning
	}
}

// lets reports whether a filter lets a card through.
func (l *language) lets(filter rule.Filter, tag string, card *duel.Card) bool {
	switch filter {
	case rule.Attack:
		return l.numbers.Kind(card).IsAttack()
	case rule.Defence:
		return !l.numbers.Kind(card).IsAttack()
	case rule.Minor:
		return !card.IsMajor
	case rule.Major:
		return card.IsMajor
	case rule.Reactive:
		return card.ActivateByNextAttack
	case rule.Tagged:
		return card.Says.HasTag(tag)
	}
	return true
}
