package table

import (
	"fmt"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/runtime/game"
)

// blowOn lets the knight hit a mage with a major card or a light one, until a frame after the blow has landed.
func blowOn(t *testing.T, strip string, size fyne.Size, calm bool, card string) *moving {
	m := newMoving(t, strip, size, 0)
	m.Table.Stage.Set("", calm)
	m.hold(0, card)
	m.state.Fighters[1].HP, m.state.Fighters[1].Shield, m.state.Fighters[0].DamageBonus, m.state.Fighters[0].DamageBonusTime = 30, 0, 5, 2
	if card == "cleave" {
		m.state.Fighters[0].DamageBonus = 0
	}
	m.show(Moment{Seat: game.Nobody})
	m.play(card)
	m.Animate()
	for range 4 {
		m.pass(70 * time.Millisecond)
	}
	return m
}

// As a blow lands everything stands still for a moment, longer for a heavy one; whom it hits is thrown away from the
// enemy, and pieces fly off.
func TestABlowIsFelt(t *testing.T) {
	for _, size := range []fyne.Size{{Width: 360, Height: 640}, {Width: 1280, Height: 800}} {
		far := map[string]float32{}
		for _, card := range []string{"cleave", "spike_strike"} {
			m := blowOn(t, fmt.Sprintf("blow_%s_%.0f", card, size.Width), size, false, card)
			foe := m.Table.Foe
			require.NotEmpty(t, m.Table.air.box.Objects, "pieces fly off")
			require.Len(t, foe.floats.box.Objects, 1)
			still := foe.floats.box.Objects[0].Size()
			m.pass(30 * time.Millisecond)
			assert.Equal(t, still, foe.floats.box.Objects[0].Size(), "everything stands still")
			for range 12 {
				m.pass(17 * time.Millisecond)
				way := foe.Position().Subtract(foe.home)
				far[card] = max(far[card], way.X*foe.away.X+way.Y*foe.away.Y)
			}
			m.passAll()
			assert.Equal(t, foe.home, foe.Position())
			assert.Empty(t, m.Table.air.box.Objects)
			assert.Equal(t, m.Table.fieldHome, m.Table.Field.Position())
			assert.Zero(t, m.Table.hall.Position())
		}
		assert.Greater(t, far["cleave"], float32(3))
		assert.Greater(t, far["spike_strike"], far["cleave"]+4, "the heavier, the farther")
	}
}

// Whoever wants less motion sees the number, and nothing is thrown.
func TestACalmBlowThrowsNothing(t *testing.T) {
	m := blowOn(t, "blow_calm", fyne.NewSize(1280, 800), true, "spike_strike")
	assert.Equal(t, m.Table.Foe.home, m.Table.Foe.Position())
	assert.Empty(t, m.Table.air.box.Objects)
	assert.False(t, m.Table.Foe.blaze.Visible(), "no white flash")
	assert.Len(t, m.Table.Foe.floats.box.Objects, 1)
}

// Before a blow that kills it grows dark, and its card takes its time; then time passes slowly.
func TestALethalBlowTakesItsTime(t *testing.T) {
	m := fell(t, "lethal_blow", fyne.NewSize(1280, 800))
	m.pass(enterTime + 100*time.Millisecond)
	assert.Empty(t, m.Table.Foe.floats.box.Objects, "it is on its way")
	assert.True(t, m.Table.gloom.black.Visible())
	assert.Less(t, m.Table.gloom.black.Translucency, 0.6)
	m.pass(lastEnterTime - enterTime - 80*time.Millisecond)
	require.Len(t, m.Table.Foe.floats.box.Objects, 1)
	for range 12 {
		m.pass(100 * time.Millisecond)
	}
	assert.True(t, m.Table.Stage.IsMoving())
	m.passAll()
	assert.False(t, m.Table.gloom.black.Visible())
}

// The edges of the table are red while the own hero has little hp left; also where nothing may move.
func TestTheTableWarnsOfLittleHP(t *testing.T) {
	for _, calm := range []bool{false, true} {
		m := newMoving(t, "low_hp", fyne.NewSize(360, 640), 0)
		m.Table.Stage.Set("", calm)
		m.state.Fighters[1].HP = 3
		m.show(Moment{Seat: game.Nobody})
		assert.False(t, m.Table.gloom.red.Visible(), "the enemy has")
		m.state.Fighters[0].HP = 5
		m.show(Moment{Seat: game.Nobody})
		assert.True(t, m.Table.gloom.red.Visible())
		m.passAll()
		assert.True(t, m.Table.gloom.red.Visible())
		m.state.Fighters[0].HP = 20
		m.show(Moment{Seat: game.Nobody})
		assert.False(t, m.Table.gloom.red.Visible())
	}
}
