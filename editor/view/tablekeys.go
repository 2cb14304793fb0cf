package view

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"

	"boardduels/editor/editorui"
	"boardduels/editor/table"
)

// tapped puts the cursor where people tap: with Control the row is marked or not, with Shift all up to it.
func (p *tablePage) tapped(id widget.TableCellID) {
	p.grid.UnselectAll()
	p.take()
	modifiers := editorui.Modifiers()
	if modifiers&fyne.KeyModifierShortcutDefault != 0 {
		p.toggle(id.Row)
		p.cursor, p.anchor = id, id.Row
		p.moved()
		return
	}
	again := id == p.cursor && len(p.marked) == 0
	p.put(id.Row, id.Col, modifiers&fyne.KeyModifierShift != 0)
	if again && modifiers == 0 {
		p.act()
	}
}

// put puts the cursor into a cell. It marks the rows from the anchor on, or none.
func (p *tablePage) put(row, column int, extend bool) {
	if len(p.rows) == 0 {
		return
	}
	p.cursor = widget.TableCellID{Row: min(max(row, 0), len(p.rows)-1), Col: min(max(column, 0), len(p.columns)-1)}
	clear(p.marked)
	if extend {
		for i := min(p.anchor, p.cursor.Row); i <= max(p.anchor, p.cursor.Row); i++ {
			p.marked[p.rows[i].Key()] = true
		}
	} else {
		p.anchor = p.cursor.Row
	}
	p.moved()
}

// unmark leaves the cursor's row alone chosen.
func (p *tablePage) unmark() {
	clear(p.marked)
	if len(p.rows) > 0 {
		p.moved()
	}
}

func (p *tablePage) moved() {
	p.grid.ScrollTo(p.cursor)
	p.grid.Refresh()
	p.tellCount()
	p.bulk.refresh()
	p.desk.Chosen()
}

// move moves the cursor. Rows that are marked stay so while it moves from column to column.
func (p *tablePage) move(rows, columns int, extend bool) {
	if rows == 0 && len(p.rows) > 0 {
		p.cursor.Col = min(max(p.cursor.Col+columns, 0), len(p.columns)-1)
		p.moved()
		return
	}
	p.put(p.cursor.Row+rows, p.cursor.Col+columns, extend)
}

func (p *tablePage) toggle(row int) {
	if len(p.marked) == 0 && row != p.cursor.Row && p.cursor.Row < len(p.rows) {
		p.marked[p.rows[p.cursor.Row].Key()] = true // of the row that was chosen by the cursor alone
	}
	key := p.rows[row].Key()
	if p.marked[key] {
		delete(p.marked, key)
	} else {
		p.marked[key] = true
	}
}

// typed takes a key while the table has the focus.
func (p *tablePage) typed(key *fyne.KeyEvent) {
	if len(p.rows) == 0 {
		editorui.Pass(p.grid, key)
		return
	}
	extend := editorui.Modifiers()&fyne.KeyModifierShift != 0
	page := max(int(p.grid.Size().Height/30)-1, 1)
	switch key.Name {
	case fyne.KeyUp:
		p.move(-1, 0, extend)
	case fyne.KeyDown:
		p.move(1, 0, extend)
	case fyne.KeyLeft:
		p.move(0, -1, extend)
	case fyne.KeyRight:
		p.move(0, 1, extend)
	case fyne.KeyPageUp:
		p.move(-page, 0, extend)
	case fyne.KeyPageDown:
		p.move(page, 0, extend)
	case fyne.KeyHome:
		p.move(0, -len(p.columns), extend)
	case fyne.KeyEnd:
		p.move(0, len(p.columns), extend)
	case fyne.KeyReturn, fyne.KeyEnter:
		p.act()
	case fyne.KeyF2:
		p.start(nil)
	case fyne.KeySpace:
		p.pressSpace()
	case fyne.KeyDelete, fyne.KeyBackspace:
		if key.Name == fyne.KeyDelete && len(p.marked) > 0 {
			p.desk.Delete()
			return
		}
		p.empty()
	case fyne.KeyEscape:
		p.put(p.cursor.Row, p.cursor.Col, false)
	case desktop.KeyMenu:
		p.ask(fyne.CurrentApp().Driver().AbsolutePositionForObject(p.grid).AddXY(60, 60))
	default:
		editorui.Pass(p.grid, key)
	}
}

// act edits the cursor's cell, or turns it where it is yes or no.
func (p *tablePage) act() {
	if isFlag(p.column()) && p.cursor.Row < len(p.rows) {
		p.turn()
		return
	}
	p.start(nil)
}

// pressSpace turns a cell of yes or no, or marks the row.
func (p *tablePage) pressSpace() {
	if isFlag(p.column()) {
		p.turn()
		return
	}
	p.toggle(p.cursor.Row)
	p.moved()
}

// empty begins to edit a cell of which nothing is left, or makes it no.
func (p *tablePage) empty() {
	if isFlag(p.column()) {
		p.decide(false)
		return
	}
	p.start(new(string))
}

// typedRune begins to edit with a letter; a sign of calculation leads to the bulk bar if several rows are marked.
func (p *tablePage) typedRune(r rune) {
	if r == ' ' || len(p.rows) == 0 {
		return
	}
	text := string(r)
	if len(p.marked) > 1 {
		p.bulk.begin(text)
		return
	}
	p.start(&text)
}

// shortcut takes a shortcut while the table has the focus.
func (p *tablePage) shortcut(s fyne.Shortcut) {
	switch s := s.(type) {
	case *fyne.ShortcutCopy:
		p.copy(s.Clipboard)
	case *fyne.ShortcutPaste:
		p.paste(s.Clipboard.Content())
	case *fyne.ShortcutSelectAll:
		for i := range p.rows {
			p.marked[p.rows[i].Key()] = true
		}
		p.moved()
	case *desktop.CustomShortcut:
		p.custom(s)
	}
}

func (p *tablePage) custom(s *desktop.CustomShortcut) {
	if s.Modifier&fyne.KeyModifierAlt != 0 && (s.KeyName == fyne.KeyUp || s.KeyName == fyne.KeyDown) {
		down := s.KeyName == fyne.KeyDown
		p.sortBy(p.cursor.Col, &down, s.Modifier&fyne.KeyModifierShift != 0)
		return
	}
	if c, ok := fyne.CurrentApp().Driver().CanvasForObject(p.grid).(fyne.Shortcutable); ok {
		c.TypedShortcut(s)
	}
}

// copy puts the marked rows, or the cursor's cell, where a spreadsheet takes them from.
func (p *tablePage) copy(to fyne.Clipboard) {
	if len(p.rows) == 0 {
		return
	}
	columns, titled := p.columns, true
	if len(p.marked) == 0 {
		columns, titled = []table.Column{*p.column()}, false
	}
	to.SetContent(p.finder.Copy(p.desk.Pack(), p.chosenRows(), columns, titled))
}

// paste shows what a paste would change, before it does.
func (p *tablePage) paste(text string) {
	pasted, err := parsePaste(p.texts, text)
	if err != nil {
		p.desk.Report(err)
		return
	}
	planned := p.finder.Paste(p.desk.Pack(), p.rows, p.columns, p.chosen(), p.cursor.Col, pasted)
	if len(planned) > 0 {
		p.confirm("editor.table.paste", planned)
	}
}

// ask opens a menu of what can be done with the marked rows, or the cursor's.
func (p *tablePage) ask(at fyne.Position) {
	t, c := p.texts, p.desk.Canvas()
	widget.ShowPopUpMenuAtPosition(fyne.NewMenu("", append([]*fyne.MenuItem{
		fyne.NewMenuItem(t.Text("editor.table.open"), p.open),
		fyne.NewMenuItem(t.Text("editor.table.copy"), func() { p.copy(fyne.CurrentApp().Clipboard()) }),
		fyne.NewMenuItem(t.Text("editor.table.paste"), func() { p.paste(fyne.CurrentApp().Clipboard().Content()) }),
		fyne.NewMenuItemSeparator(),
	}, p.desk.Offered()...)...), c, at)
}
