package app

import (
	"testing"

	"fyne.io/fyne/v2"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/internal/raceflag"
	"boardduels/runtime/app/ui"
)

// Whoever goes on pressing Enter after the last blow begins nothing with the result unread: it only shows what the next
// Enter presses. So do an arrow and Tab, and so it is at the lesson's end.
func TestEnterOnAResultShowsFirstWhatItPresses(t *testing.T) {
	raceflag.Skip(t, shorterTestsDo)
	for _, key := range []fyne.KeyName{fyne.KeyReturn, fyne.KeyDown, fyne.KeyTab} {
		s := newStand(t, onDesktop, "en")
		s.window.Canvas().SetOnTypedKey(s.game.TypedKey)
		v := s.begin(pair("knight", "mage", "tree"))
		s.key(fyne.KeyTab) // who plays by keyboard
		v.Resign()
		s.settle(func() bool { return s.game.Table == nil })
		s.game.Stage.Finish()
		s.work()
		require.Nil(t, s.window.Canvas().Focused())
		s.key(key)
		s.work()
		require.True(t, s.game.duels.Session == v, "nothing begins")
		b, ok := s.window.Canvas().Focused().(*ui.Button)
		require.True(t, ok)
		assert.Equal(t, s.text("result.rematch"), b.Text)
		s.key(fyne.KeyReturn)
		s.settle(func() bool { return s.game.duels.Session != v })
	}
	s := newcomer(t, onDesktop, "en")
	s.window.Canvas().SetOnTypedKey(s.game.TypedKey)
	s.learn()
	s.follow(obey, func() {})
	s.settle(func() bool { return s.game.Sheets.IsOpen() })
	s.game.Stage.Finish()
	s.key(fyne.KeyReturn)
	require.True(t, s.game.Sheets.IsOpen())
	b, ok := s.window.Canvas().Focused().(*ui.Button)
	require.True(t, ok)
	assert.Equal(t, s.text("lesson.real"), b.Text)
	s.key(fyne.KeyReturn)
	assert.False(t, s.game.Sheets.IsOpen())
}
