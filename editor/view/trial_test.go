package view

import (
	"testing"

	"fyne.io/fyne/v2"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/editor/editorui"
	"boardduels/editor/view/viewtest"
	"boardduels/runtime/app/dueltable"
	"boardduels/runtime/app/face"
)

func TestATrialIsPlayedWithTheCardsAsEdited(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "en")
	s.open(cleave)
	s.set(cleave, "max_damage", "7")
	s.commands.find("try").call()
	selects := viewtest.All[*editorui.Select](s)
	require.Len(t, selects, 4)
	assert.Equal(t, "Knight", selects[0].Selected, "a hero that has the card")

	s.Press("Play it myself")
	require.NotNil(t, s.stage.End)
	s.Until(func() bool { return s.Reads("Round 1") })
	s.Press("Back to the editor")
	assert.Nil(t, s.stage.End)
	assert.Equal(t, cleave, s.file)
	assert.Contains(t, s.faceText(), "2–7 damage")
	assert.True(t, s.work.IsDirty(cleave))
}

func TestKeysPlayATrial(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "en")
	s.commands.find("try").call()
	s.Press("Play it myself")
	s.Until(func() bool { return s.Reads("End turn") })
	press := func(key fyne.KeyName) { s.window.Canvas().OnTypedKey()(&fyne.KeyEvent{Name: key}) }
	faces := len(viewtest.All[*face.Face](s))
	press(fyne.Key1)
	assert.Len(t, viewtest.All[*face.Face](s), faces+1, "the card is shown large")
	press(fyne.KeyEscape)
	assert.Len(t, viewtest.All[*face.Face](s), faces)
	// E is for the editor here: it opens the card that was played last
	s.window.Canvas().Focus(viewtest.All[*dueltable.TurnButton](s)[0])
	s.TypeKey(fyne.KeyReturn)
	s.Until(func() bool { return !s.Reads("End turn") })
	s.Press("Back to the editor")
	s.TypeKey(fyne.KeyEscape)
	assert.True(t, s.FocusedOn(s.desk.outline.List), "keys are the editor's again")
}
