package dueltable

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/ai/duel/forecast"
	"boardduels/ai/duel/habit"
	"boardduels/assets/nemeses"
	"boardduels/internal/i18n"
	"boardduels/runtime/app/look/looktest"
	"boardduels/runtime/duel"
	"boardduels/schema"
)

// What is remembered is said first, then the claim, each as long as it takes to read it, on any screen; who is
// interrupted says neither again.
func TestANemesisRemembersBeforeItClaims(t *testing.T) {
	claim := &habit.Claim{Habit: schema.Habit{HabitKey: schema.HabitKey{When: "behind", Does: "defends"}, Status: schema.Stated, Seen: 20, Done: 15, Usual: 0.2}}
	for _, size := range anySize {
		m := newMoving(t, fmt.Sprintf("memory_%.0f", size.Width), size, 0)
		remembered := m.Translator.Text("memory.kept", i18n.Args{"Card": "Останній рубіж", "N": 5})
		bubble := m.Table.bubble
		says := func(text string) {
			t.Helper()
			require.True(t, bubble.box.Visible(), size)
			assert.Equal(t, strings.ReplaceAll(text, " ", ""), strings.ReplaceAll(written(bubble.words), " ", ""))
			looktest.AssertNothingCutOff(t, m.window, text)
		}
		m.Greet(claim, remembered, true)
		m.pass(time.Second)
		says(remembered)
		m.pass(readTime(remembered))
		says(m.Translator.Text("claim.say", i18n.Args{"Habit": m.claim()}))
		m.passAll()
		assert.False(t, bubble.box.Visible())

		m.Greet(claim, remembered, true)
		m.pass(time.Second)
		bubble.hush()
		assert.False(t, bubble.box.Visible())
		m.passAll()
		assert.False(t, bubble.box.Visible())
	}
}

// Its face shows how it takes things: what it foresaw pleases it, what outwits it surprises it, and it has none where
// nobody is met.
func TestTheFaceOfANemesis(t *testing.T) {
	m := newMoving(t, "face", anySize[0], 0)
	face := m.Table.nemesis
	show := func() nemeses.Mood {
		m.Show(Moment{View: m.duel.View(&m.state, 0)}, Caption{})
		return face.mood
	}
	show()
	assert.False(t, face.picture.Visible())
	m.seats[1].Appear("ostap")
	assert.Equal(t, nemeses.Calm, show())
	assert.True(t, face.picture.Visible())
	assert.LessOrEqual(t, face.picture.Position().X+face.picture.Size().Width, m.Table.Title.Object().Position().X)

	played, others := []duel.Action{duel.Play(1)}, []duel.Action{duel.Play(0)}
	m.Foretold = []forecast.Turn{{Played: played, Known: forecast.Guess{Cards: others, Given: 50}}}
	assert.Equal(t, nemeses.Surprised, show())
	m.Foretold[0].Known.Given = 300
	assert.Equal(t, nemeses.Calm, show(), "it missed, but might have come to that")
	m.Foretold[0].Known.Cards = played
	assert.Equal(t, nemeses.Pleased, show())
	m.sealed = &forecast.Seal{}
	assert.Equal(t, nemeses.Calm, show(), "the next turn has begun")
	m.state.Fighters[1].HP = 3
	assert.Equal(t, nemeses.Grim, show())
	m.state.Winner = 0
	assert.Equal(t, nemeses.Grim, show())
	m.state.Winner = 1
	assert.Equal(t, nemeses.Pleased, show())
	m.seats[1].Appear("nobody")
	show()
	assert.False(t, face.picture.Visible())
}
