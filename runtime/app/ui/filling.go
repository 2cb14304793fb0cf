package ui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/layout"

	"boardduels/runtime/app/look"
)

// NewFillingGrid returns a layout of cells that have the shape of a least size, which is in the unit of the theme, and
// are as large as a place lets all of them be.
func NewFillingGrid(least fyne.Size) fyne.Layout { return &fillingGrid{least: least} }

type fillingGrid struct {
	least fyne.Size
	width float32 // that it has
}

// MinSize belongs to the toolkit.
func (g *fillingGrid) MinSize(objects []fyne.CanvasObject) fyne.Size {
	cell := times(g.least, look.Unit())
	columns := max(int((g.width+Space())/(cell.Width+Space())), 1)
	rows := float32((len(objects) + columns - 1) / columns)
	return fyne.NewSize(cell.Width, rows*(cell.Height+Space())-Space())
}

// Layout belongs to the toolkit.
func (g *fillingGrid) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	g.width = size.Width
	best, columns := float32(0), 1
	for n := 1; n <= len(objects); n++ {
		if by := g.grownIn(size, n, (len(objects)+n-1)/n); by > best {
			best, columns = by, n
		}
	}
	cell := times(g.least, max(best, look.Unit()))
	if best < look.Unit() { // it scrolls
		layout.NewGridWrapLayout(cell).Layout(objects, size)
		return
	}
	for i, o := range objects {
		x, y := float32(i%columns), float32(i/columns)
		NewRect(x*(cell.Width+Space()), y*(cell.Height+Space()), cell.Width, cell.Height).Put(o)
	}
}

// grownIn is how much larger than the least cells can be that fill a place in some columns and rows.
func (g *fillingGrid) grownIn(size fyne.Size, columns, rows int) float32 {
	w := (size.Width+Space())/float32(columns) - Space()
	h := (size.Height+Space())/float32(rows) - Space()
	return min(w/g.least.Width, h/g.least.Height)
}
