package app

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
	"boardduels/runtime/app/boardscreens"
	"boardduels/runtime/app/boardview"
	"boardduels/runtime/app/look/looktest"
	"boardduels/runtime/app/ui"
	"boardduels/runtime/backgammon"
	"boardduels/runtime/game"
	"boardduels/runtime/game/dynamic"
	"boardduels/runtime/record/boardrecord"
)

// points returns the board that is shown.
func (s *stand) points() *boardview.Points { return s.boardObject().(*boardview.Points) }

// cell returns the row and the column of an own place: 14 columns with the bar and those that are off.
func cell(place int8) (row, column int) {
	switch {
	case place == backgammon.Bar:
		return 0, 6
	case place == backgammon.Off:
		return 1, 13
	case place > 12:
		row, column = 0, int(place)-13
	default:
		row, column = 1, 12-int(place)
	}
	if column >= 6 {
		column++
	}
	return row, column
}

// spot is where an own place lies on the canvas.
func (s *stand) spot(place int8) fyne.Position {
	o := s.points()
	row, column := cell(place)
	const frame = 3
	x := frame + (o.Size().Width-2*frame)/14*(float32(column)+0.5)
	y := o.Size().Height * (0.2 + 0.6*float32(row))
	return fyne.CurrentApp().Driver().AbsolutePositionForObject(o).AddXY(x, y)
}

// stepsOf returns the steps of a legal action in the present position.
func stepsOf(t testing.TB, table dynamic.Game, p *dynamic.Position, action string) []backgammon.Step {
	t.Helper()
	v := table.View(p, table.Mover(p))
	seen := dynamic.Seen[backgammon.View](&v)
	g := backgammon.New(backgammon.Setup{})
	play, err := g.Parse(&backgammon.State{Board: seen.Board, Dice: seen.Dice, Mover: seen.Mover, Winner: game.Nobody}, action)
	require.NoError(t, err)
	return play[:play.Len()]
}

// tapPlay puts a play together by taps.
func (s *stand) tapPlay(steps []backgammon.Step) {
	s.t.Helper()
	for i, step := range steps {
		s.touch(s.spot(step.From))
		if s.points().Draft().Steps == i { // else there was one place to go to
			s.touch(s.spot(step.To))
		}
		require.Equal(s.t, i+1, s.points().Draft().Steps, "step %v of %v", step, steps)
	}
}

// A whole game is played by taps, each play die by die; it is saved at each action, and lies in the collection then.
func TestBackgammonByTaps(t *testing.T) {
	quick.Skip(t, "plays whole games by taps")
	for _, size := range []fyne.Size{onPhone, onPhoneWide, onDesktop} {
		for _, variant := range []string{"standard", "hypergammon"} {
			name := fmt.Sprintf("%.0fx%.0f_%s", size.Width, size.Height, variant)
			t.Run(name, func(t *testing.T) {
				s := newStand(t, size, "uk")
				v := s.sit(boardscreens.Choice{Family: "backgammon", Variant: variant, Brain: "level_20", Seat: 1})
				passes := 0
				for !v.Result.Decided {
					_, _, legal := legalNow(t, v)
					plies := v.Record().Plies()
					if legal[0] == boardview.Pass {
						passes++
					}
					s.takeBoardAction(legal[plies%len(legal)])
					s.myMove()
					require.Greater(t, v.Record().Plies(), plies)
					if plies%8 == 0 {
						looktest.AssertNothingCutOff(t, s.window, name)
					}
				}
				s.work()
				s.save("backgammon_over_" + name)
				list, err := s.game.boards.Files().SavedBoards(10)
				require.NoError(t, err)
				require.Len(t, list, 1)
				played, err := tableOf(list[0].Record)
				require.NoError(t, err)
				require.NoError(t, boardrecord.Verify(played, list[0].Record))
				t.Logf("%d plies, %d passes", list[0].Record.Plies(), passes)
			})
		}
	}
}

// Steps can be taken back one by one until the play is confirmed; nothing is played before.
func TestStepsAreTakenBack(t *testing.T) {
	s := newStand(t, onDesktop, "en")
	s.window.Canvas().SetOnTypedKey(s.game.TypedKey)
	v := s.sit(boardscreens.Choice{Family: "backgammon", Brain: "level_20", Seat: 0})
	table, at, legal := legalNow(t, v)
	plies := v.Record().Plies()
	before := s.points().Draft()
	assert.Zero(t, before.Steps)
	steps := stepsOf(t, table, at, legal[0])
	s.tapPlay(steps)
	assert.Equal(t, legal[0], s.points().Draft().Ready)
	for left := len(steps) - 1; left >= 0; left-- {
		s.window.Canvas().Focus(s.points())
		s.key(fyne.KeyEscape)
		assert.Equal(t, left, s.points().Draft().Steps)
		assert.Empty(t, s.points().Draft().Ready)
	}
	assert.Equal(t, plies, v.Record().Plies())
	s.key(fyne.KeyEscape)
	assert.True(t, s.game.Sheets.IsOpen(), "then Escape asks whether to leave")
}

// What is counted follows the checkers while a play is put together, and what the position is worth the plays that it
// can still become.
func TestCountsFollowADraft(t *testing.T) {
	raceflag.Skip(t, shorterTestsDo)
	s := newStand(t, onDesktop, "en")
	v := s.sit(boardscreens.Choice{Family: "backgammon", Brain: "level_20", Seat: 0})
	s.work()
	table, at, legal := legalNow(t, v)
	sum := func(steps []backgammon.Step) (pips int) {
		for _, step := range steps {
			pips += int(step.From - step.To)
		}
		return pips
	}
	chances := map[string]bool{}
	for _, action := range legal {
		steps := stepsOf(t, table, at, action)
		for i := range steps {
			test.TapCanvas(s.window.Canvas(), s.spot(steps[i].From))
			if s.points().Draft().Steps == i {
				test.TapCanvas(s.window.Canvas(), s.spot(steps[i].To))
			}
			assert.True(t, s.shows(s.text("boards.pips", i18n.Args{"N": 167 - sum(steps[:i+1])})), "%s, step %d", action, i+1)
			assert.Contains(t, s.points().Draft().May, action)
		}
		assert.Equal(t, []string{action}, s.points().Draft().May)
		s.work()
		s.walk(func(o fyne.CanvasObject) {
			if text, ok := o.(*canvas.Text); ok && strings.HasSuffix(text.Text, "% to win") {
				chances[text.Text] = true
			}
		})
		for range steps {
			s.points().Undo()
		}
		assert.Nil(t, s.points().Draft().Counts)
	}
	assert.Greater(t, len(chances), 2, "good plays and bad ones are told apart: %v", chances)
}

// A checker is dragged to where it goes; elsewhere it goes back.
func TestACheckerIsDragged(t *testing.T) {
	s := newStand(t, onDesktop, "en")
	v := s.sit(boardscreens.Choice{Family: "backgammon", Brain: "level_20", Seat: 0})
	table, at, legal := legalNow(t, v)
	steps := stepsOf(t, table, at, legal[0])
	origin := fyne.CurrentApp().Driver().AbsolutePositionForObject(s.points())
	from, to := s.spot(steps[0].From).Subtract(origin), s.spot(steps[0].To).Subtract(origin)
	drag := func(to fyne.Position) {
		s.points().Dragged(&fyne.DragEvent{PointEvent: fyne.PointEvent{Position: to}, Dragged: fyne.NewDelta(to.X-from.X, to.Y-from.Y)})
		s.points().DragEnd()
	}
	drag(fyne.NewPos(s.points().Size().Width/2, s.points().Size().Height/2))
	assert.Zero(t, s.points().Draft().Steps)
	drag(to)
	assert.Equal(t, 1, s.points().Draft().Steps)
}

// Backgammon is played without a pointer.
func TestBackgammonByKeyboard(t *testing.T) {
	s := newStand(t, onDesktop, "en")
	s.window.Canvas().SetOnTypedKey(s.game.TypedKey)
	v := s.sit(boardscreens.Choice{Family: "backgammon", Variant: "hypergammon", Brain: "level_0", Seat: 0})
	s.key(fyne.KeyDown)
	require.True(t, boardview.IsBoard(s.window.Canvas().Focused()))
	row, column := cell(6)
	press := func(place int8) {
		wantedRow, wantedColumn := cell(place)
		for ; row < wantedRow; row++ {
			s.key(fyne.KeyDown)
		}
		for ; row > wantedRow; row-- {
			s.key(fyne.KeyUp)
		}
		for ; column < wantedColumn; column++ {
			s.key(fyne.KeyRight)
		}
		for ; column > wantedColumn; column-- {
			s.key(fyne.KeyLeft)
		}
		s.key(fyne.KeyReturn)
	}
	for range 6 {
		if v.Result.Decided {
			break
		}
		table, at, legal := legalNow(t, v)
		plies := v.Record().Plies()
		if legal[0] == boardview.Pass {
			require.True(t, called(s.text("boards.pass_button"))(s.window.Canvas().Focused().(*ui.Button)))
			s.key(fyne.KeyReturn)
		} else {
			require.True(t, boardview.IsBoard(s.window.Canvas().Focused()), "where the turn begins")
			for i, step := range stepsOf(t, table, at, legal[0]) {
				press(step.From)
				if s.points().Draft().Steps == i {
					press(step.To)
				}
			}
			keyTo(s, called(s.text("boards.done")))
			s.key(fyne.KeyReturn)
		}
		s.myMove()
		require.Greater(t, v.Record().Plies(), plies)
	}
}
