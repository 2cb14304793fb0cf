package boardview

import (
	"image"

	"fyne.io/fyne/v2/canvas"

	"boardduels/runtime/app/look"
	"boardduels/runtime/game"
	"boardduels/runtime/tactics"
)

// hatching draws lines over squares, in the colour of a seat. The two seats' lines lean to different sides, for who
// doesn't tell the colours apart.
type hatching struct {
	picture *canvas.Raster
	squares tactics.Set
	seat    game.Seat
}

func newHatching() *hatching {
	h := &hatching{}
	h.picture = canvas.NewRaster(h.draw)
	h.picture.Hide()
	return h
}

// draw draws the lines; what lies between them can be seen through.
func (h *hatching) draw(width, height int) image.Image {
	const perSquare, edge = 5, 14 // lines, and the share of a square's side that is kept free around it
	picture := image.NewNRGBA(image.Rect(0, 0, width, height))
	tone, side := look.Faded(shaded(sides[h.seat], 1.15), 0.55), max(width/tactics.Size, 1)
	unit := max(side/perSquare, 3)
	for rest := h.squares; !rest.Empty(); rest = rest.WithoutFirst() {
		col, row := int(rest.First())%tactics.Size, int(rest.First())/tactics.Size
		cell := image.Rect(col*width/tactics.Size, row*height/tactics.Size, (col+1)*width/tactics.Size, (row+1)*height/tactics.Size)
		cell = cell.Inset(side / edge)
		for y := cell.Min.Y; y < cell.Max.Y; y++ {
			for x := cell.Min.X; x < cell.Max.X; x++ {
				along := x + y
				if h.seat == 1 {
					along = x - y + height*unit // never negative
				}
				if along%unit < max(unit/4, 1) {
					picture.Set(x, y, tone)
				}
			}
		}
	}
	return picture
}

// layRanges hatches the squares that the attack of the chosen unit reaches from where it is to go; of one that is
// looked at, or an enemy that is watched, those that it can hit from wherever it can go.
func (s *Skirmish) layRanges() {
	h := s.ranges
	h.squares, h.seat = tactics.Set{}, 0
	switch {
	case s.threatening() >= 0:
		h.seat, h.squares = s.inRange(s.threatening(), s.reach(s.threatening()))
	case s.from >= 0:
		h.seat, h.squares = s.inRange(s.from, tactics.One(int8(s.to)))
	}
	s.grid.board().Put(h.picture)
	h.picture.Hidden = h.squares.Empty()
	h.picture.Refresh()
}

// inRange returns whose the unit on a square is, and what it could hit from some squares to which it can go.
func (s *Skirmish) inRange(square int, from tactics.Set) (seat game.Seat, reached tactics.Set) {
	seat, unit, ok := s.field.At(int8(square))
	if !ok {
		return 0, reached
	}
	for rest := from; !rest.Empty(); rest = rest.WithoutFirst() {
		after := s.field
		after.Do(seat, unit, tactics.Action{From: int8(square), To: rest.First()}, nil)
		reached = reached.Or(after.InRange(after.Units[seat][unit].Kind, rest.First()))
	}
	return seat, reached
}

// reach returns the squares to which the unit on a square can go, its own among them.
func (s *Skirmish) reach(square int) (squares tactics.Set) {
	if seat, unit, ok := s.field.At(int8(square)); ok {
		squares = s.field.Reach(&s.field.Units[seat][unit])
	}
	return squares
}

// watch shows what an enemy on a square threatens, or no longer; it reports whether one stands there.
func (s *Skirmish) watch(square int) bool {
	seat, _, ok := s.field.At(int8(square))
	if !ok || seat == s.moment.Viewer {
		return false
	}
	if s.watched == square {
		square = -1
	}
	s.watched = square
	return true
}
