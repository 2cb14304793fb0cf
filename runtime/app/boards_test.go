package app

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
	"boardduels/runtime/app/boardscreens"
	"boardduels/runtime/app/boardview"
	"boardduels/runtime/app/look/looktest"
	"boardduels/runtime/app/ui"
	"boardduels/runtime/game/dynamic"
	"boardduels/runtime/record/boardrecord"
	"boardduels/schema"
)

// sit begins a board game, and waits until the person is asked.
func (s *stand) sit(c boardscreens.Choice) *boardscreens.Session {
	s.t.Helper()
	s.game.boards.BeginAtOnce(c)
	s.myMove()
	return s.game.boards.Session
}

// myMove waits until the person can choose, or the game is over; on the device, too, if one plays along.
func (s *stand) myMove() {
	s.t.Helper()
	v := s.game.boards.Session
	s.settle(func() bool { return v.CanResign() || v.Result.Decided })
	if s.device != nil {
		s.keepUp()
	}
}

// boardObject returns the board that is shown.
func (s *stand) boardObject() fyne.CanvasObject {
	s.t.Helper()
	return find(s, func(o boardview.Object) bool { return boardview.IsBoard(o) })
}

// tableOf returns the game of a record, and the programs' own players of it.
func tableOf(r *boardrecord.Record) (games.Table, error) { return games.Of(r) }

// legalNow returns what the person can do, and the position.
func legalNow(t testing.TB, v *boardscreens.Session) (dynamic.Game, *dynamic.Position, []string) {
	t.Helper()
	table, err := tableOf(v.Record())
	require.NoError(t, err)
	laid, err := boardrecord.Lay(table, v.Record())
	require.NoError(t, err)
	last, err := laid.At(laid.Plies())
	require.NoError(t, err)
	return table, &last.State, table.Legal(&last.State, nil)
}

// tapSquare taps a square of Reversi.
func (s *stand) tapSquare(name string) {
	o := s.boardObject()
	const frame = 3
	side := min(o.Size().Width, o.Size().Height)
	square := (side - 2*frame) / 8
	corner := fyne.CurrentApp().Driver().AbsolutePositionForObject(o).AddXY((o.Size().Width-side)/2+frame, (o.Size().Height-side)/2+frame)
	s.touch(corner.AddXY(square*(float32(name[0]-'a')+0.5), square*(float32(name[1]-'1')+0.5)))
}

// takeBoardAction carries out an action of any board game by taps.
func (s *stand) takeBoardAction(action string) {
	s.t.Helper()
	v := s.game.boards.Session
	switch from, to, isAttack := strings.Cut(action, "-"); {
	case action == boardview.Pass:
		s.tapButton(s.text("boards.pass_button"))
	case action == boardview.EndTurn:
		s.tapButton(s.text("boards.end_turn"))
	case v.Record().Family == "backgammon":
		table, at, _ := legalNow(s.t, v)
		s.tapPlay(stepsOf(s.t, table, at, action))
		require.Equal(s.t, action, s.points().Draft().Ready)
		s.tapButton(s.text("boards.done"))
	case v.Record().Family == "tactics":
		s.order(v.Record(), action)
	case isAttack:
		s.tapArea(from)
		s.tapArea(to)
	default:
		s.tapSquare(action)
	}
	require.False(s.t, v.CanResign(), "these taps aren't %s", action)
}

// A whole game of Reversi is played by taps, is saved at each action, and lies in the collection then.
func TestReversiByTaps(t *testing.T) {
	for _, size := range quick.First(onPhone, onPhoneWide, onDesktop) {
		for _, language := range quick.First("en", "uk") {
			name := fmt.Sprintf("%.0fx%.0f_%s", size.Width, size.Height, language)
			t.Run(name, func(t *testing.T) {
				s := newStand(t, size, language)
				v := s.sit(boardscreens.Choice{Family: "reversi", Brain: "level_20", Seat: 1})
				for !v.Result.Decided {
					_, _, legal := legalNow(t, v)
					plies := v.Record().Plies()
					saved, err := s.game.boards.Files().Current("reversi").Load()
					require.NoError(t, err)
					require.Equal(t, plies, saved.Plies())
					s.takeBoardAction(legal[plies%len(legal)])
					s.myMove()
					looktest.AssertNothingCutOff(t, s.window, name)
				}
				s.work()
				s.save("reversi_over_" + name)
				list, err := s.game.boards.Files().SavedBoards(10)
				require.NoError(t, err)
				require.Len(t, list, 1)
				table, err := tableOf(list[0].Record)
				require.NoError(t, err)
				require.NoError(t, boardrecord.Verify(table, list[0].Record))
				assert.Equal(t, v.Result, list[0].Record.Result)
				left, err := s.game.boards.Files().UnderWay("reversi")
				require.NoError(t, err)
				assert.Nil(t, left)
			})
		}
	}
}

// A game is left, and gone on with from its tile.
func TestABoardGameIsResumed(t *testing.T) {
	s := newStand(t, onPhone, "en")
	require.NotNil(t, find(s, called(s.text("home.boards"))))
	v := s.sit(boardscreens.Choice{Family: "reversi", Brain: "level_50", Seat: 0})
	s.tapSquare("d3")
	s.myMove()
	plies := v.Record().Plies()
	require.Equal(t, 2, plies)
	v.OpenMenu()
	s.tapButton(s.text("leave.later"))
	s.work()
	s.game.OpenHome()
	s.tapButton(s.text("home.boards_continue"))
	s.work()
	s.tapButton(s.text("boards.resume"))
	s.settle(func() bool { return s.game.boards.Session != v })
	s.myMove()
	assert.Equal(t, plies, s.game.boards.Session.Record().Plies())
	_, _, legal := legalNow(t, s.game.boards.Session)
	s.tapSquare(legal[0])
	s.myMove()
	assert.Equal(t, plies+2, s.game.boards.Session.Record().Plies())
}

// What isn't legal does nothing.
func TestOtherSquaresDoNothing(t *testing.T) {
	s := newStand(t, onDesktop, "en")
	v := s.sit(boardscreens.Choice{Family: "reversi", Brain: "level_50", Seat: 0})
	for _, name := range []string{"a1", "d4", "e4"} {
		s.tapSquare(name)
		assert.True(t, v.CanResign(), name)
	}
	assert.Zero(t, v.Record().Plies())
}

// Where a game is put together, nothing is wider than its panel, on the smallest screens, whatever a board of a pack is
// called.
func TestASetUpFitsAPhone(t *testing.T) {
	mine := newPack(t, "Mine")
	for _, file := range []string{"positions/chequered_diamond.xml", "positions/golden_anchors.xml", "maps/ring_lake.xml", "levels/moat.xml"} {
		change(t, mine, file, "</name>", " with much ground between and no safe place on either side</name>")
		change(t, mine, file, "</name_uk>", " з великою відстанню та без безпечного місця на жодному боці</name_uk>")
	}
	for _, size := range quick.First(onPhone, onPhoneWide, fyne.NewSize(568, 320)) {
		for _, language := range quick.First("en", "uk") {
			s := newStandWith(t, size, language, t.TempDir(), func(o *Options) { o.Pack = schema.ReadPack(os.DirFS(mine)) })
			for _, f := range games.All() {
				name := fmt.Sprintf("%s %s %v", f.ID, language, size)
				s.game.boards.OpenBoardChoice(f.ID)
				s.work()
				looktest.AssertNothingCutOff(t, s.window, name)
				assertRoom(t, s, name)
				s.save(fmt.Sprintf("set_up_%s_%.0f_%s", f.ID, size.Width, language))
			}
		}
	}
}

// A game is played without a pointer: the arrows lead over the board.
func TestReversiByKeyboard(t *testing.T) {
	s := newStand(t, onDesktop, "en")
	s.window.Canvas().SetOnTypedKey(s.game.TypedKey)
	v := s.sit(boardscreens.Choice{Family: "reversi", Brain: "level_0", Seat: 0})
	s.key(fyne.KeyDown)
	require.True(t, boardview.IsBoard(s.window.Canvas().Focused()))
	at := [2]int{4, 4}
	for !v.Result.Decided {
		_, _, legal := legalNow(t, v)
		if legal[0] == boardview.Pass {
			require.True(t, called(s.text("boards.pass_button"))(s.window.Canvas().Focused().(*ui.Button)))
			s.key(fyne.KeyReturn)
			s.myMove()
			continue
		}
		require.True(t, boardview.IsBoard(s.window.Canvas().Focused()), "where the turn begins")
		to := [2]int{int(legal[0][0] - 'a'), int(legal[0][1] - '1')}
		for at != to {
			for i, keys := range [2][2]fyne.KeyName{{fyne.KeyLeft, fyne.KeyRight}, {fyne.KeyUp, fyne.KeyDown}} {
				switch {
				case to[i] < at[i]:
					s.key(keys[0])
					at[i]--
				case to[i] > at[i]:
					s.key(keys[1])
					at[i]++
				}
			}
		}
		plies := v.Record().Plies()
		s.key(fyne.KeyReturn)
		s.myMove()
		require.Greater(t, v.Record().Plies(), plies)
	}
}

// A board game that is gone on with by keyboard has it at the board.
func TestABoardGameIsResumedByKeyboard(t *testing.T) {
	raceflag.Skip(t, shorterTestsDo)
	for _, family := range []string{"reversi", "backgammon", "dicewars", "tactics"} {
		folder := t.TempDir()
		s := newStandIn(t, onDesktop, "en", folder)
		s.sit(boardscreens.Choice{Family: family, Brain: "level_0", Seat: 0})
		s.game.Close()

		s = newStandIn(t, onDesktop, "en", folder)
		s.window.Canvas().SetOnTypedKey(s.game.TypedKey)
		s.game.OpenBoards()
		s.work()
		s.key(fyne.KeyDown)
		keyTo(s, called(s.text("boards.resume")))
		s.key(fyne.KeyReturn)
		s.settle(func() bool { return s.game.boards.Session != nil })
		s.myMove()
		assert.True(t, boardview.IsBoard(s.window.Canvas().Focused()), "%s: %T", family, s.window.Canvas().Focused())
	}
}

// Who is played against is seen without scrolling where a screen is broad but low.
func TestTheLevelIsSeenOnALowScreen(t *testing.T) {
	for _, family := range []string{"reversi", "backgammon"} {
		for _, language := range quick.First("en", "uk") {
			s := newStand(t, onPhoneWide, language)
			s.game.boards.OpenBoardChoice(family)
			s.work()
			slider := find(s, func(*ui.Slider) bool { return true })
			begin := find(s, func(b *ui.Button) bool { return b.Text == s.text("boards.begin") })
			at := fyne.CurrentApp().Driver().AbsolutePositionForObject
			assert.LessOrEqual(t, at(slider).Y+slider.Size().Height, at(begin).Y, "%s %s", family, language)
			looktest.AssertNothingCutOff(t, s.window, family)
		}
	}
}

// How a game ended is told in letters that nobody misses, until an earlier position is looked at.
func TestTheEndOfABoardGameIsToldLarge(t *testing.T) {
	for _, size := range quick.First(onPhone, onPhoneWide, onDesktop) {
		s := newStand(t, size, "uk")
		v := s.sit(boardscreens.Choice{Family: "reversi", Brain: "level_0", Seat: 0})
		task := s.sizeOf(s.text("boards.your_turn"))
		v.Resign()
		s.settle(func() bool { return v.Result.Decided })
		s.game.Stage.Finish()
		assert.Greater(t, s.sizeOf(s.text("boards.resigned")), 1.2*task, "%v", size)
		s.work()
		assert.Empty(t, visible(s, func(o *canvas.Text) bool { return strings.Contains(o.Text, "наприкінці") }), "nothing is weighed any more")
		s.tapSquare("d3")
		assert.Zero(t, v.Record().Plies())
		looktest.AssertNothingCutOff(t, s.window, "end")
	}
}

// sizeOf returns the size of the letters of a text.
func (s *stand) sizeOf(text string) float32 {
	s.t.Helper()
	return find(s, func(o *canvas.Text) bool { return o.Text == text }).TextSize
}
