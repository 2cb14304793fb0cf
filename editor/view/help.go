package view

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/widget"

	"boardduels/editor/editorui"
	"boardduels/internal/i18n"
	"boardduels/runtime/app/screen"
)

// otherKeys are those of no command, by the keys of what they do.
var otherKeys = []struct{ keys, name string }{
	{"Escape", "editor.keys.list"}, {"Enter", "editor.keys.enter"}, {"F10, Alt", "editor.keys.menu"}, {"K, C, P", "editor.keys.duel"},
}

// showKeys lists what has a key.
func (m *commands) showKeys() {
	t := m.editor.texts
	rows := container.New(layout.NewFormLayout())
	line := func(keys, name string) {
		key := editorui.Heading(keys)
		key.Truncation = fyne.TextTruncateOff
		rows.Add(key)
		rows.Add(editorui.Paragraph(name))
	}
	for _, c := range m.all {
		if keys := keysOf(c.shortcut); keys != "" {
			line(keys, t.Text(c.name))
		}
	}
	for _, other := range otherKeys {
		line(other.keys, t.Text(other.name))
	}
	m.editor.read("editor.command.keys", container.NewVScroll(rows))
}

// keysOf names the keys of a shortcut, "" for none.
func keysOf(s fyne.Shortcut) string {
	keyboard, ok := s.(fyne.KeyboardShortcut)
	if !ok {
		return ""
	}
	var keys []string
	for _, m := range []struct {
		modifier fyne.KeyModifier
		name     string
	}{{fyne.KeyModifierControl, "Ctrl"}, {fyne.KeyModifierAlt, "Alt"}, {fyne.KeyModifierShift, "Shift"}, {fyne.KeyModifierSuper, "Cmd"}} {
		if keyboard.Mod()&m.modifier != 0 {
			keys = append(keys, m.name)
		}
	}
	return strings.Join(append(keys, string(keyboard.Key())), "+")
}

// showRules shows the rules of the duel.
func (e *Editor) showRules() {
	e.read("editor.command.rules", container.NewVScroll(screen.NewRules(e.texts, e.work.Pack())))
}

// showAbout tells which program this is, and leads to the licences of what it is made of.
func (e *Editor) showAbout() {
	m := e.app.Metadata()
	about := editorui.Paragraph(e.texts.Text("editor.about", i18n.Args{"Name": m.Name, "Version": m.Version}))
	e.ask.Sheet("editor.command.about", about,
		editorui.Answer{Text: e.texts.Text("licences.title"), Importance: widget.MediumImportance, Taken: e.showLicences},
		editorui.Answer{Text: e.texts.Text("editor.ok"), Importance: widget.HighImportance}).Raise(460, 0)
}

// showLicences shows what the program is made of, as the game does.
func (e *Editor) showLicences() {
	page := container.NewVScroll(nil)
	page.Content = screen.NewLicences(e.texts, page.Refresh)
	e.read("licences.title", page)
}

// read shows something long.
func (e *Editor) read(title string, page *container.Scroll) {
	e.ask.Sheet(title, page, editorui.Answer{Text: e.texts.Text("editor.close"), Importance: widget.HighImportance}).Raise(640, 600)
}
