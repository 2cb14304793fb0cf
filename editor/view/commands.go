package view

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/theme"

	"boardduels/editor/editorui"
	"boardduels/editor/view/naming"
	"boardduels/runtime/app/ui"
	"boardduels/schema"
)

// command is something that the menu and the toolbar offer.
type command struct {
	id       string
	name     string // key of its name
	also     string // key of other words that people look for it by, "" if there are none
	short    string // key of its name on the toolbar, "" if it isn't there
	icon     fyne.Resource
	shortcut fyne.Shortcut
	run      func()
	enabled  func() bool   // nil if it always is
	about    func() string // nil if it is about nothing that its name doesn't tell
	item     *fyne.MenuItem
}

func key(name fyne.KeyName) fyne.Shortcut {
	return &desktop.CustomShortcut{KeyName: name, Modifier: fyne.KeyModifierShortcutDefault}
}

// plainKey is a key that menus name; the window takes it.
func plainKey(name fyne.KeyName) fyne.Shortcut { return &desktop.CustomShortcut{KeyName: name} }

func shiftKey(name fyne.KeyName) fyne.Shortcut {
	return &desktop.CustomShortcut{KeyName: name, Modifier: fyne.KeyModifierShortcutDefault | fyne.KeyModifierShift}
}

// commands are what can be done, for menu and toolbar.
type commands struct {
	editor *Editor
	all    []*command
}

// newCommands returns the commands in the editor's language.
func newCommands(e *Editor) *commands {
	m := &commands{editor: e}
	m.all = m.list()
	return m
}

func (m *commands) list() []*command {
	dirty := func() bool { return len(m.editor.work.Dirty()) > 0 }
	named := m.editor.items.told
	return []*command{
		{id: "open", name: "editor.command.open", short: "editor.tool.open", icon: theme.FolderOpenIcon(), shortcut: key(fyne.KeyO), run: m.editor.files.askOpen},
		{id: "new_pack", name: "editor.command.new_pack", icon: theme.DocumentCreateIcon(), run: m.editor.files.askNew},
		{id: "new_window", name: "editor.command.new_window", icon: theme.FolderNewIcon(), shortcut: shiftKey(fyne.KeyO), run: m.editor.files.askNewWindow, enabled: func() bool { return m.editor.deps.NewWindow != nil }},
		{id: "open_classic", name: "editor.command.open_classic", icon: theme.HomeIcon(), run: m.editor.files.openClassic},
		{id: "save", name: "editor.command.save", short: "editor.tool.save", icon: theme.DocumentSaveIcon(), shortcut: key(fyne.KeyS), run: m.editor.files.save, enabled: dirty},
		{id: "save_as", name: "editor.command.save_as", icon: theme.DocumentSaveIcon(), shortcut: shiftKey(fyne.KeyS), run: m.editor.files.askSaveAs},
		{id: "export", name: "editor.command.export", also: "editor.command.also.export", icon: theme.DownloadIcon(), run: m.editor.files.askExport},
		{id: "print", name: "editor.command.print", also: "editor.command.also.print", icon: theme.DocumentPrintIcon(), shortcut: key(fyne.KeyP), run: m.editor.files.askPrint},
		{id: "undo", name: "editor.command.undo", icon: theme.ContentUndoIcon(), shortcut: &fyne.ShortcutUndo{}, run: m.editor.undo, enabled: func() bool { return m.editor.work.NextUndo() != nil }},
		{id: "redo", name: "editor.command.redo", icon: theme.ContentRedoIcon(), shortcut: &fyne.ShortcutRedo{}, run: m.editor.redo, enabled: func() bool { return m.editor.work.NextRedo() != nil }},
		{id: "add_card", name: "editor.command.add_card", short: "editor.tool.add_card", icon: theme.ContentAddIcon(), shortcut: key(fyne.KeyN), run: func() { m.editor.items.add(schema.CardKind) }},
		{id: "add_hero", name: "editor.command.add_hero", short: "editor.tool.add_hero", icon: theme.ContentAddIcon(), shortcut: shiftKey(fyne.KeyN), run: func() { m.editor.items.add(schema.HeroKind) }},
		{id: "add_run", name: "editor.command.add_run", icon: theme.ContentAddIcon(), run: func() { m.editor.items.add(schema.RunKind) }},
		{id: "add_relic", name: "editor.command.add_relic", icon: theme.ContentAddIcon(), run: func() { m.editor.items.add(schema.RelicKind) }},
		{id: "add_rule", name: "editor.command.add_rule", also: "editor.command.also.add_rule", icon: theme.ContentAddIcon(), shortcut: key(fyne.KeyL), run: m.editor.addRule, enabled: m.editor.hasRules},
		{id: "pack_rules", name: "editor.command.pack_rules", also: "editor.command.also.pack_rules", icon: theme.SettingsIcon(), run: m.editor.showPackRules},
		{id: "add_level", name: "editor.command.add_level", icon: theme.ContentAddIcon(), run: func() { m.editor.items.add(schema.LevelKind) }},
		{id: "add_map", name: "editor.command.add_map", icon: theme.ContentAddIcon(), run: func() { m.editor.items.add(schema.MapKind) }},
		{id: "add_position", name: "editor.command.add_position", icon: theme.ContentAddIcon(), run: func() { m.editor.items.add(schema.PositionKind) }},
		{id: "add_case", name: "editor.command.add_case", icon: theme.ContentAddIcon(), run: m.editor.items.addCase, about: m.editor.items.whose, enabled: m.editor.items.hasRoom},
		{id: "add_expert", name: "editor.command.add_expert", icon: theme.ContentAddIcon(), run: m.editor.items.addExpert, about: m.editor.items.whose, enabled: func() bool { return m.editor.items.hasKnowledge(schema.PrioritiesKind) }},
		{id: "duplicate", name: "editor.command.duplicate", icon: theme.ContentCopyIcon(), shortcut: key(fyne.KeyD), run: m.editor.items.duplicate, about: named, enabled: m.editor.items.canDuplicate},
		{id: "rename", name: "editor.command.rename", also: "editor.command.also.rename", icon: theme.DocumentCreateIcon(), shortcut: key(fyne.KeyR), run: m.editor.items.rename, about: named, enabled: m.editor.items.isOne},
		{id: "delete", name: "editor.command.delete", icon: theme.DeleteIcon(), shortcut: plainKey(fyne.KeyDelete), run: m.editor.items.delete, about: named, enabled: m.editor.items.isAny},
		{id: "pictures", name: "editor.command.pictures", icon: theme.FileImageIcon(), run: m.editor.choosers.showGallery},
		{id: "table", name: "editor.command.table", short: "editor.tool.table", icon: theme.GridIcon(), shortcut: shiftKey(fyne.KeyT), run: func() { m.editor.desk.showTable(!m.editor.desk.showsTable()) }},
		{id: "palette", name: "editor.command.palette", icon: theme.SearchIcon(), shortcut: key(fyne.KeyK), run: m.editor.showPalette},
		{id: "history", name: "editor.command.history", also: "editor.command.also.history", icon: theme.HistoryIcon(), shortcut: key(fyne.KeyH), run: m.editor.showHistory, enabled: func() bool { return m.editor.work.NextUndo() != nil || m.editor.work.NextRedo() != nil }},
		{id: "changes", name: "editor.command.changes", icon: theme.ListIcon(), run: m.editor.showChanges, enabled: dirty},
		{id: "compare", name: "editor.command.compare", icon: theme.ListIcon(), run: m.editor.askCompare},
		{id: "search", name: "editor.command.search", icon: theme.SearchIcon(), shortcut: key(fyne.KeyF), run: m.editor.search},
		{id: "validate", name: "editor.command.validate", also: "editor.command.also.validate", icon: theme.ConfirmIcon(), shortcut: key(fyne.KeyE), run: m.editor.validate},
		{id: "try", name: "editor.command.try", also: "editor.command.also.try", short: "editor.tool.try", icon: theme.MediaPlayIcon(), shortcut: key(fyne.KeyT), run: m.editor.try},
		{id: "recorded", name: "editor.command.recorded", also: "editor.command.also.recorded", icon: theme.MediaVideoIcon(), run: m.editor.askRecorded},
		{id: "again", name: "editor.command.again", also: "editor.command.also.again", icon: theme.MediaReplayIcon(), shortcut: shiftKey(fyne.KeyR), run: m.editor.stage.Again, enabled: func() bool { return m.editor.stage.Last != nil }},
		{id: "learned", name: "editor.command.learned", icon: theme.HistoryIcon(), run: func() { m.editor.deps.Learned(collector{m.editor}) }, enabled: func() bool { return m.editor.deps.Learned != nil }},
		{id: "balance", name: "editor.command.balance", also: "editor.command.also.balance", short: "editor.tool.balance", icon: editorui.ScalesIcon(), shortcut: key(fyne.KeyB), run: m.editor.weigh},
		{id: "keys", name: "editor.command.keys", icon: theme.ComputerIcon(), run: m.showKeys},
		{id: "rules", name: "editor.command.rules", icon: theme.DocumentIcon(), run: m.editor.showRules},
		{id: "about", name: "editor.command.about", icon: theme.InfoIcon(), run: m.editor.showAbout},
		{id: "quit", name: "editor.command.quit", icon: theme.CancelIcon(), shortcut: key(fyne.KeyQ), run: func() { m.editor.deps.Quit() }, enabled: func() bool { return m.editor.deps.Quit != nil }},
		{id: "leave", name: "editor.command.leave", short: "editor.tool.leave", icon: theme.LogoutIcon(), run: func() { m.editor.deps.Leave() }, enabled: func() bool { return m.editor.deps.Leave != nil }},
	}
}

// find returns a command by its id.
func (m *commands) find(id string) *command {
	for _, c := range m.all {
		if c.id == id {
			return c
		}
	}
	panic("no command " + id)
}

// call runs a command if it is possible now.
func (c *command) call() {
	if c.enabled == nil || c.enabled() {
		c.run()
	}
}

// unasked returns what an item of the menu does, or its shortcut. The toolkit calls both also while something lies over
// the window that waits for an answer, of the editor or of the game, and then nothing is to be done.
func (m *commands) unasked(do func()) func() {
	return func() {
		if !ui.IsAsked(m.editor.window.Canvas()) {
			do()
		}
	}
}

// choose runs a command of the menu, or of its shortcut.
func (m *commands) choose(c *command) {
	if box := m.typedBox(); box != nil && (c.id == "undo" || c.id == "redo") {
		box.TypedShortcut(c.shortcut)
		return
	}
	m.takeTyped()
	c.call()
}

// takeTyped enters what was typed into the box with the focus and isn't entered yet.
func (m *commands) takeTyped() {
	if box, ok := m.editor.window.Canvas().Focused().(*editorui.Entry); ok && box.Take != nil {
		box.Take()
	}
	if m.editor.showsTable() {
		m.editor.desk.table.Finish()
	}
}

// typedBox returns the box with the focus if what was typed into it is no edit yet: that is taken back first.
func (m *commands) typedBox() *editorui.Entry {
	var box *editorui.Entry
	switch focused := m.editor.window.Canvas().Focused().(type) {
	case *editorui.Entry:
		box = focused
	case *editorui.CellEntry:
		box = &focused.Entry
	}
	if box != nil && box.Loose && box.Text != "" {
		return box
	}
	return nil
}

// menu returns the window's menu.
func (m *commands) menu() *fyne.MainMenu {
	part := func(name string, ids ...string) *fyne.Menu {
		menu := fyne.NewMenu(m.editor.texts.Text(name))
		for _, id := range ids {
			if id == "" {
				menu.Items = append(menu.Items, fyne.NewMenuItemSeparator())
				continue
			}
			c := m.find(id)
			if c.item == nil {
				c.item = fyne.NewMenuItem("", m.unasked(func() { m.choose(c) }))
			}
			c.item.Label, c.item.Shortcut, c.item.Icon = m.label(c), c.shortcut, c.icon
			c.item.Disabled = c.enabled != nil && !c.enabled()
			menu.Items = append(menu.Items, c.item)
		}
		return menu
	}
	file := part("editor.menu.file", "new_pack", "open", "new_window", "open_classic", "", "save", "save_as", "export", "print", "", "leave", "quit")
	file.Items[len(file.Items)-1].IsQuit = true // else the toolkit adds one that has no key
	recent := fyne.NewMenuItem(m.editor.texts.Text("editor.recent"), nil)
	recent.ChildMenu = fyne.NewMenu("", m.editor.files.recentItems()...)
	recent.Disabled = len(recent.ChildMenu.Items) == 0
	file.Items = slices.Insert(file.Items, 3, recent)
	return fyne.NewMainMenu(file,
		part("editor.menu.edit", "undo", "redo", "history", "changes", "compare", "", "add_card", "add_hero", "add_case", "add_expert", "add_run", "add_relic", "add_level", "add_map", "add_position", "", "add_rule", "pack_rules", "", "duplicate", "rename", "delete", "pictures", "", "table", "search", "palette"),
		part("editor.menu.check", "try", "again", "recorded", "balance", "validate", "", "learned"), m.appearanceMenu(),
		part("editor.menu.help", "keys", "rules", "about"))
}

// rebuild shows the menu anew, if a menu is shown.
func (m *commands) rebuild() {
	if m.editor.window.MainMenu() != nil {
		m.editor.window.SetMainMenu(m.menu())
	}
}

// label returns a command's name, and in the table what it is about, since rows are marked that may be out of sight;
// undo and redo say of what.
func (m *commands) label(c *command) string {
	text := m.editor.texts.Text(c.name)
	steps, done := m.editor.work.Steps()
	switch {
	case c.id == "undo" && done > 0:
		return text + ": " + naming.Step(m.editor.texts, steps[done-1])
	case c.id == "redo" && done < len(steps):
		return text + ": " + naming.Step(m.editor.texts, steps[done])
	case c.about != nil && m.editor.showsTable():
		return nameAbout(text, c.about())
	}
	return text
}

// nameAbout puts what a command is about behind its name, before the dots of one that asks.
func nameAbout(name, about string) string {
	if about == "" {
		return name
	}
	bare, asks := strings.CutSuffix(name, "…")
	if asks {
		about += "…"
	}
	return bare + ": " + about
}

// refresh brings menu, toolbar and title up to date.
func (m *commands) refresh() {
	if m.editor.desk == nil || m.editor.stage.IsOpen() {
		return
	}
	m.editor.desk.tools.refresh()
	m.editor.window.SetTitle(m.editor.status())
	m.refreshMenu()
}

// refreshMenu renames and enables the menu's items; the menu itself is drawn again only if one has changed.
func (m *commands) refreshMenu() {
	changed := false
	for _, c := range m.all {
		if c.item == nil {
			continue
		}
		label, disabled := m.label(c), c.enabled != nil && !c.enabled()
		changed = changed || c.item.Label != label || c.item.Disabled != disabled
		c.item.Label, c.item.Disabled = label, disabled
	}
	if menu := m.editor.window.MainMenu(); changed && menu != nil {
		menu.Refresh()
	}
}
