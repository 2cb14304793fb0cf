package dueltable

import (
	"fmt"
	"os"
	"testing"

	"fyne.io/fyne/v2"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/internal/quick"
	"boardduels/runtime/app/look/looktest"
	"boardduels/runtime/game"
	"boardduels/schema"
)

// lit returns how many of a hero's bolts are lit wholly.
func (p *pips) lit() (n int) {
	for _, bolt := range p.row {
		if bolt.Visible() && bolt.Translucency == 0 {
			n++
		}
	}
	return n
}

// gain begins the own turn with two points more than none.
func gain(t *testing.T, strip string, size fyne.Size, calm bool) *moving {
	m := newMoving(t, strip, size, 0)
	m.Table.Stage.Set("", calm)
	m.play("")
	m.hold(0, "cleave")
	m.state.Fighters[0].EP = 0
	m.show(Moment{Seat: game.Nobody})
	m.passAll()
	m.play("")
	m.Animate()
	m.show(Moment{Seat: game.Nobody}) // the question comes at once
	return m
}

// Energy that a turn brings comes bolt by bolt, and the energy bar counts along.
func TestEnergyComesBoltByBolt(t *testing.T) {
	for _, size := range quick.First(fyne.NewSize(360, 640), fyne.NewSize(1280, 800)) {
		for _, calm := range []bool{false, true} {
			m := gain(t, fmt.Sprintf("gain_%.0f_%v", size.Width, calm), size, calm)
			has := m.state.Fighters[0].EP
			require.EqualValues(t, 2, has)
			bolts, energyBar := m.Table.Me.energy, m.Table.energyBar
			seen, largest, counted := map[int]bool{}, float32(0), map[string]bool{}
			home := bolts.row[0].Size()
			for m.Table.Stage.IsMoving() {
				seen[bolts.lit()] = true
				counted[written(energyBar.energy.number)] = true
				largest = max(largest, bolts.row[has-1].Size().Width)
				m.pass(eachBolt / 4)
			}
			assert.Len(t, seen, 3, "each comes by itself: %v", seen)
			if energyBar.box.Visible() {
				assert.Len(t, counted, 3, "%v", counted)
				assert.Equal(t, "2/5 +2", written(energyBar.energy.number))
			} else {
				assert.Greater(t, size.Width, size.Height, "a high table has room for it")
			}
			assert.Equal(t, !calm, largest > home.Width, "less motion lets none swell")
			assert.Equal(t, int(has), bolts.lit())
			assert.Equal(t, home, bolts.row[has-1].Size())
			assert.Empty(t, m.Table.Me.gains.box.Objects)
		}
	}
}

// Where a turn brings all energy back, no number beside it tells that it brings less.
func TestThePackSaysWhatATurnBringsOfEnergy(t *testing.T) {
	pack := schema.ReadPack(os.DirFS(mechanics + "/generous"))
	card, _ := pack.Card("cactus")
	f := holding(t, pack, "en", card)
	looktest.ShowAlone(t, f.Table.Root, fyne.NewSize(412, 915))
	assert.Equal(t, "6/6", written(f.Table.energyBar.energy.number))
}

// What was paid goes out from the last bolt on; whoever is in a hurry sees at once how it is.
func TestEnergyThatIsPaidGoesOut(t *testing.T) {
	m := newMoving(t, "pay", fyne.NewSize(1280, 800), 0)
	m.hold(0, "spike_strike")
	m.state.Fighters[0].EP = 5
	m.show(Moment{Seat: game.Nobody})
	m.passAll()
	m.play("spike_strike")
	m.Animate()
	bolts := m.Table.Me.energy
	require.Less(t, m.state.Fighters[0].EP, int16(5))
	assert.Equal(t, 5, bolts.lit(), "it is paid as the card leaves")
	m.Table.Stage.Finish()
	assert.Equal(t, int(m.state.Fighters[0].EP), bolts.lit())
}

// A table can move before it is shown for the first time, as one does that plays a replay.
func TestEnergyOfATableThatIsNotShownYet(t *testing.T) {
	f := newBout(t, 0, "knight", "mage")
	f.hold(0, "spike_strike")
	f.state.Fighters[0].EP = 5
	f.show(Moment{Seat: game.Nobody})
	f.play("spike_strike")
	f.Animate()
	assert.Equal(t, int(f.state.Fighters[0].EP), f.Table.Me.energy.lit())
}
