package dueltable

import (
	"fyne.io/fyne/v2"

	"boardduels/internal/i18n"
	"boardduels/runtime/app/face"
)

// SheetHost shows sheets.
type SheetHost interface {
	OpenSheet(title string, content fyne.CanvasObject)
	RelaySheet() // after its content has changed
	Enlarge(card face.Card, cost int16)
}

// LargeCard returns a card to be read for itself.
func LargeCard(t *i18n.Translator, card face.Card, cost int16) fyne.CanvasObject {
	large := face.New(t)
	large.SetCard(card, cost, face.Plain)
	return large
}
