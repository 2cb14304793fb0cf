package view

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"boardduels/editor/editorui"
	"boardduels/internal/i18n"
)

// toolbar offers the commands that are needed most, and tells which pack is open.
type toolbar struct {
	editor  *Editor
	buttons map[string]*editorui.TipButton
	names   map[string]string // of the buttons that can go without
	status  *widget.Label
	named   float32 // the width that was left for the name of the pack
	line    *fyne.Container
	object  fyne.CanvasObject
}

// toolOrder is the order of the buttons; those of wordless lose their words where there is no room for them, one after
// the other, so that the name of the pack can be read.
var (
	toolOrder = []string{"leave", "open", "save", "undo", "redo", "add_card", "add_hero", "table", "try", "balance"}
	wordless  = []string{"open", "save", "leave", "balance", "table", "try"}
)

func newToolbar(e *Editor, tips *editorui.Tips) *toolbar {
	b := &toolbar{editor: e, buttons: map[string]*editorui.TipButton{}, names: map[string]string{}, status: widget.NewLabel("")}
	b.status.Truncation, b.status.Alignment, b.status.Importance = fyne.TextTruncateEllipsis, fyne.TextAlignTrailing, widget.LowImportance
	left := container.New(layout.NewCustomPaddedHBoxLayout(2))
	for _, id := range toolOrder {
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
		b.buttons[id], b.names[id] = button, name
		left.Add(button)
	}
	b.line = container.New(&toolbarLayout{bar: b, buttons: left}, left, b.status)
	b.object = container.NewStack(editorui.PanelGround(), b.line)
	return b
}

// toolbarLayout gives the buttons their words as far as there is room for them.
type toolbarLayout struct {
	bar     *toolbar
	buttons *fyne.Container
	least   float32 // what the buttons need without words; 0 until it is known
}

// leastStatus is the width that is left for the status in the narrowest window.
const leastStatus = 60

func (l *toolbarLayout) MinSize(objects []fyne.CanvasObject) fyne.Size {
	if l.least == 0 {
		l.name(len(wordless))
		l.least = l.buttons.MinSize().Width
	}
	return fyne.NewSize(l.least+leastStatus, max(objects[0].MinSize().Height, objects[1].MinSize().Height))
}

func (l *toolbarLayout) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	l.bar.named = l.bar.nameWidth()
	room := size.Width - l.bar.named
	for n := range len(wordless) + 1 {
		if l.name(n); l.buttons.MinSize().Width <= room {
			break
		}
	}
	taken := l.buttons.MinSize().Width
	l.buttons.Resize(fyne.NewSize(taken, size.Height))
	l.bar.status.Move(fyne.NewPos(taken, 0))
	l.bar.status.Resize(fyne.NewSize(size.Width-taken, size.Height))
}

// name takes their words from the first of the buttons that can go without.
func (l *toolbarLayout) name(without int) {
	for i, id := range wordless {
		button := l.bar.buttons[id]
		if button == nil {
			continue
		}
		text := l.bar.names[id]
		if i < without {
			text = ""
		}
		if button.Text != text {
			button.SetText(text)
		}
	}
}

// nameWidth returns the width that the status needs up to the name of the pack, also while something isn't saved:
// buttons that move with the first edit are missed. A longer name isn't worth more.
func (b *toolbar) nameWidth() float32 {
	const most = 250
	told := b.editor.texts.Text("editor.unsaved", i18n.Args{"N": 99}) + " • " + b.editor.name() + " …"
	return min(fyne.MeasureText(told, theme.TextSize(), fyne.TextStyle{}).Width+2*theme.InnerPadding(), most)
}

// refresh enables what is possible now.
func (b *toolbar) refresh() {
	for id, button := range b.buttons {
		c := b.editor.commands.find(id)
		editorui.Enable(c.enabled == nil || c.enabled(), button)
	}
	b.buttons["save"].Importance = widget.LowImportance
	if !b.buttons["save"].Disabled() {
		b.buttons["save"].Importance = widget.MediumImportance
	}
	b.buttons["save"].Refresh()
	b.status.SetText(b.editor.status())
	if b.named != b.nameWidth() {
		b.line.Refresh()
	}
}
