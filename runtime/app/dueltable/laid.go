package dueltable

import (
	"slices"

	"fyne.io/fyne/v2"

	"boardduels/internal/i18n"
	"boardduels/runtime/app/face"
	"boardduels/runtime/app/ui"
)

// laidCard is a card on the field, with chips under it for what it did.
type laidCard struct {
	*face.Face
	deeds    *fyne.Container // the chips
	did      []deed
	mine     bool
	returned bool    // it goes back into the deck
	home     ui.Rect // of the face, when it doesn't move
	flying   bool    // so that it isn't there yet
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
		ui.Show(is, c.deeds)
	}
}

// show tells whether the card lies on the field at all.
func (c *laidCard) show(is bool) {
	ui.Show(is, c.Face)
	c.showDeeds()
}

// tightestChip is the height to which chips shrink for all to have room.
const tightestChip = 11

// layout puts the card, and its chips under as much of it as isn't covered: beside each other, or where they haven't
// room one above the other, up over the card. They shrink rather than lie over those of another card.
func (c *laidCard) layout(home ui.Rect, uncovered, chip float32) {
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
	ui.NewRect(home.X, home.Y+home.H+chipGap, home.W, chip).Put(c.deeds)
	c.showDeeds()
}

// lie puts the card on its side, with its chips on its right end, which shrink for the name to be read at ease beside
// them; where it isn't it stands over them, if they leave it the height.
func (c *laidCard) lie(home ui.Rect) {
	const inset, highest = 3, 18
	c.home = home
	home.Put(c.Face)
	place := home.Inset(inset)
	high := min(place.H, highest)
	beside := func(row fyne.Size) fyne.Size { return fyne.NewSize(row.Width+inset, 0) }
	over := func(row fyne.Size) fyne.Size { return fyne.NewSize(0, row.Height+2) }
	row, isRead := c.lieIn(place, high, beside, c.IsRead)
	top := place.Y + (place.H-sizeOf(row).Height)/2
	if !isRead {
		if row, isRead = c.lieIn(place, high, over, c.Whole); isRead {
			top = place.Y + place.H - sizeOf(row).Height
		} else {
			row, _ = c.lieIn(place, high, beside, c.Whole)
		}
	}
	c.deeds.Objects = row
	size := sizeOf(row)
	ui.NewRect(place.X+place.W-size.Width, top, size.Width, size.Height).Put(c.deeds)
	c.showDeeds()
}

// lieIn makes a row of chips of a height or less for a card on its side, and reports whether what they take leaves its
// name the room that it is to have.
func (c *laidCard) lieIn(place ui.Rect, high float32, takes func(row fyne.Size) fyne.Size, isRoom func(fyne.Size) bool) (row []fyne.CanvasObject, is bool) {
	for ; ; high = max(high-1, tightestChip) {
		row = c.chips(high, place.W, lengthOf)
		at := float32(0)
		for _, o := range row {
			o.Move(fyne.NewPos(at, 0))
			at += o.Size().Width + chipGap
		}
		c.LeaveFree(takes(sizeOf(row)))
		if is = isRoom(c.home.Size()); is || high <= tightestChip {
			return row, is
		}
	}
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

// sizeOf is the size of a row of chips.
func sizeOf(row []fyne.CanvasObject) (size fyne.Size) {
	for _, o := range row {
		size.Width, size.Height = max(lengthOf(row), 0), max(size.Height, o.Size().Height)
	}
	return size
}

// widestOf is the length of the longest of some chips.
func widestOf(row []fyne.CanvasObject) (long float32) {
	for _, o := range row {
		long = max(long, o.Size().Width)
	}
	return long
}

// layRow puts cards beside each other and cuts their room from the left of a place, but for what is to be left. They
// shrink for each to be seen whole; where they would be too small for that they lie on their sides, one under the
// other.
func layRow(row []*laidCard, place *ui.Rect, left, grown float32) {
	const step = 10
	widest := 230 * grown
	n := float32(len(row))
	chip := min(max(place.H*0.09, smallestChip), largestChip*grown)
	high := place.H - chip - chipGap
	free := place.W - left - step
	width := min(high*face.Shape, place.W*0.42, widest, (free-(n-1)*step)/n)
	if len(row) > 1 && (width < leastLaid || !areWhole(row, fyne.NewSize(width, width/face.Shape))) {
		layPile(row, place.CutLeft(free, step))
		return
	}
	at := place.CutLeft(n*(width+step)-step, step)
	home := ui.NewRect(at.X, at.Y+max((high-width/face.Shape)/2, 0), width, width/face.Shape)
	for _, card := range row {
		card.layout(home, width, chip)
		home.X += width + step
	}
}

// leastLaid is how broad a card on the field is at least whose name and signs can be read.
const leastLaid = 72

// areWhole reports whether the names of all cards, and what they do, have room on them at a size.
func areWhole(row []*laidCard, size fyne.Size) bool {
	return !slices.ContainsFunc(row, func(c *laidCard) bool { return !c.Whole(size) })
}

// layPile lays cards on their sides, one under the other, in as many columns as it takes for them to be high enough.
func layPile(row []*laidCard, place ui.Rect) {
	const gap, lowest, highest = 3, 15, 64
	columns := 1
	for columns < len(row) && highIn(place, rowsIn(len(row), columns), gap) < lowest {
		columns++
	}
	rows := rowsIn(len(row), columns)
	high := min(highIn(place, rows, gap), highest)
	wide := (place.W - gap*float32(columns-1)) / float32(columns)
	top := place.Y + (place.H-float32(rows)*(high+gap)+gap)/2
	for i, card := range row {
		x, y := float32(i/rows), float32(i%rows)
		card.lie(ui.NewRect(place.X+x*(wide+gap), top+y*(high+gap), wide, high))
	}
}

func rowsIn(cards, columns int) int { return (cards + columns - 1) / columns }

// highIn is how high each of some rows is in a place.
func highIn(place ui.Rect, rows int, gap float32) float32 {
	return (place.H - gap*float32(rows-1)) / float32(rows)
}
