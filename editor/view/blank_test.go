package view

import (
	"testing"

	"fyne.io/fyne/v2"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/editor/editorui"
	"boardduels/editor/view/viewtest"
)

// The space bar that presses a button isn't typed into the box that gets the focus then: the toolkit tells a key first,
// and then its sign.
func TestTheSpaceBarIsTypedOnlyOnce(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "en")
	s.open(cleave)
	box := s.desk.outline.Search
	s.window.Canvas().Focus(box)
	s.commands.find("rename").call()
	cancel := viewtest.All[*editorui.SheetButton](s)[0]
	s.window.Canvas().Focus(cancel)
	require.True(t, s.FocusedOn(cancel))
	s.TypeKey(fyne.KeySpace)
	require.Zero(t, s.Sheets())
	require.True(t, s.FocusedOn(box))
	s.window.Canvas().Focused().TypedRune(' ')
	assert.Empty(t, box.Text)

	box.TypedKey(&fyne.KeyEvent{Name: fyne.KeySpace})
	box.TypedRune(' ')
	assert.Equal(t, " ", box.Text, "a blank that is typed into the box counts")
}
