package screen

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"boardduels/internal/i18n"
	"boardduels/runtime/play/look"
	own "boardduels/runtime/play/widget"
)

// SettingsIntents are what a player can set.
type SettingsIntents interface {
	SetLanguage(code string)
	SetBrightness(b look.Brightness)
	OpenHome()
}

// Program is what the settings tell of the program itself.
type Program struct {
	Version string
	Folder  string // where it keeps its data; "" if people can't look into it
}

// NewSettings is the screen on which language, theme and pack are chosen; all change at once. packs is where the pack
// is chosen, nil if there is no choice.
func NewSettings(t *i18n.Translator, brightness look.Brightness, packs fyne.CanvasObject, about Program, intents SettingsIntents) fyne.CanvasObject {
	var called []string
	chosen := 0
	languages := i18n.Languages()
	for i, l := range languages {
		called = append(called, l.Name)
		if l.Code == t.Language() {
			chosen = i
		}
	}
	language := own.NewOptions(called, chosen, func(i int) { intents.SetLanguage(languages[i].Code) })

	choices := []look.Brightness{look.Dark, look.Light, look.System}
	names := []string{t.Text("settings.dark"), t.Text("settings.light"), t.Text("settings.system")}
	theme := own.NewOptions(names, max(slices.Index(choices, brightness), 0), func(i int) { intents.SetBrightness(choices[i]) })

	panels := container.NewVBox(&fyne.Container{Layout: &own.TwoUp{}, Objects: []fyne.CanvasObject{
		own.NewPanel(container.NewVBox(own.Heading(t.Text("settings.language")), language)),
		own.NewPanel(container.NewVBox(own.Heading(t.Text("settings.theme")), theme)),
	}})
	if packs != nil {
		panels.Add(own.NewPanel(container.NewVBox(own.Heading(t.Text("settings.pack")), packs)))
	}
	panels.Add(own.NewPanel(newAbout(t, about)))
	return own.NewScreen(t.Text("settings.title"), intents.OpenHome, own.Column(760, own.NewRaised(panels)))
}

// newAbout tells which program this is, and where its data are.
func newAbout(t *i18n.Translator, about Program) fyne.CanvasObject {
	rows := container.NewVBox(own.Heading(strings.TrimSpace(t.Text("home.title")+" "+about.Version)), own.Paragraph(t.Text("home.motto")))
	if about.Folder != "" {
		folder := own.Paragraph(t.Text("settings.folder", i18n.Args{"Folder": about.Folder}))
		folder.Wrapping = fyne.TextWrapBreak
		rows.Add(folder)
	}
	return container.NewBorder(nil, nil, container.NewCenter(own.Icon(look.Symbol("logo"), 64)), nil, rows)
}
