package dueltable

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"boardduels/internal/i18n"
	"boardduels/runtime/app/face"
	"boardduels/runtime/app/motion"
	"boardduels/runtime/app/ui"
	"boardduels/runtime/duel"
)

// HandCard is a card of the own hand: it can be tapped, dragged, and chosen by keyboard.
type HandCard struct {
	face.Face
	ui.Focus
	ui.Hold
	index duel.CardIndex

	onTapped func(*HandCard)
	onTyped  func(*HandCard) // pressed by keyboard
	onAsked  func(*HandCard)
	// onDropped is told of the middle of the card, relative to the hand, and reports whether the card is played.
	onDropped func(*HandCard, fyne.Position) (taken bool)
	onHovered func(*HandCard, bool)
	home      fyne.Position
	dragging  bool
}

var (
	_ fyne.Tappable     = (*HandCard)(nil)
	_ fyne.Focusable    = (*HandCard)(nil)
	_ fyne.Draggable    = (*HandCard)(nil)
	_ desktop.Hoverable = (*HandCard)(nil)
	_ desktop.Mouseable = (*HandCard)(nil)
)

func newHandCard(t *i18n.Translator, stage *motion.Stage, index duel.CardIndex) *HandCard {
	c := &HandCard{index: index}
	c.Hold = ui.Hold{Stage: stage, OnHeld: func(fyne.Position) { c.onAsked(c) }}
	c.Init(c, t)
	c.Brief = true
	c.Attach(c, func() { c.onTyped(c) })
	return c
}

// CreateRenderer belongs to the toolkit.
func (c *HandCard) CreateRenderer() fyne.WidgetRenderer { return c.Ringed(c.Face.CreateRenderer()) }

// Tapped chooses the card.
func (c *HandCard) Tapped(*fyne.PointEvent) {
	if !c.EndsHold() {
		c.onTapped(c)
	}
}

// TappedSecondary asks what the words on the card mean: on a phone it is a long press.
func (c *HandCard) TappedSecondary(*fyne.PointEvent) { c.onAsked(c) }

// Dragged moves the card with the pointer.
func (c *HandCard) Dragged(e *fyne.DragEvent) {
	c.LetGo()
	if !c.dragging {
		c.dragging, c.home = true, c.Position()
		c.onHovered(c, true)
	}
	c.Move(c.Position().Add(e.Dragged))
}

// DragEnd drops the card where it is. Unless it is played from there, it goes home.
func (c *HandCard) DragEnd() {
	if !c.dragging {
		return
	}
	c.dragging = false
	middle := c.Position().AddXY(c.Size().Width/2, c.Size().Height/2)
	way := c.Position().Subtract(c.home)
	c.onHovered(c, false)
	isTap := max(way.X, -way.X, way.Y, -way.Y) < ui.Shaky
	if isTap || !c.onDropped(c, middle) {
		c.Move(c.home)
	}
	if isTap {
		c.onTapped(c)
	}
}

// MouseIn lifts the card a little.
func (c *HandCard) MouseIn(*desktop.MouseEvent) { c.onHovered(c, true) }

// MouseMoved belongs to the toolkit.
func (c *HandCard) MouseMoved(*desktop.MouseEvent) {}

// MouseOut lets the card down.
func (c *HandCard) MouseOut() { c.onHovered(c, false) }
