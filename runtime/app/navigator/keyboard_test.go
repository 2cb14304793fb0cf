package navigator_test

import (
	"fmt"
	"image/color"
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/widget"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/internal/i18n"
	"boardduels/internal/quick"
	"boardduels/internal/raceflag"
	"boardduels/runtime/app"
	"boardduels/runtime/app/apptest"
	"boardduels/runtime/app/dueltable"
	"boardduels/runtime/app/face"
	"boardduels/runtime/app/look"
	"boardduels/runtime/app/look/looktest"
	"boardduels/runtime/app/screen"
	"boardduels/runtime/app/ui"
	"boardduels/runtime/duel"
)

// A duel is chosen, played to its end and looked at again without a pointer.
func TestADuelIsPlayedByKeyboard(t *testing.T) {
	raceflag.Skip(t, apptest.ShorterTestsDo)
	s := apptest.New(t, apptest.OnDesktop, "en")
	s.Window.Canvas().SetOnTypedKey(s.Game.TypedKey)
	s.Key(fyne.KeyDown)
	focused, ok := s.Window.Canvas().Focused().(*ui.Button)
	require.True(t, ok)
	assert.Equal(t, "New duel", focused.Text, "what the screen is for")
	s.Key(fyne.KeyReturn)
	apptest.KeyTo(s, func(p *ui.Tile) bool { return p.Name == "Mage" })
	s.Key(fyne.KeySpace)
	apptest.KeyTo(s, apptest.Called(s.Text("choice.begin")))
	s.Key(fyne.KeyReturn)
	s.Settle(func() bool { return s.Game.Duels.Session() != nil && s.Game.Duels.Session().Now.View.Round > 0 })
	v := s.Game.Duels.Session()
	s.MyTurn()
	assert.Equal(t, "mage", v.Heroes[v.Me].ID)

	for s.Game.Table() != nil {
		seen := len(v.Actions)
		if len(v.Table.Hand.Model.Cards) == 0 {
			s.Key(fyne.KeyE)
			s.Settle(func() bool { return len(v.Actions) > seen })
			s.MyTurn()
			continue
		}
		apptest.KeyTo(s, func(*dueltable.HandCard) bool { return true })
		s.Key(fyne.KeyReturn)
		require.True(t, v.Table.Preview.Visible(), "Enter shows the card")
		s.Key(fyne.KeyEscape)
		require.False(t, v.Table.Preview.Visible(), "Escape lays it back")
		require.NotNil(t, s.Game.Table(), "and no more")
		s.Key(fyne.KeyReturn)
		s.Key(fyne.KeyReturn)
		if len(v.Actions) == seen {
			s.Key(fyne.KeyE)
		}
		s.Settle(func() bool { return len(v.Actions) > seen })
		s.MyTurn()
	}
	apptest.KeyTo(s, apptest.Called(s.Text("result.watch")))
	s.Key(fyne.KeyReturn)
	s.Work()
	apptest.KeyTo(s, func(*ui.Slider) bool { return true })
	s.Key(fyne.KeyRight)
	s.Key(fyne.KeyEscape)
	s.Work()
	require.Nil(t, s.Game.Table(), "Escape leads back from a replay")
	s.Key(fyne.KeyEscape)
	assert.True(t, s.Shows(s.Text("home.new_duel")) || s.Sees("home.new_duel"))
}

// A duel that is gone on with in the midst of a turn with nothing left to play goes on by Enter alone, which ends the
// turn; the keyboard waits at the first card that can be played when the next one begins, wherever it was meanwhile.
func TestADuelIsResumedByKeyboard(t *testing.T) {
	raceflag.Skip(t, apptest.ShorterTestsDo)
	for _, aside := range []bool{false, true} {
		folder := t.TempDir()
		s := apptest.NewIn(t, apptest.OnDesktop, "en", folder)
		v := s.Begin(apptest.Pair("knight", "mage", "random"))
		for slices.Contains(v.Table.Hand.Model.States, face.Playable) {
			s.PlaySome(1)
		}
		round := v.Now.View.Round
		s.Game.Close()

		s = apptest.NewIn(t, apptest.OnDesktop, "en", folder)
		s.Window.Canvas().SetOnTypedKey(s.Game.TypedKey)
		apptest.KeyTo(s, func(b *ui.Button) bool { return b.Importance == widget.HighImportance })
		s.Key(fyne.KeyReturn)
		s.Settle(func() bool { return s.Game.Duels.Session() != nil })
		s.MyTurn()
		v = s.Game.Duels.Session()
		require.Equal(t, round, v.Now.View.Round)
		assert.Same(t, v.Table.Turn, s.Window.Canvas().Focused(), "nothing else can be done")
		if aside {
			apptest.KeyTo(s, func(b *ui.Button) bool { return b.IsQuiet })
			s.Key(fyne.KeyE)
		} else {
			s.Key(fyne.KeyReturn)
		}
		s.Settle(func() bool { return v.Now.View.Round > round })
		s.MyTurn()
		first := slices.Index(v.Table.Hand.Model.States, face.Playable)
		require.NotEqual(t, -1, first)
		focused, ok := s.Window.Canvas().Focused().(*dueltable.HandCard)
		require.True(t, ok, "%T", s.Window.Canvas().Focused())
		assert.True(t, focused == v.Table.Hand.Cards[first], "the first card that can be played")
	}
}

// A card that is chosen by its number has the focus from wherever it was, so that Enter plays it.
func TestACardsNumberTakesTheFocus(t *testing.T) {
	for _, tabs := range []int{0, 2} {
		s := apptest.New(t, apptest.OnDesktop, "en")
		s.Window.Canvas().SetOnTypedKey(s.Game.TypedKey)
		v := s.Begin(apptest.Pair("knight", "mage", "random"))
		for range tabs {
			s.Key(fyne.KeyTab)
		}
		place := slices.Index(v.Table.Hand.Model.States, face.Playable)
		require.NotEqual(t, -1, place)
		s.Key(fyne.KeyName(rune('1' + place)))
		require.Equal(t, place, v.Table.Hand.Chosen)
		assert.Equal(t, s.Game.Translator().Text("duel.enter_to_play", i18n.Args{"Key": "I"}), apptest.Words(v.Table.Preview.Hint))
		seen := len(v.Actions)
		s.Key(fyne.KeyReturn)
		assert.False(t, s.Game.Sheets().IsOpen(), "no button is pressed")
		s.Settle(func() bool { return len(v.Actions) > seen })
		assert.NotEqual(t, duel.EndTurn, v.Actions[seen])
	}
}

// Wherever a card has been played by keyboard, the focus is at one that can be played next, or at the end of the turn.
func TestTheKeyboardStaysWhereSomethingCanBeDone(t *testing.T) {
	raceflag.Skip(t, apptest.ShorterTestsDo)
	for _, hero := range quick.First("knight", "mage", "priest", "rogue") {
		s := apptest.New(t, apptest.OnDesktop, "en")
		s.Window.Canvas().SetOnTypedKey(s.Game.TypedKey)
		playByKeys(s, s.Begin(apptest.Pair(hero, "mage", "random")))
	}
}

// playByKeys plays a duel by keyboard.
func playByKeys(s *apptest.Stand, v *screen.Session) {
	t := s.T
	s.Key(fyne.KeyTab)
	played := 0
	for s.Game.Table() != nil {
		seen := len(v.Actions)
		switch focused := s.Window.Canvas().Focused().(type) {
		case *dueltable.HandCard:
			last := focused
			for i, state := range v.Table.Hand.Model.States { // the one after which most has moved
				if state == face.Playable {
					last = v.Table.Hand.Cards[i]
				}
			}
			apptest.KeyTo(s, func(c *dueltable.HandCard) bool { return c == last })
			s.Key(fyne.KeyReturn)
			s.Key(fyne.KeyReturn)
		default:
			s.Key(fyne.KeyE)
		}
		s.Settle(func() bool { return len(v.Actions) > seen })
		s.MyTurn()
		if len(v.Now.Legal) == 0 {
			break
		}
		played++
		focused := s.Window.Canvas().Focused()
		place := slices.IndexFunc(v.Table.Hand.Cards, func(c *dueltable.HandCard) bool { return fyne.Focusable(c) == focused })
		if slices.Contains(v.Table.Hand.Model.States, face.Playable) {
			require.NotEqual(t, -1, place, "%T", focused)
			require.Equal(t, face.Playable, v.Table.Hand.Model.States[place])
		} else {
			require.Same(t, v.Table.Turn, focused)
		}
	}
	require.Greater(t, played, 10)
}

// tabStops are what the Tab key leads to, from a card of the hand on.
func tabStops(s *apptest.Stand) (stops []fyne.Focusable) {
	apptest.KeyTo(s, func(*dueltable.HandCard) bool { return true })
	for first := s.Window.Canvas().Focused(); ; {
		stops = append(stops, s.Window.Canvas().Focused())
		s.Key(fyne.KeyTab)
		if s.Window.Canvas().Focused() == first {
			return stops
		}
	}
}

// Tab leads from the hand to the end of the turn, and never to what can't be pressed: what lies dimmed under a card
// that is shown large, the end of a turn that isn't one's own, a field on which nothing lies.
func TestTabLeadsToWhatCanBePressed(t *testing.T) {
	s := apptest.New(t, apptest.OnDesktop, "en")
	s.Window.Canvas().SetOnTypedKey(s.Game.TypedKey)
	v := s.Begin(apptest.Pair("knight", "mage", "random"))
	at := func(stops []fyne.Focusable, f fyne.Focusable) int { return slices.Index(stops, f) }
	isButton := func(f fyne.Focusable) bool { _, is := f.(*ui.Button); return is }

	stops := tabStops(s)
	n := len(v.Table.Hand.Model.Cards)
	assert.Same(t, v.Table.Hand.Cards[n-1], stops[n-1])
	assert.Same(t, v.Table.Turn, stops[n])
	if len(v.Laid.Cards) == 0 {
		assert.Equal(t, -1, at(stops, v.Table.Field))
	}
	assert.True(t, slices.ContainsFunc(stops, isButton))

	s.Key(fyne.KeyReturn)
	require.True(t, v.Table.Preview.Visible())
	stops = tabStops(s)
	assert.False(t, slices.ContainsFunc(stops, isButton), "they lie under the large card")
	v.Table.Dismiss()
	assert.True(t, slices.ContainsFunc(tabStops(s), isButton))

	waiting := v.Now
	waiting.Legal = nil
	v.Show(waiting, dueltable.Caption{Label: "…"})
	assert.Equal(t, -1, at(tabStops(s), v.Table.Turn), "it isn't one's own")
}

// Enter on a card that can't be played says why, as a tap does, and again with more weight.
func TestEnterSaysWhyACardCannotBePlayed(t *testing.T) {
	for _, byKey := range []bool{true, false} {
		s := apptest.New(t, apptest.OnDesktop, "en")
		s.Window.Canvas().SetOnTypedKey(s.Game.TypedKey)
		v := s.Begin(apptest.Pair("mage", "knight", "random"))
		for !slices.Contains(v.Table.Hand.Model.States, face.TooExpensive) {
			seen := len(v.Actions)
			if card := apptest.FirstPlayable(v); card != nil {
				s.Tap(card)
				s.Tap(card)
			} else {
				s.Tap(v.Table.Turn)
			}
			s.Settle(func() bool { return len(v.Actions) > seen })
			s.MyTurn()
		}
		place := slices.Index(v.Table.Hand.Model.States, face.TooExpensive)
		card := v.Table.Hand.Cards[place]
		press := func() { s.Tap(card) }
		if byKey {
			apptest.KeyTo(s, func(c *dueltable.HandCard) bool { return c == card })
			press = func() { s.Key(fyne.KeyReturn) }
		}
		for range 2 {
			press()
			assert.True(t, v.Table.Preview.Visible())
			assert.Regexp(t, `^Costs \d+ energy, \d+ left$`, apptest.Words(v.Table.Preview.Hint))
		}
		s.Save(fmt.Sprint("refused_", byKey))
	}
}

// The end of the turn names its key where there are keys.
func TestTheEndOfTheTurnNamesItsKey(t *testing.T) {
	for _, phone := range []bool{false, true} {
		for _, language := range quick.First("en", "uk") {
			for _, size := range quick.First(apptest.OnDesktop, apptest.OnPhone, apptest.OnPhoneWide) {
				s := apptest.NewWith(t, size, language, t.TempDir(), func(o *app.Options) { o.Phone = phone })
				v := s.Begin(apptest.Pair("knight", "mage", "random"))
				keys := func() int {
					return len(apptest.Visible(s, func(c *canvas.Text) bool { return c.Text == "E" && apptest.IsUnder(v.Table.Turn, c) }))
				}
				assert.Equal(t, map[bool]int{false: 1, true: 0}[phone], keys())
				looktest.AssertNothingCutOff(t, s.Window, "turn")
				s.Save(fmt.Sprintf("turn_%v_%s_%.0f", phone, language, size.Width))
				waiting := v.Now
				waiting.Legal = nil
				v.Show(waiting, dueltable.Caption{Label: "…"})
				assert.Zero(t, keys(), "it does nothing now")
			}
		}
	}
}

// Under a sheet nothing has the keyboard, and closing it gives it back.
func TestASheetTakesTheKeyboard(t *testing.T) {
	s := apptest.New(t, apptest.OnDesktop, "en")
	s.Window.Canvas().SetOnTypedKey(s.Game.TypedKey)
	apptest.KeyTo(s, apptest.Called(s.Text("home.how_to")))
	s.Key(fyne.KeyReturn)
	require.True(t, s.Game.Sheets().IsOpen())
	for range 9 { // more than it has
		s.Key(fyne.KeyTab)
		b, ok := s.Window.Canvas().Focused().(*ui.Button)
		require.True(t, ok)
		assert.True(t, apptest.IsUnder(s.Game.Sheets().Layer, b), "only what the sheet has")
	}
	s.Key(fyne.KeyEscape)
	assert.False(t, s.Game.Sheets().IsOpen())
	b, ok := s.Window.Canvas().Focused().(*ui.Button)
	require.True(t, ok)
	assert.Equal(t, s.Text("home.how_to"), b.Text)
}

// Enter presses what the screen is for, with nothing chosen before.
func TestEnterPressesWhatTheScreenIsFor(t *testing.T) {
	s := apptest.New(t, apptest.OnDesktop, "en")
	s.Window.Canvas().SetOnTypedKey(s.Game.TypedKey)
	require.Nil(t, s.Window.Canvas().Focused())
	s.Key(fyne.KeyReturn)
	assert.True(t, s.Shows(s.Text("choice.begin")))
}

// A sheet that takes another one's place takes the focus from what is gone with it: the next key counts.
func TestASheetAfterAnotherIsUsedByKeyboard(t *testing.T) {
	s := apptest.New(t, apptest.OnDesktop, "en")
	s.Window.Canvas().SetOnTypedKey(s.Game.TypedKey)
	v := s.Begin(apptest.Pair("knight", "mage", "random"))
	v.OpenMenu()
	apptest.KeyTo(s, apptest.Called(s.Text("leave.resign")))
	s.Key(fyne.KeyReturn)
	require.True(t, s.Shows(s.Text("leave.resign_title")))
	assert.Nil(t, s.Window.Canvas().Focused())
	s.Key(fyne.KeyReturn) // leads to the first answer
	s.Key(fyne.KeyReturn)
	s.Settle(func() bool { return s.Game.Table() == nil })
}

// The ring around a button is double, so that one part of it is seen on a red one, too.
func TestTheRingIsSeenOnARedButton(t *testing.T) {
	raceflag.Skip(t, apptest.ShorterTestsDo)
	s := apptest.New(t, apptest.OnPhone, "en")
	s.Game.Dress(look.Light)
	s.Begin(apptest.Pair("knight", "mage", "random")).OpenMenu()
	resign := apptest.Find(s, apptest.Called(s.Text("leave.resign")))
	s.Window.Canvas().Focus(resign)
	var tones []color.Color
	for _, o := range test.WidgetRenderer(resign).Objects() {
		if r, ok := o.(*canvas.Rectangle); ok && r.Visible() && r.StrokeWidth >= 2 {
			tones = append(tones, r.StrokeColor)
		}
	}
	assert.Equal(t, []color.Color{look.Color(look.ColorInner), look.Color(look.ColorRing)}, tones)
	s.Save("ring")
}

// A card that lies large over a window is put away by a key, and the keyboard reaches nothing under it meanwhile.
func TestAnEnlargedCardIsAloneForTheKeyboard(t *testing.T) {
	raceflag.Skip(t, apptest.ShorterTestsDo)
	s := apptest.New(t, apptest.OnDesktop, "en")
	s.Window.Canvas().SetOnTypedKey(s.Game.TypedKey)
	s.Window.Canvas().Focus(s.Begin(apptest.Pair("knight", "mage", "tree")).Table.Me)
	s.Key(fyne.KeyReturn)
	require.True(t, s.Game.Sheets().IsOpen())
	apptest.KeyTo(s, func(c *face.Link) bool { return true })
	card := s.Window.Canvas().Focused()
	s.Key(fyne.KeyReturn)
	require.True(t, s.Game.Sheets().IsLarge())
	s.Key(fyne.KeyDown)
	s.Key(fyne.KeyTab)
	assert.Nil(t, s.Window.Canvas().Focused())
	s.Key(fyne.KeyReturn)
	assert.False(t, s.Game.Sheets().IsLarge())
	assert.True(t, s.Game.Sheets().IsOpen(), "the window is still there")
	assert.Same(t, card, s.Window.Canvas().Focused())
}
