package dueltable

import (
	"fmt"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/internal/quick"
	"boardduels/runtime/game"
)

// fell lets the mage fall to the knight's last blow.
func fell(t *testing.T, strip string, size fyne.Size) *moving {
	m := newMoving(t, strip, size, 0)
	m.hold(0, "cleave")
	m.state.Fighters[1].HP = 1
	m.show(Moment{Seat: game.Nobody})
	m.play("cleave")
	require.Equal(t, game.Seat(0), m.state.Winner)
	m.Animate()
	return m
}

// The last blow is seen; then the winner comes forward out of its panel, while the other one has fallen.
func TestTheWinnerIsCrowned(t *testing.T) {
	for _, size := range quick.First(fyne.NewSize(360, 640), fyne.NewSize(640, 360), fyne.NewSize(1280, 800)) {
		m := fell(t, fmt.Sprintf("finale_%.0f", size.Width), size)
		foe, f := m.Table.Foe, m.Table.finale
		assert.Zero(t, foe.portrait.Translucency, "the blow hasn't landed")
		assert.False(t, m.Table.Me.ending.Visible())
		m.pass(lastEnterTime)
		m.pass(lethalStop)
		m.pass(fallTime / 2)
		assert.Positive(t, foe.portrait.Translucency)
		assert.False(t, foe.ending.Visible())
		m.passAll()
		assert.Equal(t, PaleFallen, foe.portrait.Translucency)
		assert.True(t, foe.ending.Visible())
		assert.True(t, m.Table.Me.ending.Visible())
		assert.False(t, f.Visible())

		m.Crown(0)
		require.True(t, f.Visible())
		mine := m.Table.Me.picture.Moved(m.Table.Me.Position())
		assert.Equal(t, mine.Pos(), f.portrait.Position(), "out of the panel")
		assert.False(t, f.laurel.Visible())
		m.pass(risingTime / 2)
		m.pass(risingTime / 2)
		assert.False(t, f.word.Object().Visible(), "the word falls once the winner is crowned")
		m.pass(200 * time.Millisecond)
		assert.True(t, f.fall[0].Visible(), "amid gold")
		assert.True(t, f.rays.Visible())
		m.passAll()
		assert.False(t, f.fall[0].Visible())
		assert.InDelta(t, size.Width/2, placeOf(f.portrait, f).Middle().X, 1)
		assert.Greater(t, f.portrait.Size().Width*f.portrait.Size().Height, mine.W*mine.H)
		assert.True(t, f.laurel.Visible())
		assert.Equal(t, m.Translator.Text("result.victory"), written(f.word))
		m.EndFinale()
		assert.False(t, f.Visible())
	}
}

// Nothing tells of the end before the last blow has landed: neither the title nor the log, the button or the heroes,
// also if they are drawn anew on the way.
func TestTheEndIsToldAfterTheLastBlow(t *testing.T) {
	m := newMoving(t, "", fyne.NewSize(1280, 800), 0)
	m.hold(0, "cleave", "shield_block")
	m.state.Fighters[1].HP, m.state.Fighters[1].Shield = 2, 0
	m.show(Moment{Seat: game.Nobody})
	v := m.Table
	title, lines := written(v.Title), v.Field.Now.Lines
	m.play("cleave")
	require.Equal(t, game.Seat(0), m.state.Winner)
	m.Animate()
	landed := false
	for v.Stage.IsMoving() && written(v.Foe.hp.number) == "2/35" {
		v.foretell(-1) // as a pointer over the hand does
		assert.Equal(t, title, written(v.Title))
		assert.Equal(t, lines, v.Field.Now.Lines)
		assert.False(t, v.Turn.Enabled)
		assert.False(t, v.Me.ending.Visible() || v.Foe.ending.Visible())
		landed = landed || len(v.Foe.floats.box.Objects) > 0
		m.pass(50 * time.Millisecond)
	}
	assert.True(t, landed, "the blow is seen by then")
	m.passAll()
	assert.NotEqual(t, title, written(v.Title))
	assert.NotEqual(t, lines, v.Field.Now.Lines)
	assert.True(t, v.Me.ending.Visible() && v.Foe.ending.Visible())
}

// Where nothing may move from place to place, the hero
// appears where it is to be.
func TestAHeroAppearsWhereNothingMoves(t *testing.T) {
	m := fell(t, "finale_calm", fyne.NewSize(1280, 800))
	m.passAll()
	m.Table.Stage.Set("", true)
	m.Crown(1)
	f := m.Table.finale
	at := f.portrait.Position()
	assert.InDelta(t, 1, f.portrait.Translucency, 0.01)
	m.pass(300 * time.Millisecond)
	assert.Less(t, f.portrait.Translucency, 0.9)
	m.passAll()
	assert.Equal(t, at, f.portrait.Position())
	assert.InDelta(t, PaleFallen, f.portrait.Translucency, 0.01)
	assert.Equal(t, m.Translator.Text("result.defeat"), written(f.word))
}

// A defeat is no victory at first sight: one's own hero comes forward, fallen, nobody is crowned, and the word is as
// large as that of a victory.
func TestADefeatShowsTheOwnHeroFallen(t *testing.T) {
	for _, size := range quick.First(fyne.NewSize(360, 640), fyne.NewSize(1280, 800)) {
		m := fell(t, "", size)
		m.passAll()
		f := m.Table.finale
		m.Crown(0)
		m.passAll()
		victory := f.word.Object().Size()
		assert.False(t, f.fallen.Visible())

		m.Crown(1)
		mine := m.Table.Me.picture.Moved(m.Table.Me.Position())
		assert.Equal(t, mine.Pos(), f.portrait.Position(), "out of the own panel")
		m.passAll()
		assert.True(t, f.hero == m.Table.Me.now.portrait)
		assert.False(t, f.laurel.Visible())
		assert.True(t, f.fallen.Visible())
		assert.InDelta(t, PaleFallen, f.portrait.Translucency, 0.01)
		assert.Equal(t, victory, f.word.Object().Size())
	}
}

// A tap on the last scene ends it.
func TestTheLastSceneIsSkippedByATap(t *testing.T) {
	m := fell(t, "finale_tap", fyne.NewSize(1280, 800))
	m.passAll()
	skipped := 0
	m.Table.finale.onTapped = func() { skipped++ }
	m.Crown(0)
	test.TapCanvas(m.window.Canvas(), fyne.NewPos(20, 20))
	assert.Equal(t, 1, skipped)
}
