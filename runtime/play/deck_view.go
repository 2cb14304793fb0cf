package play

import (
	"fmt"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/desktop"

	"boardduels/internal/i18n"
	"boardduels/runtime/duel"
	"boardduels/runtime/play/face"
	"boardduels/runtime/play/look"
	"boardduels/runtime/replay"
)

// deckCardSize is the size of a card in a deck list: as in a phone's hand.
var deckCardSize = fyne.NewSize(103, 146)

// deckCard is a card of a deck list. A tap enlarges it.
type deckCard struct {
	face.Face
	onTapped func()
}

var (
	_ fyne.Tappable      = (*deckCard)(nil)
	_ desktop.Cursorable = (*deckCard)(nil)
)

// Tapped enlarges the card.
func (c *deckCard) Tapped(*fyne.PointEvent) { c.onTapped() }

// Cursor tells that the card can be clicked.
func (c *deckCard) Cursor() desktop.Cursor { return desktop.PointerCursor }

// newDeckView shows a hero's deck: each different card with the number of its copies, less those that are used up.
func newDeckView(t *i18n.Translator, g *Gallery, hero *replay.Hero, removed [duel.DeckSize]uint8, enlarge func(face.Card, int16)) fyne.CanvasObject {
	grid := container.NewGridWrap(deckCardSize.AddWidthHeight(0, 22))
	for i := range hero.Deck {
		card := &hero.Cards[i]
		left := hero.Deck[i].Copies - int(removed[i])
		state := face.Plain
		if left == 0 {
			state = face.TooExpensive
		}
		f := &deckCard{onTapped: func() { enlarge(g.Face(card), card.Cost) }}
		f.Init(f, t)
		f.SetMinSize(deckCardSize)
		f.SetCard(g.Face(card), card.Cost, state)
		copies := canvas.NewText(fmt.Sprintf("×%d", left), look.Color(look.ColorMuted))
		copies.Alignment, copies.TextSize = fyne.TextAlignCenter, 14
		if left == 0 {
			copies.Text = t.Text("deck.used_up")
		}
		grid.Add(container.NewBorder(nil, copies, nil, nil, f))
	}
	return grid
}
