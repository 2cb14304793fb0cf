package balance

import (
	"fmt"
	"slices"

	"boardduels/ai"
	"boardduels/schema"
)

// heroes returns up to so many heroes that can play with both packs, in order; of more, first those whose play the edit
// changes.
func (c *Comparison) heroes(most int) []string {
	var touched, others []string
	for _, id := range c.After.IDs(schema.HeroKind) {
		if !playable(c.Before, id) || !playable(c.After, id) {
			continue
		}
		if c.touches(id) {
			touched = append(touched, id)
		} else {
			others = append(others, id)
		}
	}
	all := append(touched, others...)
	all = all[:min(len(all), most)]
	slices.Sort(all)
	return all
}

func playable(pack *schema.Pack, hero string) bool {
	_, err := pack.Duel(hero, hero)
	return err == nil
}

// touches reports whether a hero plays otherwise after than before, in anybody's hands.
func (c *Comparison) touches(hero string) bool {
	return slices.ContainsFunc(c.Brains, func(b ai.Brain) bool { return content(c.Before, hero, b) != content(c.After, hero, b) })
}

// content returns all that a duel in a brain's hands takes from a hero's documents: its numbers and those of its cards
// and, if the brain needs them, its cases and priorities. Names and pictures don't count.
func content(pack *schema.Pack, id string, brain ai.Brain) string {
	hero, err := pack.DuelHero(id)
	if err != nil {
		return ""
	}
	for i := range hero.Deck {
		hero.Deck[i].Card.Name = ""
	}
	text := fmt.Sprintf("%+v", hero)
	if brain.NeedsKnowledge {
		for _, kind := range []schema.Kind{schema.CasesKind, schema.PrioritiesKind} {
			if d := pack.Find(kind, id); d != nil {
				text += d.Hash()
			}
		}
	}
	return text
}
