package app_test

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
	"boardduels/runtime/app"
	"boardduels/runtime/app/apptest"
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

// TestEveryScreenInEveryShape leads through the screens and looks for text that is cut off.
func TestEveryScreenInEveryShape(t *testing.T) {
	raceflag.Skip(t, "lays page after page out, on the one goroutine that may")
	for _, size := range quick.First(apptest.OnPhone, apptest.OnPhoneWide, apptest.OnDesktop) {
		for _, language := range quick.First("en", "uk") {
			name := fmt.Sprintf("%.0fx%.0f_%s", size.Width, size.Height, language)
			t.Run(name, func(t *testing.T) {
				s := apptest.New(t, size, language)
				check := func(screen string) {
					looktest.AssertNothingCutOff(t, s.Window, screen)
					least := s.Window.Content().MinSize()
					assert.LessOrEqual(t, least.Width, size.Width, "%s asks for more", screen)
					assert.LessOrEqual(t, least.Height, size.Height, "%s asks for more", screen)
					s.Save(screen + "_" + name)
				}
				check("home")
				s.Press("home.how_to")
				check("how_to")
				s.Game.Sheets.Close()
				s.Press("home.settings")
				check("settings")
				s.Game.OpenHome()
				s.Press("home.knowledge")
				s.Work()
				check("knowledge_initial")
				s.Fill()
				s.ChooseTile(s.Game.Gallery.HeroName(&s.Game.Edition.Heroes[1].Hero))
				check("knowledge")
				test.Tap(s.Details()[0])
				check("knowledge_step")
				s.Game.Sheets.Close()
				s.Game.OpenHome()
				s.Press("home.new_duel")
				check("choice")
				s.Press("choice.deck")
				check("deck")
				s.Game.Sheets.Close()
				s.Press("choice.begin")
				s.Work()
				s.MyTurn()
				s.PlaySome(5)
				check("duel")
				s.Game.Duels.Session.Inspect(true)
				check("inspect")
				s.Game.Duels.Session.OpenLog()
				check("log")
				s.Game.Duels.Session.OpenMenu()
				check("leave")
				s.Press("leave.resign")
				check("resign")
				s.Press("leave.resign")
				s.Settle(func() bool { return s.Game.Table == nil })
				<-s.Played
				s.Work()
				check("result")
				s.Press("result.details")
				check("lesson")
				s.Game.Sheets.Close()
				s.Press("result.watch")
				s.Work()
				apptest.Find(s, func(*ui.Slider) bool { return true }).SetValue(0)
				s.Game.TypedKey(&fyne.KeyEvent{Name: fyne.KeyReturn})
				check("playback")
				s.Game.OpenReplays()
				s.Work()
				check("replays")
			})
		}
	}
}

func TestSettingsChangeAtOnceAndStay(t *testing.T) {
	s := apptest.New(t, apptest.OnPhone, "")
	s.Game.OpenSettings()
	s.TapButton("Українська")
	assert.True(t, s.Shows("Налаштування"))
	assert.Equal(t, "uk", s.Game.Settings.Get().Language)

	s.Press("settings.light")
	assert.Equal(t, string(look.Light), s.Game.Settings.Get().Brightness)
	assert.Equal(t, look.Theme(look.Light), fyne.CurrentApp().Settings().Theme())
}

// Who sets something by keyboard stays where that was set, though the page is made anew.
func TestTheKeyboardStaysAtWhatIsSet(t *testing.T) {
	s := apptest.New(t, apptest.OnDesktop, "")
	s.Game.OpenSettings()
	for _, name := range []string{s.Text("settings.light"), "Українська"} {
		apptest.KeyTo(s, apptest.Called(name))
		s.Key(fyne.KeySpace)
		focused, ok := s.Window.Canvas().Focused().(*ui.Button)
		require.True(t, ok, name)
		assert.Equal(t, name, focused.Text)
	}
}

// The program may rest while nothing moves and nobody types.
func TestTheGameIsStillWhileNothingMoves(t *testing.T) {
	clock := &motion.ByHand{}
	s := apptest.NewWith(t, apptest.OnPhone, "en", t.TempDir(), func(o *app.Options) { o.Clock = clock })
	assert.True(t, s.Game.IsStill())
	s.Game.Stage.NewPause(time.Second, func() {}).Start()
	assert.False(t, s.Game.IsStill(), "a card is being read")
	clock.Pass(2 * time.Second)
	assert.True(t, s.Game.IsStill())
	entry := widget.NewEntry()
	s.Window.SetContent(entry)
	s.Window.Canvas().Focus(entry)
	assert.False(t, s.Game.IsStill())
}

// How things move is chosen once, and holds from then on, also in the next game.
func TestMovementIsChosen(t *testing.T) {
	folder, byHand := t.TempDir(), func(o *app.Options) { o.Clock = &motion.ByHand{} }
	s := apptest.NewWith(t, apptest.OnPhone, "en", folder, byHand)
	moves := func() bool {
		s.Game.Stage.Play(motion.Motion{Time: time.Second, Draw: func(float32) {}})
		defer s.Game.Stage.Finish()
		return s.Game.Stage.IsMoving()
	}
	assert.True(t, moves())
	s.Game.OpenSettings()
	s.Press("settings.pace.off")
	s.Press("settings.movement.calm")
	pace, calm := s.Game.Movement()
	off := apptest.Find(s, func(b *ui.Button) bool { return b.Text == s.Text("settings.pace.off") })
	assert.Equal(t, theme.RadioButtonCheckedIcon(), off.Icon)
	assert.Equal(t, motion.Off, pace)
	assert.True(t, calm)
	assert.False(t, moves())

	s = apptest.NewWith(t, apptest.OnPhone, "en", folder, byHand)
	pace, calm = s.Game.Movement()
	assert.Equal(t, motion.Off, pace)
	assert.True(t, calm)
	assert.False(t, moves())
	s.Game.OpenSettings()
	s.Press("settings.pace.usual")
	s.Press("settings.movement.all")
	assert.True(t, moves())
}

func TestRollbackAsksFirstAndCanBeUndone(t *testing.T) {
	s := apptest.New(t, apptest.OnDesktop, "en")
	known, err := s.Game.Edition.Known("knight")
	require.NoError(t, err)
	learned := *known
	learned.Experience = kb.Experience{Won: 1, Decisions: 9}
	require.NoError(t, s.Game.Edition.Store.Save(t.Context(), &learned))

	s.Press("home.knowledge")
	s.Work()
	roll := apptest.Find(s, func(b *ui.Button) bool { return b.Text == s.Game.Translator().Text("knowledge.roll_back") })
	place := fyne.CurrentApp().Driver().AbsolutePositionForObject
	assert.Less(t, place(roll).Y+roll.Size().Height, apptest.OnDesktop.Height, "it is found without scrolling")
	s.Press("knowledge.roll_back")
	s.Press("confirm.cancel")
	again, err := s.Game.Edition.Known("knight")
	require.NoError(t, err)
	assert.Equal(t, 9, again.Experience.Decisions, "cancelled")

	s.Press("knowledge.roll_back")
	test.Tap(apptest.Find(s, func(b *ui.Button) bool {
		return b.Text == s.Game.Translator().Text("knowledge.roll_back") && s.Game.Sheets.IsOpen() && apptest.IsUnder(s.Game.Sheets.Layer, b)
	}))
	s.Work()
	again, err = s.Game.Edition.Known("knight")
	require.NoError(t, err)
	assert.Equal(t, known, again)

	s.Press("knowledge.undo")
	s.Work()
	again, err = s.Game.Edition.Known("knight")
	require.NoError(t, err)
	assert.Equal(t, learned.Experience, again.Experience)
}

func TestReplayIsScrubbed(t *testing.T) {
	s := apptest.New(t, apptest.OnPhone, "en")
	v := s.Begin(apptest.Pair("knight", "mage", "random"))
	s.PlayByTaps(v, func(int) {})
	s.Press("result.watch")
	s.Work()
	slider := apptest.Find(s, func(*ui.Slider) bool { return true })
	turn := apptest.Find(s, func(*dueltable.TurnButton) bool { return true })
	plies := v.Match.Record().Plies()
	assert.Equal(t, float64(plies), slider.Max)

	slider.SetValue(0)
	hint := s.Game.Translator().Text("playback.hint")
	assert.Equal(t, hint, apptest.Find(s, func(*dueltable.Field) bool { return true }).Now.Lines[0])
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
	raceflag.Skip(t, apptest.ShorterTestsDo)
	quick.Skip(t, "plays a whole duel by taps")
	const least = 10 // text size
	for _, size := range []fyne.Size{apptest.OnPhone, apptest.OnPhoneWide} {
		for _, language := range []string{"en", "uk"} {
			s := apptest.New(t, size, language)
			s.PlayByTaps(s.Begin(apptest.Pair("knight", "mage", "precedent")), func(int) {})
			s.Press("result.watch")
			s.Work() // the AI has decided again, and can be asked
			slider := apptest.Find(s, apptest.IsSlider)
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
func happened(s *apptest.Stand) []*canvas.Text {
	field := s.Game.Table.Field
	about := strings.Join(append(slices.Clone(field.Now.Lines), s.Game.Table.Advice.Text), " ")
	cards := apptest.Visible(s, func(f *face.Face) bool { return apptest.IsUnder(field, f) })
	return apptest.Visible(s, func(c *canvas.Text) bool {
		isOnCard := slices.ContainsFunc(cards, func(f *face.Face) bool { return apptest.IsUnder(f, c) })
		return apptest.IsUnder(field, c) && !isOnCard && strings.ContainsAny(c.Text, " …") && strings.Contains(about, strings.TrimSuffix(c.Text, "…"))
	})
}

func isQuestion(b *ui.Button) bool { return strings.HasSuffix(strings.ToLower(b.Text), "why?") }

func TestReplayExplainsEveryMoveOfTheAI(t *testing.T) {
	raceflag.Skip(t, apptest.ShorterTestsDo)
	s := apptest.New(t, apptest.OnPhone, "en")
	v := s.Begin(apptest.Pair("knight", "mage", "precedent"))
	s.PlaySome(12)
	v.Resign()
	s.Settle(func() bool { return s.Game.Table == nil })
	<-s.Played
	s.Work()
	s.Press("result.watch")
	s.Work() // the AI has decided again
	slider := apptest.Find(s, func(*ui.Slider) bool { return true })
	explained := 0
	ply := 0
	for _, turn := range v.Match.Record().Turns {
		for range turn.Actions {
			ply++
			slider.SetValue(float64(ply))
			why := apptest.Visible(s, isQuestion)
			require.Len(t, why, int(turn.Seat), "ply %d", ply) // the AI sits on the second seat
			if len(why) == 0 {
				continue
			}
			test.Tap(why[0])
			require.True(t, s.Game.Sheets.IsOpen())
			if explained == 0 {
				s.Save("why_in_replay")
				looktest.AssertNothingCutOff(t, s.Window, "why")
			}
			s.Game.Sheets.Close()
			explained++
		}
	}
	assert.Positive(t, explained)
}

// TestReplayExplainsBothAIs watches a duel in which no person takes part.
func TestReplayExplainsBothAIs(t *testing.T) {
	raceflag.Skip(t, apptest.ShorterTestsDo)
	s := apptest.New(t, apptest.OnPhone, "en")
	seats, err := s.Game.Duels.NewSeats(s.Game.Edition, nil, apptest.Pair("knight", "mage", "tree"))
	require.NoError(t, err)
	seats[0].Brain = "tree"
	record, err := duelrecord.New(duelrecord.Pack{}, 3, seats)
	require.NoError(t, err)
	d, err := record.Duel()
	require.NoError(t, err)
	var players [2]ai.Player
	for seat := range players {
		players[seat], err = journal.Player(record, game.Seat(seat), d, s.Game.Duels.Brains)
		require.NoError(t, err)
	}
	m, err := duelmatch.New(record, players, duelmatch.Options{})
	require.NoError(t, err)
	_, err = m.Run(t.Context())
	require.NoError(t, err)

	s.Game.OpenPlayback(m.Record())
	s.Work()
	slider := apptest.Find(s, func(*ui.Slider) bool { return true })
	for ply := range m.Record().Plies() {
		slider.SetValue(float64(ply + 1))
		assert.Len(t, apptest.Visible(s, isQuestion), 1)
	}
	slider.SetValue(0)
	assert.Empty(t, apptest.Visible(s, isQuestion))
	starter := d.Start(record.Seed).Starter
	assert.True(t, s.Shows("Round 1 · "+[...]string{"Knight", "Mage"}[starter]+"’s turn"), "there is no enemy")
}

func TestDamagedReplayIsListedWithItsReason(t *testing.T) {
	s := apptest.New(t, apptest.OnPhone, "en")
	path := filepath.Join(s.Folder, "replays", "20261120-180000-x.replay")
	require.NoError(t, os.WriteFile(path, []byte("not a replay"), 0o644))
	s.Press("home.replays")
	s.Work()
	_, err := duelmatch.File{Path: path}.Load()
	assert.True(t, s.Shows("This file can’t be read: "+path+": "+errtext.Unread(s.Game.Translator(), err)))
}

func TestBackKeyLeadsBack(t *testing.T) {
	s := apptest.New(t, apptest.OnPhone, "en")
	s.Press("home.new_duel")
	s.Game.TypedKey(&fyne.KeyEvent{Name: fyne.KeyEscape})
	assert.True(t, s.Shows(s.Game.Translator().Text("home.title")))
	s.Press("home.how_to")
	s.Game.TypedKey(&fyne.KeyEvent{Name: fyne.KeyEscape})
	assert.False(t, s.Game.Sheets.IsOpen())
}
