package dueltable

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/ai/duel/habit"
	"boardduels/internal/i18n"
	"boardduels/internal/raceflag"
	"boardduels/runtime/app/look/looktest"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
	"boardduels/schema"
)

// A rival says its words as the duel begins, to a heavy blow, with little hp left, and at the end; each once, beside
// its panel, and whole on any screen.
func TestRivalsHaveSomethingToSay(t *testing.T) {
	raceflag.Skip(t, "lays card after card out, on the one goroutine that may")
	for _, size := range anySize {
		m := newMoving(t, fmt.Sprintf("bark_%.0f", size.Width), size, 0)
		bubble := m.Table.bubble
		says := func(key, why string) {
			t.Helper()
			m.pass(lastEnterTime + throwTime + lethalStop)
			require.True(t, bubble.box.Visible(), "%v: %s", size, why)
			assert.Equal(t, m.Translator.Text(key), written(bubble.words), why)
			at := rectOf(bubble.box)
			assert.True(t, at.X >= 0 && at.Y >= 0 && at.X+at.W <= size.Width && at.Y+at.H <= size.Height)
			assert.False(t, overlap(at, rectOf(m.Table.Me)), why)
			for _, line := range m.Table.Field.lines {
				assert.False(t, !bubble.broad && line.Object().Visible() && overlap(at, placeOf(line.Object(), m.Table.Field)), "%v: %s", size, why)
			}
			looktest.AssertNothingCutOff(t, m.window, why)
			m.passAll()
			assert.False(t, bubble.box.Visible())
		}
		assert.Equal(t, "mage", m.Table.Home, "the duel is in its hall")
		m.Deal()
		m.Greet(nil, "", true)
		says("bark.mage.start", "it begins")
		hit := func(damage, left int16) {
			m.state.Fighters[1].HP = left
			m.Show(Moment{View: m.duel.View(&m.state, 0), Seat: 0, Action: duel.Play(0), Events: []duel.Event{{Kind: duel.DamageTaken, Seat: 1, Amount: damage}}}, Caption{})
			m.Animate()
		}
		hit(2, 30)
		m.passAll()
		assert.NotEqual(t, m.Translator.Text("bark.mage.struck"), written(bubble.words), "a light blow is nothing to speak of")
		hit(9, 21)
		says("bark.mage.struck", "a heavy blow")
		hit(9, 12)
		m.pass(lastEnterTime)
		assert.False(t, bubble.box.Visible(), "not again")
		m.passAll()
		hit(8, 4)
		says("bark.mage.low", "little hp is left")
		m.state.Winner = 0
		hit(4, 0)
		says("bark.mage.lost", "the end")
	}
}

// What somebody is told to do isn't hidden by anything that is said, and nobody speaks in a duel that is watched.
func TestRivalsKnowWhenToBeSilent(t *testing.T) {
	m := newMoving(t, "silent", anySize[0], 0)
	m.Deal()
	m.Greet(nil, "", true)
	m.pass(time.Second)
	require.True(t, m.Table.bubble.box.Visible())
	m.Advise(Advice{Text: "Choose a card"})
	assert.False(t, m.Table.bubble.box.Visible())
	m.bark(struck, 0)
	m.pass(100 * time.Millisecond)
	assert.False(t, m.Table.bubble.box.Visible())

	m = newMoving(t, "watched", anySize[0], 0)
	m.watched = true
	m.show(Moment{Seat: game.Nobody})
	m.Deal()
	m.Greet(nil, "", true)
	m.pass(time.Second)
	assert.False(t, m.Table.bubble.box.Visible())
}

// What the AI says of the person takes the place of what the rival says as the duel begins, is there long enough to be
// read, and whole on any screen; a duel that goes on is not begun with it again.
func TestARivalMakesAClaim(t *testing.T) {
	claim := &habit.Claim{Habit: schema.Habit{
		HabitKey: schema.HabitKey{When: "foe_shielded", Does: schema.PlaysCard, Card: "last_stand"}, Status: schema.Stated, Seen: 20, Done: 15, Usual: 0.2,
	}}
	for _, size := range anySize {
		m := newMoving(t, fmt.Sprintf("claim_%.0f", size.Width), size, 0)
		bubble := m.Table.bubble
		m.Deal()
		m.Greet(claim, "", true)
		m.pass(lastEnterTime + throwTime + lethalStop)
		require.True(t, bubble.box.Visible(), size)
		said := m.Translator.Text("claim.say", i18n.Args{"Habit": m.claim()})
		assert.Contains(t, said, "Останній рубіж")
		assert.Equal(t, strings.ReplaceAll(said, " ", ""), strings.ReplaceAll(written(bubble.words), " ", ""))
		at := rectOf(bubble.box)
		assert.True(t, at.X >= 0 && at.Y >= 0 && at.X+at.W <= size.Width && at.Y+at.H <= size.Height, size)
		looktest.AssertNothingCutOff(t, m.window, "claim")
		m.pass(sayTime)
		assert.True(t, bubble.box.Visible(), "there is much to read")
		m.passAll()
		assert.False(t, bubble.box.Visible())
	}
	m := newMoving(t, "claim_resumed", anySize[0], 0)
	m.Greet(claim, "", false)
	m.pass(time.Second)
	assert.False(t, m.Table.bubble.box.Visible())
}
