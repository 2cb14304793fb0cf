package play

import (
	"fyne.io/fyne/v2"

	"boardduels/internal/i18n"
	"boardduels/runtime/play/face"
)

// sheetHost shows sheets.
type sheetHost interface {
	openSheet(title string, content fyne.CanvasObject)
	enlarge(card face.Card, cost int16)
}

// largeCard returns a card to be read for itself.
func largeCard(t *i18n.Translator, card face.Card, cost int16) fyne.CanvasObject {
	large := face.New(t)
	large.SetCard(card, cost, face.Plain)
	return large
}
