package screen

import (
	"strings"

	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"boardduels/runtime/app/ui"
	"boardduels/runtime/record/duelrecord"
)

// Always tells, where a hero is chosen, what its rules and relics do at all times.
type Always struct {
	tell   func(*duelrecord.Hero) []string
	Object *widget.Label // hidden while there is nothing to tell
}

// NewAlways returns a place in which no hero is shown yet. What is told of one, each in a sentence, tell returns.
func NewAlways(tell func(*duelrecord.Hero) []string) *Always {
	a := &Always{tell, ui.Paragraph("")}
	a.Object.SizeName = theme.SizeNameCaptionText
	a.Object.Hide()
	return a
}

// Show tells of a hero, and reports whether the place may have another height than before.
func (a *Always) Show(h *duelrecord.Hero) bool {
	text := strings.Join(a.tell(h), "\n")
	if text == a.Object.Text {
		return false
	}
	a.Object.SetText(text)
	ui.Show(text != "", a.Object)
	return true
}
