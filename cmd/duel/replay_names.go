package main

import (
	"sync"

	"boardduels/ai/duel/duelbrains"
	"boardduels/ai/duel/forecast"
	"boardduels/internal/i18n"
	"boardduels/kb/classic"
	"boardduels/runtime/game"
	"boardduels/runtime/record"
	"boardduels/runtime/record/duelrecord"
	"boardduels/schema"
)

// sound plays a record again, and returns an error for what contradicts the rules, a seal that doesn't hold, or a name
// that nobody has.
func sound(r *duelrecord.Record) error {
	_, err := sealed(r)
	return err
}

// sealed is sound, and returns how many seals were checked.
func sealed(r *duelrecord.Record) (seals int, err error) {
	if err := duelrecord.Verify(r); err != nil {
		return 0, err
	}
	if seals, err = forecast.Check(r); err != nil {
		return 0, err
	}
	return seals, checkNames(r)
}

// checkNames returns an error for a brain that there isn't, or for what people see of the pack, its heroes and its
// cards if that isn't as in the pack inside the program, where the record names that one.
func checkNames(r *duelrecord.Record) error {
	for i := range r.Seats {
		s := &r.Seats[i]
		if s.IsPerson() {
			continue
		}
		if _, err := duelbrains.Find(s.Brain); err != nil {
			return record.NoBrain(game.Seat(i), s.Brain)
		}
	}
	if !isClassic(r) {
		return nil
	}
	pack := classicPack()
	if name := pack.Title().Name; r.Pack.Name != name {
		return contradiction(game.Nobody, "pack ", "replay.other_pack", i18n.Args{"Found": record.Quote(r.Pack.Name), "Known": record.Quote(name)})
	}
	for i := range r.Seats {
		if err := checkHero(pack, game.Seat(i), &r.Seats[i].Hero); err != nil {
			return err
		}
	}
	return nil
}

// isClassic reports whether a record says that its heroes are of the pack inside the program.
func isClassic(r *duelrecord.Record) bool { return r.Pack.Hash == classicPack().Hash() }

// checkHero returns an error for a hero that a pack hasn't, or with a card that it hasn't, or that look otherwise
// there. What they can do may differ: the decks of runs change.
func checkHero(pack *schema.Pack, seat game.Seat, hero *duelrecord.Hero) error {
	known, there := pack.Hero(hero.ID)
	if !there {
		return contradiction(seat, "hero ", "replay.no_hero", i18n.Args{"Found": record.Quote(hero.ID)})
	}
	look := []look{{"name", hero.Name, known.Name}, {"name_uk", hero.NameUK, known.NameUK}, {"art", hero.Art, known.Art}, {"colour", hero.Colour, known.Colour}}
	if err := checkLook(seat, "hero "+hero.ID+" ", look); err != nil {
		return err
	}
	for i := range hero.Cards {
		if err := checkCard(pack, seat, &hero.Cards[i]); err != nil {
			return err
		}
	}
	return nil
}

func checkCard(pack *schema.Pack, seat game.Seat, card *schema.Card) error {
	begins := "card " + card.ID + " "
	known, there := pack.Card(card.ID)
	if !there {
		return contradiction(seat, begins, "replay.no_card", i18n.Args{"Found": record.Quote(card.ID)})
	}
	return checkLook(seat, begins, []look{{"name", card.Name, known.Name}, {"name_uk", card.NameUK, known.NameUK}, {"card_image", card.Image, known.Image}})
}

// look is something that people see, as it was found in a record and as it is known.
type look struct{ field, found, known string }

func checkLook(seat game.Seat, begins string, all []look) error {
	for _, l := range all {
		if l.found != l.known {
			return contradiction(seat, begins, "replay.other_look", i18n.Args{
				"Line": begins + l.field, "Found": record.Quote(l.found), "Known": record.Quote(l.known),
			})
		}
	}
	return nil
}

func contradiction(seat game.Seat, begins, key string, args i18n.Args) error {
	return &record.Contradiction{Seat: seat, Begins: begins, Problem: i18n.Message{Key: key, Args: args}}
}

// classicPack is the pack inside the program.
var classicPack = sync.OnceValue(func() *schema.Pack { return schema.ReadPack(classic.FS()) })
