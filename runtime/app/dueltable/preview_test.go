package dueltable

import (
	"fmt"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/runtime/app/face"
	"boardduels/runtime/app/look/looktest"
	"boardduels/runtime/app/ui"
	"boardduels/runtime/game"
)

// anySize are the sizes of a phone's table upright and lying, a tablet's, and a desktop's.
var anySize = []fyne.Size{
	{Width: 360, Height: 640}, {Width: 640, Height: 360}, {Width: 800, Height: 1280}, {Width: 1280, Height: 800}, {Width: 1920, Height: 1080},
}

// rectOf returns where an object is on the table that it lies on.
func rectOf(o fyne.CanvasObject) ui.Rect { return placeOf(o, &fyne.Container{}) }

func overlap(a, b ui.Rect) bool {
	return a.X < b.X+b.W && b.X < a.X+a.W && a.Y < b.Y+b.H && b.Y < a.Y+a.H
}

// A card that is shown large hides neither hero nor any other card: what it will do is seen on its target.
func TestALargeCardLeavesItsTargetInSight(t *testing.T) {
	for _, size := range anySize {
		m := newMoving(t, fmt.Sprintf("large_%.0f", size.Width), size, 0)
		m.hold(0, "cleave", "spike_strike", "shield_block", "last_stand", "rage")
		m.show(Moment{Seat: game.Nobody})
		for place := range m.Table.Hand.Model.Cards {
			m.Table.Hand.Tapped(place)
			m.pass(0)
			p := m.Table.Preview
			require.True(t, p.Visible())
			for name, o := range map[string]fyne.CanvasObject{"foe": m.Table.Foe, "me": m.Table.Me, "hand": m.Table.Hand.box, "button": m.Table.Turn} {
				assert.False(t, overlap(rectOf(p), rectOf(o)), "%v: the large card lies over %s", size, name)
			}
			assert.True(t, p.Card.Whole(p.Card.Size()), "%v: card %d can be read", size, place)
			assert.Greater(t, p.Card.Size().Width, m.Table.Hand.Cards[place].Size().Width*1.15, "%v", size)
		}
		looktest.AssertNothingCutOff(t, m.window, "large")
	}
}

// A card that can't be played stays chosen when it is pressed again, and says why with more weight.
func TestAPressedCardSaysWhyItCannotBePlayed(t *testing.T) {
	m := newMoving(t, "refused", fyne.NewSize(360, 640), 0)
	m.hold(0, "spike_strike")
	m.state.Fighters[0].EP = 0
	m.show(Moment{Seat: game.Nobody})
	require.Equal(t, face.TooExpensive, m.Table.Hand.Model.States[0])
	for _, press := range []func(){func() { m.Table.Typed(fyne.KeyReturn) }, func() { m.Table.Hand.Cards[0].TypedKey(&fyne.KeyEvent{Name: fyne.KeyReturn}) }} {
		m.Table.Dismiss()
		m.Table.Typed(fyne.Key1)
		require.False(t, m.Table.Stage.IsMoving())
		said := written(m.Table.Preview.Hint)
		for range 3 {
			press()
			assert.True(t, m.Table.Preview.Visible())
			assert.Equal(t, 0, m.Table.Hand.Chosen)
			assert.Equal(t, said, written(m.Table.Preview.Hint))
			assert.True(t, m.Table.Stage.IsMoving(), "it says so with more weight")
		}
		m.passAll()
	}
	test.TapCanvas(m.window.Canvas(), rectOf(m.Table.Preview).Middle())
	assert.False(t, m.Table.Preview.Visible(), "a tap on it lays it back")
}
