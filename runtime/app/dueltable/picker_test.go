package dueltable

import (
	"testing"

	"fyne.io/fyne/v2"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/internal/quick"
	"boardduels/runtime/app/face"
	"boardduels/runtime/app/look/looktest"
	"boardduels/runtime/duel"
	"boardduels/runtime/duel/rule"
	"boardduels/runtime/game"
)

// chooser notes which card was played in which mode.
type chooser struct {
	idle
	played []int8
}

func (c *chooser) PlayCard(place int, mode int8) { c.played = append(c.played, int8(place), mode) }

// choosing begins a duel in which the player holds a card with modes, one that is forbidden and one that can't be
// played.
func choosing(t *testing.T, language string, size fyne.Size) (*bout, *chooser, fyne.Window) {
	f, c := newRuledBout(t, language, 0, "alchemist", "warden"), &chooser{}
	f.Table.intents = c
	w := looktest.ShowAlone(t, f.Table.Root, size)
	f.hold(0, "tonic", "flurry", "insight")
	f.state.Fighters[0].HP = 10
	f.state.Ruled[0].Forbidden[rule.Attack] = 1
	f.show(Moment{Seat: game.Nobody})
	return f, c, w
}

// A card with modes offers them as sentences, with what would come of each; a tap plays the card in it.
func TestTheModesOfACardAreOffered(t *testing.T) {
	for _, language := range quick.First("en", "uk") {
		for _, size := range quick.First(fyne.NewSize(412, 915), fyne.NewSize(1280, 800), fyne.NewSize(640, 360)) {
			f, c, w := choosing(t, language, size)
			table := f.Table
			table.Hand.Tapped(0)
			assert.False(t, table.picker.Visible())
			table.Hand.Tapped(0)
			require.True(t, table.picker.Visible())
			assert.False(t, table.Preview.Visible())
			require.Len(t, table.picker.options, 3)
			looktest.AssertNothingCutOff(t, w, "modes")
			assert.Contains(t, table.picker.options[0].mode.told, "10\u00a0→\u00a015")
			table.picker.options[0].MouseIn(nil)
			assert.Contains(t, written(table.Me.hp.number), "→ 15")
			assert.Equal(t, table.picker.options[0].text.Color, table.picker.options[0].key.Color, "gold isn’t read on gold")
			table.picker.options[0].MouseOut()
			assert.NotContains(t, written(table.Me.hp.number), "→")
			assert.Empty(t, c.played)
			table.picker.options[1].Tapped(nil)
			assert.Equal(t, []int8{0, 2}, c.played)
			assert.False(t, table.picker.Visible())
		}
	}
}

// The keys 1, 2 and 3 choose a mode while those are offered, and Escape or a tap beside them lays the card back.
func TestModesAreChosenByKeys(t *testing.T) {
	f, c, _ := choosing(t, "en", fyne.NewSize(412, 915))
	open := func() {
		f.Table.Typed(fyne.Key1)
		f.Table.Typed(fyne.KeyReturn)
		require.True(t, f.Table.picker.Visible())
	}
	open()
	assert.True(t, f.Table.Typed(fyne.KeyEscape))
	assert.False(t, f.Table.picker.Visible())
	assert.False(t, f.Table.Typed(fyne.KeyEscape), "there is nothing left to lay back")
	open()
	f.Table.Typed(fyne.Key4)
	assert.True(t, f.Table.picker.Visible(), "there is no fourth")
	f.Table.picker.Tapped(nil)
	assert.False(t, f.Table.picker.Visible())
	open()
	f.Table.Typed(fyne.Key3)
	assert.Equal(t, []int8{0, 3}, c.played)
}

// Whoever taps another card while modes are offered considers that one.
func TestAnotherCardTakesThePlaceOfModes(t *testing.T) {
	f, c, _ := choosing(t, "en", fyne.NewSize(412, 915))
	f.Table.Hand.Tapped(0)
	f.Table.Hand.Tapped(0)
	require.True(t, f.Table.picker.Visible())
	f.Table.Hand.Tapped(2)
	assert.False(t, f.Table.picker.Visible())
	assert.True(t, f.Table.Preview.Visible())
	assert.Empty(t, c.played)
}

// The keyboard is led to the modes, and back to the card from there.
func TestTheKeyboardIsLedToTheModes(t *testing.T) {
	f, _, w := choosing(t, "en", fyne.NewSize(412, 915))
	card := f.Table.Hand.Cards[0]
	w.Canvas().Focus(card)
	f.Table.Typed(fyne.Key1)
	f.Table.Typed(fyne.KeyReturn)
	require.True(t, f.Table.picker.Visible())
	assert.Equal(t, fyne.Focusable(f.Table.picker.options[0]), w.Canvas().Focused())
	f.Table.Typed(fyne.KeyEscape)
	assert.Equal(t, fyne.Focusable(card), w.Canvas().Focused())
}

// A mode that can't be chosen says why, and isn't.
func TestAModeThatCantBeChosenSaysWhy(t *testing.T) {
	f, c, _ := choosing(t, "en", fyne.NewSize(412, 915))
	m := Moment{Seat: game.Nobody, View: f.duel.View(&f.state, 0), Legal: []duel.Action{{Card: f.line(0, "tonic"), Mode: 2}, duel.EndTurn}}
	f.Show(m, Caption{})
	f.Table.Typed(fyne.Key1)
	f.Table.Typed(fyne.KeyReturn)
	first := f.Table.picker.options[0]
	assert.NotEmpty(t, first.mode.why)
	assert.True(t, first.Disabled())
	f.Table.Typed(fyne.Key1)
	assert.Empty(t, c.played)
	f.Table.Typed(fyne.Key2)
	assert.Equal(t, []int8{0, 2}, c.played)
}

// A card that is forbidden tells what forbids it, and one that can't be played says so.
func TestABarredCardSaysWhy(t *testing.T) {
	f, c, _ := choosing(t, "en", fyne.NewSize(412, 915))
	assert.Equal(t, []face.State{face.Playable, face.Barred, face.Barred}, f.Table.Hand.Model.States)
	f.Table.Hand.Tapped(1)
	assert.Equal(t, "You can’t play attacks for 1 turn.", written(f.Table.Preview.Hint))
	f.Table.Hand.Tapped(1)
	assert.Empty(t, c.played)

	w := newRuledBout(t, "en", 0, "alchemist", "warden")
	looktest.ShowAlone(t, w.Table.Root, fyne.NewSize(412, 915))
	w.hold(0, "burnout")
	w.show(Moment{Seat: game.Nobody})
	w.Table.Hand.Tapped(0)
	assert.Equal(t, "It can’t be played", written(w.Table.Preview.Hint))
}
