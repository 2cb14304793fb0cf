package play

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"boardduels/internal/i18n"
	"boardduels/runtime/duel"
	"boardduels/runtime/play/face"
)

// handCard is a card of the own hand: it can be tapped and dragged.
type handCard struct {
	face.Face
	index duel.CardIndex

	onTapped  func(*handCard)
	onDropped func(*handCard, fyne.Position) // with the middle of the card, relative to the hand
	onHovered func(*handCard, bool)
	home      fyne.Position
	dragging  bool
}

var (
	_ fyne.Tappable     = (*handCard)(nil)
	_ fyne.Draggable    = (*handCard)(nil)
	_ desktop.Hoverable = (*handCard)(nil)
)

func newHandCard(t *i18n.Translator, index duel.CardIndex) *handCard {
	c := &handCard{index: index}
	c.Init(c, t)
	return c
}

// Tapped chooses the card.
func (c *handCard) Tapped(*fyne.PointEvent) { c.onTapped(c) }

// Dragged moves the card with the pointer.
func (c *handCard) Dragged(e *fyne.DragEvent) {
	if !c.dragging {
		c.dragging, c.home = true, c.Position()
	}
	c.Move(c.Position().Add(e.Dragged))
}

// shaky is how far the pointer may move while it is pressed for that to be a tap. The toolkit takes a move of 2 for a
// drag, and tells of no tap.
const shaky = 10

// DragEnd drops the card where it is. Unless the drop is taken, it goes home.
func (c *handCard) DragEnd() {
	if !c.dragging {
		return
	}
	c.dragging = false
	middle := c.Position().AddXY(c.Size().Width/2, c.Size().Height/2)
	way := c.Position().Subtract(c.home)
	c.Move(c.home)
	if max(way.X, -way.X, way.Y, -way.Y) < shaky {
		c.onTapped(c)
		return
	}
	c.onDropped(c, middle)
}

// MouseIn lifts the card a little.
func (c *handCard) MouseIn(*desktop.MouseEvent) { c.onHovered(c, true) }

// MouseMoved belongs to the toolkit.
func (c *handCard) MouseMoved(*desktop.MouseEvent) {}

// MouseOut lets the card down.
func (c *handCard) MouseOut() { c.onHovered(c, false) }
