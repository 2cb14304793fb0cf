package app

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/ai"
	"boardduels/ai/duel/journal"
	"boardduels/internal/errtext"
	"boardduels/internal/quick"
	"boardduels/internal/raceflag"
	"boardduels/kb"
	"boardduels/runtime/app/dueltable"
	"boardduels/runtime/app/face"
	"boardduels/runtime/app/look"
	"boardduels/runtime/app/look/looktest"
	"boardduels/runtime/app/motion"
	"boardduels/runtime/app/ui"
	"boardduels/runtime/game"
	"boardduels/runtime/match/duelmatch"
	"boardduels/runtime/record/duelrecord"
)

// visible returns the objects on the screen that fit.
func visible[T fyne.CanvasObject](s *stand, fits func(T) bool) []T {
	var found []T
	s.walk(func(o fyne.CanvasObject) {
		if candidate, ok := o.(T); ok && fits(candidate) {
			found = append(found, candidate)
		}
	})
	return found
}

// walk visits all that can be seen: the screen, and the sheet over it.
func (s *stand) walk(visit func(fyne.CanvasObject)) {
	for _, layer := range looktest.Layers(s.window) {
		looktest.WalkVisible(layer, fyne.NewPos(0, 0), func(o fyne.CanvasObject, _ fyne.Position) { visit(o) })
	}
}

// find returns the first visible object that fits.
func find[T fyne.CanvasObject](s *stand, fits func(T) bool) T {
	s.t.Helper()
	found := visible(s, fits)
	if len(found) == 0 {
		var none T
		s.t.Fatalf("no such %T on the screen", none)
	}
	return found[0]
}

// press taps the button with a text.
func (s *stand) press(key string) {
	s.t.Helper()
	s.tapButton(s.game.Translator().Text(key))
}

func (s *stand) tapButton(text string) {
	s.t.Helper()
	b := find(s, func(b *ui.Button) bool { return b.Text == text && !b.Disabled() })
	if s.device != nil {
		s.device.touch(center(b))
	}
	test.Tap(b)
}

// work waits for the game's work in the background, and does what that brings on the toolkit's thread, until there is
// no more of either.
func (s *stand) work() {
	for {
		s.game.Working.Wait()
		if len(s.queue) == 0 {
			return
		}
		for len(s.queue) > 0 {
			(<-s.queue)()
		}
	}
}

// shows reports whether a text is on the screen.
func (s *stand) shows(text string) bool {
	shown := false
	s.walk(func(o fyne.CanvasObject) {
		switch o := o.(type) {
		case *canvas.Text:
			shown = shown || o.Text == text
		case *widget.Label:
			shown = shown || o.Text == text
		}
	})
	return shown
}

// words returns what a text shows, its lines in one.
func words(f *look.Fitted) string {
	var lines []string
	for _, line := range f.Object().(*fyne.Container).Objects {
		lines = append(lines, line.(*canvas.Text).Text)
	}
	return strings.Join(lines, " ")
}

// isHighlighted reports whether a card is seen to be chosen: by its rim.
func isHighlighted(card *dueltable.HandCard) bool {
	drawn := test.WidgetRenderer(card).Objects()
	return drawn[len(drawn)-3].(*canvas.Rectangle).StrokeColor == look.Gold // below both rings of the keyboard
}

// TestEveryScreenInEveryShape leads through the screens and looks for text that is cut off.
func TestEveryScreenInEveryShape(t *testing.T) {
	raceflag.Skip(t, "lays page after page out, on the one goroutine that may")
	for _, size := range quick.First(onPhone, onPhoneWide, onDesktop) {
		for _, language := range quick.First("en", "uk") {
			name := fmt.Sprintf("%.0fx%.0f_%s", size.Width, size.Height, language)
			t.Run(name, func(t *testing.T) {
				s := newStand(t, size, language)
				check := func(screen string) {
					looktest.AssertNothingCutOff(t, s.window, screen)
					least := s.window.Content().MinSize()
					assert.LessOrEqual(t, least.Width, size.Width, "%s asks for more", screen)
					assert.LessOrEqual(t, least.Height, size.Height, "%s asks for more", screen)
					s.save(screen + "_" + name)
				}
				check("home")
				s.press("home.how_to")
				check("how_to")
				s.game.Sheets.Close()
				s.press("home.settings")
				check("settings")
				s.game.OpenHome()
				s.press("home.knowledge")
				s.work()
				check("knowledge_initial")
				s.fill()
				s.chooseTile(s.game.Gallery.HeroName(&s.game.Edition.Heroes[1].Hero))
				check("knowledge")
				test.Tap(s.details()[0])
				check("knowledge_step")
				s.game.Sheets.Close()
				s.game.OpenHome()
				s.press("home.new_duel")
				check("choice")
				s.press("choice.deck")
				check("deck")
				s.game.Sheets.Close()
				s.press("choice.begin")
				s.work()
				s.myTurn()
				s.playSome(5)
				check("duel")
				s.game.duels.Session.Inspect(true)
				check("inspect")
				s.game.duels.Session.OpenLog()
				check("log")
				s.game.duels.Session.OpenMenu()
				check("leave")
				s.press("leave.resign")
				check("resign")
				s.press("leave.resign")
				s.settle(func() bool { return s.game.Table == nil })
				<-s.played
				s.work()
				check("result")
				s.press("result.details")
				check("lesson")
				s.game.Sheets.Close()
				s.press("result.watch")
				s.work()
				find(s, func(*ui.Slider) bool { return true }).SetValue(0)
				s.game.TypedKey(&fyne.KeyEvent{Name: fyne.KeyReturn})
				check("playback")
				s.game.OpenReplays()
				s.work()
				check("replays")
			})
		}
	}
}

// playSome plays a few cards, or ends turns where none can be played.
func (s *stand) playSome(actions int) {
	v := s.game.duels.Session
	for range actions {
		if card := firstPlayable(v); card != nil {
			s.tap(card)
			s.tap(card)
		} else {
			s.tap(v.Table.Turn)
		}
		s.myTurn()
	}
}

func TestSettingsChangeAtOnceAndStay(t *testing.T) {
	s := newStand(t, onPhone, "")
	s.game.OpenSettings()
	s.tapButton("Українська")
	assert.True(t, s.shows("Налаштування"))
	assert.Equal(t, "uk", s.game.Settings.Get().Language)

	s.press("settings.light")
	assert.Equal(t, string(look.Light), s.game.Settings.Get().Brightness)
	assert.Equal(t, look.Theme(look.Light), fyne.CurrentApp().Settings().Theme())
}

// Who sets something by keyboard stays where that was set, though the page is made anew.
func TestTheKeyboardStaysAtWhatIsSet(t *testing.T) {
	s := newStand(t, onDesktop, "")
	s.game.OpenSettings()
	for _, name := range []string{s.text("settings.light"), "Українська"} {
		keyTo(s, called(name))
		s.key(fyne.KeySpace)
		focused, ok := s.window.Canvas().Focused().(*ui.Button)
		require.True(t, ok, name)
		assert.Equal(t, name, focused.Text)
	}
}

// The program may rest while nothing moves and nobody types.
func TestTheGameIsStillWhileNothingMoves(t *testing.T) {
	clock := &motion.ByHand{}
	s := newStandWith(t, onPhone, "en", t.TempDir(), func(o *Options) { o.Clock = clock })
	assert.True(t, s.game.IsStill())
	s.game.Stage.NewPause(time.Second, func() {}).Start()
	assert.False(t, s.game.IsStill(), "a card is being read")
	clock.Pass(2 * time.Second)
	assert.True(t, s.game.IsStill())
	entry := widget.NewEntry()
	s.window.SetContent(entry)
	s.window.Canvas().Focus(entry)
	assert.False(t, s.game.IsStill())
}

// How things move is chosen once, and holds from then on, also in the next game.
func TestMovementIsChosen(t *testing.T) {
	folder, byHand := t.TempDir(), func(o *Options) { o.Clock = &motion.ByHand{} }
	s := newStandWith(t, onPhone, "en", folder, byHand)
	moves := func() bool {
		s.game.Stage.Play(motion.Motion{Time: time.Second, Draw: func(float32) {}})
		defer s.game.Stage.Finish()
		return s.game.Stage.IsMoving()
	}
	assert.True(t, moves())
	s.game.OpenSettings()
	s.press("settings.pace.off")
	s.press("settings.movement.calm")
	pace, calm := s.game.Movement()
	off := find(s, func(b *ui.Button) bool { return b.Text == s.text("settings.pace.off") })
	assert.Equal(t, theme.RadioButtonCheckedIcon(), off.Icon)
	assert.Equal(t, motion.Off, pace)
	assert.True(t, calm)
	assert.False(t, moves())

	s = newStandWith(t, onPhone, "en", folder, byHand)
	pace, calm = s.game.Movement()
	assert.Equal(t, motion.Off, pace)
	assert.True(t, calm)
	assert.False(t, moves())
	s.game.OpenSettings()
	s.press("settings.pace.usual")
	s.press("settings.movement.all")
	assert.True(t, moves())
}

func TestRollbackAsksFirstAndCanBeUndone(t *testing.T) {
	s := newStand(t, onDesktop, "en")
	known, err := s.game.Edition.Known("knight")
	require.NoError(t, err)
	learned := *known
	learned.Experience = kb.Experience{Won: 1, Decisions: 9}
	require.NoError(t, s.game.Edition.Store.Save(t.Context(), &learned))

	s.press("home.knowledge")
	s.work()
	roll := find(s, func(b *ui.Button) bool { return b.Text == s.game.Translator().Text("knowledge.roll_back") })
	place := fyne.CurrentApp().Driver().AbsolutePositionForObject
	assert.Less(t, place(roll).Y+roll.Size().Height, onDesktop.Height, "it is found without scrolling")
	s.press("knowledge.roll_back")
	s.press("confirm.cancel")
	again, err := s.game.Edition.Known("knight")
	require.NoError(t, err)
	assert.Equal(t, 9, again.Experience.Decisions, "cancelled")

	s.press("knowledge.roll_back")
	test.Tap(find(s, func(b *ui.Button) bool {
		return b.Text == s.game.Translator().Text("knowledge.roll_back") && s.game.Sheets.IsOpen() && isUnder(s.game.Sheets.Layer, b)
	}))
	s.work()
	again, err = s.game.Edition.Known("knight")
	require.NoError(t, err)
	assert.Equal(t, known, again)

	s.press("knowledge.undo")
	s.work()
	again, err = s.game.Edition.Known("knight")
	require.NoError(t, err)
	assert.Equal(t, learned.Experience, again.Experience)
}

func isUnder(root fyne.CanvasObject, o fyne.CanvasObject) bool {
	under := false
	looktest.WalkVisible(root, fyne.NewPos(0, 0), func(part fyne.CanvasObject, _ fyne.Position) { under = under || part == o })
	return under
}

func TestReplayIsScrubbed(t *testing.T) {
	s := newStand(t, onPhone, "en")
	v := s.begin(pair("knight", "mage", "random"))
	s.playByTaps(v, func(int) {})
	s.press("result.watch")
	s.work()
	slider := find(s, func(*ui.Slider) bool { return true })
	turn := find(s, func(*dueltable.TurnButton) bool { return true })
	plies := v.Match.Record().Plies()
	assert.Equal(t, float64(plies), slider.Max)

	slider.SetValue(0)
	hint := s.game.Translator().Text("playback.hint")
	assert.Equal(t, hint, find(s, func(*dueltable.Field) bool { return true }).Now.Lines[0])
	slider.SetValue(float64(plies))
	assert.False(t, turn.Enabled, "at the end there is nothing next")
	slider.SetValue(3)
	assert.Equal(t, fmt.Sprintf("3 / %d", plies), turn.Caption.Note)
	test.Tap(turn)
	assert.Equal(t, 4.0, slider.Value)
}

// What an action did is read in a replay as it is on the table, also on a phone, where its bar takes some of the
// height.
func TestAReplayTellsWhatHappenedInFull(t *testing.T) {
	raceflag.Skip(t, shorterTestsDo)
	quick.Skip(t, "plays a whole duel by taps")
	const least = 10 // text size
	for _, size := range []fyne.Size{onPhone, onPhoneWide} {
		for _, language := range []string{"en", "uk"} {
			s := newStand(t, size, language)
			s.playByTaps(s.begin(pair("knight", "mage", "precedent")), func(int) {})
			s.press("result.watch")
			s.work() // the AI has decided again, and can be asked
			slider := find(s, isSlider)
			for ply := range int(slider.Max) + 1 {
				slider.SetValue(float64(ply))
				lines := happened(s)
				require.NotEmpty(t, lines)
				for _, line := range lines {
					name := fmt.Sprintf("%v, ply %d: %q at %v", size, ply, line.Text, line.TextSize)
					assert.False(t, strings.HasSuffix(line.Text, "…"), name)
					assert.GreaterOrEqual(t, line.TextSize, float32(least), name)
				}
			}
		}
	}
}

// happened returns the lines in which the table tells what has happened, or an advice in place of them.
func happened(s *stand) []*canvas.Text {
	field := s.game.Table.Field
	about := strings.Join(append(slices.Clone(field.Now.Lines), s.game.Table.Advice.Text), " ")
	cards := visible(s, func(f *face.Face) bool { return isUnder(field, f) })
	return visible(s, func(c *canvas.Text) bool {
		isOnCard := slices.ContainsFunc(cards, func(f *face.Face) bool { return isUnder(f, c) })
		return isUnder(field, c) && !isOnCard && strings.ContainsAny(c.Text, " …") && strings.Contains(about, strings.TrimSuffix(c.Text, "…"))
	})
}

func isQuestion(b *ui.Button) bool { return strings.HasSuffix(strings.ToLower(b.Text), "why?") }

func TestReplayExplainsEveryMoveOfTheAI(t *testing.T) {
	raceflag.Skip(t, shorterTestsDo)
	s := newStand(t, onPhone, "en")
	v := s.begin(pair("knight", "mage", "precedent"))
	s.playSome(12)
	v.Resign()
	s.settle(func() bool { return s.game.Table == nil })
	<-s.played
	s.work()
	s.press("result.watch")
	s.work() // the AI has decided again
	slider := find(s, func(*ui.Slider) bool { return true })
	explained := 0
	ply := 0
	for _, turn := range v.Match.Record().Turns {
		for range turn.Actions {
			ply++
			slider.SetValue(float64(ply))
			why := visible(s, isQuestion)
			require.Len(t, why, int(turn.Seat), "ply %d", ply) // the AI sits on the second seat
			if len(why) == 0 {
				continue
			}
			test.Tap(why[0])
			require.True(t, s.game.Sheets.IsOpen())
			if explained == 0 {
				s.save("why_in_replay")
				looktest.AssertNothingCutOff(t, s.window, "why")
			}
			s.game.Sheets.Close()
			explained++
		}
	}
	assert.Positive(t, explained)
}

// TestReplayExplainsBothAIs watches a duel in which no person takes part.
func TestReplayExplainsBothAIs(t *testing.T) {
	raceflag.Skip(t, shorterTestsDo)
	s := newStand(t, onPhone, "en")
	seats, err := s.game.duels.NewSeats(s.game.Edition, nil, pair("knight", "mage", "tree"))
	require.NoError(t, err)
	seats[0].Brain = "tree"
	record, err := duelrecord.New(duelrecord.Pack{}, 3, seats)
	require.NoError(t, err)
	d, err := record.Duel()
	require.NoError(t, err)
	var players [2]ai.Player
	for seat := range players {
		players[seat], err = journal.Player(record, game.Seat(seat), d, s.game.duels.Brains)
		require.NoError(t, err)
	}
	m, err := duelmatch.New(record, players, duelmatch.Options{})
	require.NoError(t, err)
	_, err = m.Run(t.Context())
	require.NoError(t, err)

	s.game.OpenPlayback(m.Record())
	s.work()
	slider := find(s, func(*ui.Slider) bool { return true })
	for ply := range m.Record().Plies() {
		slider.SetValue(float64(ply + 1))
		assert.Len(t, visible(s, isQuestion), 1)
	}
	slider.SetValue(0)
	assert.Empty(t, visible(s, isQuestion))
	starter := d.Start(record.Seed).Starter
	assert.True(t, s.shows("Round 1 · "+[...]string{"Knight", "Mage"}[starter]+"’s turn"), "there is no enemy")
}

func TestDamagedReplayIsListedWithItsReason(t *testing.T) {
	s := newStand(t, onPhone, "en")
	path := filepath.Join(s.folder, "replays", "20261120-180000-x.replay")
	require.NoError(t, os.WriteFile(path, []byte("not a replay"), 0o644))
	s.press("home.replays")
	s.work()
	_, err := duelmatch.File{Path: path}.Load()
	assert.True(t, s.shows("This file can’t be read: "+path+": "+errtext.Unread(s.game.Translator(), err)))
}

func TestBackKeyLeadsBack(t *testing.T) {
	s := newStand(t, onPhone, "en")
	s.press("home.new_duel")
	s.game.TypedKey(&fyne.KeyEvent{Name: fyne.KeyEscape})
	assert.True(t, s.shows(s.game.Translator().Text("home.title")))
	s.press("home.how_to")
	s.game.TypedKey(&fyne.KeyEvent{Name: fyne.KeyEscape})
	assert.False(t, s.game.Sheets.IsOpen())
}
