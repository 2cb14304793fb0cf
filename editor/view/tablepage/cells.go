package tablepage

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

func (p *Page) newGrid() {
	p.Grid = editorui.NewTable()
	p.Grid.HideSeparators = true
	p.Grid.Length = func() (int, int) { return len(p.Rows), len(p.Columns) }
	p.Grid.CreateCell = func() fyne.CanvasObject { return NewTableCell(p) }
	p.Grid.UpdateCell = func(id widget.TableCellID, o fyne.CanvasObject) { o.(*TableCell).show(id) }
	p.Grid.CreateHeader = func() fyne.CanvasObject { return newTableHeading(p) }
	p.Grid.UpdateHeader = func(id widget.TableCellID, o fyne.CanvasObject) { o.(*TableHeading).show(id.Col) }
	p.Grid.Chosen = p.Tapped
	p.Grid.Keys, p.Grid.Runes, p.Grid.Shortcuts = p.typed, p.typedRune, p.Shortcut
	p.Grid.Focused = func(bool) { p.Grid.Refresh() }
	p.Entry = editorui.NewCellEntry(p.commit, p.cancel, p.left)
}

// TableCell is a place of the table.
type TableCell struct {
	widget.BaseWidget
	page    *Page
	Id      widget.TableCellID
	put     fyne.Position // by the toolkit
	ground  *editorui.Ground
	over    *editorui.Ground // while the pointer is over it
	Text    *editorui.Line
	slot    *fyne.Container // of the entry, while the cell is edited
	content fyne.CanvasObject
}

// NewTableCell returns a place of a table that shows nothing yet.
func NewTableCell(p *Page) *TableCell {
	c := &TableCell{page: p, ground: editorui.NewGround(look.ColorEdge, 2), over: editorui.NewGround(look.ColorPanel, 2), Text: editorui.NewLine(""), slot: container.NewStack()}
	c.over.Hide()
	c.content = editorui.NewRuled(editorui.Dense(container.NewStack(c.over, c.ground, c.Text, c.slot)), false)
	c.ExtendBaseWidget(c)
	return c
}

// CreateRenderer belongs to the toolkit.
func (c *TableCell) CreateRenderer() fyne.WidgetRenderer {
	return widget.NewSimpleRenderer(c.content)
}

// Move belongs to the toolkit.
func (c *TableCell) Move(at fyne.Position) {
	c.put = at
	c.BaseWidget.Move(fyne.NewPos(c.page.Grid.CellX(c.Id.Col, at.X), at.Y))
}

// Tapped belongs to the toolkit, whose driver gives a cell that has a menu the taps that the table would get else.
func (c *TableCell) Tapped(*fyne.PointEvent) {
	editorui.TakeFocus(c.page.Grid)
	c.page.Tapped(c.Id)
}

// MouseIn, MouseMoved and MouseOut belong to the toolkit.
func (c *TableCell) MouseIn(*desktop.MouseEvent)    { c.over.Show() }
func (c *TableCell) MouseMoved(*desktop.MouseEvent) {}
func (c *TableCell) MouseOut()                      { c.over.Hide() }

// TappedSecondary belongs to the toolkit.
func (c *TableCell) TappedSecondary(e *fyne.PointEvent) {
	p := c.page
	if c.Id.Row < len(p.Rows) && p.Marked[p.Rows[c.Id.Row].Key()] {
		p.Cursor = c.Id // the menu is about all that are marked
		p.Moved()
	} else {
		p.Put(c.Id.Row, c.Id.Col, false)
	}
	p.Ask(e.AbsolutePosition)
}

func (c *TableCell) show(id widget.TableCellID) {
	p := c.page
	if c.Id != id {
		c.over.Hide() // the pointer is over another cell
	}
	c.Id = id
	c.Move(c.put)
	if id.Row >= len(p.Rows) || id.Col >= len(p.Columns) {
		return
	}
	row, column := &p.Rows[id.Row], &p.Columns[id.Col]
	isCursor := id == p.Cursor
	p.hold(c.slot, isCursor && p.Edited != nil)
	text, written := row.Value(column)
	c.Text.Alignment = fyne.TextAlignLeading
	if column.Field != nil && column.Field.Numeric() {
		c.Text.Alignment, text = fyne.TextAlignTrailing, p.said(column, text)
	}
	c.Text.Importance = widget.MediumImportance
	if !written || column.Field == nil || text == "false" || text == "0" {
		c.Text.Importance = widget.LowImportance
	}
	if column.Field != nil && column.Field.Type == schema.Bool {
		c.Text.Alignment, text = fyne.TextAlignCenter, p.said(column, text)
	}
	if saved := p.desk.Saved(row.File); saved != nil && column.Field != nil {
		if before, _ := saved.Value(row.Path(column)); written && before != valueOf(row, column) {
			c.Text.Importance = widget.WarningImportance
		}
	}
	c.Text.SetText(termsafe.Directions(text))
	editorui.Visible(isCursor || p.Marked[row.Key()], c.ground)
	c.ground.Frame(isCursor)
}

// valueOf returns the text of a cell, or what stands in.
func valueOf(row *table.Row, column *table.Column) string {
	text, _ := row.Value(column)
	return text
}

// hold puts the entry into a cell's slot, or takes it out.
func (p *Page) hold(slot *fyne.Container, holds bool) {
	if holds == (len(slot.Objects) == 1) {
		return
	}
	slot.Objects = nil
	if holds {
		slot.Objects = []fyne.CanvasObject{p.Entry}
	}
	slot.Refresh()
}

// TableHeading is the heading of a column. A tap sorts by it.
type TableHeading struct {
	widget.BaseWidget
	page    *Page
	Column  int
	put     fyne.Position // by the toolkit
	Text    *editorui.Line
	content fyne.CanvasObject
}

func newTableHeading(p *Page) *TableHeading {
	h := &TableHeading{page: p, Text: editorui.NewLine("")}
	h.Text.TextStyle.Bold, h.Text.SizeName = true, theme.SizeNameCaptionText
	h.content = editorui.NewRuled(editorui.Dense(container.NewStack(editorui.PanelGround(), h.Text)), true)
	h.ExtendBaseWidget(h)
	return h
}

// CreateRenderer belongs to the toolkit.
func (h *TableHeading) CreateRenderer() fyne.WidgetRenderer {
	return widget.NewSimpleRenderer(h.content)
}

// Move belongs to the toolkit.
func (h *TableHeading) Move(at fyne.Position) {
	h.put = at
	h.BaseWidget.Move(fyne.NewPos(h.page.Grid.HeadingX(h.Column, at.X), at.Y))
}

// Tapped belongs to the toolkit.
func (h *TableHeading) Tapped(*fyne.PointEvent) {
	h.page.SortBy(h.Column, nil, editorui.Modifiers()&fyne.KeyModifierShift != 0)
}

func (h *TableHeading) show(column int) {
	h.Column = column
	h.Move(h.put)
	if column < 0 || column >= len(h.page.Columns) {
		h.Text.SetText("")
		return
	}
	h.page.Grid.Learn(column, h.Size().Width)
	h.Text.SetText(h.page.Title(&h.page.Columns[column]) + h.page.SortSign(column))
}

// SortSign tells in which direction, and in which place among several, a column orders the rows.
func (p *Page) SortSign(column int) string {
	for i, s := range p.Sorts {
		if s.Path != p.Columns[column].Path {
			continue
		}
		sign := " ▲"
		if s.Down {
			sign = " ▼"
		}
		if len(p.Sorts) > 1 {
			sign += fmt.Sprint(i + 1)
		}
		return sign
	}
	return ""
}

// SortBy orders the rows by a column: up, down or not, one after the other, or as asked for; further makes it the last
// of several.
func (p *Page) SortBy(column int, down *bool, further bool) {
	path := p.Columns[column].Path
	var was *table.Sort
	var others []table.Sort
	for i := range p.Sorts {
		if p.Sorts[i].Path == path {
			was = &p.Sorts[i]
		} else if further {
			others = append(others, p.Sorts[i])
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
	p.Sorts = others
	p.Refresh()
}

// edited is the cell that people are typing into. It stays the same cell wherever its row goes meanwhile.
type edited struct {
	row    table.Row
	column table.Column
}

// start begins to edit the cursor's cell with a text, or with what it holds.
func (p *Page) start(text *string) {
	if p.Cursor.Row >= len(p.Rows) {
		return
	}
	if p.Column().Field == nil {
		p.desk.Notify(p.Title(p.Column())+": "+p.texts.Text(faultKeys[table.Fixed]), widget.WarningImportance)
		return
	}
	p.Edited = &edited{p.Rows[p.Cursor.Row], *p.Column()}
	p.Entry.SetText(p.said(&p.Edited.column, valueOf(&p.Edited.row, &p.Edited.column)))
	p.Grid.Refresh()
	p.desk.Focus(p.Entry)
	p.Entry.TypedShortcut(&fyne.ShortcutSelectAll{})
	if text != nil {
		p.Entry.Replace(*text)
	}
}

// commit gives the cell what was entered, and moves the cursor.
func (p *Page) commit(rows, columns int) {
	p.take()
	editorui.TakeFocus(p.Grid)
	p.Move(rows, columns, false)
}

// take ends editing, and gives the cell what was entered.
func (p *Page) take() {
	cell := p.Edited
	if cell == nil {
		return
	}
	p.Edited = nil
	if p.takeImage(cell, p.Entry.Text) {
		p.Grid.Refresh()
		return
	}
	text, fault := cell.column.Read(p.desk.Pack(), p.Entry.Text)
	if fault != table.NoFault {
		p.desk.Notify(fmt.Sprintf("“%s”: %s", p.Entry.Text, p.texts.Text(faultKeys[fault])), widget.WarningImportance)
		text = valueOf(&cell.row, &cell.column)
	}
	p.give(cell, text)
	p.Grid.Refresh()
}

// takeImage takes the picture whose path was entered into the pack, and reports whether it was one.
func (p *Page) takeImage(cell *edited, typed string) bool {
	field := cell.column.Field
	return field != nil && field.Type == schema.Image && p.desk.TakeImage(typed, func(image string) { p.give(cell, image) })
}

// give gives a cell a text, if it has another one.
func (p *Page) give(cell *edited, text string) {
	d := p.desk.Pack().Document(cell.row.File)
	if now := valueOf(&cell.row, &cell.column); d != nil && text != now {
		p.desk.Do(document.SetCells{Cells: []document.Cell{{File: cell.row.File, Path: cell.row.Path(&cell.column), Value: text, Along: true}}})
		p.tellUnseen(d, &cell.column)
	}
}

// Finish takes what is being typed before something else is done.
func (p *Page) Finish() {
	if p.Edited != nil {
		p.take()
		editorui.TakeFocus(p.Grid)
	}
}

// left takes what was entered once people have gone on to something else; that the window lies behind another one
// doesn't count.
func (p *Page) left() {
	do := p.desk.Later
	go do(func() {
		if p.Edited != nil && p.desk.Canvas().Focused() != fyne.Focusable(p.Entry) {
			p.take()
		}
	})
}

// cancel leaves the cell as it was.
func (p *Page) cancel() {
	p.Edited = nil
	p.Grid.Refresh()
	editorui.TakeFocus(p.Grid)
}
