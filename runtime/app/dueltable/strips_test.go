package dueltable

import (
	"fmt"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"github.com/stretchr/testify/require"

	"boardduels/internal/quick"
	"boardduels/internal/raceflag"
	"boardduels/runtime/app/look"
	"boardduels/runtime/app/look/looktest"
	"boardduels/runtime/app/motion"
	"boardduels/runtime/game"
)

// scene is something that moves on the table.
type scene struct {
	name  string
	mine  string // hero; the enemy is a mage
	first game.Seat
	begin func(*moving)
}

// plays returns what begins with a card of a seat, after something has been set up.
func plays(seat game.Seat, card string, set func(*moving)) func(*moving) {
	return func(m *moving) {
		m.hold(seat, card)
		m.state.Fighters[seat].EP = 8
		set(m)
		m.show(Moment{Seat: game.Nobody})
		m.play(card)
		m.Animate()
	}
}

func asItIs(*moving) {}

// scenes are all that moves in a duel.
var scenes = []scene{
	{"deal", "knight", 0, func(m *moving) { m.Deal() }},
	{"light_hit", "knight", 0, plays(0, "cleave", asItIs)},
	{"heavy_hit", "knight", 1, plays(1, "arcane_blast", asItIs)},
	{"shield", "knight", 0, plays(0, "shield_block", asItIs)},
	{"held_off", "knight", 1, plays(1, "fire_bolt", func(m *moving) { m.state.Fighters[0].Shield = 9 })},
	{"crack", "knight", 1, plays(1, "fire_bolt", func(m *moving) { m.state.Fighters[0].Shield = 1 })},
	{"heal", "priest", 0, plays(0, "mending", func(m *moving) { m.state.Fighters[0].HP = 9 })},
	{"curse", "knight", 1, plays(1, "frost_nova", asItIs)},
	{"stun", "knight", 1, func(m *moving) {
		m.state.Fighters[0].StunTime = 2
		m.show(Moment{Seat: game.Nobody})
		m.play("")
		m.Animate()
	}},
	{"poison", "knight", 1, func(m *moving) {
		plays(1, "ignite", asItIs)(m)
		m.passAll()
		m.play("")
		m.Animate()
	}},
	{"danger", "knight", 1, plays(1, "fire_bolt", func(m *moving) { m.state.Fighters[0].HP = 10 })},
	{"next_turn", "knight", 0, func(m *moving) {
		plays(0, "cleave", asItIs)(m)
		m.passAll()
		m.play("")
		m.Animate()
		m.passAll()
		m.hold(1, "fire_bolt")
		m.play("fire_bolt")
		m.Animate()
	}},
	{"energy", "knight", 0, func(m *moving) {
		m.play("")
		m.state.Fighters[0].EP = 0
		m.play("") // the first turn brings none
		m.Animate()
	}},
	{"last_blow", "knight", 0, plays(0, "cleave", func(m *moving) { m.state.Fighters[1].HP = 1 })},
	{"win", "knight", 0, func(m *moving) {
		plays(0, "cleave", func(m *moving) { m.state.Fighters[1].HP = 1 })(m)
		m.passAll()
		m.Crown(0)
	}},
	{"loss", "knight", 1, func(m *moving) {
		plays(1, "fire_bolt", func(m *moving) { m.state.Fighters[0].HP = 1 })(m)
		m.passAll()
		m.Crown(1)
	}},
}

// draw makes the pictures that the table would wait for.
func (m *moving) draw() {
	portraits, cards := m.Gallery.Pictured(m.Heroes[:])
	for _, drawing := range append(portraits, cards...) {
		look.Raster(drawing, 362)
	}
}

// Everything that moves does, and comes to rest. With -strips each scene leaves its frames.
func TestStrips(t *testing.T) {
	raceflag.Skip(t, "lays card after card out, on the one goroutine that may")
	const frame, longest = 80 * time.Millisecond, 5 * time.Second
	for _, size := range quick.First(fyne.NewSize(360, 640), fyne.NewSize(1280, 800)) {
		for _, s := range scenes {
			m := &moving{bout: newBout(t, s.first, s.mine, "mage"), clock: &motion.ByHand{}}
			*m.Table.Stage = *motion.NewStage(m.clock)
			m.window = looktest.ShowAlone(t, m.Table.Root, size)
			m.draw()
			s.begin(m)
			m.strip = fmt.Sprintf("%s_%.0f", s.name, size.Width) // what led to it is none of it
			require.True(t, m.Table.Stage.IsMoving(), s.name)
			for passed := time.Duration(0); m.Table.Stage.IsMoving(); passed += frame {
				require.Less(t, passed, longest, s.name)
				m.pass(frame)
			}
			m.pass(frame)
		}
	}
}
