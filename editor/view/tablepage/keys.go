package tablepage

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"

	"boardduels/editor/editorui"
	"boardduels/editor/table"
)

// Tapped puts the cursor where people tap: with Control the row is marked or not, with Shift all up to it.
func (p *Page) Tapped(id widget.TableCellID) {
	p.Grid.UnselectAll()
	p.take()
	modifiers := editorui.Modifiers()
	if modifiers&fyne.KeyModifierShortcutDefault != 0 {
		p.Toggle(id.Row)
		p.Cursor, p.anchor = id, id.Row
		p.Moved()
		return
	}
	again := id == p.Cursor && len(p.Marked) == 0
	p.Put(id.Row, id.Col, modifiers&fyne.KeyModifierShift != 0)
	if again && modifiers == 0 {
		p.act()
	}
}

// Put puts the cursor into a cell. It marks the rows from the anchor on, or none.
func (p *Page) Put(row, column int, extend bool) {
	if len(p.Rows) == 0 {
		return
	}
	p.Cursor = widget.TableCellID{Row: min(max(row, 0), len(p.Rows)-1), Col: min(max(column, 0), len(p.Columns)-1)}
	clear(p.Marked)
	if extend {
		for i := min(p.anchor, p.Cursor.Row); i <= max(p.anchor, p.Cursor.Row); i++ {
			p.Marked[p.Rows[i].Key()] = true
		}
	} else {
		p.anchor = p.Cursor.Row
	}
	p.Moved()
}

// Unmark leaves the cursor's row alone chosen.
func (p *Page) Unmark() {
	clear(p.Marked)
	if len(p.Rows) > 0 {
		p.Moved()
	}
}

// Moved shows where the cursor is, and what is marked.
func (p *Page) Moved() {
	p.Grid.ScrollTo(p.Cursor)
	p.Grid.Refresh()
	p.tellCount()
	p.Bulk.refresh()
	p.desk.Chosen()
}

// Move moves the cursor. Rows that are marked stay so while it moves from column to column.
func (p *Page) Move(rows, columns int, extend bool) {
	if rows == 0 && len(p.Rows) > 0 {
		p.Cursor.Col = min(max(p.Cursor.Col+columns, 0), len(p.Columns)-1)
		p.Moved()
		return
	}
	p.Put(p.Cursor.Row+rows, p.Cursor.Col+columns, extend)
}

// Toggle marks a row, or no longer.
func (p *Page) Toggle(row int) {
	if len(p.Marked) == 0 && row != p.Cursor.Row && p.Cursor.Row < len(p.Rows) {
		p.Marked[p.Rows[p.Cursor.Row].Key()] = true // of the row that was chosen by the cursor alone
	}
	key := p.Rows[row].Key()
	if p.Marked[key] {
		delete(p.Marked, key)
	} else {
		p.Marked[key] = true
	}
}

// typed takes a key while the table has the focus.
func (p *Page) typed(key *fyne.KeyEvent) {
	if len(p.Rows) == 0 {
		editorui.Pass(p.Grid, key)
		return
	}
	extend := editorui.Modifiers()&fyne.KeyModifierShift != 0
	page := max(int(p.Grid.Size().Height/30)-1, 1)
	switch key.Name {
	case fyne.KeyUp:
		p.Move(-1, 0, extend)
	case fyne.KeyDown:
		p.Move(1, 0, extend)
	case fyne.KeyLeft:
		p.Move(0, -1, extend)
	case fyne.KeyRight:
		p.Move(0, 1, extend)
	case fyne.KeyPageUp:
		p.Move(-page, 0, extend)
	case fyne.KeyPageDown:
		p.Move(page, 0, extend)
	case fyne.KeyHome:
		p.Move(0, -len(p.Columns), extend)
	case fyne.KeyEnd:
		p.Move(0, len(p.Columns), extend)
	case fyne.KeyReturn, fyne.KeyEnter:
		p.act()
	case fyne.KeyF2:
		p.start(nil)
	case fyne.KeySpace:
		p.pressSpace()
	case fyne.KeyDelete, fyne.KeyBackspace:
		if key.Name == fyne.KeyDelete && len(p.Marked) > 0 {
			p.desk.Delete()
			return
		}
		p.empty()
	case fyne.KeyEscape:
		p.Put(p.Cursor.Row, p.Cursor.Col, false)
	case desktop.KeyMenu:
		p.Ask(fyne.CurrentApp().Driver().AbsolutePositionForObject(p.Grid).AddXY(60, 60))
	default:
		editorui.Pass(p.Grid, key)
	}
}

// act edits the cursor's cell, or turns it where it is yes or no.
func (p *Page) act() {
	if isFlag(p.Column()) && p.Cursor.Row < len(p.Rows) {
		p.turn()
		return
	}
	p.start(nil)
}

// pressSpace turns a cell of yes or no, or marks the row.
func (p *Page) pressSpace() {
	if isFlag(p.Column()) {
		p.turn()
		return
	}
	p.Toggle(p.Cursor.Row)
	p.Moved()
}

// empty begins to edit a cell of which nothing is left, or makes it no.
func (p *Page) empty() {
	if isFlag(p.Column()) {
		p.decide(false)
		return
	}
	p.start(new(string))
}

// typedRune begins to edit with a letter; a sign of calculation leads to the bulk bar if several rows are marked.
func (p *Page) typedRune(r rune) {
	if r == ' ' || len(p.Rows) == 0 {
		return
	}
	text := string(r)
	if len(p.Marked) > 1 {
		p.Bulk.begin(text)
		return
	}
	p.start(&text)
}

// Shortcut takes a shortcut while the table has the focus.
func (p *Page) Shortcut(s fyne.Shortcut) {
	switch s := s.(type) {
	case *fyne.ShortcutCopy:
		p.copy(s.Clipboard)
	case *fyne.ShortcutPaste:
		p.paste(s.Clipboard.Content())
	case *fyne.ShortcutSelectAll:
		for i := range p.Rows {
			p.Marked[p.Rows[i].Key()] = true
		}
		p.Moved()
	case *desktop.CustomShortcut:
		p.custom(s)
	}
}

func (p *Page) custom(s *desktop.CustomShortcut) {
	if s.Modifier&fyne.KeyModifierAlt != 0 && (s.KeyName == fyne.KeyUp || s.KeyName == fyne.KeyDown) {
		down := s.KeyName == fyne.KeyDown
		p.SortBy(p.Cursor.Col, &down, s.Modifier&fyne.KeyModifierShift != 0)
		return
	}
	if c, ok := fyne.CurrentApp().Driver().CanvasForObject(p.Grid).(fyne.Shortcutable); ok {
		c.TypedShortcut(s)
	}
}

// copy puts the marked rows, or the cursor's cell, where a spreadsheet takes them from.
func (p *Page) copy(to fyne.Clipboard) {
	if len(p.Rows) == 0 {
		return
	}
	columns, titled := p.Columns, true
	if len(p.Marked) == 0 {
		columns, titled = []table.Column{*p.Column()}, false
	}
	to.SetContent(p.finder.Copy(p.desk.Pack(), p.ChosenRows(), columns, titled))
}

// paste shows what a paste would change, before it does.
func (p *Page) paste(text string) {
	pasted, err := ParsePaste(p.texts, text)
	if err != nil {
		p.desk.Report(err)
		return
	}
	planned := p.finder.Paste(p.desk.Pack(), p.Rows, p.Columns, p.Chosen(), p.Cursor.Col, pasted)
	if len(planned) > 0 {
		p.confirm("editor.table.paste", planned)
	}
}

// Ask opens a menu of what can be done with the marked rows, or the cursor's.
func (p *Page) Ask(at fyne.Position) {
	t, c := p.texts, p.desk.Canvas()
	widget.ShowPopUpMenuAtPosition(fyne.NewMenu("", append([]*fyne.MenuItem{
		fyne.NewMenuItem(t.Text("editor.table.open"), p.Open),
		fyne.NewMenuItem(t.Text("editor.table.copy"), func() { p.copy(fyne.CurrentApp().Clipboard()) }),
		fyne.NewMenuItem(t.Text("editor.table.paste"), func() { p.paste(fyne.CurrentApp().Clipboard().Content()) }),
		fyne.NewMenuItemSeparator(),
	}, p.desk.Offered()...)...), c, at)
}
