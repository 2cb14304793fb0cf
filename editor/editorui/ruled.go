package editorui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"
)

// Ruled shows a cell of a table with the lines to the next ones at its right and, unless it is a heading, below it.
// They lie in the gap behind the cell. The toolkit's own lines run through a column that stays while others are
// scrolled.
type Ruled struct {
	widget.BaseWidget
	content   fyne.CanvasObject
	isHeading bool
}

// NewRuled returns a cell with lines.
func NewRuled(content fyne.CanvasObject, isHeading bool) *Ruled {
	r := &Ruled{content: content, isHeading: isHeading}
	r.ExtendBaseWidget(r)
	return r
}

// CreateRenderer belongs to the toolkit.
func (r *Ruled) CreateRenderer() fyne.WidgetRenderer {
	line := theme.Color(theme.ColorNameSeparator)
	return &ruledRenderer{cell: r, right: canvas.NewRectangle(line), below: canvas.NewRectangle(line)}
}

type ruledRenderer struct {
	cell         *Ruled
	right, below *canvas.Rectangle
}

func (r *ruledRenderer) Destroy() {}

func (r *ruledRenderer) Objects() []fyne.CanvasObject {
	if r.cell.isHeading {
		return []fyne.CanvasObject{r.right, r.cell.content}
	}
	return []fyne.CanvasObject{r.right, r.below, r.cell.content}
}

func (r *ruledRenderer) MinSize() fyne.Size { return r.cell.content.MinSize() }

func (r *ruledRenderer) Layout(size fyne.Size) {
	gap, thickness := theme.Padding(), theme.SeparatorThicknessSize()
	off := (gap - thickness) / 2
	r.cell.content.Resize(size)
	r.right.Move(fyne.NewPos(size.Width+off, 0))
	r.right.Resize(fyne.NewSize(thickness, size.Height+gap))
	r.below.Move(fyne.NewPos(0, size.Height+off))
	r.below.Resize(fyne.NewSize(size.Width+gap, thickness))
}

func (r *ruledRenderer) Refresh() {
	line := theme.Color(theme.ColorNameSeparator)
	if r.right.FillColor != line {
		r.right.FillColor, r.below.FillColor = line, line
		r.right.Refresh()
		r.below.Refresh()
	}
	canvas.Refresh(r.cell.content)
}
