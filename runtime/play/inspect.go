package play

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"boardduels/internal/i18n"
	"boardduels/runtime/duel"
	"boardduels/runtime/duel/prose"
	"boardduels/runtime/game"
	"boardduels/runtime/play/look"
)

func (b *board) seatOf(mine bool) game.Seat {
	if mine {
		return b.me
	}
	return 1 - b.me
}

// aboutFighter returns what there is to read about a hero in the duel: its numbers, what the effects on it mean, its
// armed card, and its deck.
func (b *board) aboutFighter(host sheetHost, seat game.Seat) (title string, content fyne.CanvasObject) {
	t, d := b.translator, b.duel
	f, hero := b.now.view.Fighters[seat], d.Hero(seat)
	rows := container.NewVBox(
		note("hp", t.Text("hero.hp", i18n.Args{"HP": f.HP, "Max": d.MaxHP(&f, seat)})),
		note("ep", t.Text("hero.ep", i18n.Args{"EP": f.EP, "Max": hero.EP, "Regen": max(hero.Regen+f.RegenBonus, 0)})),
		note("deck", t.Text("hero.cards", i18n.Args{"Deck": f.DeckCount, "Hand": f.HandCount})),
	)
	left, all := majors(hero, &f)
	rows.Add(note("major", t.Text("hero.majors", i18n.Args{"Left": left, "All": all})))
	if f.Shield > 0 {
		rows.Add(note("shield", t.Text("hero.shield", i18n.Args{"N": f.Shield})))
	}
	for _, effect := range prose.Effects(t, &f) {
		rows.Add(noteWith(look.EffectSymbol(effect.Effect, effect.Amount), effect.Text+". "+effect.Meaning))
	}
	if f.Armed != duel.NoCard {
		card := d.Card(seat, f.Armed)
		rows.Add(note("reactive", t.Text("hero.armed", i18n.Args{"Card": b.Card(seat, f.Armed), "Rules": prose.Rules(t, card)})))
	}
	rows.Add(heading(t.Text("deck.title")))
	rows.Add(newDeckView(t, b.gallery, &b.heroes[seat], f.Removed, host.enlarge))
	return b.Hero(seat), rows
}

// majors counts the major cards that a fighter has left, and all of its hero's.
func majors(hero *duel.Hero, f *duel.Fighter) (left, all int16) {
	for i, line := range hero.Deck {
		if line.Card.IsMajor {
			all += int16(line.Copies)
			left += int16(line.Copies) - int16(f.Removed[i])
		}
	}
	return left, all
}

// note is a sentence with a symbol before it.
func note(symbol, text string) fyne.CanvasObject { return noteWith(look.Symbol(symbol), text) }

func noteWith(symbol fyne.Resource, text string) fyne.CanvasObject {
	label := widget.NewLabel(text)
	label.Wrapping = fyne.TextWrapWord
	return container.NewBorder(nil, nil, container.NewCenter(icon(symbol, 26)), nil, label)
}
