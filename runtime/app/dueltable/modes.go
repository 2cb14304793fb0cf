package dueltable

import (
	"slices"
	"strings"

	"boardduels/runtime/duel"
	"boardduels/runtime/duel/rule"
	"boardduels/runtime/duel/rulestext"
)

// modes returns those that a card of the own hand offers, with what would come of them now; none if it offers no
// choice.
func (b *Board) modes(card duel.CardIndex) (modes []mode) {
	if b.Duel.Modes(b.Me, card) == 0 {
		return nil
	}
	bonuses := rulestext.BonusesOf(b.Now.View.Me())
	for i, text := range rulestext.Modes(b.Translator, b.Gallery.Dictionary(), b.Duel.Card(b.Me, card), bonuses) {
		m, action := mode{text: text}, duel.Action{Card: card, Mode: int8(i + 1)}
		if slices.Contains(b.Now.Legal, action) {
			outlook, changes, _ := b.foreseen(action) // each mode takes the energy of the card
			m.outlook, m.told = outlook, strings.Join(changes, "; ")
		} else {
			m.why = b.Translator.Text("duel.unplayable")
		}
		modes = append(modes, m)
	}
	return modes
}

// barred tells why the person can't play a card that there is energy for.
func (b *Board) barred(card duel.CardIndex) string {
	for filter, turns := range b.Now.View.Ruled[b.Me].Forbidden {
		if turns > 0 && b.Duel.Fits(b.Me, card, rule.Filter(filter)) {
			return rulestext.Forbidden(b.Translator, rule.Filter(filter), int16(turns))
		}
	}
	return b.Translator.Text("duel.unplayable")
}
