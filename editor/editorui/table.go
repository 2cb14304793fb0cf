package editorui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"
)

// Table is a table whose owner knows where the cursor is, and takes the keys.
type Table struct {
	widget.Table
	Keys      func(*fyne.KeyEvent)
	Runes     func(rune)
	Shortcuts func(fyne.Shortcut)
	Focused   func(bool)
	Chosen    func(widget.TableCellID) // by a tap
	hit       bool                     // the latest tap has met a cell
	column    int                      // of it
	widths    map[int]float32          // of the columns
	scroll    *container.Scroll        // of all columns but the first
}

// NewTable returns a table with a row of headings.
func NewTable() *Table {
	t := &Table{widths: map[int]float32{}}
	t.ShowHeaderRow, t.StickyColumnCount = true, 1
	t.OnSelected = func(id widget.TableCellID) {
		t.hit = true
		t.Chosen(widget.TableCellID{Row: id.Row, Col: t.column})
	}
	t.ExtendBaseWidget(t)
	return t
}

// CreateRenderer belongs to the toolkit.
func (t *Table) CreateRenderer() fyne.WidgetRenderer {
	r := t.Table.CreateRenderer()
	for _, o := range r.Objects() {
		if scroll, ok := o.(*container.Scroll); ok && t.scroll == nil {
			t.scroll = scroll
		}
	}
	return r
}

// SetColumnWidth gives a column its width.
func (t *Table) SetColumnWidth(column int, width float32) {
	t.widths[column] = width
	t.Table.SetColumnWidth(column, width)
}

// Learn takes in how wide a column is, which people may have dragged.
func (t *Table) Learn(column int, width float32) { t.widths[column] = width }

// Dragged belongs to the toolkit, which lays the cells out before the headings.
func (t *Table) Dragged(e *fyne.DragEvent) {
	t.Table.Dragged(e)
	t.Refresh()
}

// CellX returns where the cells of a column are in what is scrolled. The toolkit is off by as much as the column that
// stays is wider than the first that is scrolled out of sight: the last column couldn't be reached. Where the column
// stays it says the same as the toolkit.
func (t *Table) CellX(column int, toolkit float32) float32 {
	if column < t.StickyColumnCount {
		return toolkit
	}
	var x float32
	for i := t.StickyColumnCount; i < column; i++ {
		x += t.widths[i] + theme.Padding()
	}
	return x
}

// HeadingX returns where the heading of a column is, likewise.
func (t *Table) HeadingX(column int, toolkit float32) float32 {
	if column < t.StickyColumnCount || t.scroll == nil {
		return toolkit
	}
	return t.CellX(column, toolkit) - t.scroll.Offset.X
}

// Tapped chooses the cell at a place, or the one before the line between two. The toolkit tells the row.
func (t *Table) Tapped(e *fyne.PointEvent) {
	const inside = 1 // the column that stays
	t.hit, t.column = false, t.columnAt(e.Position.X)
	for _, back := range []float32{0, theme.Padding()} {
		if !t.hit && t.column >= 0 {
			at := *e
			at.Position = fyne.NewPos(inside, e.Position.Y-back)
			t.Table.Tapped(&at)
		}
	}
}

// columnAt returns the column at a place, the line behind it included; -1 if there is none.
func (t *Table) columnAt(x float32) int {
	stuck := t.widths[0] + theme.Padding()
	if x < stuck || t.scroll == nil {
		return 0
	}
	_, columns := t.Length()
	x += t.scroll.Offset.X - stuck
	for column := 1; column < columns; column++ {
		if x < t.CellX(column+1, 0) {
			return column
		}
	}
	return -1
}

// FocusGained belongs to the toolkit, which would mark a cell of its own.
func (t *Table) FocusGained() { t.Focused(true) }

// FocusLost belongs to the toolkit.
func (t *Table) FocusLost() { t.Focused(false) }

// TypedKey belongs to the toolkit.
func (t *Table) TypedKey(key *fyne.KeyEvent) { t.Keys(key) }

// TypedRune belongs to the toolkit.
func (t *Table) TypedRune(r rune) { t.Runes(r) }

// TypedShortcut belongs to the toolkit.
func (t *Table) TypedShortcut(s fyne.Shortcut) { t.Shortcuts(s) }

// Modifiers returns which modifier keys are held down; none where there is no keyboard.
func Modifiers() fyne.KeyModifier {
	if d, ok := fyne.CurrentApp().Driver().(desktop.Driver); ok {
		return d.CurrentKeyModifiers()
	}
	return 0
}

// CellEntry is the entry of a cell that is being edited: it goes on to other cells.
type CellEntry struct {
	Entry
	Next func(rows, columns int) // what was entered counts, and the cursor moves
}

// NewCellEntry returns an entry; left is told when the focus goes elsewhere.
func NewCellEntry(next func(rows, columns int), escape, left func()) *CellEntry {
	e := &CellEntry{Next: next}
	e.left, e.Escape, e.Loose = left, escape, true
	e.ExtendBaseWidget(e)
	e.OnSubmitted = func(string) { next(1, 0) }
	return e
}

// Replace types a text in place of what is marked. That is marked no longer then: a text that is only set stays marked
// as far as another one was before, and the next sign takes its place.
func (e *CellEntry) Replace(text string) {
	e.Entry.Entry.TypedKey(&fyne.KeyEvent{Name: fyne.KeyDelete})
	for _, r := range text {
		e.Entry.Entry.TypedRune(r)
	}
}

// AcceptsTab keeps the Tab key inside.
func (e *CellEntry) AcceptsTab() bool { return true }

// TypedKey belongs to the toolkit.
func (e *CellEntry) TypedKey(key *fyne.KeyEvent) {
	switch key.Name {
	case fyne.KeyUp:
		e.Next(-1, 0)
	case fyne.KeyDown:
		e.Next(1, 0)
	case fyne.KeyTab:
		if Modifiers()&fyne.KeyModifierShift != 0 {
			e.Next(0, -1)
			return
		}
		e.Next(0, 1)
	default:
		e.Entry.TypedKey(key)
	}
}
