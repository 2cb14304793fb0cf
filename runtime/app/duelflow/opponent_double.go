package duelflow

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"boardduels/ai/duel/explanation"
	"boardduels/runtime/app/ui"
)

// showDouble tells what the player's double is made of, and lets doubles be given away and met.
func (c *opponentChoice) showDouble(group *opponentGroup, _ func(string)) fyne.CanvasObject {
	t := c.translator
	about := ui.Paragraph(explanation.BrainAbout(t, group.first))
	save := ui.NewButton(t.Text("choice.double_save"), theme.DocumentSaveIcon(), c.intents.saveDouble)
	save.Disable()
	meet := ui.NewButton(t.Text("choice.double_meet"), theme.FolderOpenIcon(), c.intents.meetDouble)
	shown := container.NewVBox(ui.Tight(ui.BoldLine(explanation.Brain(t, group.first)), about), &fyne.Container{Layout: &ui.TwoUp{}, Objects: []fyne.CanvasObject{save, meet}})
	c.intents.double(func(made string, exists bool) {
		if len(c.behind.Objects) != 1 || c.behind.Objects[0] != shown {
			return // another hero or opponent is chosen by now
		}
		about.SetText(about.Text + " " + made)
		if exists {
			save.Enable()
		}
		c.onOpened()
	})
	return shown
}
