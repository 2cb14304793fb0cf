package main

import (
	"fmt"
	"sync"

	"boardduels/ai/duel/duelbrains"
	"boardduels/kb/classic"
	"boardduels/runtime/record/duelrecord"
	"boardduels/schema"
)

// checkNames returns an error for a name in a record that nobody has: a brain that there isn't, or a hero or card that
// the pack of the record hasn't, where that is the one inside the program.
func checkNames(r *duelrecord.Record) error {
	pack := classicPack()
	for i := range r.Seats {
		s := &r.Seats[i]
		if !s.IsPerson() {
			if _, err := duelbrains.Find(s.Brain); err != nil {
				return fmt.Errorf("seat %d: %w", i+1, err)
			}
		}
		if r.Pack.Hash != pack.Hash() {
			continue
		}
		if err := checkHero(pack, &s.Hero); err != nil {
			return fmt.Errorf("seat %d: %w", i+1, err)
		}
	}
	return nil
}

// checkHero returns an error for a hero that a pack hasn't, or with a card that it hasn't. What they are like may
// differ: the decks of runs change.
func checkHero(pack *schema.Pack, hero *duelrecord.Hero) error {
	if pack.Find(schema.HeroKind, hero.ID) == nil {
		return fmt.Errorf("no hero %q in the pack that the record names", hero.ID)
	}
	for i := range hero.Cards {
		if id := hero.Cards[i].ID; pack.Find(schema.CardKind, id) == nil {
			return fmt.Errorf("no card %q in the pack that the record names", id)
		}
	}
	return nil
}

// classicPack is the pack inside the program.
var classicPack = sync.OnceValue(func() *schema.Pack { return schema.ReadPack(classic.FS()) })
