package replayflow

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"boardduels/internal/i18n"
	"boardduels/runtime/app/ui"
	"boardduels/runtime/record/duelrecord"
)

// fillFoot shows what can be done with the list: open a file, or put several duels into one.
func (c *collection) fillFoot() {
	t := c.translator
	var buttons []fyne.CanvasObject
	if c.picked == nil {
		buttons = append(buttons, ui.NewButton(t.Text("replays.open"), theme.FolderOpenIcon(), c.intents.OpenFile))
		if len(c.all) > 1 {
			buttons = append(buttons, ui.NewButton(t.Text("replays.pick"), theme.ListIcon(), c.pick))
		}
	} else {
		save := ui.NewButton(t.Text("replays.save_picked", i18n.Args{"N": len(c.picked)}), theme.DocumentSaveIcon(), c.share)
		save.Importance = widget.HighImportance
		if len(c.picked) == 0 {
			save.Disable()
		}
		buttons = []fyne.CanvasObject{save, ui.NewButton(t.Text("replays.pick_all"), nil, c.pickAll), ui.NewButton(t.Text("confirm.cancel"), nil, c.unpick)}
	}
	c.foot.Layout, c.foot.Objects = columns{}, buttons
	c.foot.Refresh()
	if c.page != nil {
		c.page.Arrange(c.page.Content.Size())
	}
}

// pick lets several duels be chosen.
func (c *collection) pick() {
	c.picked, c.with = map[int]bool{}, nil
	c.hint.SetText(c.translator.Text("replays.pick_hint"))
	c.hint.Show()
	c.showPicked()
	c.page.Restart()
}

// pickAll chooses all that are listed and can be read; where they are, none.
func (c *collection) pickAll() {
	all := map[int]bool{}
	for i := range c.list {
		if c.list[i].Record != nil {
			all[i] = true
		}
	}
	if len(c.picked) == len(all) {
		all = map[int]bool{}
	}
	c.picked = all
	c.showPicked()
}

// toggle chooses a duel, or no longer.
func (c *collection) toggle(i int) {
	if c.list[i].Record == nil {
		return
	}
	if c.picked[i] {
		delete(c.picked, i)
	} else {
		c.picked[i] = true
	}
	c.showPicked()
}

func (c *collection) showPicked() {
	for i, row := range c.rows {
		row.SetChosen(c.picked[i])
	}
	c.fillFoot()
}

// unpick ends the choice.
func (c *collection) unpick() {
	c.picked = nil
	c.hint.Hide()
	c.fill()
	c.page.Restart()
}

// share puts what is chosen into one file.
func (c *collection) share() {
	var records []*duelrecord.Record
	for i := range c.list {
		if c.picked[i] {
			records = append(records, c.list[i].Record)
		}
	}
	c.intents.ExportReplays(records)
}
