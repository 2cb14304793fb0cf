package boardview

import (
	"math"
	"slices"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/runtime/app/look/looktest"
	"boardduels/runtime/app/motion"
	"boardduels/runtime/backgammon"
	"boardduels/runtime/game"
	"boardduels/runtime/reversi"
)

// told are the intents that a board has told of.
type told struct {
	chosen  []string
	refused int
}

func (t *told) intents() Intents {
	return Intents{Choose: func(a string) { t.chosen = append(t.chosen, a) }, Drafted: func() {}, Refused: func() { t.refused++ }}
}

// afterD3 returns the first position of Reversi, and the moment after d3.
func afterD3(t *testing.T) (before, after *Moment) {
	t.Helper()
	g := reversi.Standard()
	s := g.Start(0)
	moment := func() *Moment {
		v := g.View(&s, 0)
		return &Moment{Scene: g.Scene(&v)}
	}
	before = moment()
	a, err := g.Parse(&s, "d3")
	require.NoError(t, err)
	var events []reversi.Event
	require.NoError(t, g.Apply(&s, a, &events))
	after = moment()
	for i := range events {
		after.Events = append(after.Events, g.Tell(&events[i]))
	}
	return before, after
}

// The rings where an action can be grow with their squares.
func TestRingsGrowWithTheSquares(t *testing.T) {
	r := NewDiscs(8, motion.NewStage(&motion.ByHand{}), (&told{}).intents())
	for side, want := range map[float32]float32{200: 2, 1000: 6} {
		looktest.ShowAlone(t, r.Object(), fyne.NewSquareSize(side))
		for _, spot := range r.grid.spots {
			assert.InDelta(t, want, spot.StrokeWidth, 0.5, "%v", side)
			assert.Less(t, spot.StrokeWidth, spot.Size().Width/3, "it stays a ring")
		}
	}
}

// Squares lie on whole pixels, side by side, however large the board and its pixels: the toolkit rounds places and
// sizes apart from each other, and between some squares a line of the ground would be seen.
func TestNoGapsBetweenSquares(t *testing.T) {
	for _, scale := range []float32{1, 1.3, 2} {
		for _, side := range []float32{345, 500, 787} {
			r := NewDiscs(8, motion.NewStage(&motion.ByHand{}), (&told{}).intents())
			window := looktest.ShowAlone(t, r.Object(), fyne.NewSquareSize(side))
			window.Canvas().(test.WindowlessCanvas).SetScale(scale)
			r.grid.Refresh()
			for i, square := range r.grid.squares {
				at, size := square.Position(), square.Size()
				for _, edge := range []float32{at.X, at.Y, at.X + size.Width, at.Y + size.Height} {
					assert.InDelta(t, math.Round(float64(edge*scale)), edge*scale, 0.01, "%s, %v × %v", r.grid.name(i), side, scale)
				}
				if i%8 > 0 {
					before := r.grid.squares[i-1]
					assert.InDelta(t, before.Position().X+before.Size().Width, at.X, 0.001, r.grid.name(i))
				}
				if i >= 8 {
					above := r.grid.squares[i-8]
					assert.InDelta(t, above.Position().Y+above.Size().Height, at.Y, 0.001, r.grid.name(i))
				}
			}
		}
	}
}

// A disc that is placed comes, the enclosed one turns over from one side to the other, and a person who wants no
// motion sees the end at once.
func TestDiscsTurn(t *testing.T) {
	before, after := afterD3(t)
	for _, calm := range []bool{false, true} {
		clock := &motion.ByHand{}
		stage := motion.NewStage(clock)
		stage.Set(motion.Usual, calm)
		r := NewDiscs(8, stage, (&told{}).intents())
		looktest.ShowAlone(t, r.Object(), fyne.NewSquareSize(320))
		r.Present(before)
		d4 := r.discs[r.grid.square("d4")]
		assert.Equal(t, white, d4.body.FillColor)
		takes := r.Play(after)
		assert.Positive(t, takes)
		assert.Equal(t, calm, !stage.IsMoving())
		if !calm {
			clock.Pass(placeTime + turnTime/4)
			assert.Equal(t, white, d4.body.FillColor)
			assert.Less(t, d4.body.Size().Width, d4.body.Size().Height, "it is seen from the side")
			clock.Pass(takes)
		}
		assert.Equal(t, black, d4.body.FillColor)
		assert.InDelta(t, d4.body.Size().Height, d4.body.Size().Width, 0.01)
		assert.True(t, r.grid.last.Visible())
	}
}

// roll returns a moment of backgammon in which the viewer is asked, after some plies by lot.
func roll(seed uint64, plies int) (*Moment, *backgammon.State) {
	g, chance := backgammon.New(backgammon.Setup{}), game.NewStream(seed, 9)
	s := g.Start(seed)
	for range plies {
		legal, next := g.Legal(&s, nil), s
		_ = g.Apply(&next, legal[chance.Below(len(legal))], nil)
		if g.Mover(&next) == game.Nobody {
			break
		}
		s = next
	}
	v := g.View(&s, s.Mover)
	m := &Moment{Scene: g.Scene(&v), Viewer: s.Mover}
	for _, p := range g.Legal(&s, nil) {
		m.Legal = append(m.Legal, g.Format(&s, p))
	}
	return m, &s
}

// Whatever steps a person takes, the play at the end is one of the legal ones, and taking the steps back leads to where
// it began.
func TestDraftsEndInLegalPlays(t *testing.T) {
	looktest.NewApp(t)
	p := NewPoints(motion.NewStage(&motion.ByHand{}), (&told{}).intents())
	for seed := range uint64(60) {
		m, s := roll(seed, int(seed))
		p.Present(m)
		if m.mustPass() {
			assert.Nil(t, p.draft)
			continue
		}
		require.Equal(t, s.Board, p.draft.start, "the scene shows the position")
		chance := game.NewStream(seed, 3)
		for p.Draft().Ready == "" {
			from := p.draft.sources()
			require.NotEmpty(t, from, "no dead end")
			at := from[chance.Below(len(from))]
			to := p.draft.targets(at)
			p.move(at, to[chance.Below(len(to))], false)
		}
		assert.Contains(t, m.Legal, p.Draft().Ready)
		for p.Draft().Steps > 0 {
			p.Undo()
		}
		assert.Equal(t, s.Board, p.draft.now)
		assert.ElementsMatch(t, m.Scene.Dice, p.draft.dice)
	}
}

// A finger that misses a checker by a little means it.
func TestTapsBesideAChecker(t *testing.T) {
	m, _ := roll(4, 0)
	p := NewPoints(motion.NewStage(&motion.ByHand{}), (&told{}).intents())
	w := looktest.ShowAlone(t, p, fyne.NewSize(348, 370))
	p.Present(m)
	for _, from := range p.draft.sources() {
		in, aside := p.plan.of(from), float32(9)
		row, column := from.cell()
		if slices.Contains(p.draft.sources(), slotAt(row, column+1)) {
			aside = -9
		}
		at := in.X + in.W + aside
		if aside < 0 {
			at = in.X + aside
		}
		test.TapCanvas(w.Canvas(), fyne.NewPos(at, in.Y+in.H/2))
		assert.True(t, p.selected == from || p.Draft().Steps == 1, "%d", from)
		p.Undo()
	}
	assert.Equal(t, nowhere, p.find(fyne.NewPos(-200, -200)))
}

// The other's checkers go one after the other, mirrored, and what is presented meanwhile isn't disturbed.
func TestCheckersWalk(t *testing.T) {
	g := backgammon.New(backgammon.Setup{})
	s := g.Start(11)
	viewer := 1 - s.Mover
	moment := func(events []string) *Moment {
		v := g.View(&s, viewer)
		return &Moment{Scene: g.Scene(&v), Viewer: viewer, Events: events}
	}
	before := moment(nil)
	var events []backgammon.Event
	require.NoError(t, g.Apply(&s, g.Legal(&s, nil)[0], &events))
	var lines []string
	for i := range events {
		lines = append(lines, g.Tell(&events[i]))
	}
	after := moment(lines)
	clock := &motion.ByHand{}
	stage := motion.NewStage(clock)
	p := NewPoints(stage, (&told{}).intents())
	looktest.ShowAlone(t, p, fyne.NewSize(640, 500))
	p.Present(before)
	takes := p.Play(after)
	assert.Equal(t, 2*walkNext, takes)
	assert.Equal(t, boardOf(&before.Scene, viewer), p.shown)
	clock.Pass(walkTime / 2)
	assert.True(t, p.flying.body.Visible())
	clock.Pass(time.Second)
	assert.Equal(t, s.Board, p.shown)
	assert.False(t, p.flying.body.Visible())

	p.Present(before)
	p.Play(after)
	clock.Pass(walkTime / 2)
	p.Present(before)
	clock.Pass(time.Second)
	assert.Equal(t, boardOf(&before.Scene, viewer), p.shown)
}

// Slots and cells are two names of one thing.
func TestSlotsHaveCells(t *testing.T) {
	seen := map[[2]int]bool{}
	for s := range slot(slots) {
		row, column := s.cell()
		assert.Equal(t, s, slotAt(row, column))
		seen[[2]int{row, column}] = true
	}
	assert.Len(t, seen, 2*columns)
	assert.Equal(t, nowhere, slotAt(0, columns))
	assert.Equal(t, nowhere, slotAt(2, 0))
}
