package boardscreens

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"

	"boardduels/runtime/app/look"
	"boardduels/runtime/app/ui"
)

// balance shows how likely the viewer wins: the left part of a bar is the viewer's, and words tell it too.
type balance struct {
	*fyne.Container
	trough, fill, middle *canvas.Rectangle
	text                 *look.Fitted
	share                float64
}

func newBalance() *balance {
	b := &balance{trough: canvas.NewRectangle(color.Transparent), fill: canvas.NewRectangle(color.Transparent), middle: canvas.NewRectangle(color.Transparent), share: 0.5}
	b.trough.CornerRadius, b.fill.CornerRadius = 4, 4
	b.text = look.NewFitted(fyne.TextStyle{}, nil, fyne.TextAlignTrailing, color.White)
	b.Container = &fyne.Container{Objects: []fyne.CanvasObject{b.trough, b.fill, b.middle, b.text.Object()}}
	b.Layout = ui.NewFree(fyne.NewSize(100, 18), b.arrange)
	return b
}

// tell shows a share, 0…1, and what it means.
func (b *balance) tell(share float64, text string) {
	b.share = share
	b.text.SetText(text)
	b.arrange(b.Size())
}

func (b *balance) arrange(size fyne.Size) {
	b.trough.FillColor, b.fill.FillColor = look.Color(look.ColorEdge), look.Color(look.ColorGold)
	b.middle.FillColor, b.text.Color = look.Color(theme.ColorNameForeground), look.Color(look.ColorMuted)
	r, unit := ui.RectOf(size), look.Unit()
	text := r.CutRight(max(r.W*0.36, 90*unit), ui.Space())
	b.text.Layout(text.Pos(), text.Size(), 9, min(size.Height*0.58, 18*unit))
	r = ui.NewRect(r.X, r.Y+(r.H-8*unit)/2, r.W, 8*unit)
	r.Put(b.trough)
	ui.NewRect(r.X+r.W/2-0.5, r.Y-3, 1, r.H+6).Put(b.middle)
	r.W *= float32(b.share)
	r.Put(b.fill)
	for _, o := range []*canvas.Rectangle{b.trough, b.fill, b.middle} {
		o.Refresh()
	}
}
