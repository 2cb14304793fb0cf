package table

import (
	"testing"

	"fyne.io/fyne/v2"
	"github.com/stretchr/testify/assert"

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
