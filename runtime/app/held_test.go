package app

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/internal/raceflag"
	"boardduels/runtime/app/motion"
	"boardduels/runtime/app/navigator"
	"boardduels/runtime/app/ui"
)

// down presses a key as the toolkit of desktops does: what has the focus is told, or else the window, before the key is
// typed. It is typed again, by [stand.key], as long as it is held.
func (s *stand) down(name fyne.KeyName) {
	s.t.Helper()
	event := &fyne.KeyEvent{Name: name}
	if focused := s.window.Canvas().Focused(); focused == nil {
		ui.KeyDown(event)
	} else if told, ok := focused.(desktop.Keyable); ok {
		told.KeyDown(event)
	}
	s.key(name)
}

// up lets a key go.
func (s *stand) up(name fyne.KeyName) {
	event := &fyne.KeyEvent{Name: name}
	if focused := s.window.Canvas().Focused(); focused == nil {
		ui.KeyUp(event)
	} else if told, ok := focused.(desktop.Keyable); ok {
		told.KeyUp(event)
	}
}

// hold types a key that is held again and again.
func (s *stand) hold(name fyne.KeyName) {
	for range 5 {
		s.key(name)
		s.work()
	}
}

// offers reports whether a button is on the screen.
func (s *stand) offers(key string) bool {
	return len(visible(s, called(s.text(key)))) > 0
}

// Enter that is held from the last blow on does nothing on the lesson's end, nor on the result of a duel: it is pressed
// anew.
func TestAHeldKeyDoesNothingOnWhatAppears(t *testing.T) {
	raceflag.Skip(t, shorterTestsDo)
	for name, over := range map[string]func(*stand) (isShown func() bool){
		"lesson": func(s *stand) func() bool {
			s.learn()
			s.down(fyne.KeyReturn)
			s.game.duels.Session.Table.Dismiss()
			s.follow(obey, func() {})
			s.settle(func() bool { return s.game.Sheets.IsOpen() })
			return func() bool { return s.game.Sheets.IsOpen() && s.offers("lesson.again") }
		},
		"duel": func(s *stand) func() bool {
			v := s.begin(pair("knight", "mage", "tree"))
			s.key(fyne.KeyTab)
			s.down(fyne.KeyReturn)
			s.game.Sheets.Close()
			s.myTurn()
			v.Resign()
			s.settle(func() bool { return s.game.Table == nil })
			s.work()
			return func() bool { return s.offers("result.rematch") }
		},
	} {
		t.Run(name, func(t *testing.T) {
			s := newcomer(t, onDesktop, "en")
			s.window.Canvas().SetOnTypedKey(s.game.TypedKey)
			isShown := over(s)
			require.True(t, isShown())
			before := s.game.duels.Session
			s.hold(fyne.KeyReturn)
			assert.True(t, isShown(), "a key that is held does nothing")
			s.up(fyne.KeyReturn)
			for range 2 { // to the button, and on
				s.down(fyne.KeyReturn)
				s.up(fyne.KeyReturn)
			}
			s.work()
			assert.False(t, isShown() && s.game.duels.Session == before, "a key that is pressed anew does")
		})
	}
}

// Enter that is held on the start page opens one page, not all that follow.
func TestAHeldKeyOpensOnePage(t *testing.T) {
	s := newStand(t, onDesktop, "en")
	s.window.Canvas().SetOnTypedKey(s.game.TypedKey)
	s.down(fyne.KeyReturn)
	s.hold(fyne.KeyReturn)
	assert.True(t, s.offers("choice.begin"))
	assert.Nil(t, s.game.duels.Session)
	s.up(fyne.KeyReturn)
	s.down(fyne.KeyReturn)
	s.settle(func() bool { return s.game.duels.Session != nil })
}

// Escape that is held closes the sheet, and doesn't leave the page under it.
func TestAHeldKeyClosesOneSheet(t *testing.T) {
	s := newStand(t, onDesktop, "en")
	s.window.Canvas().SetOnTypedKey(s.game.TypedKey)
	v := s.begin(pair("knight", "mage", "tree"))
	v.OpenLog()
	s.down(fyne.KeyEscape)
	s.hold(fyne.KeyEscape)
	assert.False(t, s.game.Sheets.IsOpen(), "nor asks whether to leave")
	s.up(fyne.KeyEscape)
	s.down(fyne.KeyEscape)
	assert.True(t, s.game.Sheets.IsOpen())
	s.up(fyne.KeyEscape)
}

// Whoever presses once too often, a key or by a tap, doesn't press what has come up by itself.
func TestAPressForTheTableDoesNothingOnWhatComesUp(t *testing.T) {
	clock := &motion.ByHand{}
	for name, comeUp := range map[string]func(*stand, *ui.Button){
		"screen": func(s *stand, b *ui.Button) { s.game.ComeUp(b, s.game.OpenHome) },
		"sheet":  func(s *stand, b *ui.Button) { s.game.OpenByItself("", b) },
	} {
		t.Run(name, func(t *testing.T) {
			s := newStandWith(t, onDesktop, "en", t.TempDir(), func(o *Options) { o.Clock = clock })
			s.window.Canvas().SetOnTypedKey(s.game.TypedKey)
			pressed := 0
			b := ui.NewButton("", nil, func() { pressed++ })
			comeUp(s, b)
			press := func() {
				s.window.Canvas().Focus(b)
				s.down(fyne.KeyReturn)
				s.up(fyne.KeyReturn)
				test.TapCanvas(s.window.Canvas(), center(b))
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
	s := newStand(t, onDesktop, "en")
	s.window.Canvas().SetOnTypedKey(s.game.TypedKey)
	v := s.begin(pair("knight", "mage", "tree"))
	for range 4 { // to a card, to choose it, to play it, and on
		plies := v.Match.Record().Plies()
		s.down(fyne.KeyReturn)
		for range 6 {
			s.myTurn()
			s.hold(fyne.KeyReturn)
		}
		s.myTurn()
		assert.LessOrEqual(t, v.Match.Record().Plies(), plies+1)
		s.up(fyne.KeyReturn)
	}
	assert.NotZero(t, v.Match.Record().Plies())
}
