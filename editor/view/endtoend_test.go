package view

import (
	"testing"

	"fyne.io/fyne/v2"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/editor/balance"
	"boardduels/editor/view/viewtest"
	"boardduels/internal/quick"
	"boardduels/schema"
)

// TestManyCardsAreBalancedAndSaved goes the whole way: many cards are made dearer in the table, what that does to the
// game is counted, it is undone, half of it is done, saved, and found again by another editor.
func TestManyCardsAreBalancedAndSaved(t *testing.T) {
	quick.Skip(t, "counts the balance")
	s := judged(t)
	dearer := func(by string) {
		if !s.desk.showsTable() {
			s.openTable()
		}
		p := s.desk.table
		s.lookInTable("deck:knight -major", "cleave shield_block spike_strike")
		s.TypeKey(fyne.KeyReturn)
		s.window.Canvas().Focused().(fyne.Shortcutable).TypedShortcut(&fyne.ShortcutSelectAll{})
		for p.Column().Path != "cost" {
			s.TypeKey(fyne.KeyRight)
		}
		for _, r := range by {
			s.window.Canvas().Focused().TypedRune(r)
		}
		s.TypeKey(fyne.KeyReturn)
	}
	dearer("+2")
	require.Len(t, s.work.Dirty(), 3)

	s.commands.find("balance").call()
	assert.False(t, s.desk.showsTable(), "what is asked for is seen")
	result := s.answered()
	assert.Equal(t, balance.Moved, result.Verdict.Kind)
	assert.Less(t, result.Verdict.Change.Change.High, 0.0, "who pays more wins less")
	assert.Contains(t, s.verdict(), "Knight")

	s.commands.find("undo").call()
	assert.Empty(t, s.work.Dirty())
	assert.False(t, s.desk.balance.Strip.Object.Visible(), "nothing is said of what is undone")
	dearer("+1")
	s.saveTo(s.home + "/mine")
	assert.Empty(t, s.work.Dirty())
	s.Close()

	again := newStandIn(t, viewtest.OnDesktop, "uk", s.home)
	again.Resume(nil, func() {})
	again.Until(func() bool { return again.work.Place().Path() == s.home+"/mine" })
	for _, id := range []string{"cleave", "shield_block", "spike_strike"} {
		card, ok := again.work.Pack().Card(id)
		require.True(t, ok)
		classic, _ := s.base.Card(id)
		assert.Equal(t, classic.Cost+1, card.Cost, id)
	}
	assert.Empty(t, schema.Essential(again.work.Pack().Document(cleave).Diagnostics()))
}
