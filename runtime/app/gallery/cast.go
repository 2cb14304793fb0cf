package gallery

import (
	"slices"

	"boardduels/ai/duel/explanation"
	"boardduels/runtime/record/duelrecord"
	"boardduels/schema"
)

// Cast tells what heroes and their cards are called, by their ids. What isn't known goes by its id.
type Cast struct {
	gallery *Gallery
	Heroes  []duelrecord.Hero
}

// NewCast returns what heroes and their cards are called in a gallery.
func NewCast(g *Gallery, heroes []duelrecord.Hero) Cast { return Cast{g, heroes} }

func (c Cast) find(hero string) *duelrecord.Hero {
	i := slices.IndexFunc(c.Heroes, func(h duelrecord.Hero) bool { return h.ID == hero })
	if i < 0 {
		return nil
	}
	return &c.Heroes[i]
}

// Hero returns what a hero is called.
func (c Cast) Hero(id string) string {
	if h := c.find(id); h != nil {
		return c.gallery.HeroName(&h.Hero)
	}
	return id
}

// Cards returns what the cards of a hero are called.
func (c Cast) Cards(hero string) explanation.CardNames {
	h := c.find(hero)
	return func(id string) string {
		if h == nil {
			return id
		}
		i := slices.IndexFunc(h.Cards, func(card schema.Card) bool { return card.ID == id })
		if i < 0 {
			return id
		}
		return c.gallery.CardName(&h.Cards[i])
	}
}
