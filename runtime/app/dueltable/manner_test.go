package dueltable

import (
	"fmt"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/internal/raceflag"
	"boardduels/runtime/app/look/looktest"
	"boardduels/runtime/app/motion"
	"boardduels/runtime/game"
)

// swarmOf lets a hero hit a mage, or a mage the hero, and returns the swarm on its way.
func swarmOf(t *testing.T, hero, card string, seat game.Seat, size fyne.Size) (*moving, *fyne.Container) {
	m := &moving{bout: newBout(t, seat, hero, "mage"), clock: &motion.ByHand{}, strip: fmt.Sprintf("manner_%s_%d_%.0f", hero, seat, size.Width)}
	*m.Table.Stage = *motion.NewStage(m.clock)
	m.window = looktest.ShowAlone(t, m.Table.Root, size)
	plays(seat, card, func(m *moving) { m.state.Fighters[1-seat].HP, m.state.Fighters[1-seat].Shield = 25, 0 })(m)
	m.pass(enterTime + 20*time.Millisecond)
	require.Len(t, m.Table.air.box.Objects, 1, "only the blow flies")
	return m, m.Table.air.box.Objects[0].(*fyne.Container)
}

// A blow flies from the card to whom it hits, in the manner of its hero, and only then hits.
func TestEachHeroHitsInAMannerOfItsOwn(t *testing.T) {
	raceflag.Skip(t, "lays card after card out, on the one goroutine that may")
	for _, size := range anySize {
		tones := map[any]bool{}
		for hero, card := range map[string]string{"knight": "cleave", "mage": "fire_bolt", "priest": "smite", "rogue": "stab"} {
			m, swarm := swarmOf(t, hero, card, 0, size)
			assert.Len(t, swarm.Objects, mannerOf(hero).count)
			tones[fmt.Sprint(mannerOf(hero).count, mannerOf(hero).tones[1])] = true
			first, foe := swarm.Objects[0].(*canvas.Circle), m.Table.Foe
			to := foe.picture.Moved(foe.home).Middle()
			far := func() float32 {
				at := first.Position().AddXY(first.Size().Width/2, first.Size().Height/2).Subtract(to)
				return at.X*at.X + at.Y*at.Y
			}
			began := far()
			m.pass(throwTime / 2)
			assert.Less(t, far(), began)
			assert.Empty(t, foe.floats.box.Objects, "it hasn't hit yet")
			m.pass(throwTime / 2)
			assert.Len(t, foe.floats.box.Objects, 1)
			for range 5 {
				m.pass(60 * time.Millisecond)
			}
			m.passAll()
			assert.Empty(t, m.Table.air.box.Objects)
		}
		assert.Len(t, tones, 4, "no two look alike")
	}
}

// Less motion lets nothing fly, and the blow is seen as the card is there.
func TestLessMotionThrowsNothing(t *testing.T) {
	m := newMoving(t, "", anySize[0], 0)
	m.Table.Stage.Set("", true)
	plays(0, "cleave", asItIs)(m)
	m.pass(enterTime + 20*time.Millisecond)
	assert.Empty(t, m.Table.air.box.Objects)
	assert.Len(t, m.Table.Foe.floats.box.Objects, 1)
}
