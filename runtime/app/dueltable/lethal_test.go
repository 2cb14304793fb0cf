package dueltable

import (
	"fmt"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/runtime/duel"
	"boardduels/runtime/game"
)

// A hero whom a card would kill is marked while the card is considered: the enemy, or oneself. Also where nothing may
// move.
func TestALethalCardMarksWhomItKills(t *testing.T) {
	for _, size := range anySize {
		for _, calm := range []bool{false, true} {
			m := newMoving(t, fmt.Sprintf("lethal_%.0f_%t", size.Width, calm), size, 0)
			m.Table.Stage.Set("", calm)
			m.hold(0, "cleave", "shield_block")
			me, foe := m.Table.Me, m.Table.Foe
			m.state.Fighters[1].HP, m.state.Fighters[1].Shield = 2, 0
			m.show(Moment{Seat: game.Nobody})
			assert.False(t, foe.skull.Visible())
			m.Table.Hand.Tapped(0)
			m.pass(50 * time.Millisecond)
			require.True(t, foe.skull.Visible(), "%v", size)
			assert.True(t, foe.lethal.Visible())
			assert.GreaterOrEqual(t, foe.lethal.StrokeWidth, float32(3), "it is seen without moving, too")
			assert.False(t, me.skull.Visible())
			m.pass(300 * time.Millisecond)
			m.passAll()
			assert.True(t, foe.skull.Visible(), "it stays")
			m.Table.Hand.Tapped(1)
			assert.False(t, foe.skull.Visible())
			m.Table.Me.foretell(&fortune{exactly(0), exactly(0)})
			assert.True(t, me.skull.Visible(), "one's own end is marked alike")
			m.pass(0)
			m.Table.Me.foretell(&fortune{duel.Span{Least: 0, Most: 5}, exactly(0)})
			assert.True(t, me.skull.Visible(), "what may kill, paler")
			assert.Positive(t, me.skull.Translucency)
			m.Table.Dismiss()
			assert.False(t, me.skull.Visible())
			assert.False(t, me.lethal.Visible())
		}
	}
}
