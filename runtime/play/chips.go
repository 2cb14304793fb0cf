package play

import (
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"boardduels/runtime/duel/prose"
	"boardduels/runtime/play/look"
)

// chips are the lasting effects on a hero: a symbol, an amount and the rounds left for each.
type chips struct {
	box  *fyne.Container
	list []prose.Lasting
}

func newChips() *chips { return &chips{box: &fyne.Container{}} }

func (c *chips) set(list []prose.Lasting) { c.list = list }

// layout draws as many chips as there is room for; the last place counts the rest.
func (c *chips) layout(r rect) {
	c.box.Move(r.pos())
	c.box.Resize(r.size())
	c.box.Objects = nil
	x := float32(0)
	for i, effect := range c.list {
		chip := newChip(effect, r.h)
		rest := "+" + strconv.Itoa(len(c.list)-i)
		reserve := float32(0)
		if i < len(c.list)-1 {
			reserve = r.h * 1.2
		}
		if x+chip.Size().Width+reserve > r.w {
			more := canvas.NewText(rest, look.Color(look.ColorMuted))
			more.TextSize = r.h * 0.6
			rect{x, 0, r.h * 1.2, r.h}.put(more)
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
		rect{x, (h - side) / 2, side, side}.put(image)
		look.Draw(image, symbol)
		chip.Add(image)
		x += side
	}
	write := func(label string) {
		text := canvas.NewText(label, look.White)
		text.TextSize, text.TextStyle = h*0.62, fyne.TextStyle{Bold: true}
		size := text.MinSize()
		rect{x + 1, (h - size.Height) / 2, size.Width, size.Height}.put(text)
		chip.Add(text)
		x += size.Width + 2
	}
	draw(look.EffectSymbol(effect.Effect, effect.Amount), h*0.76)
	write(effect.Number)
	if effect.Time > 0 {
		draw(look.Symbol("exhaustion"), h*0.5)
		write(strconv.Itoa(int(effect.Time)))
	}
	whole := rect{0, 0, x + h*0.1, h}
	whole.put(ground)
	whole.put(chip)
	return chip
}
