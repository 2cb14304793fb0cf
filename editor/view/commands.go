package view

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/theme"

	"boardduels/editor/document"
	"boardduels/internal/i18n"
	"boardduels/schema"
)

// command is something that the menu and the toolbar offer.
type command struct {
	id       string
	name     string // key of its name
	short    string // key of its name on the toolbar, "" if it isn't there
	icon     fyne.Resource
	shortcut fyne.Shortcut
	run      func()
	enabled  func() bool // nil if it always is
	item     *fyne.MenuItem
}

func key(name fyne.KeyName) fyne.Shortcut {
	return &desktop.CustomShortcut{KeyName: name, Modifier: fyne.KeyModifierShortcutDefault}
}

func shiftKey(name fyne.KeyName) fyne.Shortcut {
	return &desktop.CustomShortcut{KeyName: name, Modifier: fyne.KeyModifierShortcutDefault | fyne.KeyModifierShift}
}

// newCommands lists what can be done.
func (e *Editor) newCommands() []*command {
	dirty := func() bool { return len(e.work.Dirty()) > 0 }
	item := func() bool { return e.item().ID != "" }
	return []*command{
		{id: "open", name: "editor.command.open", short: "editor.tool.open", icon: theme.FolderOpenIcon(), shortcut: key(fyne.KeyO), run: e.askOpen},
		{id: "open_classic", name: "editor.command.open_classic", icon: theme.HomeIcon(), run: e.openClassic},
		{id: "save", name: "editor.command.save", short: "editor.tool.save", icon: theme.DocumentSaveIcon(), shortcut: key(fyne.KeyS), run: e.save, enabled: dirty},
		{id: "save_as", name: "editor.command.save_as", icon: theme.DocumentSaveIcon(), shortcut: shiftKey(fyne.KeyS), run: e.askSaveAs},
		{id: "undo", name: "editor.command.undo", icon: theme.ContentUndoIcon(), shortcut: &fyne.ShortcutUndo{}, run: e.undo, enabled: func() bool { return e.work.NextUndo() != nil }},
		{id: "redo", name: "editor.command.redo", icon: theme.ContentRedoIcon(), shortcut: &fyne.ShortcutRedo{}, run: e.redo, enabled: func() bool { return e.work.NextRedo() != nil }},
		{id: "add_card", name: "editor.command.add_card", short: "editor.tool.add_card", icon: theme.ContentAddIcon(), shortcut: key(fyne.KeyN), run: func() { e.askNew(schema.CardKind) }},
		{id: "add_hero", name: "editor.command.add_hero", short: "editor.tool.add_hero", icon: theme.ContentAddIcon(), shortcut: shiftKey(fyne.KeyN), run: func() { e.askNew(schema.HeroKind) }},
		{id: "duplicate", name: "editor.command.duplicate", icon: theme.ContentCopyIcon(), shortcut: key(fyne.KeyD), run: e.duplicate, enabled: item},
		{id: "rename", name: "editor.command.rename", icon: theme.DocumentCreateIcon(), shortcut: key(fyne.KeyR), run: e.askRename, enabled: item},
		{id: "delete", name: "editor.command.delete", icon: theme.DeleteIcon(), run: e.askDelete, enabled: item},
		{id: "validate", name: "editor.command.validate", icon: theme.ConfirmIcon(), shortcut: key(fyne.KeyE), run: e.validate},
		{id: "try", name: "editor.command.try", short: "editor.tool.try", icon: theme.MediaPlayIcon(), shortcut: key(fyne.KeyT), run: func() { e.askTrial() }},
		{id: "leave", name: "editor.command.leave", short: "editor.tool.leave", icon: theme.LogoutIcon(), run: func() { e.deps.Leave() }, enabled: func() bool { return e.deps.Leave != nil }},
	}
}

// find returns a command by its id.
func (e *Editor) find(id string) *command {
	for _, c := range e.commands {
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

// Menu returns the window's menu while the editor is shown.
func (e *Editor) Menu() *fyne.MainMenu {
	part := func(name string, ids ...string) *fyne.Menu {
		menu := fyne.NewMenu(e.texts.Text(name))
		for _, id := range ids {
			if id == "" {
				menu.Items = append(menu.Items, fyne.NewMenuItemSeparator())
				continue
			}
			c := e.find(id)
			if c.item == nil {
				c.item = fyne.NewMenuItem("", c.call)
			}
			c.item.Label, c.item.Shortcut, c.item.Icon = e.label(c), c.shortcut, c.icon
			c.item.Disabled = c.enabled != nil && !c.enabled()
			menu.Items = append(menu.Items, c.item)
		}
		return menu
	}
	file := part("editor.menu.file", "open", "open_classic", "", "save", "save_as", "", "leave")
	recent := fyne.NewMenuItem(e.texts.Text("editor.recent"), nil)
	recent.ChildMenu = fyne.NewMenu("", e.recentItems()...)
	recent.Disabled = len(recent.ChildMenu.Items) == 0
	file.Items = append(file.Items[:2], append([]*fyne.MenuItem{recent}, file.Items[2:]...)...)
	language := fyne.NewMenu(e.texts.Text("editor.menu.language"))
	for _, l := range i18n.Languages() {
		language.Items = append(language.Items, fyne.NewMenuItem(l.Name, func() { e.speak(l.Code) }))
	}
	return fyne.NewMainMenu(file,
		part("editor.menu.edit", "undo", "redo", "", "add_card", "add_hero", "", "duplicate", "rename", "delete"),
		part("editor.menu.check", "try", "validate"), language)
}

// label returns a command's name; undo and redo say of what.
func (e *Editor) label(c *command) string {
	text := e.texts.Text(c.name)
	var edit document.Edit
	switch c.id {
	case "undo":
		edit = e.work.NextUndo()
	case "redo":
		edit = e.work.NextRedo()
	}
	if edit == nil {
		return text
	}
	return text + ": " + e.texts.Text(editKeys[edit.Kind()])
}

// editKeys name the kinds of edits.
var editKeys = map[string]string{
	"add_card":         "editor.edit.add_card",
	"judge_habit":      "editor.edit.judge_habit",
	"add_case":         "editor.edit.add_case",
	"add_cases":        "editor.edit.add_cases",
	"add_expert":       "editor.edit.add_expert",
	"add_hero":         "editor.edit.add_hero",
	"add_priorities":   "editor.edit.add_priorities",
	"add_to_deck":      "editor.edit.add_to_deck",
	"clear":            "editor.edit.clear",
	"delete":           "editor.edit.delete",
	"delete_case":      "editor.edit.delete_case",
	"delete_expert":    "editor.edit.delete_expert",
	"duplicate":        "editor.edit.duplicate",
	"duplicate_case":   "editor.edit.duplicate_case",
	"duplicate_expert": "editor.edit.duplicate_expert",
	"move_line":        "editor.edit.move_line",
	"rank":             "editor.edit.rank",
	"recover":          "editor.edit.recover",
	"reload":           "editor.edit.reload",
	"rename":           "editor.edit.rename",
	"set":              "editor.edit.set",
	"set_copies":       "editor.edit.set_copies",
}

// refreshCommands brings menu, toolbar and title up to date.
func (e *Editor) refreshCommands() {
	if e.desk == nil || e.endTrial != nil {
		return
	}
	e.desk.tools.refresh()
	e.window.SetTitle(e.status())
	e.refreshMenu()
}

// refreshMenu renames and enables the menu's items; the menu itself is drawn again only if one has changed.
func (e *Editor) refreshMenu() {
	changed := false
	for _, c := range e.commands {
		if c.item == nil {
			continue
		}
		label, disabled := e.label(c), c.enabled != nil && !c.enabled()
		changed = changed || c.item.Label != label || c.item.Disabled != disabled
		c.item.Label, c.item.Disabled = label, disabled
	}
	if menu := e.window.MainMenu(); changed && menu != nil {
		menu.Refresh()
	}
}
