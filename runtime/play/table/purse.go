package table

import (
	"fmt"
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"boardduels/runtime/play/look"
	own "boardduels/runtime/play/widget"
)

// purse tells beside the button that ends the turn, where the hand leaves room, what the own hero has to play with:
// energy and how much of it comes each turn, cards to draw, and major cards that are left.
type purse struct {
	box    *fyne.Container
	ground *canvas.Rectangle
	energy counter
	deck   counter
	majors counter
}

func newPurse() *purse {
	p := &purse{ground: canvas.NewRectangle(color.Transparent), energy: newCounter("ep"), deck: newCounter("deck"), majors: newCounter("major")}
	p.box = &fyne.Container{Objects: []fyne.CanvasObject{p.ground}}
	for _, c := range []counter{p.energy, p.deck, p.majors} {
		p.box.Objects = append(p.box.Objects, c.objects()...)
	}
	return p
}

func (p *purse) set(s standing, regen int16) {
	p.energy.tell(fmt.Sprintf("%d/%d +%d", s.fighter.EP, s.maxEP, regen), look.Color(look.ColorEnergy))
	p.deck.set(s.fighter.DeckCount)
	p.majors.set(s.majors - s.spent)
}

// layout shows the purse in a place, if that is large enough.
func (p *purse) layout(r own.Rect, grown float32) {
	own.Show(r.W >= 90*grown && r.H >= 60*grown, p.box)
	r.Put(p.box)
	whole := own.RectOf(r.Size())
	whole.Put(p.ground)
	p.ground.FillColor, p.ground.CornerRadius = look.Faded(look.Color(look.ColorTable), 0.8), 10
	inner := whole.Inset(8 * grown)
	row := inner.H / 2
	large := min(1.7*grown, inner.W/70) // its words stay in one line
	p.energy.layout(inner.CutTop(row, 0), large)
	half := inner.W / 2
	p.deck.layout(inner.CutLeft(half, 0), 1.5*grown)
	p.majors.layout(inner, 1.5*grown)
}
