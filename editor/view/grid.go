package view

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"boardduels/runtime/play/look"
)

// cell is what a place of a grid shows.
type cell struct {
	text  string
	short string  // in place of a text that the cell has no room for; "" if there is none
	shade float32 // 0…1, how strongly the ground is coloured
	wrong bool
	fixed bool // can't be edited
}

// gridModel is what a grid shows and who is told of edits.
type gridModel interface {
	rows() []string
	columns() []string
	cell(row, column int) cell
	edit(row, column int, text string)
	selectColumn(column int)
}

// grid is a table of numbers that are edited in place: a tap opens a cell, the arrow keys, Enter and Tab go on to
// others.
type grid struct {
	widget.BaseWidget
	model      gridModel
	pointed    func(row int) // told which row the pointer is over, or -1; nil for nobody
	over       int           // the row that it was told
	widths     map[string]float32
	titleWidth float32
	cellWidth  float32
	column     int // selected, or -1
	row        int // being edited, or -1
	entry      *cellEntry
	holder     fyne.CanvasObject // of the entry
}

const (
	gridRowHeight = 25
	gridTextSize  = 13
	textMargin    = 4  // what the text of a cell leaves free
	entryMargin   = 12 // what the text of the entry leaves free
)

func textWidth(text string, bold bool) float32 {
	return fyne.MeasureText(text, gridTextSize, fyne.TextStyle{Bold: bold}).Width
}

func newGrid(model gridModel, cellWidth float32) *grid {
	g := &grid{model: model, widths: map[string]float32{}, over: -1, cellWidth: cellWidth, column: -1, row: -1}
	g.entry = newCellEntry(g)
	g.holder = dense(g.entry)
	g.holder.Hide()
	g.ExtendBaseWidget(g)
	return g
}

// measure makes room for the titles of the rows.
func (g *grid) measure() {
	g.titleWidth = 0
	for _, title := range g.model.rows() {
		width, known := g.widths[title]
		if !known {
			width = textWidth(title, false)
			g.widths[title] = width
		}
		g.titleWidth = max(g.titleWidth, width+12)
	}
}

// MouseIn, MouseMoved and MouseOut belong to the toolkit.
func (g *grid) MouseIn(e *desktop.MouseEvent)    { g.point(int(e.Position.Y/gridRowHeight) - 1) }
func (g *grid) MouseMoved(e *desktop.MouseEvent) { g.point(int(e.Position.Y/gridRowHeight) - 1) }
func (g *grid) MouseOut()                        { g.point(-1) }

// point tells which row the pointer is over; without a pointer, the row that is edited.
func (g *grid) point(row int) {
	if row < 0 || row >= len(g.model.rows()) {
		row = g.row
	}
	if g.pointed != nil && g.over != row {
		g.over = row
		g.pointed(row)
	}
}

// selected marks a column without telling the model.
func (g *grid) selected(column int) {
	if g.column != column {
		g.close()
		g.column = column
	}
	g.Refresh()
}

// Tapped opens the cell at a place, or selects the column of a heading.
func (g *grid) Tapped(e *fyne.PointEvent) {
	column := int((e.Position.X - g.titleWidth) / g.cellWidth)
	row := int(e.Position.Y/gridRowHeight) - 1
	if e.Position.X < g.titleWidth || column >= len(g.model.columns()) || row >= len(g.model.rows()) {
		return
	}
	g.open(row, column)
}

// open starts the editing of a cell; row -1 is the heading.
func (g *grid) open(row, column int) {
	if row >= len(g.model.rows()) || column < 0 || column >= len(g.model.columns()) || row < -1 {
		return
	}
	if column != g.column {
		g.column = column
		g.model.selectColumn(column)
	}
	if row < 0 || g.model.cell(row, column).fixed {
		g.close()
		g.Refresh()
		return
	}
	g.row = row
	g.point(row)
	g.entry.put(g.model.cell(row, column).text)
	g.holder.Show()
	g.Refresh()
	if c := fyne.CurrentApp().Driver().CanvasForObject(g); c != nil {
		c.Focus(g.entry)
	}
	g.entry.selectAll()
}

func (g *grid) close() {
	g.row = -1
	g.holder.Hide()
}

// entryPlace returns where the entry is: over its cell, and over as many others as its text needs.
func (g *grid) entryPlace() (fyne.Position, fyne.Size) {
	pos, size := g.place(g.row, g.column)
	last, _ := g.place(g.row, len(g.model.columns())-1)
	edge := last.X + size.Width
	size.Width = min(max(size.Width, textWidth(g.entry.Text, false)+entryMargin), edge)
	pos.X = min(pos.X, edge-size.Width)
	return pos, size
}

// place returns where a cell is.
func (g *grid) place(row, column int) (fyne.Position, fyne.Size) {
	return fyne.NewPos(g.titleWidth+float32(column)*g.cellWidth, float32(row+1)*gridRowHeight), fyne.NewSize(g.cellWidth-2, gridRowHeight-2)
}

// cellEntry is the entry that lies over the cell being edited.
type cellEntry struct {
	entry
	grid *grid
}

func newCellEntry(g *grid) *cellEntry {
	e := &cellEntry{grid: g}
	e.left = g.leave
	e.ExtendBaseWidget(e)
	e.OnChanged = func(text string) { g.model.edit(g.row, g.column, text) }
	e.OnSubmitted = func(string) { g.open(g.row+1, g.column) }
	return e
}

func (e *cellEntry) selectAll() { e.TypedShortcut(&fyne.ShortcutSelectAll{}) }

func (g *grid) leave() {
	g.close()
	g.Refresh()
}

// AcceptsTab keeps the Tab key inside the grid.
func (e *cellEntry) AcceptsTab() bool { return true }

// TypedKey belongs to the toolkit.
func (e *cellEntry) TypedKey(key *fyne.KeyEvent) {
	g := e.grid
	switch key.Name {
	case fyne.KeyUp:
		g.open(g.row-1, g.column)
	case fyne.KeyDown:
		g.open(g.row+1, g.column)
	case fyne.KeyTab:
		g.open(g.row, g.column+1)
	case fyne.KeyEscape:
		g.leave()
	default:
		e.entry.TypedKey(key)
	}
}

// Cursor belongs to the toolkit.
func (g *grid) Cursor() desktop.Cursor { return desktop.PointerCursor }

// CreateRenderer belongs to the toolkit.
func (g *grid) CreateRenderer() fyne.WidgetRenderer {
	r := &gridRenderer{grid: g}
	r.Refresh()
	return r
}

type gridRenderer struct {
	grid    *grid
	grounds []*canvas.Rectangle
	labels  []*canvas.Text
	used    int // of both
	objects []fyne.CanvasObject
}

// print is how a place of a grid is drawn.
type print struct {
	text, short  string // as in cell
	ground, tone color.Color
	bold         bool
}

// fitting returns the text if there is room for it, else the short one, else its beginning.
func (p *print) fitting(room float32) string {
	for _, text := range []string{p.text, p.short} {
		if text != "" && textWidth(text, p.bold) <= room {
			return text
		}
	}
	return beginning(p.text, p.bold, room)
}

// beginning returns as much of a text as there is room for with an ellipsis.
func beginning(text string, bold bool, room float32) string {
	runes := []rune(text)
	for len(runes) > 0 && textWidth(string(runes)+"…", bold) > room {
		runes = runes[:len(runes)-1]
	}
	return string(runes) + "…"
}

func (r *gridRenderer) Destroy()                     {}
func (r *gridRenderer) Objects() []fyne.CanvasObject { return r.objects }
func (r *gridRenderer) Layout(fyne.Size)             {}

func (r *gridRenderer) MinSize() fyne.Size {
	m := r.grid.model
	r.grid.measure()
	return fyne.NewSize(r.grid.titleWidth+float32(len(m.columns()))*r.grid.cellWidth, float32(len(m.rows())+1)*gridRowHeight)
}

// Refresh draws all cells; objects are kept from one drawing to the next.
func (r *gridRenderer) Refresh() {
	g := r.grid
	g.measure()
	r.objects, r.used = r.objects[:0], 0
	columns := g.model.columns()
	for column, title := range columns {
		r.draw(-1, column, g.headingPrint(title, column))
	}
	for row, title := range g.model.rows() {
		r.draw(row, -1, print{title, "", color.Transparent, theme.Color(theme.ColorNameForeground), false})
		for column := range columns {
			r.draw(row, column, g.cellPrint(g.model.cell(row, column), column))
		}
	}
	if g.row >= 0 {
		pos, size := g.entryPlace()
		g.holder.Move(pos)
		g.holder.Resize(size)
	}
	r.objects = append(r.objects, g.holder)
	for _, o := range r.objects {
		canvas.Refresh(o)
	}
}

func (g *grid) headingPrint(title string, column int) print {
	if column == g.column {
		return print{title, "", theme.Color(theme.ColorNamePrimary), theme.Color(theme.ColorNameForegroundOnPrimary), true}
	}
	return print{title, "", look.Color(look.ColorPanel), theme.Color(theme.ColorNameForeground), true}
}

func (g *grid) cellPrint(c cell, column int) print {
	p := print{c.text, c.short, look.Faded(look.Color(look.ColorEnergy), 0.10+0.5*c.shade), theme.Color(theme.ColorNameForeground), column == g.column}
	switch {
	case c.wrong:
		p.ground = look.Faded(theme.Color(theme.ColorNameError), 0.35)
	case c.fixed && c.shade == 0:
		p.ground = color.Transparent
	}
	return p
}

// draw draws a cell; column -1 is the title of a row.
func (r *gridRenderer) draw(row, column int, p print) {
	if r.used == len(r.labels) {
		r.labels = append(r.labels, canvas.NewText("", p.tone))
		r.grounds = append(r.grounds, canvas.NewRectangle(p.ground))
	}
	label, ground := r.labels[r.used], r.grounds[r.used]
	r.used++
	pos, size := r.grid.place(row, column)
	label.Alignment = fyne.TextAlignCenter
	if column < 0 {
		pos.X, size.Width = 0, r.grid.titleWidth-2
		label.Alignment = fyne.TextAlignLeading
	}
	ground.FillColor, ground.CornerRadius = p.ground, 3
	ground.Move(pos)
	ground.Resize(size)
	label.Text, label.Color, label.TextSize, label.TextStyle.Bold = p.fitting(size.Width-textMargin), p.tone, gridTextSize, p.bold
	label.Move(pos.AddXY(4, 0))
	label.Resize(fyne.NewSize(size.Width-8, size.Height))
	r.objects = append(r.objects, ground, label)
}
