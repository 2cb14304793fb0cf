package view

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"

	"boardduels/editor/editorui"
)

// typed takes a key that no widget has taken.
func (e *Editor) typed(key *fyne.KeyEvent) {
	switch key.Name {
	case fyne.KeyDelete:
		e.commands.find("delete").call()
	case fyne.KeyF2:
		e.commands.find("rename").call()
	case fyne.KeyF10:
		if bar, ok := e.window.Canvas().(interface{ ToggleMenu() }); ok { // of the desktop driver
			bar.ToggleMenu()
		}
	case fyne.KeyEscape, fyne.KeyUp, fyne.KeyDown, fyne.KeyReturn, fyne.KeyEnter:
		e.enter(key.Name)
	case desktop.KeyMenu:
		e.commands.ask(fyne.NewPos(120, 120))
	}
}

// enter leads into what is looked at: the rows of the table, or the list of documents, or by Enter the open one.
func (e *Editor) enter(key fyne.KeyName) {
	isEnter := key == fyne.KeyReturn || key == fyne.KeyEnter
	switch {
	case e.showsTable():
		editorui.TakeFocus(e.desk.table.Grid)
	case isEnter:
		e.desk.enter()
	default:
		e.window.Canvas().Focus(e.desk.outline.List)
	}
}

// listen takes the shortcuts that no item of the menu has.
func (m *commands) listen() {
	m.editor.window.Canvas().AddShortcut(shiftKey(fyne.KeyZ), func(fyne.Shortcut) {
		if m.editor.isShown() {
			m.editor.commands.find("redo").call()
		}
	})
}

// isShown reports whether the window shows the desk, without anything lying over it.
func (e *Editor) isShown() bool {
	return e.window.Content() == e.root && !e.stage.IsOpen() && e.window.Canvas().Overlays().Top() == nil
}

// ask opens a menu of what can be done with the open document, or with what is marked in the table.
func (m *commands) ask(at fyne.Position) {
	widget.ShowPopUpMenuAtPosition(fyne.NewMenu("", m.offered()...), m.editor.window.Canvas(), at)
}

// offered returns items for what can be done with what commands are about.
func (m *commands) offered() (items []*fyne.MenuItem) {
	for _, id := range []string{"duplicate", "rename", "delete", "", "try"} {
		if id == "" {
			items = append(items, fyne.NewMenuItemSeparator())
			continue
		}
		c := m.find(id)
		item := fyne.NewMenuItem(m.label(c), c.call)
		item.Icon, item.Shortcut, item.Disabled = c.icon, c.shortcut, c.enabled != nil && !c.enabled()
		items = append(items, item)
	}
	return items
}

// search leads to the box in which people search.
func (e *Editor) search() {
	if e.desk.showsTable() {
		editorui.TakeFocus(e.desk.table.Search)
		e.desk.table.Search.TypedShortcut(&fyne.ShortcutSelectAll{})
		return
	}
	box := e.desk.outline.Search
	editorui.TakeFocus(box)
	box.TypedShortcut(&fyne.ShortcutSelectAll{})
}
