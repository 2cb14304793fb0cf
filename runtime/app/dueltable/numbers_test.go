package dueltable

import (
	"testing"

	"fyne.io/fyne/v2"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/runtime/app/look/looktest"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
)

// The table has room for as many cards as the duel allows in a hand, each in a place of its own beside the button.
func TestAHandIsAsLargeAsTheDuelAllows(t *testing.T) {
	n := duel.Classic()
	n.Hand, n.Keep = duel.HandCapacity, duel.HandCapacity
	for _, size := range []fyne.Size{fyne.NewSize(360, 640), fyne.NewSize(1280, 720)} {
		b, d := newBoardBy(t, n, "knight", "mage")
		state := d.Start(1)
		state.Mover = 0
		for me, cards := &state.Fighters[0], &state.Piles[0]; me.HandCount < n.Hand; me.HandCount++ {
			me.DeckCount--
			cards.Hand[me.HandCount] = cards.Deck[me.DeckCount]
		}
		w := looktest.ShowAlone(t, b.Table.Root, size)
		b.Show(Moment{View: d.View(&state, 0), Seat: game.Nobody, Legal: d.Legal(&state, nil)}, Caption{Label: "…"})
		require.Len(t, b.Table.Hand.homes, duel.HandCapacity)
		for i, home := range b.Table.Hand.homes {
			assert.LessOrEqual(t, home.X+home.W, b.Table.Hand.box.Size().Width+1, "card %d in %v", i, size)
			for _, other := range b.Table.Hand.homes[:i] {
				assert.True(t, other.X+other.W <= home.X || other.Y+other.H <= home.Y, "card %d lies on another one in %v", i, size)
			}
		}
		looktest.AssertNothingCutOff(t, w, "ten cards")
	}
}

func TestAFullTurnIsTold(t *testing.T) {
	n := duel.Classic()
	n.Plays = 1
	b, d := newBoardBy(t, n, "knight", "mage")
	state := d.Start(1)
	state.Mover, state.Plays = 0, 1
	b.Show(Moment{View: d.View(&state, 0), Seat: game.Nobody, Legal: d.Legal(&state, nil)}, Caption{Label: "…"})
	b.Table.Hand.Tapped(0)
	assert.Equal(t, "Цього ходу карт більше не зіграти", b.Table.Hand.Model.idle)
}
