package view

import (
	"fyne.io/fyne/v2"

	"boardduels/internal/i18n"
	"boardduels/runtime/play"
	"boardduels/runtime/play/face"
	"boardduels/schema"
)

// phoneCard is the size of a card in a hand on a phone.
var phoneCard = fyne.NewSize(96, 134)

// phone tells what fits the game on a phone. It implements [boardduels/editor/design.Faces].
type phone struct{}

// NameFits reports whether a name fits its card, or the place below a portrait.
func (phone) NameFits(d *schema.Document, language string) bool {
	if hero, ok := d.Hero(); ok {
		return play.HeroNameFits(schema.DisplayName(language, d.ID(), hero.Name, hero.NameUK))
	}
	card, _ := d.Card()
	return face.NameFits(schema.DisplayName(language, d.ID(), card.Name, card.NameUK), phoneCard)
}

// TextFits reports whether what a card does fits below its name.
func (phone) TextFits(d *schema.Document, language string) bool {
	card, _ := d.Card()
	return face.TextFits(i18n.For(language), &card.Card, phoneCard)
}
