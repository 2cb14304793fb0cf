package table

import (
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"boardduels/runtime/duel/prose"
	"boardduels/runtime/play/look"
	own "boardduels/runtime/play/widget"
)

// chips are the lasting effects on a hero: a symbol, an amount and the rounds left for each.
type chips struct {
	box  *fyne.Container
	list []prose.Lasting
}

func newChips() *chips { return &chips{box: &fyne.Container{}} }

func (c *chips) set(list []prose.Lasting) { c.list = list }

// layout draws as many chips as there is room for; the last place counts the rest.
func (c *chips) layout(r own.Rect) {
	c.box.Move(r.Pos())
	c.box.Resize(r.Size())
	c.box.Objects = nil
	x := float32(0)
	for i, effect := range c.list {
		chip := newChip(effect, r.H)
		rest := "+" + strconv.Itoa(len(c.list)-i)
		reserve := float32(0)
		if i < len(c.list)-1 {
			reserve = r.H * 1.2
		}
		if x+chip.Size().Width+reserve > r.W {
			more := canvas.NewText(rest, look.Color(look.ColorMuted))
			more.TextSize = r.H * 0.6
			own.NewRect(x, 0, r.H*1.2, r.H).Put(more)
			c.box.Objects = append(c.box.Objects, more)
			break
		}
		chip.Move(fyne.NewPos(x, 0))
		x += chip.Size().Width + 3
		c.box.Objects = append(c.box.Objects, chip)
	}
	c.box.Refresh()
}

// newChip returns a chip of a height: the effect's symbol, its amount, an hourglass and the rounds left.
func newChip(effect prose.Lasting, h float32) *fyne.Container {
	tone := look.Boon
	if effect.Harmful {
		tone = look.Curse
	}
	ground := canvas.NewRectangle(tone)
	ground.CornerRadius = h / 3
	chip := &fyne.Container{Objects: []fyne.CanvasObject{ground}}
	x := h * 0.12
	draw := func(symbol fyne.Resource, side float32) {
		image := &canvas.Image{FillMode: canvas.ImageFillContain}
		own.NewRect(x, (h-side)/2, side, side).Put(image)
		look.Draw(image, symbol)
		chip.Add(image)
		x += side
	}
	write := func(label string) {
		text := canvas.NewText(label, look.White)
		text.TextSize, text.TextStyle = h*0.62, fyne.TextStyle{Bold: true}
		size := text.MinSize()
		own.NewRect(x+1, (h-size.Height)/2, size.Width, size.Height).Put(text)
		chip.Add(text)
		x += size.Width + 2
	}
	draw(look.EffectSymbol(effect.Effect, effect.Amount), h*0.76)
	write(effect.Number)
	if effect.Time > 0 {
		draw(look.Symbol("exhaustion"), h*0.5)
		write(strconv.Itoa(int(effect.Time)))
	}
	whole := own.NewRect(0, 0, x+h*0.1, h)
	whole.Put(ground)
	whole.Put(chip)
	return chip
}
