package dueltable

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"boardduels/internal/i18n"
	"boardduels/runtime/app/gallery"
	"boardduels/runtime/app/look"
	"boardduels/runtime/app/ui"
	"boardduels/runtime/duel"
	"boardduels/runtime/duel/rulestext"
	"boardduels/runtime/game"
	"boardduels/runtime/record/duelrecord"
	"boardduels/schema"
)

// SeatOf returns the own seat, or the other.
func (b *Board) SeatOf(mine bool) game.Seat {
	if mine {
		return b.Me
	}
	return 1 - b.Me
}

// AboutFighter returns what there is to read about a hero in the duel: its numbers, what the effects on it mean, its
// armed card, and its deck.
func (b *Board) AboutFighter(host SheetHost, seat game.Seat) (title string, content fyne.CanvasObject) {
	t, d := b.Translator, b.Duel
	f, hero := b.Now.View.Fighters[seat], d.Hero(seat)
	rows := container.NewVBox(
		ui.Note("hp", t.Text("hero.hp", i18n.Args{"HP": f.HP, "Max": d.MaxHP(&f, seat)})),
		ui.Note("ep", gallery.Energy(t, d.Numbers(), f.EP, hero.EP, max(hero.Regen+f.RegenBonus, 0))),
		ui.Note("deck", t.Text("hero.cards", i18n.Args{"Deck": f.DeckCount, "Hand": f.HandCount})),
	)
	if left, all := b.majors(seat); all > 0 {
		rows.Add(ui.Note("major", t.Text("hero.majors", i18n.Args{"Left": left, "All": all})))
	}
	if f.Shield > 0 {
		rows.Add(ui.Note("shield", t.Text("hero.shield", i18n.Args{"N": f.Shield})))
	}
	for _, effect := range rulestext.Effects(t, &f) {
		rows.Add(ui.NoteWith(look.EffectSymbol(effect.Effect, effect.Amount), rulestext.Sentence(effect.Text)+". "+effect.Meaning))
	}
	for _, badge := range b.badges(seat) {
		rows.Add(ui.NoteWith(badge.symbol, badge.text))
	}
	if known := b.teller().Known(seat, &b.Now.View.Ruled[seat]); known != "" {
		rows.Add(ui.Note("foreseen", known))
	}
	for _, text := range b.teller().Always(seat) {
		rows.Add(ui.Note("log", text))
	}
	for i := range b.Heroes[seat].Relics {
		relic := &b.Heroes[seat].Relics[i]
		if about := b.Gallery.RelicAbout(relic); about != "" {
			rows.Add(ui.NoteWith(b.Gallery.Relic(relic), t.Text("hero.rule", i18n.Args{"Card": b.Gallery.RelicName(relic), "Rule": about})))
		}
	}
	if f.Armed != duel.NoCard {
		rules := rulestext.RulesNaming(t, b.Gallery.Dictionary(), d.Card(seat, f.Armed), rulestext.Bonuses{})
		rows.Add(ui.Note("reactive", t.Text("hero.armed", i18n.Args{"Card": b.Card(seat, f.Armed), "Rules": rules})))
	}
	rows.Add(ui.Heading(t.Text("deck.title")))
	deck, removed := b.deck(seat)
	rows.Add(gallery.NewDeck(t, b.Gallery, &deck, removed, host.Enlarge))
	return b.Hero(seat), rows
}

// deck returns a hero with the cards that it has in the duel by now, those that rules have brought among them, and how
// many of each are used up.
func (b *Board) deck(seat game.Seat) (hero duelrecord.Hero, removed [duel.LineCapacity]uint8) {
	used, added := &b.Now.View.Fighters[seat].Removed, &b.Now.View.Ruled[seat].Added
	hero = b.Heroes[seat]
	hero.Deck, hero.Cards = nil, nil
	for i, line := range b.Duel.Hero(seat).Deck {
		if copies := line.Copies + int(added[i]); copies > 0 {
			removed[len(hero.Deck)] = used[i]
			hero.Deck = append(hero.Deck, schema.DeckLine{Card: line.Card.ID, Copies: copies})
			hero.Cards = append(hero.Cards, b.Heroes[seat].Cards[i])
		}
	}
	return hero, removed
}

// majors counts the major cards that a fighter has left, and all of its hero's.
func (b *Board) majors(seat game.Seat) (left, all int16) {
	used, added := &b.Now.View.Fighters[seat].Removed, &b.Now.View.Ruled[seat].Added
	for i, line := range b.Duel.Hero(seat).Deck {
		if line.Card.IsMajor {
			all += int16(line.Copies) + added[i]
			left += int16(line.Copies) + added[i] - int16(used[i])
		}
	}
	return left, all
}
