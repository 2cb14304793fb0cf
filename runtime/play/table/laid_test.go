package table

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/runtime/game"
	own "boardduels/runtime/play/widget"
)

// However many cards lie on the field, what each did is seen whole: no card covers it, and no other chip does.
func TestWhatEachCardDidIsSeenWhole(t *testing.T) {
	for _, size := range anySize {
		m := newMoving(t, "", size, 1)
		m.hold(1, "fire_bolt", "fire_bolt", "fire_bolt", "ignite", "fire_bolt")
		m.state.Fighters[1].EP = 30
		m.show(Moment{Seat: game.Nobody})
		field := m.Table.Field
		for n, card := range []string{"fire_bolt", "fire_bolt", "ignite", "fire_bolt", "fire_bolt"} {
			m.state.Fighters[0].Shield = 1
			m.play(card)
			m.passAll()
			drawn := (&fieldRenderer{field}).Objects()
			var chips []own.Rect
			for i, laid := range field.row[:n+1] {
				require.True(t, laid.deeds.Visible())
				assert.Greater(t, slices.Index(drawn, fyne.CanvasObject(laid.deeds)), slices.Index(drawn, fyne.CanvasObject(field.row[n].Face)))
				for _, o := range laid.deeds.Objects {
					chip := placeOf(o, laid.deeds)
					for _, other := range chips {
						assert.False(t, overlap(chip, other), "%v: card %d of %d", size, i+1, n+1)
					}
					chips = append(chips, chip)
				}
			}
		}
	}
}
