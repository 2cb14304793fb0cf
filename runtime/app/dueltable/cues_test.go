package dueltable

import (
	"slices"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/runtime/app/sound"
	"boardduels/runtime/game"
)

// hearing is a table whose sounds a test hears.
func hearing(t *testing.T, first game.Seat) (*moving, *[]sound.Name) {
	m := newMoving(t, "", fyne.NewSize(1280, 800), first)
	var heard []sound.Name
	m.Table.Cue = func(name sound.Name) { heard = append(heard, name) }
	return m, &heard
}

// A card is heard as it is played, and what it does as it lands.
func TestABlowIsHeardAsItLands(t *testing.T) {
	m, heard := hearing(t, 0)
	m.hold(0, "cleave", "shield_block")
	m.state.Fighters[1].Shield = 1
	m.show(Moment{Seat: game.Nobody})
	m.play("cleave")
	m.Animate()
	assert.Equal(t, []sound.Name{sound.PlayAttack}, *heard)
	m.pass(enterTime + throwTime - 20*time.Millisecond)
	assert.Len(t, *heard, 1)
	m.pass(50 * time.Millisecond)
	assert.Equal(t, sound.HitLight, (*heard)[1])
	m.passAll()
	assert.Equal(t, []sound.Name{sound.PlayAttack, sound.HitLight, sound.Crack}, *heard)
	*heard = nil
	m.play("shield_block")
	m.Animate()
	m.passAll()
	assert.Equal(t, []sound.Name{sound.PlayDefend, sound.Shield}, *heard)
}

// The turn of the other side, and one's own with a new card, are told apart.
func TestTurnsAreHeard(t *testing.T) {
	m, heard := hearing(t, 0)
	m.passAll()
	*heard = nil
	m.play("")
	m.Animate()
	m.passAll()
	assert.Equal(t, []sound.Name{sound.TurnTheirs}, *heard)
	*heard = nil
	m.play("")
	m.Animate()
	m.passAll()
	assert.Equal(t, sound.TurnMine, (*heard)[0])
	assert.Contains(t, *heard, sound.Draw)
}

// Energy that comes to one's own hero is heard once, however much it is; that of the other side isn't.
func TestEnergyIsHeardOnceAsItComes(t *testing.T) {
	m, heard := hearing(t, 0)
	m.play("")
	m.hold(0, "cleave")
	m.state.Fighters[0].EP = 0
	m.show(Moment{Seat: game.Nobody})
	m.passAll()
	*heard = nil
	m.play("")
	m.Animate()
	m.show(Moment{Seat: game.Nobody}) // the question comes at once
	m.passAll()
	require.EqualValues(t, 2, m.state.Fighters[0].EP, "two bolts came")
	isEnergy := func(name sound.Name) bool { return name == sound.Energy }
	assert.Contains(t, *heard, sound.Energy)
	assert.Len(t, slices.DeleteFunc(slices.Clone(*heard), isEnergy), len(*heard)-1)
	*heard = nil
	m.play("")
	m.Animate()
	m.passAll()
	assert.Equal(t, []sound.Name{sound.TurnTheirs}, *heard)
}

// Little hp, and the end, are heard from the side of who looks on.
func TestTheEndIsHeard(t *testing.T) {
	m, heard := hearing(t, 1)
	m.hold(1, "fire_bolt")
	m.state.Fighters[0].HP = 6
	m.show(Moment{Seat: game.Nobody})
	m.play("fire_bolt")
	m.Animate()
	m.pass(time.Second)
	assert.Contains(t, *heard, sound.Danger)
	m.passAll()
	*heard = nil
	m.Crown(1)
	m.passAll()
	assert.Equal(t, []sound.Name{sound.Loss}, *heard)
	m.Crown(0)
	m.passAll()
	assert.Equal(t, sound.Win, (*heard)[1])
}

// What can't be played says so.
func TestACardThatCannotBePlayedIsRefused(t *testing.T) {
	m, heard := hearing(t, 1)
	m.passAll()
	*heard = nil
	m.Table.Typed(fyne.Key1)
	m.Table.Typed(fyne.Key1)
	assert.Equal(t, []sound.Name{sound.Choose, sound.Refuse}, *heard)
}
