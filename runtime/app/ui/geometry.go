package ui

import (
	"math"

	"fyne.io/fyne/v2"

	"boardduels/runtime/app/look"
)

// Rect is a place on the screen, in device-independent pixels.
type Rect struct{ X, Y, W, H float32 }

// NewRect returns the place with its left upper corner at x and y.
func NewRect(x, y, w, h float32) Rect { return Rect{x, y, w, h} }

// RectOf returns the place of something at 0, 0 of a size.
func RectOf(size fyne.Size) Rect { return Rect{0, 0, size.Width, size.Height} }

// Put moves an object into the place, and gives it its size.
func (r Rect) Put(o fyne.CanvasObject) {
	o.Move(fyne.NewPos(r.X, r.Y))
	o.Resize(fyne.NewSize(max(r.W, 0), max(r.H, 0)))
}

// Pos returns the left upper corner.
func (r Rect) Pos() fyne.Position { return fyne.NewPos(r.X, r.Y) }

// Size returns the width and height.
func (r Rect) Size() fyne.Size { return fyne.NewSize(r.W, r.H) }

// Moved returns the place somewhere else.
func (r Rect) Moved(by fyne.Position) Rect { return NewRect(r.X+by.X, r.Y+by.Y, r.W, r.H) }

// Middle returns the point in the middle.
func (r Rect) Middle() fyne.Position { return fyne.NewPos(r.X+r.W/2, r.Y+r.H/2) }

// Holds reports whether a point is in the place.
func (r Rect) Holds(at fyne.Position) bool {
	return at.X >= r.X && at.X <= r.X+r.W && at.Y >= r.Y && at.Y <= r.Y+r.H
}

// Inset returns the place without a margin.
func (r Rect) Inset(margin float32) Rect {
	return NewRect(r.X+margin, r.Y+margin, max(r.W-2*margin, 0), max(r.H-2*margin, 0))
}

// Scaled returns the place larger or smaller around its middle.
func (r Rect) Scaled(by float32) Rect {
	return NewRect(r.X+r.W*(1-by)/2, r.Y+r.H*(1-by)/2, r.W*by, r.H*by)
}

// OnPixels returns the place with its edges on whole pixels, of which a length of 1 has so many. Places that touch each
// other still do.
func (r Rect) OnPixels(scale float32) Rect {
	whole := func(v float32) float32 { return float32(math.Round(float64(v*scale))) / scale }
	left, top := whole(r.X), whole(r.Y)
	return NewRect(left, top, whole(r.X+r.W)-left, whole(r.Y+r.H)-top)
}

// CutLeft takes a strip off at the left, with a gap to the rest.
func (r *Rect) CutLeft(width, gap float32) Rect {
	strip := NewRect(r.X, r.Y, width, r.H)
	r.X, r.W = r.X+width+gap, r.W-width-gap
	return strip
}

// CutRight takes a strip off at the right, with a gap to the rest.
func (r *Rect) CutRight(width, gap float32) Rect {
	strip := NewRect(r.X+r.W-width, r.Y, width, r.H)
	r.W -= width + gap
	return strip
}

// CutTop takes a strip off at the top, with a gap to the rest.
func (r *Rect) CutTop(height, gap float32) Rect {
	strip := NewRect(r.X, r.Y, r.W, height)
	r.Y, r.H = r.Y+height+gap, r.H-height-gap
	return strip
}

// CutBottom takes a strip off at the bottom, with a gap to the rest.
func (r *Rect) CutBottom(height, gap float32) Rect {
	strip := NewRect(r.X, r.Y+r.H-height, r.W, height)
	r.H -= height + gap
	return strip
}

// Within returns the largest place of a shape (width divided by height) in the middle of this one.
func (r Rect) Within(shape float32) Rect {
	w, h := r.W, r.W/shape
	if h > r.H {
		w, h = r.H*shape, r.H
	}
	return NewRect(r.X+(r.W-w)/2, r.Y+(r.H-h)/2, w, h)
}

// free is a layout that leaves arranging to a function.
type free struct {
	least   fyne.Size
	arrange func(size fyne.Size)
}

// NewFree returns a layout that leaves arranging to a function.
func NewFree(least fyne.Size, arrange func(size fyne.Size)) fyne.Layout { return free{least, arrange} }

func (f free) MinSize([]fyne.CanvasObject) fyne.Size        { return f.least }
func (f free) Layout(_ []fyne.CanvasObject, size fyne.Size) { f.arrange(size) }

// Gap is the space between parts of a screen.
const Gap = 6

// Space is that gap in the unit of the theme.
func Space() float32 { return Gap * look.Unit() }

// Show hides or shows objects.
func Show(visible bool, objects ...fyne.CanvasObject) {
	for _, o := range objects {
		if visible {
			o.Show()
		} else {
			o.Hide()
		}
	}
}

// Target is the least side of what a finger is to hit, in device-independent pixels.
const Target = 44

// targetOf is the least size of a widget that a finger is to hit, in the unit at its place.
func targetOf(w fyne.Widget) fyne.Size { return fyne.NewSquareSize(Target * look.UnitOf(w)) }
