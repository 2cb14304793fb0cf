package editorui

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"boardduels/runtime/app/look"
)

// Cell is what a place of a grid shows.
type Cell struct {
	Text  string
	Short string  // in place of a text that the cell has no room for; "" if there is none
	Shade float32 // 0…1, how strongly the ground is coloured
	Wrong bool
	Fixed bool // can't be edited
}

// Model is what a grid shows and who is told of edits.
type Model interface {
	Rows() []string
	Columns() []string
	Cell(row, column int) Cell
	Edit(row, column int, text string)
	SelectColumn(column int)
}

// Grid is a table of numbers that are edited in place: a tap opens a cell, the arrow keys, Enter and Tab go on to
// others.
type Grid struct {
	widget.BaseWidget
	Model      Model
	Pointed    func(row int) // told which row the pointer is over, or -1; nil for nobody
	over       int           // the row that it was told
	widths     map[string]float32
	titleWidth float32
	cellWidth  float32
	Column     int // selected, or -1
	Row        int // being edited, or -1
	Entry      *cellEntry
	Holder     fyne.CanvasObject // of the entry
}

const (
	gridRowHeight = 25
	GridTextSize  = 13
	textMargin    = 4  // what the text of a cell leaves free
	entryMargin   = 12 // what the text of the entry leaves free
)

func textWidth(text string, bold bool) float32 {
	return fyne.MeasureText(text, GridTextSize, fyne.TextStyle{Bold: bold}).Width
}

// NewGrid returns a grid whose columns are all as wide.
func NewGrid(model Model, cellWidth float32) *Grid {
	g := &Grid{Model: model, widths: map[string]float32{}, over: -1, cellWidth: cellWidth, Column: -1, Row: -1}
	g.Entry = newCellEntry(g)
	g.Holder = Dense(g.Entry)
	g.Holder.Hide()
	g.ExtendBaseWidget(g)
	return g
}

// measure makes room for the titles of the rows.
func (g *Grid) measure() {
	g.titleWidth = 0
	for _, title := range g.Model.Rows() {
		width, known := g.widths[title]
		if !known {
			width = textWidth(title, false)
			g.widths[title] = width
		}
		g.titleWidth = max(g.titleWidth, width+12)
	}
}

// MouseIn, MouseMoved and MouseOut belong to the toolkit.
func (g *Grid) MouseIn(e *desktop.MouseEvent)    { g.point(int(e.Position.Y/gridRowHeight) - 1) }
func (g *Grid) MouseMoved(e *desktop.MouseEvent) { g.point(int(e.Position.Y/gridRowHeight) - 1) }
func (g *Grid) MouseOut()                        { g.point(-1) }

// point tells which row the pointer is over; without a pointer, the row that is edited.
func (g *Grid) point(row int) {
	if row < 0 || row >= len(g.Model.Rows()) {
		row = g.Row
	}
	if g.Pointed != nil && g.over != row {
		g.over = row
		g.Pointed(row)
	}
}

// Mark marks a column without telling the model.
func (g *Grid) Mark(column int) {
	if g.Column != column {
		g.close()
		g.Column = column
	}
	g.Refresh()
}

// Follow marks the column that the marked one has become, with the cell that is edited in it.
func (g *Grid) Follow(column int) {
	g.Column = column
	g.Refresh()
}

// Tapped opens the cell at a place, or selects the column of a heading.
func (g *Grid) Tapped(e *fyne.PointEvent) {
	column := int((e.Position.X - g.titleWidth) / g.cellWidth)
	row := int(e.Position.Y/gridRowHeight) - 1
	if e.Position.X < g.titleWidth || column >= len(g.Model.Columns()) || row >= len(g.Model.Rows()) {
		return
	}
	g.Open(row, column)
}

// Open starts the editing of a cell; row -1 is the heading.
func (g *Grid) Open(row, column int) {
	if row >= len(g.Model.Rows()) || column < 0 || column >= len(g.Model.Columns()) || row < -1 {
		return
	}
	if column != g.Column {
		g.Column = column
		g.Model.SelectColumn(column)
	}
	if row < 0 || g.Model.Cell(row, column).Fixed {
		g.close()
		g.Refresh()
		return
	}
	g.Row = row
	g.point(row)
	g.Entry.Put(g.Model.Cell(row, column).Text)
	g.Holder.Show()
	g.Refresh()
	if c := fyne.CurrentApp().Driver().CanvasForObject(g); c != nil {
		c.Focus(g.Entry)
	}
	g.Entry.selectAll()
}

func (g *Grid) close() {
	g.Row = -1
	g.Holder.Hide()
}

// entryPlace returns where the entry is: over its cell, and over as many others as its text needs.
func (g *Grid) entryPlace() (fyne.Position, fyne.Size) {
	pos, size := g.Place(g.Row, g.Column)
	last, _ := g.Place(g.Row, len(g.Model.Columns())-1)
	edge := last.X + size.Width
	size.Width = min(max(size.Width, textWidth(g.Entry.Text, false)+entryMargin), edge)
	pos.X = min(pos.X, edge-size.Width)
	return pos, size
}

// Place returns where a cell is.
func (g *Grid) Place(row, column int) (fyne.Position, fyne.Size) {
	return fyne.NewPos(g.titleWidth+float32(column)*g.cellWidth, float32(row+1)*gridRowHeight), fyne.NewSize(g.cellWidth-2, gridRowHeight-2)
}

// cellEntry is the entry that lies over the cell being edited.
type cellEntry struct {
	Entry
	grid *Grid
}

func newCellEntry(g *Grid) *cellEntry {
	e := &cellEntry{grid: g}
	e.left = g.leave
	e.ExtendBaseWidget(e)
	e.OnChanged = func(text string) { g.Model.Edit(g.Row, g.Column, text) }
	e.OnSubmitted = func(string) { g.Open(g.Row+1, g.Column) }
	return e
}

func (e *cellEntry) selectAll() { e.TypedShortcut(&fyne.ShortcutSelectAll{}) }

func (g *Grid) leave() {
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
		g.Open(g.Row-1, g.Column)
	case fyne.KeyDown:
		g.Open(g.Row+1, g.Column)
	case fyne.KeyTab:
		g.Open(g.Row, g.Column+1)
	case fyne.KeyEscape:
		g.leave()
	default:
		e.Entry.TypedKey(key)
	}
}

// Cursor belongs to the toolkit.
func (g *Grid) Cursor() desktop.Cursor { return desktop.PointerCursor }

// CreateRenderer belongs to the toolkit.
func (g *Grid) CreateRenderer() fyne.WidgetRenderer {
	r := &gridRenderer{grid: g}
	r.Refresh()
	return r
}

type gridRenderer struct {
	grid    *Grid
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
	m := r.grid.Model
	r.grid.measure()
	return fyne.NewSize(r.grid.titleWidth+float32(len(m.Columns()))*r.grid.cellWidth, float32(len(m.Rows())+1)*gridRowHeight)
}

// Refresh draws all cells; objects are kept from one drawing to the next.
func (r *gridRenderer) Refresh() {
	g := r.grid
	g.measure()
	r.objects, r.used = r.objects[:0], 0
	columns := g.Model.Columns()
	for column, title := range columns {
		r.draw(-1, column, g.headingPrint(title, column))
	}
	for row, title := range g.Model.Rows() {
		r.draw(row, -1, print{title, "", color.Transparent, theme.Color(theme.ColorNameForeground), false})
		for column := range columns {
			r.draw(row, column, g.cellPrint(g.Model.Cell(row, column), column))
		}
	}
	if g.Row >= 0 {
		pos, size := g.entryPlace()
		g.Holder.Move(pos)
		g.Holder.Resize(size)
	}
	r.objects = append(r.objects, g.Holder)
	for _, o := range r.objects {
		canvas.Refresh(o)
	}
}

func (g *Grid) headingPrint(title string, column int) print {
	if column == g.Column {
		return print{title, "", theme.Color(theme.ColorNamePrimary), theme.Color(theme.ColorNameForegroundOnPrimary), true}
	}
	return print{title, "", look.Color(look.ColorPanel), theme.Color(theme.ColorNameForeground), true}
}

func (g *Grid) cellPrint(c Cell, column int) print {
	p := print{c.Text, c.Short, look.Faded(look.Color(look.ColorEnergy), 0.10+0.5*c.Shade), theme.Color(theme.ColorNameForeground), column == g.Column}
	switch {
	case c.Wrong:
		p.ground = look.Faded(theme.Color(theme.ColorNameError), 0.35)
	case c.Fixed && c.Shade == 0:
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
	pos, size := r.grid.Place(row, column)
	label.Alignment = fyne.TextAlignCenter
	if column < 0 {
		pos.X, size.Width = 0, r.grid.titleWidth-2
		label.Alignment = fyne.TextAlignLeading
	}
	ground.FillColor, ground.CornerRadius = p.ground, 3
	ground.Move(pos)
	ground.Resize(size)
	label.Text, label.Color, label.TextSize, label.TextStyle.Bold = p.fitting(size.Width-textMargin), p.tone, GridTextSize, p.bold
	label.Move(pos.AddXY(4, 0))
	label.Resize(fyne.NewSize(size.Width-8, size.Height))
	r.objects = append(r.objects, ground, label)
}
