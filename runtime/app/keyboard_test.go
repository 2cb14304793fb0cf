package app

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
	"boardduels/runtime/app/dueltable"
	"boardduels/runtime/app/face"
	"boardduels/runtime/app/look"
	"boardduels/runtime/app/look/looktest"
	"boardduels/runtime/app/screen"
	"boardduels/runtime/app/ui"
	"boardduels/runtime/duel"
)

// key types a key as the toolkit hands it on: to what has the focus, or to the window.
func (s *stand) key(name fyne.KeyName) {
	s.t.Helper()
	if name == fyne.KeyTab {
		s.window.Canvas().FocusNext()
		return
	}
	s.typeKey(&fyne.KeyEvent{Name: name})
}

// typeKey brings a key to what has the focus, or else to the game.
func (s *stand) typeKey(event *fyne.KeyEvent) {
	s.t.Helper()
	c := s.window.Canvas()
	if focused := c.Focused(); focused != nil {
		focused.TypedKey(event)
		return
	}
	s.game.TypedKey(event)
}

// keyTo moves the focus by keyboard to what fits.
func keyTo[T fyne.Focusable](s *stand, fits func(T) bool) {
	s.t.Helper()
	for range 80 {
		if f, ok := s.window.Canvas().Focused().(T); ok && fits(f) {
			return
		}
		s.key(fyne.KeyTab)
	}
	var none T
	s.t.Fatalf("the keyboard can't reach %T from %T; %v", none, s.window.Canvas().Focused(), texts(s.window.Content()))
}

func called(text string) func(*ui.Button) bool {
	return func(b *ui.Button) bool { return b.Text == text }
}

// A duel is chosen, played to its end and looked at again without a pointer.
func TestADuelIsPlayedByKeyboard(t *testing.T) {
	raceflag.Skip(t, shorterTestsDo)
	s := newStand(t, onDesktop, "en")
	s.window.Canvas().SetOnTypedKey(s.game.TypedKey)
	s.key(fyne.KeyDown)
	focused, ok := s.window.Canvas().Focused().(*ui.Button)
	require.True(t, ok)
	assert.Equal(t, "New duel", focused.Text, "what the screen is for")
	s.key(fyne.KeyReturn)
	keyTo(s, func(p *ui.Tile) bool { return p.Name == "Mage" })
	s.key(fyne.KeySpace)
	keyTo(s, called(s.text("choice.begin")))
	s.key(fyne.KeyReturn)
	s.settle(func() bool { return s.game.duels.Session != nil && s.game.duels.Session.Now.View.Round > 0 })
	v := s.game.duels.Session
	s.myTurn()
	assert.Equal(t, "mage", v.Heroes[v.Me].ID)

	for s.game.Table != nil {
		seen := len(v.Actions)
		if len(v.Table.Hand.Model.Cards) == 0 {
			s.key(fyne.KeyE)
			s.settle(func() bool { return len(v.Actions) > seen })
			s.myTurn()
			continue
		}
		keyTo(s, func(*dueltable.HandCard) bool { return true })
		s.key(fyne.KeyReturn)
		require.True(t, v.Table.Preview.Visible(), "Enter shows the card")
		s.key(fyne.KeyEscape)
		require.False(t, v.Table.Preview.Visible(), "Escape lays it back")
		require.NotNil(t, s.game.Table, "and no more")
		s.key(fyne.KeyReturn)
		s.key(fyne.KeyReturn)
		if len(v.Actions) == seen {
			s.key(fyne.KeyE)
		}
		s.settle(func() bool { return len(v.Actions) > seen })
		s.myTurn()
	}
	keyTo(s, called(s.text("result.watch")))
	s.key(fyne.KeyReturn)
	s.work()
	keyTo(s, func(*ui.Slider) bool { return true })
	s.key(fyne.KeyRight)
	s.key(fyne.KeyEscape)
	s.work()
	require.Nil(t, s.game.Table, "Escape leads back from a replay")
	s.key(fyne.KeyEscape)
	assert.True(t, s.shows(s.text("home.new_duel")) || s.sees("home.new_duel"))
}

// A duel that is gone on with in the midst of a turn with nothing left to play goes on by Enter alone, which ends the
// turn; the keyboard waits at the first card that can be played when the next one begins, wherever it was meanwhile.
func TestADuelIsResumedByKeyboard(t *testing.T) {
	raceflag.Skip(t, shorterTestsDo)
	for _, aside := range []bool{false, true} {
		folder := t.TempDir()
		s := newStandIn(t, onDesktop, "en", folder)
		v := s.begin(pair("knight", "mage", "random"))
		for slices.Contains(v.Table.Hand.Model.States, face.Playable) {
			s.playSome(1)
		}
		round := v.Now.View.Round
		s.game.Close()

		s = newStandIn(t, onDesktop, "en", folder)
		s.window.Canvas().SetOnTypedKey(s.game.TypedKey)
		keyTo(s, func(b *ui.Button) bool { return b.Importance == widget.HighImportance })
		s.key(fyne.KeyReturn)
		s.settle(func() bool { return s.game.duels.Session != nil })
		s.myTurn()
		v = s.game.duels.Session
		require.Equal(t, round, v.Now.View.Round)
		assert.Same(t, v.Table.Turn, s.window.Canvas().Focused(), "nothing else can be done")
		if aside {
			keyTo(s, func(b *ui.Button) bool { return b.IsQuiet })
			s.key(fyne.KeyE)
		} else {
			s.key(fyne.KeyReturn)
		}
		s.settle(func() bool { return v.Now.View.Round > round })
		s.myTurn()
		first := slices.Index(v.Table.Hand.Model.States, face.Playable)
		require.NotEqual(t, -1, first)
		focused, ok := s.window.Canvas().Focused().(*dueltable.HandCard)
		require.True(t, ok, "%T", s.window.Canvas().Focused())
		assert.True(t, focused == v.Table.Hand.Cards[first], "the first card that can be played")
	}
}

// A card that is chosen by its number has the focus from wherever it was, so that Enter plays it.
func TestACardsNumberTakesTheFocus(t *testing.T) {
	for _, tabs := range []int{0, 2} {
		s := newStand(t, onDesktop, "en")
		s.window.Canvas().SetOnTypedKey(s.game.TypedKey)
		v := s.begin(pair("knight", "mage", "random"))
		for range tabs {
			s.key(fyne.KeyTab)
		}
		place := slices.Index(v.Table.Hand.Model.States, face.Playable)
		require.NotEqual(t, -1, place)
		s.key(fyne.KeyName(rune('1' + place)))
		require.Equal(t, place, v.Table.Hand.Chosen)
		assert.Equal(t, s.game.Translator().Text("duel.enter_to_play", i18n.Args{"Key": "I"}), words(v.Table.Preview.Hint))
		seen := len(v.Actions)
		s.key(fyne.KeyReturn)
		assert.False(t, s.game.Sheets.IsOpen(), "no button is pressed")
		s.settle(func() bool { return len(v.Actions) > seen })
		assert.NotEqual(t, duel.EndTurn, v.Actions[seen])
	}
}

// Wherever a card has been played by keyboard, the focus is at one that can be played next, or at the end of the turn.
func TestTheKeyboardStaysWhereSomethingCanBeDone(t *testing.T) {
	raceflag.Skip(t, shorterTestsDo)
	for _, hero := range quick.First("knight", "mage", "priest", "rogue") {
		s := newStand(t, onDesktop, "en")
		s.window.Canvas().SetOnTypedKey(s.game.TypedKey)
		s.playByKeys(s.begin(pair(hero, "mage", "random")))
	}
}

// playByKeys plays a duel by keyboard.
func (s *stand) playByKeys(v *screen.Session) {
	t := s.t
	s.key(fyne.KeyTab)
	played := 0
	for s.game.Table != nil {
		seen := len(v.Actions)
		switch focused := s.window.Canvas().Focused().(type) {
		case *dueltable.HandCard:
			last := focused
			for i, state := range v.Table.Hand.Model.States { // the one after which most has moved
				if state == face.Playable {
					last = v.Table.Hand.Cards[i]
				}
			}
			keyTo(s, func(c *dueltable.HandCard) bool { return c == last })
			s.key(fyne.KeyReturn)
			s.key(fyne.KeyReturn)
		default:
			s.key(fyne.KeyE)
		}
		s.settle(func() bool { return len(v.Actions) > seen })
		s.myTurn()
		if len(v.Now.Legal) == 0 {
			break
		}
		played++
		focused := s.window.Canvas().Focused()
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
func (s *stand) tabStops() (stops []fyne.Focusable) {
	keyTo(s, func(*dueltable.HandCard) bool { return true })
	for first := s.window.Canvas().Focused(); ; {
		stops = append(stops, s.window.Canvas().Focused())
		s.key(fyne.KeyTab)
		if s.window.Canvas().Focused() == first {
			return stops
		}
	}
}

// Tab leads from the hand to the end of the turn, and never to what can't be pressed: what lies dimmed under a card
// that is shown large, the end of a turn that isn't one's own, a field on which nothing lies.
func TestTabLeadsToWhatCanBePressed(t *testing.T) {
	s := newStand(t, onDesktop, "en")
	s.window.Canvas().SetOnTypedKey(s.game.TypedKey)
	v := s.begin(pair("knight", "mage", "random"))
	at := func(stops []fyne.Focusable, f fyne.Focusable) int { return slices.Index(stops, f) }
	isButton := func(f fyne.Focusable) bool { _, is := f.(*ui.Button); return is }

	stops := s.tabStops()
	n := len(v.Table.Hand.Model.Cards)
	assert.Same(t, v.Table.Hand.Cards[n-1], stops[n-1])
	assert.Same(t, v.Table.Turn, stops[n])
	if len(v.Laid.Cards) == 0 {
		assert.Equal(t, -1, at(stops, v.Table.Field))
	}
	assert.True(t, slices.ContainsFunc(stops, isButton))

	s.key(fyne.KeyReturn)
	require.True(t, v.Table.Preview.Visible())
	stops = s.tabStops()
	assert.False(t, slices.ContainsFunc(stops, isButton), "they lie under the large card")
	v.Table.Dismiss()
	assert.True(t, slices.ContainsFunc(s.tabStops(), isButton))

	waiting := v.Now
	waiting.Legal = nil
	v.Show(waiting, dueltable.Caption{Label: "…"})
	assert.Equal(t, -1, at(s.tabStops(), v.Table.Turn), "it isn't one's own")
}

// Enter on a card that can't be played says why, as a tap does, and again with more weight.
func TestEnterSaysWhyACardCannotBePlayed(t *testing.T) {
	for _, byKey := range []bool{true, false} {
		s := newStand(t, onDesktop, "en")
		s.window.Canvas().SetOnTypedKey(s.game.TypedKey)
		v := s.begin(pair("mage", "knight", "random"))
		for !slices.Contains(v.Table.Hand.Model.States, face.TooExpensive) {
			seen := len(v.Actions)
			if card := firstPlayable(v); card != nil {
				s.tap(card)
				s.tap(card)
			} else {
				s.tap(v.Table.Turn)
			}
			s.settle(func() bool { return len(v.Actions) > seen })
			s.myTurn()
		}
		place := slices.Index(v.Table.Hand.Model.States, face.TooExpensive)
		card := v.Table.Hand.Cards[place]
		press := func() { s.tap(card) }
		if byKey {
			keyTo(s, func(c *dueltable.HandCard) bool { return c == card })
			press = func() { s.key(fyne.KeyReturn) }
		}
		for range 2 {
			press()
			assert.True(t, v.Table.Preview.Visible())
			assert.Regexp(t, `^Costs \d+ energy, \d+ left$`, words(v.Table.Preview.Hint))
		}
		s.save(fmt.Sprint("refused_", byKey))
	}
}

// The end of the turn names its key where there are keys.
func TestTheEndOfTheTurnNamesItsKey(t *testing.T) {
	for _, phone := range []bool{false, true} {
		for _, language := range quick.First("en", "uk") {
			for _, size := range quick.First(onDesktop, onPhone, onPhoneWide) {
				s := newStandWith(t, size, language, t.TempDir(), func(o *Options) { o.Phone = phone })
				v := s.begin(pair("knight", "mage", "random"))
				keys := func() int {
					return len(visible(s, func(c *canvas.Text) bool { return c.Text == "E" && isUnder(v.Table.Turn, c) }))
				}
				assert.Equal(t, map[bool]int{false: 1, true: 0}[phone], keys())
				looktest.AssertNothingCutOff(t, s.window, "turn")
				s.save(fmt.Sprintf("turn_%v_%s_%.0f", phone, language, size.Width))
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
	s := newStand(t, onDesktop, "en")
	s.window.Canvas().SetOnTypedKey(s.game.TypedKey)
	keyTo(s, called(s.text("home.how_to")))
	s.key(fyne.KeyReturn)
	require.True(t, s.game.Sheets.IsOpen())
	for range 9 { // more than it has
		s.key(fyne.KeyTab)
		b, ok := s.window.Canvas().Focused().(*ui.Button)
		require.True(t, ok)
		assert.True(t, isUnder(s.game.Sheets.Layer, b), "only what the sheet has")
	}
	s.key(fyne.KeyEscape)
	assert.False(t, s.game.Sheets.IsOpen())
	b, ok := s.window.Canvas().Focused().(*ui.Button)
	require.True(t, ok)
	assert.Equal(t, s.text("home.how_to"), b.Text)
}

// Enter presses what the screen is for, with nothing chosen before.
func TestEnterPressesWhatTheScreenIsFor(t *testing.T) {
	s := newStand(t, onDesktop, "en")
	s.window.Canvas().SetOnTypedKey(s.game.TypedKey)
	require.Nil(t, s.window.Canvas().Focused())
	s.key(fyne.KeyReturn)
	assert.True(t, s.shows(s.text("choice.begin")))
}

// A sheet that takes another one's place takes the focus from what is gone with it: the next key counts.
func TestASheetAfterAnotherIsUsedByKeyboard(t *testing.T) {
	s := newStand(t, onDesktop, "en")
	s.window.Canvas().SetOnTypedKey(s.game.TypedKey)
	v := s.begin(pair("knight", "mage", "random"))
	v.OpenMenu()
	keyTo(s, called(s.text("leave.resign")))
	s.key(fyne.KeyReturn)
	require.True(t, s.shows(s.text("leave.resign_title")))
	assert.Nil(t, s.window.Canvas().Focused())
	s.key(fyne.KeyReturn) // leads to the first answer
	s.key(fyne.KeyReturn)
	s.settle(func() bool { return s.game.Table == nil })
}

// The ring around a button is double, so that one part of it is seen on a red one, too.
func TestTheRingIsSeenOnARedButton(t *testing.T) {
	raceflag.Skip(t, shorterTestsDo)
	s := newStand(t, onPhone, "en")
	s.game.Dress(look.Light)
	s.begin(pair("knight", "mage", "random")).OpenMenu()
	resign := find(s, called(s.text("leave.resign")))
	s.window.Canvas().Focus(resign)
	var tones []color.Color
	for _, o := range test.WidgetRenderer(resign).Objects() {
		if r, ok := o.(*canvas.Rectangle); ok && r.Visible() && r.StrokeWidth >= 2 {
			tones = append(tones, r.StrokeColor)
		}
	}
	assert.Equal(t, []color.Color{look.Color(look.ColorInner), look.Color(look.ColorRing)}, tones)
	s.save("ring")
}

// A card that lies large over a window is put away by a key, and the keyboard reaches nothing under it meanwhile.
func TestAnEnlargedCardIsAloneForTheKeyboard(t *testing.T) {
	raceflag.Skip(t, shorterTestsDo)
	s := newStand(t, onDesktop, "en")
	s.window.Canvas().SetOnTypedKey(s.game.TypedKey)
	s.window.Canvas().Focus(s.begin(pair("knight", "mage", "tree")).Table.Me)
	s.key(fyne.KeyReturn)
	require.True(t, s.game.Sheets.IsOpen())
	keyTo(s, func(c *face.Link) bool { return true })
	card := s.window.Canvas().Focused()
	s.key(fyne.KeyReturn)
	require.True(t, s.game.Sheets.IsLarge())
	s.key(fyne.KeyDown)
	s.key(fyne.KeyTab)
	assert.Nil(t, s.window.Canvas().Focused())
	s.key(fyne.KeyReturn)
	assert.False(t, s.game.Sheets.IsLarge())
	assert.True(t, s.game.Sheets.IsOpen(), "the window is still there")
	assert.Same(t, card, s.window.Canvas().Focused())
}
