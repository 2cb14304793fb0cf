package duelflow_test

import (
	"testing"

	"fyne.io/fyne/v2"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/internal/raceflag"
	"boardduels/runtime/app/apptest"
	"boardduels/runtime/app/ui"
)

// Whoever goes on pressing Enter after the last blow begins nothing with the result unread: it only shows what the next
// Enter presses. So do an arrow and Tab, and so it is at the lesson's end.
func TestEnterOnAResultShowsFirstWhatItPresses(t *testing.T) {
	raceflag.Skip(t, apptest.ShorterTestsDo)
	for _, key := range []fyne.KeyName{fyne.KeyReturn, fyne.KeyDown, fyne.KeyTab} {
		s := apptest.New(t, apptest.OnDesktop, "en")
		s.Window.Canvas().SetOnTypedKey(s.Game.TypedKey)
		v := s.Begin(apptest.Pair("knight", "mage", "tree"))
		s.Key(fyne.KeyTab) // who plays by keyboard
		v.Resign()
		s.Settle(func() bool { return s.Game.Table() == nil })
		s.Game.Stage().Finish()
		s.Work()
		require.Nil(t, s.Window.Canvas().Focused())
		s.Key(key)
		s.Work()
		require.True(t, s.Game.Duels.Session() == v, "nothing begins")
		b, ok := s.Window.Canvas().Focused().(*ui.Button)
		require.True(t, ok)
		assert.Equal(t, s.Text("result.rematch"), b.Text)
		s.Key(fyne.KeyReturn)
		s.Settle(func() bool { return s.Game.Duels.Session() != v })
	}
	s := apptest.Newcomer(t, apptest.OnDesktop, "en")
	s.Window.Canvas().SetOnTypedKey(s.Game.TypedKey)
	s.Learn()
	s.Follow(apptest.Obey, func() {})
	s.Settle(func() bool { return s.Game.Sheets().IsOpen() })
	s.Game.Stage().Finish()
	s.Key(fyne.KeyReturn)
	require.True(t, s.Game.Sheets().IsOpen())
	b, ok := s.Window.Canvas().Focused().(*ui.Button)
	require.True(t, ok)
	assert.Equal(t, s.Text("lesson.real"), b.Text)
	s.Key(fyne.KeyReturn)
	assert.False(t, s.Game.Sheets().IsOpen())
}
