package table

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"boardduels/internal/i18n"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
	own "boardduels/runtime/play/widget"
)

// term is a word of the rules, by its sign and the key of what it means.
type term struct{ symbol, key string }

// termsOf returns the words of the rules that somebody has to know to understand a card.
func termsOf(c *duel.Card) (terms []term) {
	add := func(is bool, symbol, key string) {
		if is {
			terms = append(terms, term{symbol, key})
		}
	}
	add(c.IsMajor, "major", "how_to.major")
	add(!c.IsMajor, "deck", "how_to.minor")
	add(c.ActivateByNextAttack, "reactive", "how_to.reactive")
	add(c.MaxAbsorb > 0, "shield", "how_to.shield")
	add(c.DefenseBonus > 0, "defence", "term.defence")
	add(c.IncreaseByCost, "ep", "term.by_energy")
	add(c.IncreaseByHPLost, "hurt", "term.by_hp_lost")
	add(c.DoTPower > 0, "dot", "meaning.dot")
	add(c.HoTPower > 0, "hot", "meaning.hot")
	add(c.StunTime > 0, "stun", "meaning.stun")
	add(c.ImmortalityLength > 0, "immortality", "meaning.immortal")
	add(c.IgnoreDefense, "ignore_defense", "term.ignores")
	add(c.RemovingEffects, "removing_effects", "term.removes")
	add(c.BonusLength > 1 || c.ImmortalityLength > 1 || c.StunTime > 1, "exhaustion", "term.rounds")
	return terms
}

// AboutCard returns what the words on a card mean.
func (b *Board) AboutCard(seat game.Seat, card duel.CardIndex) (title string, content fyne.CanvasObject) {
	rows := container.NewVBox()
	for _, term := range termsOf(b.Duel.Card(seat, card)) {
		rows.Add(own.Note(term.symbol, b.Translator.Text(term.key, i18n.Args{})))
	}
	return b.Card(seat, card), rows
}
