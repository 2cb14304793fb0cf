package boardflow_test

import (
	"fmt"
	"os"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/internal/games"
	"boardduels/internal/quick"
	"boardduels/internal/raceflag"
	"boardduels/runtime/app"
	"boardduels/runtime/app/apptest"
	"boardduels/runtime/app/boardscreens"
	"boardduels/runtime/app/boardview"
	"boardduels/runtime/app/look/looktest"
	"boardduels/runtime/app/ui"
	"boardduels/runtime/record/boardrecord"
	"boardduels/schema"
)

// A whole game of Reversi is played by taps, is saved at each action, and lies in the collection then.
func TestReversiByTaps(t *testing.T) {
	for _, size := range quick.First(apptest.OnPhone, apptest.OnPhoneWide, apptest.OnDesktop) {
		for _, language := range quick.First("en", "uk") {
			name := fmt.Sprintf("%.0fx%.0f_%s", size.Width, size.Height, language)
			t.Run(name, func(t *testing.T) {
				s := apptest.New(t, size, language)
				v := s.Sit(boardscreens.Choice{Family: "reversi", Brain: "level_20", Seat: 1})
				for !v.Result.Decided {
					_, _, legal := apptest.LegalNow(t, v)
					plies := v.Record().Plies()
					saved, err := s.Game.Boards.Files().Current("reversi").Load()
					require.NoError(t, err)
					require.Equal(t, plies, saved.Plies())
					s.TakeBoardAction(legal[plies%len(legal)])
					s.MyMove()
					looktest.AssertNothingCutOff(t, s.Window, name)
				}
				s.Work()
				s.Save("reversi_over_" + name)
				list, err := s.Game.Boards.Files().SavedBoards(10)
				require.NoError(t, err)
				require.Len(t, list, 1)
				table, err := apptest.TableOf(list[0].Record)
				require.NoError(t, err)
				require.NoError(t, boardrecord.Verify(table, list[0].Record))
				assert.Equal(t, v.Result, list[0].Record.Result)
				left, err := s.Game.Boards.Files().UnderWay("reversi")
				require.NoError(t, err)
				assert.Nil(t, left)
			})
		}
	}
}

// A game is left, and gone on with from its tile.
func TestABoardGameIsResumed(t *testing.T) {
	s := apptest.New(t, apptest.OnPhone, "en")
	require.NotNil(t, apptest.Find(s, apptest.Called(s.Text("home.boards"))))
	v := s.Sit(boardscreens.Choice{Family: "reversi", Brain: "level_50", Seat: 0})
	s.TapSquare("d3")
	s.MyMove()
	plies := v.Record().Plies()
	require.Equal(t, 2, plies)
	v.OpenMenu()
	s.TapButton(s.Text("leave.later"))
	s.Work()
	s.Game.OpenHome()
	s.TapButton(s.Text("home.boards_continue"))
	s.Work()
	s.TapButton(s.Text("boards.resume"))
	s.Settle(func() bool { return s.Game.Boards.Session != v })
	s.MyMove()
	assert.Equal(t, plies, s.Game.Boards.Session.Record().Plies())
	_, _, legal := apptest.LegalNow(t, s.Game.Boards.Session)
	s.TapSquare(legal[0])
	s.MyMove()
	assert.Equal(t, plies+2, s.Game.Boards.Session.Record().Plies())
}

// What isn't legal does nothing.
func TestOtherSquaresDoNothing(t *testing.T) {
	s := apptest.New(t, apptest.OnDesktop, "en")
	v := s.Sit(boardscreens.Choice{Family: "reversi", Brain: "level_50", Seat: 0})
	for _, name := range []string{"a1", "d4", "e4"} {
		s.TapSquare(name)
		assert.True(t, v.CanResign(), name)
	}
	assert.Zero(t, v.Record().Plies())
}

// Where a game is put together, nothing is wider than its panel, on the smallest screens, whatever a board of a pack is
// called.
func TestASetUpFitsAPhone(t *testing.T) {
	mine := apptest.NewPack(t, "Mine")
	for _, file := range []string{"positions/chequered_diamond.xml", "positions/golden_anchors.xml", "maps/ring_lake.xml", "levels/moat.xml"} {
		apptest.Change(t, mine, file, "</name>", " with much ground between and no safe place on either side</name>")
		apptest.Change(t, mine, file, "</name_uk>", " з великою відстанню та без безпечного місця на жодному боці</name_uk>")
	}
	for _, size := range quick.First(apptest.OnPhone, apptest.OnPhoneWide, fyne.NewSize(568, 320)) {
		for _, language := range quick.First("en", "uk") {
			s := apptest.NewWith(t, size, language, t.TempDir(), func(o *app.Options) { o.Pack = schema.ReadPack(os.DirFS(mine)) })
			for _, f := range games.All() {
				name := fmt.Sprintf("%s %s %v", f.ID, language, size)
				s.Game.Boards.OpenBoardChoice(f.ID)
				s.Work()
				looktest.AssertNothingCutOff(t, s.Window, name)
				apptest.AssertRoom(t, s, name)
				s.Save(fmt.Sprintf("set_up_%s_%.0f_%s", f.ID, size.Width, language))
			}
		}
	}
}

// A game is played without a pointer: the arrows lead over the board.
func TestReversiByKeyboard(t *testing.T) {
	s := apptest.New(t, apptest.OnDesktop, "en")
	s.Window.Canvas().SetOnTypedKey(s.Game.TypedKey)
	v := s.Sit(boardscreens.Choice{Family: "reversi", Brain: "level_0", Seat: 0})
	s.Key(fyne.KeyDown)
	require.True(t, boardview.IsBoard(s.Window.Canvas().Focused()))
	at := [2]int{4, 4}
	for !v.Result.Decided {
		_, _, legal := apptest.LegalNow(t, v)
		if legal[0] == boardview.Pass {
			require.True(t, apptest.Called(s.Text("boards.pass_button"))(s.Window.Canvas().Focused().(*ui.Button)))
			s.Key(fyne.KeyReturn)
			s.MyMove()
			continue
		}
		require.True(t, boardview.IsBoard(s.Window.Canvas().Focused()), "where the turn begins")
		to := [2]int{int(legal[0][0] - 'a'), int(legal[0][1] - '1')}
		for at != to {
			for i, keys := range [2][2]fyne.KeyName{{fyne.KeyLeft, fyne.KeyRight}, {fyne.KeyUp, fyne.KeyDown}} {
				switch {
				case to[i] < at[i]:
					s.Key(keys[0])
					at[i]--
				case to[i] > at[i]:
					s.Key(keys[1])
					at[i]++
				}
			}
		}
		plies := v.Record().Plies()
		s.Key(fyne.KeyReturn)
		s.MyMove()
		require.Greater(t, v.Record().Plies(), plies)
	}
}

// A board game that is gone on with by keyboard has it at the board.
func TestABoardGameIsResumedByKeyboard(t *testing.T) {
	raceflag.Skip(t, apptest.ShorterTestsDo)
	for _, family := range []string{"reversi", "backgammon", "dicewars", "tactics"} {
		folder := t.TempDir()
		s := apptest.NewIn(t, apptest.OnDesktop, "en", folder)
		s.Sit(boardscreens.Choice{Family: family, Brain: "level_0", Seat: 0})
		s.Game.Close()

		s = apptest.NewIn(t, apptest.OnDesktop, "en", folder)
		s.Window.Canvas().SetOnTypedKey(s.Game.TypedKey)
		s.Game.OpenBoards()
		s.Work()
		s.Key(fyne.KeyDown)
		apptest.KeyTo(s, apptest.Called(s.Text("boards.resume")))
		s.Key(fyne.KeyReturn)
		s.Settle(func() bool { return s.Game.Boards.Session != nil })
		s.MyMove()
		assert.True(t, boardview.IsBoard(s.Window.Canvas().Focused()), "%s: %T", family, s.Window.Canvas().Focused())
	}
}

// Who is played against is seen without scrolling where a screen is broad but low.
func TestTheLevelIsSeenOnALowScreen(t *testing.T) {
	for _, family := range []string{"reversi", "backgammon"} {
		for _, language := range quick.First("en", "uk") {
			s := apptest.New(t, apptest.OnPhoneWide, language)
			s.Game.Boards.OpenBoardChoice(family)
			s.Work()
			slider := apptest.Find(s, func(*ui.Slider) bool { return true })
			begin := apptest.Find(s, func(b *ui.Button) bool { return b.Text == s.Text("boards.begin") })
			at := fyne.CurrentApp().Driver().AbsolutePositionForObject
			assert.LessOrEqual(t, at(slider).Y+slider.Size().Height, at(begin).Y, "%s %s", family, language)
			looktest.AssertNothingCutOff(t, s.Window, family)
		}
	}
}

// How a game ended is told in letters that nobody misses, until an earlier position is looked at.
func TestTheEndOfABoardGameIsToldLarge(t *testing.T) {
	for _, size := range quick.First(apptest.OnPhone, apptest.OnPhoneWide, apptest.OnDesktop) {
		s := apptest.New(t, size, "uk")
		v := s.Sit(boardscreens.Choice{Family: "reversi", Brain: "level_0", Seat: 0})
		task := sizeOf(s, s.Text("boards.your_turn"))
		v.Resign()
		s.Settle(func() bool { return v.Result.Decided })
		s.Game.Stage().Finish()
		assert.Greater(t, sizeOf(s, s.Text("boards.resigned")), 1.2*task, "%v", size)
		s.Work()
		assert.Empty(t, apptest.Visible(s, func(o *canvas.Text) bool { return strings.Contains(o.Text, "наприкінці") }), "nothing is weighed any more")
		s.TapSquare("d3")
		assert.Zero(t, v.Record().Plies())
		looktest.AssertNothingCutOff(t, s.Window, "end")
	}
}

// sizeOf returns the size of the letters of a text.
func sizeOf(s *apptest.Stand, text string) float32 {
	s.T.Helper()
	return apptest.Find(s, func(o *canvas.Text) bool { return o.Text == text }).TextSize
}
