package boardview

import (
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/driver/mobile"
	"fyne.io/fyne/v2/test"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/runtime/app/motion"
	"boardduels/runtime/app/ui"
)

// long is longer than any press that isn't held.
const long = time.Second

// byFingers has people press with fingers for a test.
func byFingers(t *testing.T) {
	ui.PressedByTouch(true)
	t.Cleanup(func() { ui.PressedByTouch(false) })
}

// pointing is a way to have a board show what is at a place.
type pointing struct {
	name string
	at   func(board fyne.CanvasObject, c fyne.Canvas, clock *motion.ByHand, at fyne.Position)
}

// pointings are a mouse that hovers, a finger that lies still, one that shakes, and a mouse that presses like a finger.
// Nothing of it may act.
var pointings = []pointing{
	{"hover", func(_ fyne.CanvasObject, c fyne.Canvas, _ *motion.ByHand, at fyne.Position) { test.MoveMouse(c, at) }},
	{"long touch", func(board fyne.CanvasObject, _ fyne.Canvas, clock *motion.ByHand, at fyne.Position) {
		e := mobile.TouchEvent{PointEvent: fyne.PointEvent{Position: at}}
		board.(mobile.Touchable).TouchDown(&e)
		clock.Pass(long)
		board.(mobile.Touchable).TouchUp(&e)
		board.(fyne.SecondaryTappable).TappedSecondary(&e.PointEvent)
	}},
	{"touch that the toolkit finds long", func(board fyne.CanvasObject, _ fyne.Canvas, clock *motion.ByHand, at fyne.Position) {
		e := mobile.TouchEvent{PointEvent: fyne.PointEvent{Position: at}}
		board.(mobile.Touchable).TouchDown(&e)
		clock.Pass(ui.HoldTime * 3 / 4)
		board.(mobile.Touchable).TouchUp(&e)
		board.(fyne.SecondaryTappable).TappedSecondary(&e.PointEvent)
	}},
	{"shaky touch", func(board fyne.CanvasObject, _ fyne.Canvas, clock *motion.ByHand, at fyne.Position) {
		e := mobile.TouchEvent{PointEvent: fyne.PointEvent{Position: at}}
		board.(mobile.Touchable).TouchDown(&e)
		shake := fyne.DragEvent{PointEvent: fyne.PointEvent{Position: at.AddXY(3, 0)}, Dragged: fyne.NewDelta(3, 0)}
		board.(fyne.Draggable).Dragged(&shake)
		clock.Pass(long)
		shake.Position = at
		board.(fyne.Draggable).Dragged(&shake)
		board.(mobile.Touchable).TouchUp(&e)
		board.(fyne.Draggable).DragEnd()
	}},
	{"long press of a mouse", func(board fyne.CanvasObject, _ fyne.Canvas, clock *motion.ByHand, at fyne.Position) {
		e := desktop.MouseEvent{PointEvent: fyne.PointEvent{Position: at}, Button: desktop.MouseButtonPrimary}
		board.(desktop.Mouseable).MouseDown(&e)
		clock.Pass(long)
		board.(desktop.Mouseable).MouseUp(&e)
		board.(fyne.Tappable).Tapped(&e.PointEvent)
	}},
}

// needsMouse skips a test where the toolkit knows no mouse, as on phones.
func needsMouse(t *testing.T) {
	if fyne.CurrentDevice().IsMobile() {
		t.Skip("the toolkit's ways of phones know no mouse")
	}
}

// each tries all ways to point.
func each(t *testing.T, do func(t *testing.T, p pointing)) {
	for _, p := range pointings {
		t.Run(p.name, func(t *testing.T) {
			if p.name == "hover" {
				needsMouse(t)
			} else {
				byFingers(t)
			}
			do(t, p)
		})
	}
}

// odds returns what areas tell of chances, by name.
func (w *war) odds() map[string]string {
	seen := map[string]string{}
	for i, c := range w.land.chances {
		if c.text.Visible() {
			seen[w.land.pieces[i].Place] = c.text.Text
		}
	}
	return seen
}

// Who points at an enemy's area sees with which chance each own area beside it could attack, who points at an own one
// what it could attack; nothing is chosen by that.
func TestChancesAreShownBeforeAnyTap(t *testing.T) {
	each(t, func(t *testing.T, p pointing) {
		w, window := newWar(t, 4, fyne.NewSize(600, 500))
		point := func(area int) { p.at(w.land, window.Canvas(), &w.clock, w.land.spot(area)) }
		for _, a := range w.land.attacks {
			want := map[string]string{}
			for _, b := range w.land.attacks {
				if b.to == a.to {
					want[w.land.pieces[b.from].Place] = "3/3"
				}
			}
			point(a.to)
			require.Equal(t, want, w.odds(), "the enemy's %s", w.land.pieces[a.to].Place)
			want = map[string]string{}
			for _, b := range w.land.attacks {
				if b.from == a.from {
					want[w.land.pieces[b.to].Place] = "3/3"
				}
			}
			point(a.from)
			require.Equal(t, want, w.odds(), "the own %s", w.land.pieces[a.from].Place)
		}
		assert.Equal(t, noArea, w.land.selected)
		assert.Empty(t, w.told.chosen)
		assert.Zero(t, w.told.refused)
	})
}

// An area that is chosen keeps telling its chances while the pointer is on the enemy beside it, and a tap still
// attacks.
func TestPointingLeavesTheChoiceAlone(t *testing.T) {
	each(t, func(t *testing.T, p pointing) {
		w, window := newWar(t, 4, fyne.NewSize(600, 500))
		a := w.land.attacks[0]
		w.tap(window, a.from)
		before := w.odds()
		require.Contains(t, before, w.land.pieces[a.to].Place)
		p.at(w.land, window.Canvas(), &w.clock, w.land.spot(a.to))
		assert.Equal(t, before, w.odds())
		assert.Equal(t, a.from, w.land.selected)
		assert.Empty(t, w.told.chosen)
		w.tap(window, a.to)
		assert.Len(t, w.told.chosen, 1)
		assert.Empty(t, w.odds())
	})
}

// Once the mouse is gone nothing is told any more.
func TestTheMouseLeaves(t *testing.T) {
	needsMouse(t)
	w, window := newWar(t, 4, fyne.NewSize(600, 500))
	test.MoveMouse(window.Canvas(), w.land.spot(w.land.attacks[0].to))
	require.NotEmpty(t, w.odds())
	w.land.MouseOut()
	require.Empty(t, w.odds())

	f, window := newFight(t, duelists, fyne.NewSquareSize(500))
	waiting := f.ringed()
	test.MoveMouse(window.Canvas(), f.middle("g1"))
	require.NotEmpty(t, f.hatched())
	f.board.grid.MouseOut()
	assert.Empty(t, f.hatched())
	assert.Equal(t, waiting, f.ringed())
}

// Fingers don't hover: what the toolkit takes for a mouse on its way to where a finger taps shows nothing.
func TestFingersDoNotHover(t *testing.T) {
	byFingers(t)
	w, window := newWar(t, 4, fyne.NewSize(600, 500))
	test.MoveMouse(window.Canvas(), w.land.spot(w.land.attacks[0].to))
	assert.Empty(t, w.odds())
}

// middle returns the middle of a square.
func (f *fight) middle(name string) fyne.Position {
	return f.board.grid.rect(f.board.grid.square(name)).Middle()
}

// Who points at a unit, be it an own one or an enemy's, sees where it can go and all that it can hit from there;
// nothing is chosen by that, and the next tap does what it always does.
func TestReachAndRangeAreShownBeforeAnyTap(t *testing.T) {
	each(t, func(t *testing.T, p pointing) {
		f, window := newFight(t, duelists, fyne.NewSquareSize(500))
		for _, name := range []string{"a5", "c5", "g1", "c6"} {
			p.at(f.board.grid, window.Canvas(), &f.clock, f.middle(name))
			square := int8(f.board.grid.square(name))
			seat, i, ok := f.state.At(square)
			require.True(t, ok)
			var ways []string
			for rest := f.state.Reach(&f.state.Units[seat][i]); !rest.Empty(); rest = rest.WithoutFirst() {
				if rest.First() != square {
					ways = append(ways, f.board.grid.name(int(rest.First())))
				}
			}
			assert.Equal(t, ways, f.ringed(), name)
			assert.Greater(t, len(f.hatched()), len(ways)/2, name)
		}
		assert.Zero(t, f.board.Draft().Steps)
		assert.Empty(t, f.told.chosen)
		assert.Zero(t, f.told.refused)
		f.tap(window, f.board.grid.square("c5"))
		assert.Equal(t, []string{"c4", "b5", "c6"}, f.hatched())
	})
}

// Who points at an enemy that the chosen unit could come to hit sees what the blow would do, and from where it can be
// dealt.
func TestABlowAfterAWayIsShown(t *testing.T) {
	units := strings.Split(strings.Repeat("units ..........,", 9)+"units ..........", ",")
	units[4], units[2], units[8] = "units ..F.......", "units ..w.......", "units .......f.."
	setup := append(strings.Split(strings.Repeat("row ..........,", 9)+"row ..........", ","), units...)
	each(t, func(t *testing.T, p pointing) {
		f, window := newFight(t, setup, fyne.NewSquareSize(500))
		f.tap(window, f.board.grid.square("c5"))
		require.Empty(t, f.blows())
		p.at(f.board.grid, window.Canvas(), &f.clock, f.middle("c3"))
		assert.Equal(t, map[string]string{"c3": "−50 ✕"}, f.blows())
		assert.Equal(t, []string{"b3", "d3", "c4"}, f.ringed())
		p.at(f.board.grid, window.Canvas(), &f.clock, f.middle("h9"))
		assert.Empty(t, f.blows(), "it is out of reach")
		assert.NotContains(t, f.ringed(), "c4", "so that its own threat is shown")
		assert.Empty(t, f.told.chosen)
		assert.Equal(t, 1, f.board.Draft().Steps)
	})
}

// Of an own unit that the chosen one could hit it is shown where it can go, not what a blow would do: a tap takes it.
func TestAnOwnUnitInRangeShowsItsReach(t *testing.T) {
	each(t, func(t *testing.T, p pointing) {
		f, window := newFight(t, duelists, fyne.NewSquareSize(500))
		f.tap(window, f.board.grid.square("a5"))
		require.Empty(t, f.blows())
		p.at(f.board.grid, window.Canvas(), &f.clock, f.middle("c5"))
		assert.Contains(t, f.ringed(), "c2")
		assert.Empty(t, f.blows())
	})
}

// blows returns what is told of blows, by the square of who is hit.
func (f *fight) blows() map[string]string {
	seen := map[string]string{}
	for _, loss := range f.board.losses {
		if text := loss.text; text.Visible() {
			middle := text.Position().AddXY(text.Size().Width/2, text.Size().Height/2)
			seen[f.board.grid.name(f.board.grid.find(middle))] = text.Text
		}
	}
	return seen
}
