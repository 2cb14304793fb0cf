package boardview

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"boardduels/runtime/app/look"
	"boardduels/runtime/app/ui"
	"boardduels/runtime/game"
)

// die shows a number of pips, in the colours of who has thrown it.
type die struct {
	body *canvas.Rectangle
	pips [6]*canvas.Circle
}

func newDie() *die {
	d := &die{body: canvas.NewRectangle(white)}
	d.body.StrokeWidth = 1
	for i := range d.pips {
		d.pips[i] = canvas.NewCircle(black)
	}
	return d
}

func (d *die) objects() []fyne.CanvasObject {
	all := []fyne.CanvasObject{d.body}
	for _, pip := range d.pips {
		all = append(all, pip)
	}
	return all
}

// spots are where the pips of each number lie, from the left and from the top, in quarters.
var spots = [7][][2]float32{
	{},
	{{2, 2}},
	{{1, 1}, {3, 3}},
	{{1, 1}, {2, 2}, {3, 3}},
	{{1, 1}, {3, 1}, {1, 3}, {3, 3}},
	{{1, 1}, {3, 1}, {2, 2}, {1, 3}, {3, 3}},
	{{1, 1}, {3, 1}, {1, 2}, {3, 2}, {1, 3}, {3, 3}},
}

// draw shows a number, 1 to 6, in a place; one that was used is dimmed. 0 shows nothing.
func (d *die) draw(in ui.Rect, number int8, seat game.Seat, used bool) {
	ui.Show(number > 0, d.objects()...)
	if number <= 0 || int(number) >= len(spots) {
		return
	}
	face, edge, pip := black, blackEdge, white
	if seat == 1 {
		face, edge, pip = white, whiteEdge, black
	}
	opacity := float32(1)
	if used {
		opacity = 0.3
	}
	d.body.FillColor, d.body.StrokeColor = look.Faded(face, opacity), look.Faded(edge, opacity)
	in.Put(d.body)
	d.body.CornerRadius = in.W / 6
	d.body.Refresh()
	for i, circle := range d.pips {
		ui.Show(i < len(spots[number]), circle)
		if i < len(spots[number]) {
			at, side := spots[number][i], in.W/5
			circle.FillColor = look.Faded(pip, opacity)
			ui.NewRect(in.X+in.W*at[0]/4-side/2, in.Y+in.H*at[1]/4-side/2, side, side).Put(circle)
			circle.Refresh()
		}
	}
}
