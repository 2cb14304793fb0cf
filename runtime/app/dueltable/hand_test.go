package dueltable

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/runtime/app/face"
	"boardduels/runtime/game"
)

// Where the cards lie side by side they lie in the middle of the table, as far as the button leaves room.
func TestTheHandLiesInTheMiddle(t *testing.T) {
	size := fyne.NewSize(1280, 800)
	m := newMoving(t, "", size, 0)
	for n, cards := range [][]string{{"cleave"}, {"cleave", "shield_block"}, {"cleave", "shield_block", "cleave"}} {
		m.hold(0, cards...)
		m.show(Moment{Seat: game.Nobody})
		first, last := m.Table.Hand.homes[0], m.Table.Hand.homes[n]
		middle := m.Table.Hand.box.Position().X + (first.X+last.X+last.W)/2
		assert.InDelta(t, size.Width/2, middle, 1, "%d cards", n+1)
	}
	m.hold(0, "cleave", "shield_block", "cleave", "shield_block", "cleave")
	m.show(Moment{Seat: game.Nobody})
	assert.False(t, overlap(rectOf(m.Table.Hand.Cards[4]).Moved(m.Table.Hand.box.Position()), rectOf(m.Table.Turn)))
}

// The keyboard goes to the first card that can be played once that has come into the hand, as a turn begins.
func TestTheKeyboardWaitsForTheCard(t *testing.T) {
	m := newMoving(t, "", anySize[3], 0)
	m.passAll()
	m.window.Canvas().Focus(m.Table.Me)
	m.state.Fighters[0].HandCount = 0
	m.show(Moment{Seat: game.Nobody})
	for range 2 {
		m.play("")
		m.Animate()
	}
	require.NotEmpty(t, m.Table.Hand.Model.Cards)
	asked := Moment{Seat: game.Nobody, View: m.duel.View(&m.state, 0), Legal: m.duel.Legal(&m.state, nil)}
	m.Show(asked, Caption{Enabled: true})
	require.False(t, m.Table.Hand.Cards[0].Visible(), "it is on its way")
	m.passAll()
	first := slices.Index(m.Table.Hand.Model.States, face.Playable)
	require.NotEqual(t, -1, first)
	assert.True(t, m.Table.Hand.Cards[first].HasFocus)
}
