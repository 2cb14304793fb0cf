package lessonflow_test

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
	"boardduels/runtime/app"
	"boardduels/runtime/app/apptest"
	"boardduels/runtime/app/look/looktest"
	"boardduels/runtime/app/motion"
	"boardduels/runtime/app/ui"
	"boardduels/runtime/game"
)

// closeSheet presses the cross of the sheet that is open.
func closeSheet(s *apptest.Stand) {
	s.T.Helper()
	test.Tap(apptest.Find(s, func(b *ui.Button) bool {
		return b.IsQuiet && b.Icon == theme.CancelIcon() && apptest.IsUnder(s.Game.Sheets().Layer, b)
	}))
	require.False(s.T, s.Game.Sheets().IsOpen())
}

// What the lesson says at its end isn't lost: a tap beside it leaves it there, and once it was closed the button, the
// cards and the keyboard lead to it again.
func TestTheEndOfTheLessonIsFoundAgain(t *testing.T) {
	raceflag.Skip(t, apptest.ShorterTestsDo)
	for _, language := range quick.First("en", "uk") {
		s := apptest.Newcomer(t, apptest.OnPhone, language)
		s.Window.Canvas().SetOnTypedKey(s.Game.TypedKey)
		s.Learn()
		v := s.Game.Duels.Session()
		s.Follow(apptest.ObeyAtMost, func() {})
		s.Settle(func() bool { return s.Game.Sheets().IsOpen() })
		s.Game.Stage().Finish()
		test.TapCanvas(s.Window.Canvas(), fyne.NewPos(180, 60))
		require.True(t, s.Game.Sheets().IsOpen(), "a tap beside it was meant for the table")

		closeSheet(s)
		assert.Equal(t, s.Text("duel.go_on"), v.Table.Turn.Label)
		assert.True(t, v.Table.Turn.Urgent, "it is golden")
		s.Save("lesson_over_" + language)
		s.Tap(v.Table.Turn)
		require.True(t, s.Game.Sheets().IsOpen())

		closeSheet(s)
		require.NotEmpty(t, v.Table.Hand.Model.Cards)
		s.Tap(v.Table.Hand.Cards[0])
		require.True(t, s.Game.Sheets().IsOpen(), "a card leads there, too")

		closeSheet(s)
		s.Key(fyne.KeyReturn)
		assert.True(t, s.Game.Sheets().IsOpen())
	}
}

// Once a duel is decided the keyboard is where it goes on, and the cards do nothing before its end was told.
func TestTheKeyboardGoesOnFromADecidedDuel(t *testing.T) {
	clock := &motion.ByHand{}
	s := apptest.NewWith(t, apptest.OnDesktop, "en", t.TempDir(), func(o *app.Options) { o.Clock = clock })
	s.Window.Canvas().SetOnTypedKey(s.Game.TypedKey)
	s.Game.Duels.Begin(apptest.Pair("knight", "mage", "random"))
	s.Settle(func() bool { return s.Game.Duels.Session() != nil })
	v := s.Game.Duels.Session()
	s.Key(fyne.KeyTab)
	for v.Now.View.Winner == game.Nobody {
		v.EndTurn()
		if s.Game.Stage().IsMoving() {
			clock.Pass(1e9)
			continue
		}
		(<-s.Queue)()
	}
	assert.True(t, s.Window.Canvas().Focused() == fyne.Focusable(v.Table.Turn))
	s.Settle(func() bool { return v.Result.Decided || len(s.Queue) == 0 })
	for _, key := range []fyne.KeyName{fyne.Key1, fyne.Key2} {
		s.Key(key)
		assert.False(t, v.Table.Preview.Visible(), "no card will be played any more")
	}
	assert.NotNil(t, s.Game.Table())
	s.Save("duel.go_on")
}

// A card that is shown large as one's turn ends doesn't hide what the enemy plays.
func TestALargeCardDoesNotHideTheEnemysTurn(t *testing.T) {
	clock := &motion.ByHand{}
	s := apptest.NewWith(t, apptest.OnDesktop, "en", t.TempDir(), func(o *app.Options) { o.Clock = clock })
	s.Window.Canvas().SetOnTypedKey(s.Game.TypedKey)
	s.Game.Duels.Begin(apptest.Pair("knight", "mage", "tree"))
	s.Settle(func() bool { return s.Game.Duels.Session() != nil && len(s.Game.Duels.Session().Now.Legal) > 0 })
	v := s.Game.Duels.Session()
	s.Game.Stage().Finish()
	closed := 0
	for turn := 0; turn < 6 && closed == 0; turn++ {
		if len(v.Now.Legal) > 0 {
			s.Key(fyne.KeyE)
			s.Key(fyne.Key1)
			require.True(t, v.Table.Preview.Visible())
		}
		for seen := len(v.Actions); len(v.Now.Legal) == 0 && v.Now.View.Winner == game.Nobody; {
			if s.Game.Stage().IsMoving() {
				clock.Pass(1e8)
			} else {
				(<-s.Queue)()
			}
			if len(v.Actions) == seen {
				continue
			}
			seen = len(v.Actions)
			assert.False(t, v.Table.Preview.Visible(), "it hides %v", v.Now.Action)
			closed++
			s.Key(fyne.Key1)
		}
	}
	assert.Positive(t, closed)
}

// The result of a duel of two heroes alike says who is who, and shows the own hero as it ended.
func TestAResultTellsWhoIsWho(t *testing.T) {
	for _, language := range quick.First("en", "uk") {
		for _, size := range quick.First(apptest.OnPhone, apptest.OnDesktop) {
			s := apptest.New(t, size, language)
			s.LoseTo(apptest.Pair("mage", "mage", "tree"))
			hero, rival := s.Game.HeroCalled("mage"), explanation.Brain(s.Game.Translator(), "tree")
			assert.True(t, s.Shows(s.Text("result.sides", i18n.Args{"Mine": hero, "Rival": rival, "Theirs": hero})))
			pale := apptest.Visible(s, func(i *canvas.Image) bool { return i.CornerRadius > 0 && i.Translucency > 0.5 })
			assert.Len(t, pale, 1, "it has fallen")
			looktest.AssertNothingCutOff(t, s.Window, "result")
			s.Save(fmt.Sprintf("result_defeat_%s_%.0f", language, size.Width))
		}
	}
}
