package dueltable

import (
	"cmp"
	"image/color"
	"slices"
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"boardduels/runtime/app/look"
	"boardduels/runtime/app/ui"
	"boardduels/runtime/duel/rulestext"
)

// chips are what lasts on a hero: a symbol, an amount and the rounds left for each. What harms comes first.
type chips struct {
	box     *fyne.Container
	list    []badge
	largest float32 // height of a chip
}

func newChips() *chips { return &chips{box: &fyne.Container{}, largest: largestChip} }

func (c *chips) set(effects []rulestext.Lasting, rules []badge) {
	c.list = nil
	for _, e := range effects {
		c.list = append(c.list, badgeOf(e))
	}
	c.list = append(c.list, rules...)
	slices.SortStableFunc(c.list, func(a, b badge) int { return cmp.Compare(a.urgency(), b.urgency()) })
}

// The heights of a chip, and the room between two.
const (
	largestChip  = 26 // on a table of the usual size
	smallestChip = 15 // that can be read
	chipGap      = 3
)

// layout draws the chips as large as they all have room, in as many rows as it takes. If they have none, the last place
// counts the rest.
func (c *chips) layout(r ui.Rect) {
	c.box.Move(r.Pos())
	c.box.Resize(r.Size())
	c.box.Objects = nil
	for height := min(r.H, c.largest); ; height = max(height-1, smallestChip) {
		last := height <= smallestChip
		if drawn, all := c.draw(r, height, last); all || last {
			c.box.Objects = drawn
			break
		}
	}
	c.box.Refresh()
}

// fit reports whether all chips have room in one row.
func (c *chips) fit(width, height float32) bool {
	_, all := c.draw(ui.NewRect(0, 0, width, height), min(height, c.largest), false)
	return all
}

// draw lays chips of a height out in rows, and reports whether all have room. Where some have none, a number tells how
// many, if it is to.
func (c *chips) draw(r ui.Rect, height float32, count bool) (drawn []fyne.CanvasObject, all bool) {
	at := fyne.NewPos(0, 0)
	for i := range c.list {
		chip := c.list[i].chip(height)
		room := r.W
		isLastRow := at.Y+2*height+chipGap > r.H
		if count && isLastRow && i < len(c.list)-1 {
			room -= height * 1.2 // for the number
		}
		if at.X > 0 && at.X+chip.Size().Width > room && !isLastRow {
			at = fyne.NewPos(0, at.Y+height+chipGap)
		}
		if at.X+chip.Size().Width > room {
			if count {
				drawn = append(drawn, restOf(len(c.list)-i, at, height))
			}
			return drawn, false
		}
		chip.Move(at)
		at.X += chip.Size().Width + chipGap
		drawn = append(drawn, chip)
	}
	return drawn, true
}

// restOf returns the number of chips that have no room.
func restOf(n int, at fyne.Position, height float32) fyne.CanvasObject {
	more := canvas.NewText("+"+strconv.Itoa(n), look.Color(look.ColorMuted))
	more.TextSize = height * 0.7
	ui.NewRect(at.X, at.Y, height*1.2, height).Put(more)
	return more
}

// toneOf is the colour of a chip that tells of harm, or of help.
func toneOf(harmful bool) color.Color {
	if harmful {
		return look.Curse
	}
	return look.Boon
}

// newChip returns a chip of a height: a symbol, a number unless it is "", an hourglass and the rounds left if there are
// any.
func newChip(symbol fyne.Resource, number string, time int16, tone color.Color, h float32) *fyne.Container {
	ground := canvas.NewRectangle(tone)
	ground.CornerRadius = h / 3
	chip := &fyne.Container{Objects: []fyne.CanvasObject{ground}}
	x := h * 0.12
	draw := func(symbol fyne.Resource, side float32) {
		image := &canvas.Image{FillMode: canvas.ImageFillContain}
		ui.NewRect(x, (h-side)/2, side, side).Put(image)
		look.Draw(image, symbol)
		chip.Add(image)
		x += side
	}
	write := func(label string) {
		text := canvas.NewText(label, look.White)
		text.TextSize, text.TextStyle = h*0.62, fyne.TextStyle{Bold: true}
		size := text.MinSize()
		ui.NewRect(x+1, (h-size.Height)/2, size.Width, size.Height).Put(text)
		chip.Add(text)
		x += size.Width + 2
	}
	draw(symbol, h*0.76)
	write(number)
	if time > 0 {
		draw(look.Symbol("exhaustion"), h*0.5)
		write(strconv.Itoa(int(time)))
	}
	whole := ui.NewRect(0, 0, x+h*0.1, h)
	whole.Put(ground)
	whole.Put(chip)
	return chip
}
