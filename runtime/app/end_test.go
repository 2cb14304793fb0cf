package app

import (
	"fmt"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/theme"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/ai/duel/explanation"
	"boardduels/internal/i18n"
	"boardduels/internal/quick"
	"boardduels/internal/raceflag"
	"boardduels/runtime/app/look/looktest"
	"boardduels/runtime/app/motion"
	"boardduels/runtime/app/ui"
	"boardduels/runtime/game"
)

// closeSheet presses the cross of the sheet that is open.
func (s *stand) closeSheet() {
	s.t.Helper()
	test.Tap(find(s, func(b *ui.Button) bool {
		return b.IsQuiet && b.Icon == theme.CancelIcon() && isUnder(s.game.Sheets.Layer, b)
	}))
	require.False(s.t, s.game.Sheets.IsOpen())
}

// What the lesson says at its end isn't lost: a tap beside it leaves it there, and once it was closed the button, the
// cards and the keyboard lead to it again.
func TestTheEndOfTheLessonIsFoundAgain(t *testing.T) {
	raceflag.Skip(t, shorterTestsDo)
	for _, language := range quick.First("en", "uk") {
		s := newcomer(t, onPhone, language)
		s.window.Canvas().SetOnTypedKey(s.game.TypedKey)
		s.learn()
		v := s.game.duels.Session
		s.follow(obeyAtMost, func() {})
		s.settle(func() bool { return s.game.Sheets.IsOpen() })
		s.game.Stage.Finish()
		test.TapCanvas(s.window.Canvas(), fyne.NewPos(180, 60))
		require.True(t, s.game.Sheets.IsOpen(), "a tap beside it was meant for the table")

		s.closeSheet()
		assert.Equal(t, s.text("duel.go_on"), v.Table.Turn.Label)
		assert.True(t, v.Table.Turn.Urgent, "it is golden")
		s.save("lesson_over_" + language)
		s.tap(v.Table.Turn)
		require.True(t, s.game.Sheets.IsOpen())

		s.closeSheet()
		require.NotEmpty(t, v.Table.Hand.Model.Cards)
		s.tap(v.Table.Hand.Cards[0])
		require.True(t, s.game.Sheets.IsOpen(), "a card leads there, too")

		s.closeSheet()
		s.key(fyne.KeyReturn)
		assert.True(t, s.game.Sheets.IsOpen())
	}
}

// Once a duel is decided the keyboard is where it goes on, and the cards do nothing before its end was told.
func TestTheKeyboardGoesOnFromADecidedDuel(t *testing.T) {
	clock := &motion.ByHand{}
	s := newStandWith(t, onDesktop, "en", t.TempDir(), func(o *Options) { o.Clock = clock })
	s.window.Canvas().SetOnTypedKey(s.game.TypedKey)
	s.game.duels.Begin(pair("knight", "mage", "random"))
	s.settle(func() bool { return s.game.duels.Session != nil })
	v := s.game.duels.Session
	s.key(fyne.KeyTab)
	for v.Now.View.Winner == game.Nobody {
		v.EndTurn()
		if s.game.Stage.IsMoving() {
			clock.Pass(1e9)
			continue
		}
		(<-s.queue)()
	}
	assert.True(t, s.window.Canvas().Focused() == fyne.Focusable(v.Table.Turn))
	s.settle(func() bool { return v.Result.Decided || len(s.queue) == 0 })
	for _, key := range []fyne.KeyName{fyne.Key1, fyne.Key2} {
		s.key(key)
		assert.False(t, v.Table.Preview.Visible(), "no card will be played any more")
	}
	assert.NotNil(t, s.game.Table)
	s.save("duel.go_on")
}

// A card that is shown large as one's turn ends doesn't hide what the enemy plays.
func TestALargeCardDoesNotHideTheEnemysTurn(t *testing.T) {
	clock := &motion.ByHand{}
	s := newStandWith(t, onDesktop, "en", t.TempDir(), func(o *Options) { o.Clock = clock })
	s.window.Canvas().SetOnTypedKey(s.game.TypedKey)
	s.game.duels.Begin(pair("knight", "mage", "tree"))
	s.settle(func() bool { return s.game.duels.Session != nil && len(s.game.duels.Session.Now.Legal) > 0 })
	v := s.game.duels.Session
	s.game.Stage.Finish()
	closed := 0
	for turn := 0; turn < 6 && closed == 0; turn++ {
		if len(v.Now.Legal) > 0 {
			s.key(fyne.KeyE)
			s.key(fyne.Key1)
			require.True(t, v.Table.Preview.Visible())
		}
		for seen := len(v.Actions); len(v.Now.Legal) == 0 && v.Now.View.Winner == game.Nobody; {
			if s.game.Stage.IsMoving() {
				clock.Pass(1e8)
			} else {
				(<-s.queue)()
			}
			if len(v.Actions) == seen {
				continue
			}
			seen = len(v.Actions)
			assert.False(t, v.Table.Preview.Visible(), "it hides %v", v.Now.Action)
			closed++
			s.key(fyne.Key1)
		}
	}
	assert.Positive(t, closed)
}

// The result of a duel of two heroes alike says who is who, and shows the own hero as it ended.
func TestAResultTellsWhoIsWho(t *testing.T) {
	for _, language := range quick.First("en", "uk") {
		for _, size := range quick.First(onPhone, onDesktop) {
			s := newStand(t, size, language)
			s.loseTo(pair("mage", "mage", "tree"))
			hero, rival := s.game.HeroCalled("mage"), explanation.Brain(s.game.Translator(), "tree")
			assert.True(t, s.shows(s.text("result.sides", i18n.Args{"Mine": hero, "Rival": rival, "Theirs": hero})))
			pale := visible(s, func(i *canvas.Image) bool { return i.CornerRadius > 0 && i.Translucency > 0.5 })
			assert.Len(t, pale, 1, "it has fallen")
			looktest.AssertNothingCutOff(t, s.window, "result")
			s.save(fmt.Sprintf("result_defeat_%s_%.0f", language, size.Width))
		}
	}
}
