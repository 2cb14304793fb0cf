package ui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"boardduels/runtime/app/look"
)

// NewGrowingGrid returns a layout of cells of a size in the unit of the theme, as many to a row as there is room for.
// Where somewhat narrower ones all have room in one row, they lie in one.
func NewGrowingGrid(cell fyne.Size) fyne.Layout { return &growingGrid{cell: cell} }

// leastShrunk is how much narrower cells become at most to lie in one row: what stands on them can still be read.
const leastShrunk = 0.8

type growingGrid struct {
	cell  fyne.Size
	width float32 // that it has
}

// fit returns how many of some cells lie in a row, and how large they are.
func (g *growingGrid) fit(count int) (columns int, cell fyne.Size) {
	cell, gap := times(g.cell, look.Unit()), theme.Padding()
	columns = max(int((g.width+gap)/(cell.Width+gap)), 1)
	if width := (g.width+gap)/float32(max(count, 1)) - gap; columns < count && width >= leastShrunk*cell.Width {
		return count, fyne.NewSize(width, cell.Height+cell.Width-width) // for as many words
	}
	return columns, cell
}

// MinSize belongs to the toolkit.
func (g *growingGrid) MinSize(objects []fyne.CanvasObject) fyne.Size {
	columns, cell := g.fit(len(objects))
	rows := float32((len(objects) + columns - 1) / columns)
	return fyne.NewSize(g.cell.Width*look.Unit(), max(rows*(cell.Height+theme.Padding())-theme.Padding(), 0))
}

// Layout belongs to the toolkit.
func (g *growingGrid) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	g.width = size.Width
	columns, cell := g.fit(len(objects))
	for i, o := range objects {
		x, y := float32(i%columns)*(cell.Width+theme.Padding()), float32(i/columns)*(cell.Height+theme.Padding())
		NewRect(x, y, cell.Width, cell.Height).Put(o)
	}
}
