package table

import (
	"testing"

	"fyne.io/fyne/v2"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/runtime/duel"
	"boardduels/runtime/game"
	"boardduels/runtime/play/look"
)

func TestNumbersOfAMomentDontCoverEachOther(t *testing.T) {
	v, _ := newBoardOf(t, "mage", "knight")
	v.Now.Events = []duel.Event{
		{Kind: duel.DamageTaken, Seat: 0, Amount: 3}, {Kind: duel.DoTHurt, Seat: 0, Amount: 2}, {Kind: duel.Healed, Seat: 0, Amount: 1},
		{Kind: duel.ShieldGained, Seat: 0, Amount: 4}, {Kind: duel.Exhausted, Seat: 1, Amount: 1}, {Kind: duel.Healed, Seat: 1},
	}
	assert.Equal(t, []rising{
		{"−5", look.Color(look.ColorHarm)}, {"+1", look.Color(look.ColorHelp)}, {"+4", look.Color(look.ColorShield)},
	}, v.changes(0))
	assert.Equal(t, []rising{{"−1", look.Color(look.ColorHarm)}}, v.changes(game.Seat(1)))

	portrait, number := fyne.NewSize(60, 60), fyne.NewSize(25, 26)
	for under := range 2 {
		below, above := riseFrom(portrait, number, under), riseFrom(portrait, number, under+1)
		require.Equal(t, below.X, above.X)
		assert.LessOrEqual(t, above.Y+number.Height, below.Y)
	}
}
