package view

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"
	"github.com/stretchr/testify/assert"

	"boardduels/editor/view/viewtest"
	"boardduels/runtime/app/ui"
)

// What the game tells as it starts lies over the editor that is shown next, and takes the keys: nothing of the editor
// is done behind it.
func TestNothingIsDoneBehindWhatTheGameTells(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "en")
	files := len(s.work.Pack().Documents())
	var game *ui.Sheets
	closing := func(key *fyne.KeyEvent) {
		if key.Name == fyne.KeyEscape {
			game.Close()
		}
	}
	game = ui.NewSheets(s.window.Canvas, closing)
	tell := func() { game.Open("That did not work", widget.NewLabel("The pack can’t be used")) }

	tell()
	s.Enter()
	s.choose("Edit", "Duplicate")
	s.choose("Try", "Try it out…")
	s.choose("View", "Language", "Українська")
	s.TypeKey(fyne.KeyDelete)
	s.TypeKey(fyne.KeyF2)
	assert.Equal(t, 1, s.Sheets())
	assert.Len(t, s.work.Pack().Documents(), files)
	assert.Equal(t, "en", s.texts.Language())
	s.TypeKey(fyne.KeyEscape)
	assert.False(t, game.IsOpen())
	s.choose("Edit", "Duplicate")
	assert.Len(t, s.work.Pack().Documents(), files+1, "now it is")

	s.ask.Inform("editor.about") // of the editor, and then one of the game over it
	tell()
	s.TypeKey(fyne.KeyEscape)
	assert.False(t, game.IsOpen())
	assert.Equal(t, 1, s.Sheets(), "one after the other")
	s.TypeKey(fyne.KeyEscape)
	assert.Zero(t, s.Sheets())
}

// What is done meanwhile closes the sheet that waited for it, and not what was laid over that.
func TestAClosedSheetLeavesWhatLiesOverIt(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "en")
	sheet := s.ask.Sheet("editor.title", widget.NewLabel("below")).Raise(300, 0)
	s.ask.Inform("editor.about")
	over := s.window.Canvas().Overlays().Top()
	sheet.Close()
	assert.Equal(t, []fyne.CanvasObject{over}, s.window.Canvas().Overlays().List())
	s.TypeKey(fyne.KeyEscape)
	assert.Zero(t, s.Sheets())
}
