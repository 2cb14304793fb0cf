package play

import "fyne.io/fyne/v2"

// rect is a place on the screen, in device-independent pixels.
type rect struct{ x, y, w, h float32 }

func rectOf(size fyne.Size) rect { return rect{0, 0, size.Width, size.Height} }

func (r rect) put(o fyne.CanvasObject) {
	o.Move(fyne.NewPos(r.x, r.y))
	o.Resize(fyne.NewSize(max(r.w, 0), max(r.h, 0)))
}

func (r rect) pos() fyne.Position { return fyne.NewPos(r.x, r.y) }
func (r rect) size() fyne.Size    { return fyne.NewSize(r.w, r.h) }

// holds reports whether a point is in the place.
func (r rect) holds(at fyne.Position) bool {
	return at.X >= r.x && at.X <= r.x+r.w && at.Y >= r.y && at.Y <= r.y+r.h
}

// inset returns the place without a margin.
func (r rect) inset(margin float32) rect {
	return rect{r.x + margin, r.y + margin, max(r.w-2*margin, 0), max(r.h-2*margin, 0)}
}

// cutLeft, cutRight, cutTop and cutBottom take a strip off the place, with a gap to the rest.
func (r *rect) cutLeft(width, gap float32) rect {
	strip := rect{r.x, r.y, width, r.h}
	r.x, r.w = r.x+width+gap, r.w-width-gap
	return strip
}

func (r *rect) cutRight(width, gap float32) rect {
	strip := rect{r.x + r.w - width, r.y, width, r.h}
	r.w -= width + gap
	return strip
}

func (r *rect) cutTop(height, gap float32) rect {
	strip := rect{r.x, r.y, r.w, height}
	r.y, r.h = r.y+height+gap, r.h-height-gap
	return strip
}

func (r *rect) cutBottom(height, gap float32) rect {
	strip := rect{r.x, r.y + r.h - height, r.w, height}
	r.h -= height + gap
	return strip
}

// within returns the largest place of a shape (width divided by height) in the middle of this one.
func (r rect) within(shape float32) rect {
	w, h := r.w, r.w/shape
	if h > r.h {
		w, h = r.h*shape, r.h
	}
	return rect{r.x + (r.w-w)/2, r.y + (r.h-h)/2, w, h}
}

// free is a layout that leaves arranging to a function.
type free struct {
	least   fyne.Size
	arrange func(size fyne.Size)
}

func (f free) MinSize([]fyne.CanvasObject) fyne.Size        { return f.least }
func (f free) Layout(_ []fyne.CanvasObject, size fyne.Size) { f.arrange(size) }
