package explanation_test

import (
	"boardduels/internal/i18n"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
)

var en, uk = i18n.For("en"), i18n.For("uk")

// names are those of two heroes with a card each.
type names struct{}

func (names) Hero(seat game.Seat) string { return [...]string{"Knight", "Mage"}[seat] }
func (names) Card(_ game.Seat, card duel.CardIndex) string {
	return [...]string{"Cleave", "Fire Bolt"}[card]
}
