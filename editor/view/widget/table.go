package widget

import (
	"fyne.io/fyne/v2"
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
}

// NewTable returns a table with a row of headings.
func NewTable() *Table {
	t := &Table{}
	t.ShowHeaderRow, t.StickyColumnCount = true, 1
	t.OnSelected = func(id widget.TableCellID) {
		t.hit = true
		t.Chosen(id)
	}
	t.ExtendBaseWidget(t)
	return t
}

// Tapped chooses the cell at a place, or the one before the line between two.
func (t *Table) Tapped(e *fyne.PointEvent) {
	gap := theme.Padding()
	t.hit = false
	for _, back := range []fyne.Delta{{}, {DX: -gap}, {DY: -gap}, {DX: -gap, DY: -gap}} {
		if !t.hit {
			at := *e
			at.Position = e.Position.AddXY(back.DX, back.DY)
			t.Table.Tapped(&at)
		}
	}
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
