package boardflow_test

import (
	"fmt"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/internal/i18n"
	"boardduels/internal/quick"
	"boardduels/internal/raceflag"
	"boardduels/runtime/app/apptest"
	"boardduels/runtime/app/boardscreens"
	"boardduels/runtime/app/boardview"
	"boardduels/runtime/app/look/looktest"
	"boardduels/runtime/app/ui"
	"boardduels/runtime/backgammon"
	"boardduels/runtime/record/boardrecord"
)

// A whole game is played by taps, each play die by die; it is saved at each action, and lies in the collection then.
func TestBackgammonByTaps(t *testing.T) {
	quick.Skip(t, "plays whole games by taps")
	for _, size := range []fyne.Size{apptest.OnPhone, apptest.OnPhoneWide, apptest.OnDesktop} {
		for _, variant := range []string{"standard", "hypergammon"} {
			name := fmt.Sprintf("%.0fx%.0f_%s", size.Width, size.Height, variant)
			t.Run(name, func(t *testing.T) {
				s := apptest.New(t, size, "uk")
				v := s.Sit(boardscreens.Choice{Family: "backgammon", Variant: variant, Brain: "level_20", Seat: 1})
				passes := 0
				for !v.Result.Decided {
					_, _, legal := apptest.LegalNow(t, v)
					plies := v.Record().Plies()
					if legal[0] == boardview.Pass {
						passes++
					}
					s.TakeBoardAction(legal[plies%len(legal)])
					s.MyMove()
					require.Greater(t, v.Record().Plies(), plies)
					if plies%8 == 0 {
						looktest.AssertNothingCutOff(t, s.Window, name)
					}
				}
				s.Work()
				s.Save("backgammon_over_" + name)
				list, err := s.Game.Boards.Files().SavedBoards(10)
				require.NoError(t, err)
				require.Len(t, list, 1)
				played, err := apptest.TableOf(list[0].Record)
				require.NoError(t, err)
				require.NoError(t, boardrecord.Verify(played, list[0].Record))
				t.Logf("%d plies, %d passes", list[0].Record.Plies(), passes)
			})
		}
	}
}

// Steps can be taken back one by one until the play is confirmed; nothing is played before.
func TestStepsAreTakenBack(t *testing.T) {
	s := apptest.New(t, apptest.OnDesktop, "en")
	s.Window.Canvas().SetOnTypedKey(s.Game.TypedKey)
	v := s.Sit(boardscreens.Choice{Family: "backgammon", Brain: "level_20", Seat: 0})
	table, at, legal := apptest.LegalNow(t, v)
	plies := v.Record().Plies()
	before := s.Points().Draft()
	assert.Zero(t, before.Steps)
	steps := apptest.StepsOf(t, table, at, legal[0])
	s.TapPlay(steps)
	assert.Equal(t, legal[0], s.Points().Draft().Ready)
	for left := len(steps) - 1; left >= 0; left-- {
		s.Window.Canvas().Focus(s.Points())
		s.Key(fyne.KeyEscape)
		assert.Equal(t, left, s.Points().Draft().Steps)
		assert.Empty(t, s.Points().Draft().Ready)
	}
	assert.Equal(t, plies, v.Record().Plies())
	s.Key(fyne.KeyEscape)
	assert.True(t, s.Game.Sheets().IsOpen(), "then Escape asks whether to leave")
}

// What is counted follows the checkers while a play is put together, and what the position is worth the plays that it
// can still become.
func TestCountsFollowADraft(t *testing.T) {
	raceflag.Skip(t, apptest.ShorterTestsDo)
	s := apptest.New(t, apptest.OnDesktop, "en")
	v := s.Sit(boardscreens.Choice{Family: "backgammon", Brain: "level_20", Seat: 0})
	s.Work()
	table, at, legal := apptest.LegalNow(t, v)
	sum := func(steps []backgammon.Step) (pips int) {
		for _, step := range steps {
			pips += int(step.From - step.To)
		}
		return pips
	}
	chances := map[string]bool{}
	for _, action := range legal {
		steps := apptest.StepsOf(t, table, at, action)
		for i := range steps {
			test.TapCanvas(s.Window.Canvas(), s.Spot(steps[i].From))
			if s.Points().Draft().Steps == i {
				test.TapCanvas(s.Window.Canvas(), s.Spot(steps[i].To))
			}
			assert.True(t, s.Shows(s.Text("boards.pips", i18n.Args{"N": 167 - sum(steps[:i+1])})), "%s, step %d", action, i+1)
			assert.Contains(t, s.Points().Draft().May, action)
		}
		assert.Equal(t, []string{action}, s.Points().Draft().May)
		s.Work()
		s.Walk(func(o fyne.CanvasObject) {
			if text, ok := o.(*canvas.Text); ok && strings.HasSuffix(text.Text, "% to win") {
				chances[text.Text] = true
			}
		})
		for range steps {
			s.Points().Undo()
		}
		assert.Nil(t, s.Points().Draft().Counts)
	}
	assert.Greater(t, len(chances), 2, "good plays and bad ones are told apart: %v", chances)
}

// A checker is dragged to where it goes; elsewhere it goes back.
func TestACheckerIsDragged(t *testing.T) {
	s := apptest.New(t, apptest.OnDesktop, "en")
	v := s.Sit(boardscreens.Choice{Family: "backgammon", Brain: "level_20", Seat: 0})
	table, at, legal := apptest.LegalNow(t, v)
	steps := apptest.StepsOf(t, table, at, legal[0])
	origin := fyne.CurrentApp().Driver().AbsolutePositionForObject(s.Points())
	from, to := s.Spot(steps[0].From).Subtract(origin), s.Spot(steps[0].To).Subtract(origin)
	drag := func(to fyne.Position) {
		s.Points().Dragged(&fyne.DragEvent{PointEvent: fyne.PointEvent{Position: to}, Dragged: fyne.NewDelta(to.X-from.X, to.Y-from.Y)})
		s.Points().DragEnd()
	}
	drag(fyne.NewPos(s.Points().Size().Width/2, s.Points().Size().Height/2))
	assert.Zero(t, s.Points().Draft().Steps)
	drag(to)
	assert.Equal(t, 1, s.Points().Draft().Steps)
}

// Backgammon is played without a pointer.
func TestBackgammonByKeyboard(t *testing.T) {
	s := apptest.New(t, apptest.OnDesktop, "en")
	s.Window.Canvas().SetOnTypedKey(s.Game.TypedKey)
	v := s.Sit(boardscreens.Choice{Family: "backgammon", Variant: "hypergammon", Brain: "level_0", Seat: 0})
	s.Key(fyne.KeyDown)
	require.True(t, boardview.IsBoard(s.Window.Canvas().Focused()))
	row, column := apptest.Cell(6)
	press := func(place int8) {
		wantedRow, wantedColumn := apptest.Cell(place)
		for ; row < wantedRow; row++ {
			s.Key(fyne.KeyDown)
		}
		for ; row > wantedRow; row-- {
			s.Key(fyne.KeyUp)
		}
		for ; column < wantedColumn; column++ {
			s.Key(fyne.KeyRight)
		}
		for ; column > wantedColumn; column-- {
			s.Key(fyne.KeyLeft)
		}
		s.Key(fyne.KeyReturn)
	}
	for range 6 {
		if v.Result.Decided {
			break
		}
		table, at, legal := apptest.LegalNow(t, v)
		plies := v.Record().Plies()
		if legal[0] == boardview.Pass {
			require.True(t, apptest.Called(s.Text("boards.pass_button"))(s.Window.Canvas().Focused().(*ui.Button)))
			s.Key(fyne.KeyReturn)
		} else {
			require.True(t, boardview.IsBoard(s.Window.Canvas().Focused()), "where the turn begins")
			for i, step := range apptest.StepsOf(t, table, at, legal[0]) {
				press(step.From)
				if s.Points().Draft().Steps == i {
					press(step.To)
				}
			}
			apptest.KeyTo(s, apptest.Called(s.Text("boards.done")))
			s.Key(fyne.KeyReturn)
		}
		s.MyMove()
		require.Greater(t, v.Record().Plies(), plies)
	}
}
