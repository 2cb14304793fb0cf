package navigator_test

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/internal/raceflag"
	"boardduels/runtime/app"
	"boardduels/runtime/app/apptest"
	"boardduels/runtime/app/motion"
	"boardduels/runtime/app/navigator"
	"boardduels/runtime/app/ui"
)

// down presses a key as the toolkit of desktops does: what has the focus is told, or else the window, before the key is
// typed. It is typed again, by [Stand.Key], as long as it is held.
func down(s *apptest.Stand, name fyne.KeyName) {
	s.T.Helper()
	event := &fyne.KeyEvent{Name: name}
	if focused := s.Window.Canvas().Focused(); focused == nil {
		ui.KeyDown(event)
	} else if told, ok := focused.(desktop.Keyable); ok {
		told.KeyDown(event)
	}
	s.Key(name)
}

// up lets a key go.
func up(s *apptest.Stand, name fyne.KeyName) {
	event := &fyne.KeyEvent{Name: name}
	if focused := s.Window.Canvas().Focused(); focused == nil {
		ui.KeyUp(event)
	} else if told, ok := focused.(desktop.Keyable); ok {
		told.KeyUp(event)
	}
}

// hold types a key that is held again and again.
func hold(s *apptest.Stand, name fyne.KeyName) {
	for range 5 {
		s.Key(name)
		s.Work()
	}
}

// Enter that is held from the last blow on does nothing on the lesson's end, nor on the result of a duel: it is pressed
// anew.
func TestAHeldKeyDoesNothingOnWhatAppears(t *testing.T) {
	raceflag.Skip(t, apptest.ShorterTestsDo)
	for name, over := range map[string]func(*apptest.Stand) (isShown func() bool){
		"lesson": func(s *apptest.Stand) func() bool {
			s.Learn()
			down(s, fyne.KeyReturn)
			s.Game.Duels.Session().Table.Dismiss()
			s.Follow(apptest.Obey, func() {})
			s.Settle(func() bool { return s.Game.Sheets().IsOpen() })
			return func() bool { return s.Game.Sheets().IsOpen() && s.Offers("lesson.again") }
		},
		"duel": func(s *apptest.Stand) func() bool {
			v := s.Begin(apptest.Pair("knight", "mage", "tree"))
			s.Key(fyne.KeyTab)
			down(s, fyne.KeyReturn)
			s.Game.Sheets().Close()
			s.MyTurn()
			v.Resign()
			s.Settle(func() bool { return s.Game.Table() == nil })
			s.Work()
			return func() bool { return s.Offers("result.rematch") }
		},
	} {
		t.Run(name, func(t *testing.T) {
			s := apptest.Newcomer(t, apptest.OnDesktop, "en")
			s.Window.Canvas().SetOnTypedKey(s.Game.TypedKey)
			isShown := over(s)
			require.True(t, isShown())
			before := s.Game.Duels.Session()
			hold(s, fyne.KeyReturn)
			assert.True(t, isShown(), "a key that is held does nothing")
			up(s, fyne.KeyReturn)
			for range 2 { // to the button, and on
				down(s, fyne.KeyReturn)
				up(s, fyne.KeyReturn)
			}
			s.Work()
			assert.False(t, isShown() && s.Game.Duels.Session() == before, "a key that is pressed anew does")
		})
	}
}

// Enter that is held on the start page opens one page, not all that follow.
func TestAHeldKeyOpensOnePage(t *testing.T) {
	s := apptest.New(t, apptest.OnDesktop, "en")
	s.Window.Canvas().SetOnTypedKey(s.Game.TypedKey)
	down(s, fyne.KeyReturn)
	hold(s, fyne.KeyReturn)
	assert.True(t, s.Offers("choice.begin"))
	assert.Nil(t, s.Game.Duels.Session())
	up(s, fyne.KeyReturn)
	down(s, fyne.KeyReturn)
	s.Settle(func() bool { return s.Game.Duels.Session() != nil })
}

// Escape that is held closes the sheet, and doesn't leave the page under it.
func TestAHeldKeyClosesOneSheet(t *testing.T) {
	s := apptest.New(t, apptest.OnDesktop, "en")
	s.Window.Canvas().SetOnTypedKey(s.Game.TypedKey)
	v := s.Begin(apptest.Pair("knight", "mage", "tree"))
	v.OpenLog()
	down(s, fyne.KeyEscape)
	hold(s, fyne.KeyEscape)
	assert.False(t, s.Game.Sheets().IsOpen(), "nor asks whether to leave")
	up(s, fyne.KeyEscape)
	down(s, fyne.KeyEscape)
	assert.True(t, s.Game.Sheets().IsOpen())
	up(s, fyne.KeyEscape)
}

// Whoever presses once too often, a key or by a tap, doesn't press what has come up by itself.
func TestAPressForTheTableDoesNothingOnWhatComesUp(t *testing.T) {
	clock := &motion.ByHand{}
	for name, comeUp := range map[string]func(*apptest.Stand, *ui.Button){
		"screen": func(s *apptest.Stand, b *ui.Button) { s.Game.ComeUp(b, s.Game.OpenHome) },
		"sheet":  func(s *apptest.Stand, b *ui.Button) { s.Game.OpenByItself("", b) },
	} {
		t.Run(name, func(t *testing.T) {
			s := apptest.NewWith(t, apptest.OnDesktop, "en", t.TempDir(), func(o *app.Options) { o.Clock = clock })
			s.Window.Canvas().SetOnTypedKey(s.Game.TypedKey)
			pressed := 0
			b := ui.NewButton("", nil, func() { pressed++ })
			comeUp(s, b)
			press := func() {
				s.Window.Canvas().Focus(b)
				down(s, fyne.KeyReturn)
				up(s, fyne.KeyReturn)
				test.TapCanvas(s.Window.Canvas(), apptest.Center(b))
			}
			press()
			assert.Zero(t, pressed)
			clock.Pass(navigator.GuardTime)
			clock.Pass(navigator.GuardTime)
			press()
			assert.Equal(t, 2, pressed, "by key and by tap")
		})
	}
}

// Enter that is held at the table does one thing: it neither plays card after card nor ends turns.
func TestAHeldKeyDoesOneThingAtTheTable(t *testing.T) {
	s := apptest.New(t, apptest.OnDesktop, "en")
	s.Window.Canvas().SetOnTypedKey(s.Game.TypedKey)
	v := s.Begin(apptest.Pair("knight", "mage", "tree"))
	for range 4 { // to a card, to choose it, to play it, and on
		plies := v.Match.Record().Plies()
		down(s, fyne.KeyReturn)
		for range 6 {
			s.MyTurn()
			hold(s, fyne.KeyReturn)
		}
		s.MyTurn()
		assert.LessOrEqual(t, v.Match.Record().Plies(), plies+1)
		up(s, fyne.KeyReturn)
	}
	assert.NotZero(t, v.Match.Record().Plies())
}
