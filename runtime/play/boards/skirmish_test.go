package boards

import (
	"slices"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/runtime/game"
	"boardduels/runtime/play/look/looktest"
	"boardduels/runtime/play/motion"
	"boardduels/runtime/tactics"
)

// fight is a tactical game and its board.
type fight struct {
	game  *tactics.Game
	state tactics.State
	told  told
	clock motion.ByHand
	stage *motion.Stage
	board *Skirmish
}

func newFight(t *testing.T, setup []string, size fyne.Size) (*fight, fyne.Window) {
	t.Helper()
	looktest.NewApp(t)
	g, err := tactics.Read(setup)
	require.NoError(t, err)
	f := &fight{game: g, state: g.Start(1)}
	f.stage = motion.NewStage(&f.clock)
	f.board = NewSkirmish(f.stage, f.told.intents())
	window := looktest.ShowAlone(t, f.board.Object(), size)
	f.board.Present(f.moment(nil))
	return f, window
}

func (f *fight) moment(events []string) *Moment {
	v := f.game.View(&f.state, 0)
	m := &Moment{Scene: f.game.Scene(&v), Events: events}
	for _, a := range f.game.Legal(&f.state, nil) {
		m.Legal = append(m.Legal, f.game.Format(&f.state, a))
	}
	return m
}

func (f *fight) tap(window fyne.Window, square int) {
	test.TapCanvas(window.Canvas(), f.board.grid.rect(square).Middle())
}

// duelists are an archer and a wizard in a row, a fighter beside them, and an enemy on each side.
var duelists = func() (lines []string) {
	ground := slices.Repeat([]string{".........."}, tactics.Size)
	units := slices.Clone(ground)
	ground[4], units[4] = "...#......", "A.F.......f"[:10]
	units[4], units[5], units[0] = "A.F.......", "..f.......", "......w..."
	for _, row := range ground {
		lines = append(lines, "row "+row)
	}
	for _, row := range units {
		lines = append(lines, "units "+row)
	}
	return lines
}()

// What is shown is the position, and each order can be put together by taps.
func TestOrdersByTaps(t *testing.T) {
	f, window := newFight(t, nil, fyne.NewSquareSize(500))
	assert.Equal(t, f.state.Walls, f.board.field.Walls)
	assert.Equal(t, f.state.Taken, f.board.field.Taken)
	for i, o := range f.board.orders {
		if i%7 != 0 {
			continue
		}
		before := len(f.told.chosen)
		f.tap(window, o.from)
		require.Equal(t, o.from, f.board.from)
		if o.to != o.from {
			f.tap(window, o.to)
			require.Equal(t, o.to, f.board.to)
		}
		if o.attack == "" {
			assert.Equal(t, o.text, f.board.Draft().Ready)
			f.board.Undo()
			f.board.Undo()
			assert.Zero(t, f.board.Draft().Steps)
			continue
		}
		victims := f.board.victims()
		i := slices.IndexFunc(victims, func(v victim) bool { return v.order.text == o.text })
		require.GreaterOrEqual(t, i, 0)
		f.tap(window, victims[i].square)
		if f.state.Taken[0].Has(int8(victims[i].square)) && o.to == o.from {
			assert.Equal(t, victims[i].square, f.board.from, "an own unit beside it is chosen, not hit")
		} else {
			require.Len(t, f.told.chosen, before+1)
		}
		f.board.Present(f.moment(nil))
	}
}

// On whom a unit can hit it is shown what the blow does.
func TestABlowIsShownBefore(t *testing.T) {
	f, window := newFight(t, duelists, fyne.NewSquareSize(500))
	fighter := f.board.grid.square("c5")
	f.tap(window, fighter)
	victims := f.board.victims()
	require.Len(t, victims, 1)
	assert.Equal(t, f.board.grid.square("c6"), victims[0].square)
	assert.EqualValues(t, 50, victims[0].loss)
	assert.True(t, f.board.losses[0].Visible())
	assert.Equal(t, "−50", f.board.losses[0].Text)
	f.tap(window, victims[0].square)
	assert.Equal(t, []string{"c5 s"}, f.told.chosen)

	f.tap(window, f.board.grid.square("j10"))
	assert.Equal(t, 1, f.told.refused)
}

// A unit walks, its attack flies, and the position is shown when all has been seen; whoever has acted is dimmed.
func TestAnOrderIsSeen(t *testing.T) {
	f, _ := newFight(t, duelists, fyne.NewSquareSize(500))
	a, err := f.game.Parse(&f.state, "c5-b6 e")
	require.NoError(t, err)
	var events []tactics.Event
	require.NoError(t, f.game.Apply(&f.state, a, &events))
	var lines []string
	for i := range events {
		lines = append(lines, f.game.Tell(&events[i]))
	}
	takes := f.board.Play(f.moment(lines))
	assert.Equal(t, 2*stepTime+boltTime+hurtTime, takes)
	seat, _, ok := f.board.field.At(int8(f.board.grid.square("c5")))
	assert.True(t, ok && seat == 0, "it is shown as it was until all has been seen")
	f.clock.Pass(stepTime)
	assert.NotEmpty(t, f.board.moving)
	f.clock.Pass(takes + time.Second)
	assert.Equal(t, f.state.Taken, f.board.field.Taken)
	assert.Empty(t, f.board.moving)
	assert.True(t, f.board.tired[f.board.grid.square("b6")])
	assert.False(t, strings.Contains(strings.Join(f.moment(nil).Legal, " "), "b6"))
	assert.Equal(t, game.Seat(0), f.state.Mover)
}
