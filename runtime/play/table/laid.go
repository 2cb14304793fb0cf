package table

import (
	"fyne.io/fyne/v2"

	"boardduels/internal/i18n"
	"boardduels/runtime/play/face"
	own "boardduels/runtime/play/widget"
)

// laidCard is a card on the field, with chips under it for what it did.
type laidCard struct {
	*face.Face
	box      *fyne.Container // the face, and the chips
	deeds    *fyne.Container
	did      []deed
	mine     bool
	returned bool     // it goes back into the deck
	home     own.Rect // of the face, when it doesn't move
	flying   bool     // so that it isn't there yet
}

func newLaidCard(t *i18n.Translator) *laidCard {
	c := &laidCard{Face: face.New(t), deeds: &fyne.Container{}}
	c.Brief = true
	c.box = &fyne.Container{Objects: []fyne.CanvasObject{c.Face, c.deeds}}
	return c
}

func (c *laidCard) set(card Laid, mine bool) {
	c.SetCard(card.Card, card.Cost, face.Plain)
	c.did, c.returned, c.mine = card.did, card.returned, mine
}

// showDeeds shows what the card did, once it is there.
func (c *laidCard) showDeeds() {
	if c.flying == c.deeds.Visible() {
		own.Show(!c.flying, c.deeds)
	}
}

// layout puts the card, and its chips under as much of it as isn't covered: beside each other, or where they haven't
// room one above the other, up over the card.
func (c *laidCard) layout(home own.Rect, uncovered, chip float32) {
	c.home = home
	home.Put(c.Face)
	at, step := fyne.NewPos(0, 0), fyne.NewPos(0, -chip-1)
	c.deeds.Objects = nil
	for _, d := range c.did {
		c.deeds.Objects = append(c.deeds.Objects, newChip(d.symbol, d.number, 0, d.tone, chip))
	}
	if long := lengthOf(c.deeds.Objects); long <= uncovered {
		at.X, step = (uncovered-long)/2, fyne.NewPos(chipGap, 0)
	}
	for _, o := range c.deeds.Objects {
		o.Move(at)
		at = at.Add(step)
		if step.X > 0 {
			at.X += o.Size().Width
		}
	}
	own.NewRect(home.X, home.Y+home.H+chipGap, home.W, chip).Put(c.deeds)
	c.showDeeds()
}

// shift moves the card aside.
func (c *laidCard) shift(by float32) {
	c.home.X += by
	c.Move(c.home.Pos())
	c.deeds.Move(c.deeds.Position().AddXY(by, 0))
}

// lengthOf is the length of a row of chips.
func lengthOf(row []fyne.CanvasObject) (long float32) {
	for _, o := range row {
		long += o.Size().Width + chipGap
	}
	return long - chipGap
}

// layRow puts cards beside each other and cuts their room from the left of a place, but for what is to be left. Where
// they haven't enough, each lies over a part of the one before it.
func layRow(row []*laidCard, place *own.Rect, left, grown float32) {
	const step = 10
	widest := 230 * grown
	const least = 0.35 // of a card is seen
	n := float32(len(row))
	chip := min(max(place.H*0.09, smallestChip), largestChip*grown)
	high := place.H - chip - chipGap
	free := place.W - left - step
	width := min(high*face.Shape, place.W*0.42, widest, free/(1+(n-1)*least))
	room := min(n*(width+step)-step, free)
	at := place.CutLeft(room, step)
	home := own.NewRect(at.X, at.Y+max((high-width/face.Shape)/2, 0), width, width/face.Shape)
	apart := width
	if len(row) > 1 {
		apart = (room - width) / (n - 1)
	}
	for i, card := range row {
		uncovered := min(apart, width)
		if i == len(row)-1 {
			uncovered = width
		}
		card.layout(home, uncovered, chip)
		home.X += apart
	}
}
