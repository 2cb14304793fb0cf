package view

import (
	"fyne.io/fyne/v2"

	"boardduels/internal/i18n"
	"boardduels/runtime/app/look"
	"boardduels/runtime/app/ui"
)

// Appearance is what people have chosen for the whole program, on whichever screen.
type Appearance interface {
	Translator() *i18n.Translator
	// Speak changes the language to one of package i18n's codes.
	Speak(code string)
	Brightness() look.Brightness
	Dress(look.Brightness)
	// Scale is the size of text, with all that stands around it, in percent; 100 is the system's.
	Scale() int
	SetScale(percent int)
}

// Enter shows the editor in its window, in the language and the colours that hold now.
func (e *Editor) Enter() {
	ui.HearTyped(e.window.Canvas(), e.typed)
	e.commands.listen()
	e.window.SetContent(e.root)
	e.appear()
	e.window.SetMainMenu(e.commands.menu())
	e.commands.refresh()
}

// appear makes the desk anew if another language or another theme has been chosen since.
func (e *Editor) appear() {
	chosen := dressOf(e.deps.Appearance)
	if e.dress == chosen {
		return
	}
	e.dress = chosen
	e.texts = e.deps.Appearance.Translator()
	e.ask.Texts, e.commands = e.texts, newCommands(e)
	file := e.file
	e.build()
	e.open(file)
	e.window.SetMainMenu(e.commands.menu())
}

// dress is the appearance in which the desk was made.
type dress struct {
	language   string
	brightness look.Brightness
	scale      int
}

func dressOf(a Appearance) dress {
	return dress{a.Translator().Language(), a.Brightness(), a.Scale()}
}

// brightnessKeys name the palettes.
var brightnessKeys = map[look.Brightness]string{
	look.Dark: "settings.dark", look.Light: "settings.light", look.System: "settings.system",
}

// appearanceMenu offers the languages, themes and sizes.
func (m *commands) appearanceMenu() *fyne.Menu {
	a, t := m.editor.deps.Appearance, m.editor.texts
	item := func(name string, isChosen bool, choose func()) *fyne.MenuItem {
		i := fyne.NewMenuItem(name, m.unasked(func() {
			choose()
			m.editor.appear()
		}))
		i.Checked = isChosen
		return i
	}
	part := func(key string, items ...*fyne.MenuItem) *fyne.MenuItem {
		i := fyne.NewMenuItem(t.Text(key), nil)
		i.ChildMenu = fyne.NewMenu("", items...)
		return i
	}
	var languages, sizes []*fyne.MenuItem
	for _, l := range i18n.Languages() {
		languages = append(languages, item(l.Name, l.Code == t.Language(), func() { a.Speak(l.Code) }))
	}
	var themes []*fyne.MenuItem
	for _, b := range []look.Brightness{look.Dark, look.Light, look.System} {
		themes = append(themes, item(t.Text(brightnessKeys[b]), b == a.Brightness(), func() { a.Dress(b) }))
	}
	for _, percent := range look.Sizes() {
		sizes = append(sizes, item(t.Text("settings.percent", i18n.Args{"N": percent}), percent == a.Scale(), func() { a.SetScale(percent) }))
	}
	return fyne.NewMenu(t.Text("editor.menu.view"),
		part("settings.language", languages...), part("settings.theme", themes...), part("settings.size", sizes...))
}
