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
	deeds    *fyne.Container // the chips
	did      []deed
	mine     bool
	returned bool     // it goes back into the deck
	home     own.Rect // of the face, when it doesn't move
	flying   bool     // so that it isn't there yet
}

func newLaidCard(t *i18n.Translator) *laidCard {
	c := &laidCard{Face: face.New(t), deeds: &fyne.Container{}}
	c.Brief = true
	return c
}

func (c *laidCard) set(card Laid, mine bool) {
	c.SetCard(card.Card, card.Cost, face.Plain)
	c.did, c.returned, c.mine = card.did, card.returned, mine
}

// showDeeds shows what the card did, once it is there.
func (c *laidCard) showDeeds() {
	if is := c.Visible() && !c.flying; is != c.deeds.Visible() {
		own.Show(is, c.deeds)
	}
}

// show tells whether the card lies on the field at all.
func (c *laidCard) show(is bool) {
	own.Show(is, c.Face)
	c.showDeeds()
}

// tightestChip is the height to which chips shrink for all to have room.
const tightestChip = 11

// layout puts the card, and its chips under as much of it as isn't covered: beside each other, or where they haven't
// room one above the other, up over the card. They shrink rather than lie over those of another card.
func (c *laidCard) layout(home own.Rect, uncovered, chip float32) {
	c.home = home
	home.Put(c.Face)
	row := c.chips(chip, uncovered, lengthOf)
	at, step := fyne.NewPos(0, 0), fyne.NewPos(chipGap, 0)
	if long := lengthOf(row); long <= uncovered {
		at.X = (uncovered - long) / 2
	} else {
		row = c.chips(chip, uncovered, widestOf)
		step = fyne.NewPos(0, -1)
	}
	for _, o := range row {
		o.Move(at)
		at = at.Add(step)
		if step.X > 0 {
			at.X += o.Size().Width
		} else {
			at.Y -= o.Size().Height
		}
	}
	c.deeds.Objects = row
	own.NewRect(home.X, home.Y+home.H+chipGap, home.W, chip).Put(c.deeds)
	c.showDeeds()
}

// chips returns a chip for each deed, as high as they may be for what is measured of them to have room.
func (c *laidCard) chips(high, room float32, measure func([]fyne.CanvasObject) float32) (row []fyne.CanvasObject) {
	for ; ; high = max(high-1, tightestChip) {
		row = nil
		for _, d := range c.did {
			row = append(row, newChip(d.symbol, d.number, 0, d.tone, high))
		}
		if high <= tightestChip || measure(row) <= room {
			return row
		}
	}
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

// widestOf is the length of the longest of some chips.
func widestOf(row []fyne.CanvasObject) (long float32) {
	for _, o := range row {
		long = max(long, o.Size().Width)
	}
	return long
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
