package profileflow

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"boardduels/internal/i18n"
	"boardduels/runtime/app/profile"
	"boardduels/runtime/app/ui"
)

// playersIntents are what can be wanted of the players on a device.
type playersIntents interface {
	Play(player profile.Profile)
	Rename()
	Add()
	Remove(player profile.Profile)
	Back()
}

// newPlayers shows who can play, and who plays.
func newPlayers(t *i18n.Translator, all []profile.Profile, present string, intents playersIntents) fyne.CanvasObject {
	rows := container.NewVBox(ui.NewPanel(ui.Paragraph(t.Text("players.about"))))
	for _, player := range all {
		if player.ID == present {
			rename := ui.NewButton(t.Text("players.rename"), theme.DocumentCreateIcon(), intents.Rename)
			name := container.NewVBox(ui.NameHeading(called(t, player)), container.NewPadded(ui.Muted(t.Text("players.plays"))))
			rows.Add(ui.NewPanel(container.NewBorder(nil, nil, nil, container.NewCenter(rename), name)))
			continue
		}
		play := ui.BigButton(called(t, player), theme.AccountIcon(), widget.MediumImportance, func() { intents.Play(player) })
		if player.ID == profile.First { // whose data lie among those of the device
			rows.Add(play)
			continue
		}
		remove := ui.QuietButton(theme.DeleteIcon(), func() { intents.Remove(player) })
		rows.Add(container.NewBorder(nil, nil, nil, remove, play))
	}
	add := ui.BigButton(t.Text("players.add"), theme.ContentAddIcon(), widget.HighImportance, intents.Add)
	ui.Show(len(all) < profile.Most, add)
	rows.Add(add)
	return ui.NewScreen(t.Text("players.title"), intents.Back, ui.Column(narrow, ui.NewRaised(rows)))
}

// narrow is how wide the list of players is at most.
const narrow = 560

// called is what a player is called on the screen.
func called(t *i18n.Translator, player profile.Profile) string {
	if player.Name != "" {
		return player.Name
	}
	return t.Text("players.unnamed", i18n.Args{"N": player.Number()})
}
