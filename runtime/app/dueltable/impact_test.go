package dueltable

import (
	"fmt"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/internal/quick"
	"boardduels/runtime/duel"
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
	if !calm {
		m.pass(throwTime)
	}
	return m
}

// As a blow lands everything stands still for a moment, longer for a heavy one; whom it hits is thrown away from the
// enemy, and pieces fly off.
func TestABlowIsFelt(t *testing.T) {
	for _, size := range quick.First(fyne.NewSize(360, 640), fyne.NewSize(1280, 800)) {
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
				by := way.X*foe.away.X + way.Y*foe.away.Y
				far[card] = max(far[card], by, -by)
				end := foe.Position().Add(foe.Size())
				assert.True(t, foe.Position().Y >= 0 && end.X <= size.Width, "all of it stays in the window: %v, %v", foe.Position(), size)
			}
			m.passAll()
			assert.Equal(t, foe.home, foe.Position())
			assert.Empty(t, m.Table.air.box.Objects)
			assert.Equal(t, m.Table.fieldHome, m.Table.Field.Position())
			assert.Zero(t, m.Table.hall.Position())
		}
		assert.Greater(t, far["cleave"], float32(3))
		assert.Greater(t, far["spike_strike"], far["cleave"]+2, "the heavier, the farther")
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
	assert.True(t, m.Table.vignette.black.Visible())
	assert.Less(t, m.Table.vignette.black.Translucency, 0.6)
	m.pass(lastEnterTime - enterTime - 80*time.Millisecond)
	assert.Empty(t, m.Table.Foe.floats.box.Objects, "the blow flies")
	m.pass(throwTime)
	require.Len(t, m.Table.Foe.floats.box.Objects, 1)
	for range 12 {
		m.pass(100 * time.Millisecond)
	}
	assert.True(t, m.Table.Stage.IsMoving())
	m.passAll()
	assert.False(t, m.Table.vignette.black.Visible())
}

// The edges of the table are red while the own hero has little hp left; also where nothing may move.
func TestTheTableWarnsOfLittleHP(t *testing.T) {
	for _, calm := range []bool{false, true} {
		m := newMoving(t, "low_hp", fyne.NewSize(360, 640), 0)
		m.Table.Stage.Set("", calm)
		m.state.Fighters[1].HP = 3
		m.show(Moment{Seat: game.Nobody})
		assert.False(t, m.Table.vignette.red.Visible(), "the enemy has")
		m.state.Fighters[0].HP = 5
		m.show(Moment{Seat: game.Nobody})
		assert.True(t, m.Table.vignette.red.Visible())
		m.passAll()
		assert.True(t, m.Table.vignette.red.Visible())
		m.state.Fighters[0].HP = 20
		m.show(Moment{Seat: game.Nobody})
		assert.False(t, m.Table.vignette.red.Visible())
	}
}

// What befalls a hero is told apart by what flies off it.
func TestEachBlowHasPiecesOfItsOwn(t *testing.T) {
	for name, c := range map[string]struct {
		events []duel.Event
		shield int16
		of     burst
	}{
		"absorb": {[]duel.Event{{Kind: duel.DamageAbsorbed, Seat: 1, Amount: 3}}, 2, glances},
		"crack":  {[]duel.Event{{Kind: duel.DamageAbsorbed, Seat: 1, Amount: 3}}, 0, shards},
		"heal":   {[]duel.Event{{Kind: duel.Healed, Seat: 1, Amount: 5}}, 0, motes},
		"poison": {[]duel.Event{{Kind: duel.DoTHurt, Seat: 1, Amount: 2}}, 0, bubbles},
		"stun":   {[]duel.Event{{Kind: duel.EffectGained, Effect: duel.StunEffect, Seat: 1, Time: 1}}, 0, stars},
	} {
		m := newMoving(t, "pieces_"+name, fyne.NewSize(640, 360), 0)
		m.passAll()
		m.state.Fighters[1].Shield = c.shield
		m.Show(Moment{View: m.duel.View(&m.state, 0), Seat: 0, Action: duel.Play(0), Events: c.events}, Caption{})
		m.Animate()
		m.pass(enterTime + 20*time.Millisecond)
		require.Len(t, m.Table.air.box.Objects, 1, name)
		if m.blowOf(1).hits() {
			m.pass(throwTime)
		}
		last := len(m.Table.air.box.Objects) - 1 // over what the blow has left
		pieces := m.Table.air.box.Objects[last].(*fyne.Container).Objects
		assert.Len(t, pieces, c.of.count, name)
		first := pieces[0].(*canvas.Circle)
		r, g, b, _ := c.of.tones[0].RGBA()
		pr, pg, pb, pa := first.FillColor.RGBA()
		assert.InDelta(t, float64(r+g+b)/0xffff, float64(pr+pg+pb)/float64(max(pa, 1)), 0.05, name)
		for range 8 {
			m.pass(90 * time.Millisecond)
		}
		m.passAll()
		assert.Empty(t, m.Table.air.box.Objects, name)
	}
}

// After a defeat ash falls, and nothing shines.
func TestADefeatEndsInAsh(t *testing.T) {
	m := fell(t, "loss", fyne.NewSize(640, 360))
	m.passAll()
	m.Crown(1)
	m.pass(risingTime + wordTime + 50*time.Millisecond)
	f := m.Table.finale
	assert.False(t, f.rays.Visible())
	assert.True(t, f.fall[0].Visible())
	for range 5 {
		m.pass(300 * time.Millisecond)
	}
}
