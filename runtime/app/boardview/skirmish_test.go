package boardview

import (
	"slices"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/runtime/app/look/looktest"
	"boardduels/runtime/app/motion"
	"boardduels/runtime/game"
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
	assert.True(t, f.board.losses[0].text.Visible())
	assert.Equal(t, "−50", f.board.losses[0].text.Text)
	f.tap(window, victims[0].square)
	assert.Equal(t, []string{"c5 s"}, f.told.chosen)

	f.tap(window, f.board.grid.square("j10"))
	assert.Equal(t, 1, f.told.refused)
}

// Own units aren't marked as targets: not at all where a tap rather takes them, else without the ring of an enemy.
func TestOwnUnitsAreNoTargets(t *testing.T) {
	ground := slices.Repeat([]string{"row .........."}, tactics.Size)
	units := slices.Repeat([]string{"units .........."}, tactics.Size)
	units[4] = "units .FW.f....."
	f, window := newFight(t, append(ground, units...), fyne.NewSquareSize(500))
	at := func(name string) int { return f.board.grid.square(name) }
	marked := func() (rings, words int) {
		for i := range f.board.threats {
			if f.board.threats[i].Visible() {
				rings++
			}
			if f.board.losses[i].text.Visible() {
				words++
			}
		}
		return rings, words
	}
	f.tap(window, at("b5"))
	rings, words := marked()
	assert.Zero(t, rings, "the wizard beside the fighter would be taken")
	assert.Zero(t, words)
	f.tap(window, at("c4"))
	rings, words = marked()
	assert.Zero(t, rings, "it is no target")
	assert.Equal(t, 1, words, "though it could be hit from there")
	f.board.Undo()
	f.board.Undo()
	f.tap(window, at("c5"))
	rings, words = marked()
	assert.Equal(t, 1, rings, "the enemy in its line")
	assert.Equal(t, 1, words)
}

// An advice stays as long as nobody else is ordered: whoever is taken meanwhile keeps its marks, and none of the
// advice's are left among them once something is done with it.
func TestAnAdviceGoesOnceAnotherUnitIsOrdered(t *testing.T) {
	f, window := newFight(t, duelists, fyne.NewSquareSize(500))
	tap := func(name string) { f.tap(window, f.board.grid.square(name)) }
	f.board.Advise("c5-b6")
	assert.Equal(t, []string{"b6", "c5"}, f.advised())
	tap("g1")
	assert.Equal(t, []string{"b6", "c5"}, f.advised(), "an enemy that is looked at orders nobody")
	tap("c5")
	assert.Equal(t, []string{"b6", "c5"}, f.advised(), "its unit is taken, to follow it")
	tap("a5")
	assert.Empty(t, f.advised(), "nothing that the archer can't do is marked")
	f.board.Advise("c5-b6")
	assert.Equal(t, []string{"b6", "c5"}, f.advised())
	f.board.Undo()
	assert.Empty(t, f.advised())
	f.board.Advise("c5 s")
	assert.Equal(t, []string{"c5"}, f.advised())
}

// advised returns the squares that are marked as an advice, by name.
func (f *fight) advised() (names []string) {
	for _, rim := range f.board.grid.advice {
		if rim.Visible() {
			at := f.board.grid.find(rim.Position().AddXY(rim.Size().Width/2, rim.Size().Height/2))
			names = append(names, f.board.grid.name(at))
		}
	}
	return names
}

// hatched returns the squares that are hatched in the picture under the rings, by name and in their order.
func (f *fight) hatched() (names []string) {
	const cell = 24
	if !f.board.ranges.picture.Visible() {
		return nil
	}
	picture := f.board.ranges.picture.Generator(tactics.Size*cell, tactics.Size*cell)
	for square := range tactics.Squares {
		inked := 0
		for i := range cell * cell {
			x, y := square%tactics.Size*cell+i%cell, square/tactics.Size*cell+i/cell
			if _, _, _, a := picture.At(x, y).RGBA(); a > 0 {
				inked++
			}
		}
		if inked > 0 {
			names = append(names, f.board.grid.name(square))
		}
	}
	return names
}

// ringed returns the squares that have a ring, by name.
func (f *fight) ringed() (names []string) {
	for square, spot := range f.board.grid.spots {
		if spot.Visible() {
			names = append(names, f.board.grid.name(square))
		}
	}
	return names
}

// Of a unit that is taken it is shown which squares its attack reaches, from where it stands or is to go: an archer's
// up to a wall or a unit, a wizard's past units, a fighter's beside it.
func TestTheRangeIsShown(t *testing.T) {
	f, window := newFight(t, duelists, fyne.NewSquareSize(500))
	assert.Empty(t, f.hatched())
	for _, test := range []struct{ from, to, want string }{
		{"c5", "c5", "c4 b5 c6"}, // d5 is a wall
		{"c5", "c3", "c2 b3 d3 c4"},
		{"a5", "a5", "a1 a2 a3 a4 b5 c5 a6 a7 a8 a9 a10"}, // the fighter on c5 stops it
		{"a5", "b6", "b1 b2 b3 b4 b5 a6 c6 b7 b8 b9 b10"},
	} {
		f.tap(window, f.board.grid.square(test.from))
		if test.to != test.from {
			f.tap(window, f.board.grid.square(test.to))
		}
		assert.Equal(t, strings.Fields(test.want), f.hatched(), "%s-%s", test.from, test.to)
		f.board.Present(f.moment(nil))
		assert.Empty(t, f.hatched())
	}
}

// A tap on an enemy while no unit is taken shows where it can go, and all squares that it can hit from there; another
// one takes that away.
func TestAThreatIsShown(t *testing.T) {
	f, window := newFight(t, duelists, fyne.NewSquareSize(500))
	waiting := f.ringed()
	enemy := f.board.grid.square("g1")
	f.tap(window, enemy)
	seat, i, _ := f.state.At(int8(enemy))
	reach := f.state.Reach(&f.state.Units[seat][i])
	var want, ways []string
	for square := range int8(tactics.Squares) {
		name := tactics.Name(square)
		if reach.Has(square) && int(square) != enemy {
			ways = append(ways, name)
		}
		for _, d := range []tactics.Direction{tactics.North, tactics.East, tactics.South, tactics.West} {
			if f.state.Walls.Has(square) {
				break
			}
			if !f.state.HitsFrom(tactics.Wizard, d, tactics.One(square)).And(reach).Empty() {
				want = append(want, name)
				break
			}
		}
	}
	require.NotEmpty(t, want)
	assert.Equal(t, want, f.hatched())
	assert.Equal(t, ways, f.ringed())
	assert.Zero(t, f.told.refused)
	assert.Zero(t, f.board.Draft().Steps)

	f.tap(window, enemy)
	assert.Empty(t, f.hatched())
	assert.Equal(t, waiting, f.ringed())

	f.tap(window, enemy)
	f.tap(window, f.board.grid.square("c5"))
	assert.Equal(t, []string{"c4", "b5", "c6"}, f.hatched(), "a unit that is taken comes first")
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
