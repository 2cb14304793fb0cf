package gallery

import (
	"fmt"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"boardduels/internal/i18n"
	"boardduels/runtime/app/face"
	"boardduels/runtime/app/look"
	"boardduels/runtime/app/ui"
	"boardduels/runtime/duel"
	"boardduels/runtime/record/duelrecord"
)

// deckCardSize is the size of a card in a deck list: as in a phone's hand.
var deckCardSize = fyne.NewSize(103, 146)

// deckCell is a card with the number of its copies under it.
var deckCell = deckCardSize.AddWidthHeight(0, 22)

// NewDeck shows a hero's deck: each different card with the number of its copies, less those that are used up.
func NewDeck(t *i18n.Translator, g *Gallery, hero *duelrecord.Hero, removed [duel.LineCapacity]uint8, enlarge func(face.Card, int16)) fyne.CanvasObject {
	return newDeck(t, g, hero, removed, enlarge, ui.NewGrowingGrid(deckCell))
}

// NewLargeDeck shows a hero's deck like [NewDeck], with cards as large as its place lets all of them be.
func NewLargeDeck(t *i18n.Translator, g *Gallery, hero *duelrecord.Hero, enlarge func(face.Card, int16)) fyne.CanvasObject {
	return newDeck(t, g, hero, [duel.LineCapacity]uint8{}, enlarge, ui.NewFillingGrid(deckCell))
}

func newDeck(t *i18n.Translator, g *Gallery, hero *duelrecord.Hero, removed [duel.LineCapacity]uint8, enlarge func(face.Card, int16), cells fyne.Layout) fyne.CanvasObject {
	grid := container.New(cells)
	for i := range hero.Deck {
		card := &hero.Cards[i]
		left := hero.Deck[i].Copies - int(removed[i])
		state := face.Plain
		if left == 0 {
			state = face.Gone
		}
		f := face.NewLink(t, deckCardSize, func() { enlarge(g.Face(card), card.Cost) })
		f.SetCard(g.Face(card), card.Cost, state)
		copies := canvas.NewText(fmt.Sprintf("×%d", left), look.Color(look.ColorMuted))
		copies.Alignment = fyne.TextAlignCenter
		if left == 0 {
			copies.Text = t.Text("deck.used_up")
		}
		grid.Add(container.NewBorder(nil, ui.GrownText(copies, 14), nil, nil, f))
	}
	return grid
}
