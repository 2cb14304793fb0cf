package settingflow

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"boardduels/internal/i18n"
	"boardduels/internal/settings"
	"boardduels/runtime/app/appearance"
	"boardduels/runtime/app/look"
	"boardduels/runtime/app/motion"
	"boardduels/runtime/app/ui"
)

// settingsIntents are what a player can set.
type settingsIntents interface {
	SetLanguage(code string)
	SetBrightness(b look.Brightness)
	SetSize(percent int)
	SetMotion(pace motion.Pace, calm bool)
	SetLoudness(l appearance.Loudness)
	SetForecasts(what string)
	OpenPlayers()
	Backup()
	OpenFile()
	OpenLicences()
	OpenHome()
}

// program is what the settings tell of the program itself.
type program struct {
	Version string
	Folder  string // where it keeps its data; "" if people can't look into it
}

// preferences are what holds now of what a player can set, beside the language.
type preferences struct {
	Player     string // what whoever plays is called; "" where that was never said
	HasPlayers bool   // others can play on this device, too
	Brightness look.Brightness
	Size       int // of text, in percent; 0 where the device has it its way
	Pace       motion.Pace
	Calm       bool
	Loudness   *appearance.Loudness // nil where nothing can be heard
	Forecasts  string               // what the AI shows of what it foretells, as in settings
}

// newSettings is the screen on which language, theme, movement, sound and pack are chosen; all change at once. packs is
// where the pack is chosen, nil if there is no choice.
func newSettings(t *i18n.Translator, now preferences, packs fyne.CanvasObject, about program, intents settingsIntents) fyne.CanvasObject {
	var called []string
	chosen := 0
	languages := i18n.Languages()
	for i, l := range languages {
		called = append(called, l.Name)
		if l.Code == t.Language() {
			chosen = i
		}
	}
	language := ui.NewOptions(called, chosen, func(i int) { intents.SetLanguage(languages[i].Code) })

	choices := []look.Brightness{look.Dark, look.Light, look.System}
	names := []string{t.Text("settings.dark"), t.Text("settings.light"), t.Text("settings.system")}
	palette := ui.NewOptions(names, max(slices.Index(choices, now.Brightness), 0), func(i int) { intents.SetBrightness(choices[i]) })

	pace, calm := newMovement(t, now, intents)
	first := container.NewVBox(
		pair(t, "settings.language", language, "settings.theme", palette),
		pair(t, "settings.pace", pace, "settings.movement", calm),
	)
	if now.Size > 0 {
		first.Add(ui.NewPanel(container.NewVBox(ui.Heading(t.Text("settings.size")), newSizes(t, now.Size, intents))))
	}
	first.Add(ui.NewPanel(container.NewVBox(ui.Heading(t.Text("settings.forecasts")), newForecasts(t, now.Forecasts, intents))))
	second := container.NewVBox()
	if now.HasPlayers {
		second.Add(ui.NewPanel(newPlayer(t, now.Player, intents)))
	}
	if now.Loudness != nil {
		on, volumes := newLoudness(t, *now.Loudness, intents)
		second.Add(pair(t, "settings.sound", on, "settings.volume", volumes))
	}
	if packs != nil {
		second.Add(ui.NewPanel(container.NewVBox(ui.Heading(t.Text("settings.pack")), packs)))
	}
	second.Add(ui.NewPanel(newBackup(t, intents)))
	second.Add(ui.NewPanel(newAbout(t, about, intents)))
	halves := &fyne.Container{Layout: &ui.TwoUp{From: ui.Wide}, Objects: []fyne.CanvasObject{first, second}}
	return ui.NewScreen(t.Text("settings.title"), intents.OpenHome, ui.Column(ui.Widest, ui.NewRaised(halves)))
}

// newPlayer tells who plays, and leads to the others.
func newPlayer(t *i18n.Translator, name string, intents settingsIntents) fyne.CanvasObject {
	others := ui.NewButton(t.Text("players.open"), theme.AccountIcon(), intents.OpenPlayers)
	rows := container.NewVBox(ui.Heading(t.Text("players.title")))
	if name != "" {
		rows.Add(ui.NameHeading(name))
	}
	rows.Add(others)
	return rows
}

// pair lays two choices out, side by side where there is room.
func pair(t *i18n.Translator, title string, choice fyne.CanvasObject, otherTitle string, other fyne.CanvasObject) fyne.CanvasObject {
	return &fyne.Container{Layout: &ui.TwoUp{}, Objects: []fyne.CanvasObject{
		ui.NewPanel(container.NewVBox(ui.Heading(t.Text(title)), choice)),
		ui.NewPanel(container.NewVBox(ui.Heading(t.Text(otherTitle)), other)),
	}}
}

// newSizes returns the choice of how large text is; what was set to another size stands at the next one.
func newSizes(t *i18n.Translator, now int, intents settingsIntents) fyne.CanvasObject {
	sizes := look.Sizes()
	nearest := slices.IndexFunc(sizes, func(percent int) bool { return percent >= now })
	if nearest < 0 {
		nearest = len(sizes) - 1
	}
	var names []string
	for _, percent := range sizes {
		names = append(names, t.Text("settings.percent", i18n.Args{"N": percent}))
	}
	choice := ui.NewSelect(names)
	choice.SetSelectedIndex(nearest)
	choice.OnChanged = func(string) { intents.SetSize(sizes[choice.SelectedIndex()]) }
	return choice
}

// newForecasts returns the choice of what the AI shows of what it foretells.
func newForecasts(t *i18n.Translator, now string, intents settingsIntents) fyne.CanvasObject {
	choices := []string{"", settings.ForecastsAfter, settings.ForecastsOff}
	names := []string{t.Text("settings.forecasts.all"), t.Text("settings.forecasts.after"), t.Text("settings.forecasts.off")}
	return container.NewVBox(
		ui.NewOptions(names, max(slices.Index(choices, now), 0), func(i int) { intents.SetForecasts(choices[i]) }),
		ui.Paragraph(t.Text("settings.forecasts.about")),
	)
}

// newMovement returns the choices of how fast things move, and how much.
func newMovement(t *i18n.Translator, now preferences, intents settingsIntents) (pace, calm fyne.CanvasObject) {
	paces := []motion.Pace{motion.Usual, motion.Double, motion.Off}
	pace = ui.NewOptions([]string{t.Text("settings.pace.usual"), t.Text("settings.pace.double"), t.Text("settings.pace.off")},
		max(slices.Index(paces, now.Pace), 0), func(i int) {
			now.Pace = paces[i]
			intents.SetMotion(now.Pace, now.Calm)
		})
	holds := 0
	if now.Calm {
		holds = 1
	}
	calm = ui.NewOptions([]string{t.Text("settings.movement.all"), t.Text("settings.movement.calm")}, holds,
		func(i int) {
			now.Calm = i == 1
			intents.SetMotion(now.Pace, now.Calm)
		})
	return pace, calm
}

// newLoudness returns the choices of whether anything is heard, and how loud.
func newLoudness(t *i18n.Translator, now appearance.Loudness, intents settingsIntents) (on, volumes fyne.CanvasObject) {
	holds := 0
	if now.Muted {
		holds = 1
	}
	on = ui.NewOptions([]string{t.Text("settings.sound.on"), t.Text("settings.sound.off")}, holds, func(i int) {
		now.Muted = i == 1
		intents.SetLoudness(now)
	})
	slider := func(key string, percent *int) fyne.CanvasObject {
		s := ui.NewSlider(0, 100)
		s.Step, s.Value = 5, float64(*percent)
		s.OnChangeEnded = func(v float64) {
			*percent = int(v)
			intents.SetLoudness(now)
		}
		return container.NewBorder(ui.Paragraph(t.Text(key)), nil, nil, nil, look.NewThemed(s, look.Grooved(look.Live())))
	}
	return on, container.NewVBox(slider("settings.volume.sounds", &now.Sounds), slider("settings.volume.hall", &now.Hall))
}

// newAbout tells which program this is and where its data are, and leads to the licences of what it is made of.
func newAbout(t *i18n.Translator, about program, intents settingsIntents) fyne.CanvasObject {
	rows := container.NewVBox(ui.Heading(strings.TrimSpace(t.Text("home.title")+" "+about.Version)), ui.Paragraph(t.Text("home.motto")))
	if about.Folder != "" {
		folder := ui.Paragraph(t.Text("settings.folder", i18n.Args{"Folder": about.Folder}))
		folder.Wrapping = fyne.TextWrapBreak
		rows.Add(folder)
	}
	rows.Add(ui.NewButton(t.Text("licences.title"), theme.DocumentIcon(), intents.OpenLicences))
	return container.NewBorder(nil, nil, container.NewCenter(ui.Icon(look.Symbol("logo"), 64)), nil, rows)
}

// newBackup leads to a file with all that the player has, and back.
func newBackup(t *i18n.Translator, intents settingsIntents) fyne.CanvasObject {
	save := ui.NewButton(t.Text("backup.save"), theme.DocumentSaveIcon(), intents.Backup)
	restore := ui.NewButton(t.Text("backup.open"), theme.HistoryIcon(), intents.OpenFile)
	buttons := &fyne.Container{Layout: &ui.TwoUp{}, Objects: []fyne.CanvasObject{save, restore}}
	return container.NewVBox(ui.Heading(t.Text("backup.title")), ui.Paragraph(t.Text("backup.about")), buttons)
}
