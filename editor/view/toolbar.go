package view

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/widget"

	own "boardduels/editor/view/widget"
)

// toolbar offers the commands that are needed most, and tells which pack is open.
type toolbar struct {
	editor  *Editor
	buttons map[string]*own.TipButton
	status  *widget.Label
	object  fyne.CanvasObject
}

func newToolbar(e *Editor, tips *own.Tips) *toolbar {
	b := &toolbar{editor: e, buttons: map[string]*own.TipButton{}, status: widget.NewLabel("")}
	b.status.Truncation, b.status.Alignment, b.status.Importance = fyne.TextTruncateEllipsis, fyne.TextAlignTrailing, widget.LowImportance
	left := container.New(layout.NewCustomPaddedHBoxLayout(2))
	for _, id := range []string{"leave", "open", "save", "undo", "redo", "add_card", "add_hero", "table", "try", "balance"} {
		c := e.commands.find(id)
		if id == "leave" && e.deps.Leave == nil {
			continue
		}
		name := ""
		if c.short != "" {
			name = e.texts.Text(c.short)
		}
		button := tips.NewButton(name, c.icon, func() string { return e.commands.label(c) }, c.call)
		button.Importance = widget.LowImportance
		if id == "try" {
			button.Importance = widget.HighImportance
		}
		b.buttons[id] = button
		left.Add(button)
	}
	b.object = container.NewStack(own.PanelGround(), container.NewBorder(nil, nil, left, nil, b.status))
	return b
}

// refresh enables what is possible now.
func (b *toolbar) refresh() {
	for id, button := range b.buttons {
		c := b.editor.commands.find(id)
		own.Enable(c.enabled == nil || c.enabled(), button)
	}
	b.buttons["save"].Importance = widget.LowImportance
	if !b.buttons["save"].Disabled() {
		b.buttons["save"].Importance = widget.MediumImportance
	}
	b.buttons["save"].Refresh()
	b.status.SetText(b.editor.status())
}
