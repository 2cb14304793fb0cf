package run

import (
	"fmt"
	"slices"

	"boardduels/runtime/duel"
	"boardduels/runtime/duel/rule"
	"boardduels/runtime/game"
	"boardduels/runtime/record/duelrecord"
	"boardduels/schema"
)

// Kind is a kind of change to a deck.
type Kind string

// The kinds of changes.
const (
	Add     Kind = "add"     // a copy more of a card, a copy less of another one
	Swap    Kind = "swap"    // a card of another deck in place of all copies of one
	Sharpen Kind = "sharpen" // all copies of a card get better
	Carry   Kind = "carry"   // a relic that the hero lacks; the deck stays as it is
)

// Change is a change to the deck of a run's hero, or a relic that it takes instead.
type Change struct {
	Kind Kind
	Out  string      // id of the card of which there are fewer; the same as that of Card if it is sharpened
	Card schema.Card // of which there are more, or as it is once sharpened
	Find             // of what is carried
}

// Apply returns a hero with a change. It returns an error if the change doesn't fit it.
func (c *Change) Apply(h duelrecord.Hero) (duelrecord.Hero, error) {
	if c.Kind == Carry {
		return c.carriedBy(h)
	}
	out, in := inDeck(&h, c.Out), inDeck(&h, c.Card.ID)
	if out < 0 || (in < 0) != (c.Kind == Swap) || c.Kind == Sharpen && in != out || c.Kind == Add && in == out {
		return h, fmt.Errorf("%s of %s for %s doesn't fit the deck of %s", c.Kind, c.Card.ID, c.Out, h.ID)
	}
	gone := h.Cards[out]
	h.Deck, h.Cards = slices.Clone(h.Deck), slices.Clone(h.Cards)
	switch c.Kind {
	case Sharpen, Swap:
		h.Cards[out], h.Deck[out].Card = c.Card, c.Card.ID
	case Add:
		h.Deck[in].Copies++
		if h.Deck[out].Copies--; h.Deck[out].Copies == 0 {
			h.Deck, h.Cards = slices.Delete(h.Deck, out, out+1), slices.Delete(h.Cards, out, out+1)
		}
	default:
		return h, fmt.Errorf("there is no change %q", c.Kind)
	}
	if inDeck(&h, gone.ID) < 0 && isBrought(&h, gone.ID) {
		h.Cards = append(h.Cards, gone)
	}
	return h, nil
}

// inDeck returns the place of a card in a hero's deck, -1 if it isn't there.
func inDeck(h *duelrecord.Hero, id string) int {
	return slices.IndexFunc(h.Deck, func(line schema.DeckLine) bool { return line.Card == id })
}

// isBrought reports whether rules of a hero, of its relics or of its cards bring a card.
func isBrought(h *duelrecord.Hero, id string) bool {
	makes := func(r rule.Rule) bool { return r.Makes() == id }
	return slices.ContainsFunc(h.Passives, makes) ||
		slices.ContainsFunc(h.Relics, func(r schema.Relic) bool { return slices.ContainsFunc(r.Rules, makes) }) ||
		slices.ContainsFunc(h.Cards, func(c schema.Card) bool { return slices.Contains(c.Says.Brings(), id) })
}

// canBring reports whether a hero has all that a card brings.
func canBring(h *duelrecord.Hero, card *schema.Card) bool {
	return !slices.ContainsFunc(card.Says.Brings(), func(id string) bool {
		return id != card.ID && !slices.ContainsFunc(h.Cards, func(c schema.Card) bool { return c.ID == id })
	})
}

// improve returns which cards have got better, once the change is taken.
func (c *Change) improve(improved []schema.Card) []schema.Card {
	if c.Kind == Add || c.Kind == Carry {
		return improved
	}
	left := slices.DeleteFunc(slices.Clone(improved), func(card schema.Card) bool { return card.ID == c.Out || card.ID == c.Card.ID })
	if c.Kind == Sharpen {
		left = append(left, c.Card)
	}
	return left
}

// offers returns three changes to a deck, of different kinds as far as there are such: what they bring comes from a
// pool of cards.
func offers(n duel.Numbers, h duelrecord.Hero, pool []schema.Card, lot *game.Stream) []Change {
	var all []Change
	for _, changes := range [][]Change{additions(&h), swaps(n, &h, pool), sharpenings(n, &h)} {
		if len(changes) > 0 {
			all = append(all, changes[lot.Below(len(changes))])
		}
	}
	rest := slices.DeleteFunc(sharpenings(n, &h), func(c Change) bool {
		return slices.ContainsFunc(all, func(taken Change) bool { return taken.Kind == Sharpen && taken.Card.ID == c.Card.ID })
	})
	for len(all) < maxOffers && len(rest) > 0 {
		c := rest[lot.Below(len(rest))]
		all = append(all, c)
		rest = slices.DeleteFunc(rest, func(other Change) bool { return other.Card.ID == c.Card.ID })
	}
	return all
}

// additions returns what can be added: minor cards for minor ones, since a deck keeps its major cards.
func additions(h *duelrecord.Hero) (changes []Change) {
	for i := range h.Deck {
		for j := range h.Deck {
			if i != j && !h.Cards[i].IsMajor && !h.Cards[j].IsMajor {
				changes = append(changes, Change{Kind: Add, Out: h.Cards[j].ID, Card: h.Cards[i]})
			}
		}
	}
	return changes
}

// swaps returns what cards of a pool can stand in for: cards of the same kind of action. A card that brings others
// comes only to a hero that has them.
func swaps(n duel.Numbers, h *duelrecord.Hero, pool []schema.Card) (changes []Change) {
	for i := range pool {
		in := &pool[i]
		if slices.ContainsFunc(h.Cards, func(c schema.Card) bool { return c.ID == in.ID }) || !canBring(h, in) {
			continue
		}
		for j := range h.Deck {
			if n.Kind(&h.Cards[j].Card) == n.Kind(&in.Card) {
				changes = append(changes, Change{Kind: Swap, Out: h.Cards[j].ID, Card: *in})
			}
		}
	}
	return changes
}
