package view

import (
	"fmt"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"boardduels/editor/document"
	"boardduels/editor/editorui"
	"boardduels/editor/table"
	"boardduels/internal/termsafe"
	"boardduels/runtime/app/look"
	"boardduels/schema"
)

func (p *tablePage) newGrid() {
	p.grid = editorui.NewTable()
	p.grid.HideSeparators = true
	p.grid.Length = func() (int, int) { return len(p.rows), len(p.columns) }
	p.grid.CreateCell = func() fyne.CanvasObject { return newTableCell(p) }
	p.grid.UpdateCell = func(id widget.TableCellID, o fyne.CanvasObject) { o.(*tableCell).show(id) }
	p.grid.CreateHeader = func() fyne.CanvasObject { return newTableHeading(p) }
	p.grid.UpdateHeader = func(id widget.TableCellID, o fyne.CanvasObject) { o.(*tableHeading).show(id.Col) }
	p.grid.Chosen = p.tapped
	p.grid.Keys, p.grid.Runes, p.grid.Shortcuts = p.typed, p.typedRune, p.shortcut
	p.grid.Focused = func(bool) { p.grid.Refresh() }
	p.entry = editorui.NewCellEntry(p.commit, p.cancel, p.left)
}

// tableCell is a place of the table.
type tableCell struct {
	widget.BaseWidget
	page    *tablePage
	id      widget.TableCellID
	put     fyne.Position // by the toolkit
	ground  *editorui.Ground
	over    *editorui.Ground // while the pointer is over it
	text    *editorui.Line
	slot    *fyne.Container // of the entry, while the cell is edited
	content fyne.CanvasObject
}

func newTableCell(p *tablePage) *tableCell {
	c := &tableCell{page: p, ground: editorui.NewGround(look.ColorEdge, 2), over: editorui.NewGround(look.ColorPanel, 2), text: editorui.NewLine(""), slot: container.NewStack()}
	c.over.Hide()
	c.content = editorui.NewRuled(editorui.Dense(container.NewStack(c.over, c.ground, c.text, c.slot)), false)
	c.ExtendBaseWidget(c)
	return c
}

// CreateRenderer belongs to the toolkit.
func (c *tableCell) CreateRenderer() fyne.WidgetRenderer {
	return widget.NewSimpleRenderer(c.content)
}

// Move belongs to the toolkit.
func (c *tableCell) Move(at fyne.Position) {
	c.put = at
	c.BaseWidget.Move(fyne.NewPos(c.page.grid.CellX(c.id.Col, at.X), at.Y))
}

// Tapped belongs to the toolkit, whose driver gives a cell that has a menu the taps that the table would get else.
func (c *tableCell) Tapped(*fyne.PointEvent) {
	focus(c.page.grid)
	c.page.tapped(c.id)
}

// MouseIn, MouseMoved and MouseOut belong to the toolkit.
func (c *tableCell) MouseIn(*desktop.MouseEvent)    { c.over.Show() }
func (c *tableCell) MouseMoved(*desktop.MouseEvent) {}
func (c *tableCell) MouseOut()                      { c.over.Hide() }

// TappedSecondary belongs to the toolkit.
func (c *tableCell) TappedSecondary(e *fyne.PointEvent) {
	p := c.page
	if c.id.Row < len(p.rows) && p.marked[p.rows[c.id.Row].Key()] {
		p.cursor = c.id // the menu is about all that are marked
		p.moved()
	} else {
		p.put(c.id.Row, c.id.Col, false)
	}
	p.ask(e.AbsolutePosition)
}

func (c *tableCell) show(id widget.TableCellID) {
	p := c.page
	if c.id != id {
		c.over.Hide() // the pointer is over another cell
	}
	c.id = id
	c.Move(c.put)
	if id.Row >= len(p.rows) || id.Col >= len(p.columns) {
		return
	}
	row, column := &p.rows[id.Row], &p.columns[id.Col]
	isCursor := id == p.cursor
	p.hold(c.slot, isCursor && p.edited != nil)
	text, written := row.Value(column)
	c.text.Alignment = fyne.TextAlignLeading
	if column.Field != nil && column.Field.Numeric() {
		c.text.Alignment, text = fyne.TextAlignTrailing, p.texts.Number(text)
	}
	c.text.Importance = widget.MediumImportance
	if !written || column.Field == nil || text == "false" || text == "0" {
		c.text.Importance = widget.LowImportance
	}
	if column.Field != nil && column.Field.Type == schema.Bool {
		c.text.Alignment, text = fyne.TextAlignCenter, p.said(column, text)
	}
	if saved := p.desk.Saved(row.File); saved != nil && column.Field != nil {
		if before, _ := saved.Value(row.Path(column)); written && before != valueOf(row, column) {
			c.text.Importance = widget.WarningImportance
		}
	}
	c.text.SetText(termsafe.Directions(text))
	editorui.Visible(isCursor || p.marked[row.Key()], c.ground)
	c.ground.Frame(isCursor)
}

// valueOf returns the text of a cell, or what stands in.
func valueOf(row *table.Row, column *table.Column) string {
	text, _ := row.Value(column)
	return text
}

// hold puts the entry into a cell's slot, or takes it out.
func (p *tablePage) hold(slot *fyne.Container, holds bool) {
	if holds == (len(slot.Objects) == 1) {
		return
	}
	slot.Objects = nil
	if holds {
		slot.Objects = []fyne.CanvasObject{p.entry}
	}
	slot.Refresh()
}

// tableHeading is the heading of a column. A tap sorts by it.
type tableHeading struct {
	widget.BaseWidget
	page    *tablePage
	column  int
	put     fyne.Position // by the toolkit
	text    *editorui.Line
	content fyne.CanvasObject
}

func newTableHeading(p *tablePage) *tableHeading {
	h := &tableHeading{page: p, text: editorui.NewLine("")}
	h.text.TextStyle.Bold, h.text.SizeName = true, theme.SizeNameCaptionText
	h.content = editorui.NewRuled(editorui.Dense(container.NewStack(editorui.PanelGround(), h.text)), true)
	h.ExtendBaseWidget(h)
	return h
}

// CreateRenderer belongs to the toolkit.
func (h *tableHeading) CreateRenderer() fyne.WidgetRenderer {
	return widget.NewSimpleRenderer(h.content)
}

// Move belongs to the toolkit.
func (h *tableHeading) Move(at fyne.Position) {
	h.put = at
	h.BaseWidget.Move(fyne.NewPos(h.page.grid.HeadingX(h.column, at.X), at.Y))
}

// Tapped belongs to the toolkit.
func (h *tableHeading) Tapped(*fyne.PointEvent) {
	h.page.sortBy(h.column, nil, editorui.Modifiers()&fyne.KeyModifierShift != 0)
}

func (h *tableHeading) show(column int) {
	h.column = column
	h.Move(h.put)
	if column < 0 || column >= len(h.page.columns) {
		h.text.SetText("")
		return
	}
	h.page.grid.Learn(column, h.Size().Width)
	h.text.SetText(h.page.title(&h.page.columns[column]) + h.page.sortSign(column))
}

// sortSign tells in which direction, and in which place among several, a column orders the rows.
func (p *tablePage) sortSign(column int) string {
	for i, s := range p.sorts {
		if s.Path != p.columns[column].Path {
			continue
		}
		sign := " ▲"
		if s.Down {
			sign = " ▼"
		}
		if len(p.sorts) > 1 {
			sign += fmt.Sprint(i + 1)
		}
		return sign
	}
	return ""
}

// sortBy orders the rows by a column: up, down or not, one after the other, or as asked for; further makes it the last
// of several.
func (p *tablePage) sortBy(column int, down *bool, further bool) {
	path := p.columns[column].Path
	var was *table.Sort
	var others []table.Sort
	for i := range p.sorts {
		if p.sorts[i].Path == path {
			was = &p.sorts[i]
		} else if further {
			others = append(others, p.sorts[i])
		}
	}
	switch {
	case down != nil:
		others = append(others, table.Sort{Path: path, Down: *down})
	case was == nil:
		others = append(others, table.Sort{Path: path})
	case !was.Down:
		others = append(others, table.Sort{Path: path, Down: true})
	}
	p.sorts = others
	p.refresh()
}

// edited is the cell that people are typing into. It stays the same cell wherever its row goes meanwhile.
type edited struct {
	row    table.Row
	column table.Column
}

// start begins to edit the cursor's cell with a text, or with what it holds.
func (p *tablePage) start(text *string) {
	if p.cursor.Row >= len(p.rows) || p.column().Field == nil {
		return
	}
	p.edited = &edited{p.rows[p.cursor.Row], *p.column()}
	p.entry.SetText(p.said(&p.edited.column, valueOf(&p.edited.row, &p.edited.column)))
	p.grid.Refresh()
	p.desk.Focus(p.entry)
	p.entry.TypedShortcut(&fyne.ShortcutSelectAll{})
	if text != nil {
		p.entry.Replace(*text)
	}
}

// commit gives the cell what was entered, and moves the cursor.
func (p *tablePage) commit(rows, columns int) {
	p.take()
	focus(p.grid)
	p.move(rows, columns, false)
}

// take ends editing, and gives the cell what was entered.
func (p *tablePage) take() {
	cell := p.edited
	if cell == nil {
		return
	}
	p.edited = nil
	if p.takeImage(cell, p.entry.Text) {
		p.grid.Refresh()
		return
	}
	text, fault := cell.column.Read(p.entry.Text)
	if fault != table.NoFault {
		p.desk.Notify(fmt.Sprintf("“%s”: %s", p.entry.Text, p.texts.Text(faultKeys[fault])), widget.WarningImportance)
		text = valueOf(&cell.row, &cell.column)
	}
	p.give(cell, text)
	p.grid.Refresh()
}

// takeImage takes the picture whose path was entered into the pack, and reports whether it was one.
func (p *tablePage) takeImage(cell *edited, typed string) bool {
	field := cell.column.Field
	return field != nil && field.Type == schema.Image && p.desk.TakeImage(typed, func(image string) { p.give(cell, image) })
}

// give gives a cell a text, if it has another one.
func (p *tablePage) give(cell *edited, text string) {
	d := p.desk.Pack().Document(cell.row.File)
	if now := valueOf(&cell.row, &cell.column); d != nil && text != now {
		p.desk.Do(document.SetCells{Cells: []document.Cell{{File: cell.row.File, Path: cell.row.Path(&cell.column), Value: text, Along: true}}})
		p.tellUnseen(d, &cell.column)
	}
}

// finish takes what is being typed before something else is done.
func (p *tablePage) finish() {
	if p.edited != nil {
		p.take()
		focus(p.grid)
	}
}

// left takes what was entered once people have gone on to something else; that the window lies behind another one
// doesn't count.
func (p *tablePage) left() {
	do := p.desk.Later
	go do(func() {
		if p.edited != nil && p.desk.Canvas().Focused() != fyne.Focusable(p.entry) {
			p.take()
		}
	})
}

// cancel leaves the cell as it was.
func (p *tablePage) cancel() {
	p.edited = nil
	p.grid.Refresh()
	focus(p.grid)
}
