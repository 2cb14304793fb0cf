package view

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"
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
	case fyne.KeyEscape, fyne.KeyUp, fyne.KeyDown:
		e.window.Canvas().Focus(e.desk.outline.list)
	case fyne.KeyReturn, fyne.KeyEnter:
		e.desk.enter()
	case desktop.KeyMenu:
		e.commands.ask(fyne.NewPos(120, 120))
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
	return e.window.Content() == e.root && !e.stage.isOpen() && e.window.Canvas().Overlays().Top() == nil
}

// ask opens a menu of what can be done with the open document.
func (m *commands) ask(at fyne.Position) {
	var items []*fyne.MenuItem
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
	widget.ShowPopUpMenuAtPosition(fyne.NewMenu("", items...), m.editor.window.Canvas(), at)
}

// search leads to the box in which people search.
func (e *Editor) search() {
	if e.desk.showsTable() {
		focus(e.desk.table.search)
		e.desk.table.search.TypedShortcut(&fyne.ShortcutSelectAll{})
		return
	}
	box := e.desk.outline.search
	focus(box)
	box.TypedShortcut(&fyne.ShortcutSelectAll{})
}
