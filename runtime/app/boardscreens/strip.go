package boardscreens

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"

	"boardduels/runtime/app/look"
	"boardduels/runtime/app/ui"
)

// strip tells of a seat: its colour, who sits there, and what the game counts of it.
type strip struct {
	*fyne.Container
	ground      *canvas.Rectangle
	token       fyne.CanvasObject
	name, count *look.Fitted
	number      string // what is counted, for a narrow strip
	words       string // the same in words
	isMoving    bool
}

func newStrip(flag fyne.CanvasObject, name string) *strip {
	s := &strip{ground: canvas.NewRectangle(color.Transparent), token: flag}
	s.name = look.NewFitted(fyne.TextStyle{Bold: true}, nil, fyne.TextAlignLeading, color.White)
	s.count = look.NewFitted(fyne.TextStyle{}, nil, fyne.TextAlignTrailing, color.White)
	s.name.SetText(name)
	s.ground.CornerRadius = 8
	s.Container = &fyne.Container{Objects: []fyne.CanvasObject{s.ground, s.token, s.name.Object(), s.count.Object()}}
	s.Layout = ui.NewFree(fyne.NewSize(120, 30), s.arrange)
	return s
}

// tell shows what is counted, as a number or in words, and whether it is the seat's turn.
func (s *strip) tell(number, words string, isMoving bool) {
	s.number, s.words, s.isMoving = number, words, isMoving
	s.arrange(s.Size())
}

func (s *strip) arrange(size fyne.Size) {
	s.ground.FillColor, s.ground.StrokeColor, s.ground.StrokeWidth = look.Color(look.ColorPanel), look.Color(look.ColorEdge), 1
	s.name.Color, s.count.Color = look.Color(theme.ColorNameForeground), look.Color(look.ColorMuted)
	if s.isMoving {
		s.ground.StrokeColor, s.ground.StrokeWidth = look.Color(look.ColorGold), 2
	}
	r := ui.RectOf(size)
	r.Put(s.ground)
	s.ground.Refresh()
	r = r.Inset(4)
	r.CutLeft(r.H, ui.Space()).Put(s.token)
	const named = 84 // in a narrower strip there is no room for a name
	ui.Show(size.Width >= named*look.Unit(), s.name.Object())
	s.count.SetText(s.words)
	if !s.name.Object().Visible() {
		s.count.SetText(s.number)
		s.count.Layout(r.Pos(), r.Size(), 9, min(r.H*0.62, 20*look.Unit()))
		return
	}
	right := r.CutRight(r.W*0.42, ui.Space())
	s.name.Layout(r.Pos(), r.Size(), 9, min(r.H*0.62, 20*look.Unit()))
	s.count.Layout(right.Pos(), right.Size(), 9, min(r.H*0.62, 20*look.Unit()))
}
