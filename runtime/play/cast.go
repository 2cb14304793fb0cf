package play

import (
	"slices"

	"boardduels/ai/wording"
	"boardduels/runtime/replay"
	"boardduels/schema"
)

// cast tells what heroes and their cards are called, by their ids. What isn't known goes by its id.
type cast struct {
	gallery *Gallery
	heroes  []replay.Hero
}

func (c cast) find(hero string) *replay.Hero {
	i := slices.IndexFunc(c.heroes, func(h replay.Hero) bool { return h.ID == hero })
	if i < 0 {
		return nil
	}
	return &c.heroes[i]
}

func (c cast) hero(id string) string {
	if h := c.find(id); h != nil {
		return c.gallery.HeroName(&h.Hero)
	}
	return id
}

func (c cast) cards(hero string) wording.CardNames {
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
