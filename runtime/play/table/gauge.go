package table

import (
	"fmt"
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"boardduels/runtime/play/look"
	own "boardduels/runtime/play/widget"
)

// gauge is a hero's hp: a bar, the numbers on it, and the shield before it.
type gauge struct {
	trough *canvas.Rectangle
	fill   *canvas.Rectangle
	number *look.Fitted
	badge  *canvas.Image
	shield *look.Fitted

	hp, top, absorbs int16
}

func newGauge() *gauge {
	bold := fyne.TextStyle{Bold: true}
	return &gauge{
		trough: canvas.NewRectangle(color.Black),
		fill:   canvas.NewRectangle(color.Black),
		number: look.NewFitted(bold, nil, fyne.TextAlignCenter, look.White),
		badge:  &canvas.Image{FillMode: canvas.ImageFillContain},
		shield: look.NewFitted(bold, nil, fyne.TextAlignLeading, look.White),
	}
}

func (g *gauge) objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{g.trough, g.fill, g.number.Object(), g.badge, g.shield.Object()}
}

func (g *gauge) set(hp, top, shield int16) {
	g.hp, g.top, g.absorbs = hp, top, shield
	g.number.SetText(fmt.Sprintf("%d/%d", hp, top))
	g.shield.SetText(fmt.Sprint(shield))
}

func (g *gauge) layout(r own.Rect) {
	g.trough.FillColor, g.fill.FillColor = look.Trough, look.Blood
	if g.absorbs > 0 {
		number := r.CutRight(r.H*1.25, 2)
		badge := r.CutRight(r.H*1.1, 3)
		badge.Put(g.badge)
		look.Draw(g.badge, look.Symbol("shield"))
		g.shield.Color = look.Color(look.ColorShield)
		g.shield.Layout(number.Pos(), number.Size(), r.H*0.5, r.H*0.8)
	}
	own.Show(g.absorbs > 0, g.badge, g.shield.Object())
	r.Put(g.trough)
	full := r
	full.W *= float32(g.hp) / float32(max(g.top, 1))
	full.Put(g.fill)
	g.trough.CornerRadius, g.fill.CornerRadius = r.H/3, min(r.H/3, full.W/2)
	g.number.Layout(r.Pos(), r.Size(), r.H*0.5, r.H*0.8)
	canvas.Refresh(g.trough)
	canvas.Refresh(g.fill)
}

// pips are a hero's energy: one for each point it can have, filled for those that it has.
type pips struct {
	row  []*canvas.Image
	have int16
	box  *fyne.Container
}

func newPips() *pips { return &pips{box: &fyne.Container{}} }

func (p *pips) set(have, top int16) {
	p.have = have
	for len(p.row) < int(top) {
		bolt := &canvas.Image{FillMode: canvas.ImageFillContain}
		p.row = append(p.row, bolt)
		p.box.Add(bolt)
	}
	for i, bolt := range p.row {
		own.Show(i < int(top), bolt)
		if spent := spentLook(i >= int(have)); bolt.Translucency != spent {
			bolt.Translucency = spent
			bolt.Refresh()
		}
	}
}

func (p *pips) layout(r own.Rect) {
	p.box.Move(r.Pos())
	p.box.Resize(r.Size())
	step := min(r.H*0.8, r.W/float32(max(len(p.row), 1)))
	for i, bolt := range p.row {
		own.NewRect(float32(i)*step, 0, step, r.H).Put(bolt)
		look.Draw(bolt, look.Symbol("ep"))
	}
}

// spentLook is the translucency of a sign for something that is used up, or isn't.
func spentLook(spent bool) float64 {
	if spent {
		return 0.78
	}
	return 0
}
