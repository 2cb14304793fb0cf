package boardview

import (
	"strings"
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
)

// thrown returns a moment of backgammon in which the first seat is asked.
func thrown(mine, theirs backgammon.Side, dice ...int8) *Moment {
	g, s := backgammon.New(backgammon.Setup{}), backgammon.State{Board: backgammon.Board{mine, theirs}, Dice: [2]int8(dice), Winner: game.Nobody}
	v := g.View(&s, 0)
	m := &Moment{Scene: g.Scene(&v)}
	for _, p := range g.Legal(&s, nil) {
		m.Legal = append(m.Legal, g.Format(&s, p))
	}
	return m
}

// Sides of backgammon: the usual one, and one that is nearly home.
var (
	opening = backgammon.Side{6: 5, 8: 3, 13: 5, 24: 2}
	nearly  = backgammon.Side{1: 7, 2: 7, 10: 1}
)

// pointsStand is a board in a window, and what moves its checkers on.
type pointsStand struct {
	*Points
	window fyne.Window
	clock  *motion.ByHand
}

func newPointsStand(t *testing.T, m *Moment) *pointsStand {
	s := &pointsStand{clock: &motion.ByHand{}}
	s.Points = NewPoints(motion.NewStage(s.clock), (&told{}).intents())
	s.window = looktest.ShowAlone(t, s.Points, fyne.NewSize(640, 500))
	s.Present(m)
	return s
}

// middle is where a slot lies.
func (s *pointsStand) middle(of slot) fyne.Position {
	in := s.plan.of(of)
	return fyne.NewPos(in.X+in.W/2, in.Y+in.H/2)
}

func (s *pointsStand) tap(places ...slot) {
	for _, place := range places {
		test.TapCanvas(s.window.Canvas(), s.middle(place))
	}
}

// A checker goes in one go to where several dice lead it, also from the bar and with a double, and its steps are taken
// back one by one. What one die reaches is reached by one.
func TestACheckerGoesByAllDice(t *testing.T) {
	for name, c := range map[string]struct {
		m     *Moment
		tap   []slot
		steps int
		ready string
	}{
		"both dice":          {thrown(opening, opening, 6, 5), []slot{24, 13}, 2, "24/13"},
		"one of both":        {thrown(opening, opening, 6, 5), []slot{24, 18}, 1, ""},
		"a source":           {thrown(backgammon.Side{6: 4, 17: 1, 8: 10}, opening, 6, 5), []slot{17, 6}, 2, "17/6"},
		"three of a double":  {thrown(opening, opening, 2, 2), []slot{24, 18}, 3, ""},
		"a whole double":     {thrown(opening, opening, 2, 2), []slot{24, 16}, 4, "24/16"},
		"from the bar":       {thrown(backgammon.Side{backgammon.Bar: 1, 6: 4, 8: 10}, opening, 4, 3), []slot{ownBar, 18}, 2, "bar/18"},
		"off":                {thrown(backgammon.Side{1: 7, 2: 7, 8: 1}, opening, 6, 3), []slot{8, ownOff}, 2, "8/off"},
		"hitting on the way": {thrown(nearly, backgammon.Side{18: 1, 1: 14}, 3, 2), []slot{10, 5}, 2, "10/7*/5"},
		"hitting more":       {thrown(nearly, backgammon.Side{18: 1, 17: 1, 1: 13}, 3, 2), []slot{10, 5}, 2, "10/8*/5"},
	} {
		t.Run(name, func(t *testing.T) {
			s := newPointsStand(t, c.m)
			start := s.shown
			s.tap(c.tap...)
			require.Equal(t, c.steps, s.Draft().Steps)
			assert.Equal(t, c.ready, s.Draft().Ready)
			for left := c.steps - 1; left >= 0; left-- {
				s.TypedKey(&fyne.KeyEvent{Name: fyne.KeyEscape})
				assert.Equal(t, left, s.Draft().Steps)
			}
			assert.Equal(t, start, s.shown)
		})
	}
}

// Each step of such a way is seen, and an advice meanwhile isn't drawn over what stood there before.
func TestEachStepOfAWayIsSeen(t *testing.T) {
	m := thrown(opening, opening, 6, 5)
	s := newPointsStand(t, m)
	s.tap(24, 13)
	s.clock.Pass(walkNext - time.Millisecond)
	assert.EqualValues(t, 1, s.shown[0][18], "it stands where the first die led it")
	s.clock.Pass(time.Second)
	assert.EqualValues(t, 0, s.shown[0][18])
	assert.EqualValues(t, 6, s.shown[0][13])

	s.Present(m)
	s.tap(24, 13)
	s.Advise("13/7 13/8")
	s.clock.Pass(time.Second)
	assert.Equal(t, opening, s.shown[0])
	assert.Zero(t, s.Draft().Steps)
}

// It is dragged there, and led there by keys, as well.
func TestACheckerIsDraggedAndLedByAllDice(t *testing.T) {
	s := newPointsStand(t, thrown(opening, opening, 6, 5))
	from, to := s.middle(24), s.middle(13)
	s.Dragged(&fyne.DragEvent{PointEvent: fyne.PointEvent{Position: to}, Dragged: fyne.NewDelta(to.X-from.X, to.Y-from.Y)})
	s.DragEnd()
	assert.Equal(t, "24/13", s.Draft().Ready)

	s.Present(thrown(opening, opening, 6, 5))
	s.window.Canvas().Focus(s.Points)
	s.at = 24
	for _, key := range append([]fyne.KeyName{fyne.KeyReturn}, repeated(fyne.KeyLeft, 12)...) {
		s.TypedKey(&fyne.KeyEvent{Name: key})
	}
	require.Equal(t, slot(13), s.at)
	s.TypedKey(&fyne.KeyEvent{Name: fyne.KeyReturn})
	assert.Equal(t, "24/13", s.Draft().Ready)
}

func repeated(key fyne.KeyName, times int) (keys []fyne.KeyName) {
	for range times {
		keys = append(keys, key)
	}
	return keys
}

// What several dice reach has a smaller ring than what one does.
func TestFartherTargetsHaveSmallerRings(t *testing.T) {
	s := newPointsStand(t, thrown(opening, opening, 6, 5))
	s.tap(24)
	require.Equal(t, slot(24), s.selected)
	sizes := map[slot]float32{}
	for _, rim := range s.rims {
		for _, place := range []slot{13, 18} {
			if rim.Visible() && s.plan.of(place).Holds(rim.Position().AddXY(rim.Size().Width/2, rim.Size().Height/2)) {
				sizes[place] = rim.Size().Width
			}
		}
	}
	require.Len(t, sizes, 2)
	assert.Less(t, sizes[13], 0.8*sizes[18])
}

// To each place that is offered a legal play leads, and all places to which a checker comes in legal plays, before
// others move, are offered.
func TestOfferedPlacesAreThoseOfLegalPlays(t *testing.T) {
	looktest.NewApp(t)
	p, chance, far := NewPoints(motion.NewStage(&motion.ByHand{}), (&told{}).intents()), game.NewStream(5, 3), 0
	for seed := range uint64(80) {
		m, _ := roll(seed, int(seed))
		p.Present(m)
		if m.mustPass() {
			continue
		}
		offered := map[slot][]slot{}
		for _, from := range p.draft.sources() {
			offered[from] = p.draft.targets(from)
			for _, to := range offered[from] {
				p.move(from, to, false)
				if p.Draft().Steps > 1 {
					far++
				}
				for p.Draft().Ready == "" {
					at := p.draft.sources()[0]
					on := p.draft.targets(at)
					p.move(at, on[chance.Below(len(on))], false)
				}
				require.Contains(t, m.Legal, p.Draft().Ready, "seed %d, %d/%d", seed, from, to)
				p.Present(m)
			}
		}
		assertOffered(t, m, offered)
	}
	assert.Greater(t, far, 100)
}

// assertOffered checks that what plays tell of each checker is offered. Who bears off may have to bring others home
// before.
func assertOffered(t *testing.T, m *Moment, offered map[slot][]slot) {
	t.Helper()
	for _, action := range m.Legal {
		for _, way := range strings.Fields(action) {
			way, _, _ = strings.Cut(strings.ReplaceAll(way, "*", ""), "(")
			stops := strings.Split(way, "/")
			from, _ := parsePlace(stops[0])
			to, _ := parsePlace(stops[len(stops)-1])
			if targets := offered[slot(from)]; to != backgammon.Off && len(targets) > 0 {
				require.Contains(t, targets, slot(to), "%s with %v", action, m.Scene.Dice)
			}
		}
	}
}

// A play of the other side, which counts from its own home, lights up where it goes on the board of whoever looks.
func TestAPlayOfTheOtherSideIsLit(t *testing.T) {
	g := backgammon.New(backgammon.Setup{})
	// The first seat is to move
	state := backgammon.State{Board: backgammon.Board{opening, opening}, Dice: [2]int8{6, 1}, Winner: game.Nobody}
	v := g.View(&state, 1)
	s := newPointsStand(t, &Moment{Scene: g.Scene(&v), Viewer: 1})
	lit := func() (at []fyne.Position) {
		for _, rim := range s.rims {
			if rim.Visible() {
				at = append(at, rim.Position().AddXY(rim.Size().Width/2, rim.Size().Height/2))
			}
		}
		return at
	}
	assert.Empty(t, lit())
	s.Advise("13/7 8/7")
	var want []fyne.Position
	for _, point := range []slot{25 - 13, 25 - 7, 25 - 8, 25 - 7} {
		want = append(want, s.middle(point))
	}
	require.Len(t, lit(), len(want))
	for i, at := range lit() {
		assert.InDelta(t, want[i].X, at.X, 1)
	}
	s.Advise("")
	assert.Empty(t, lit())
}
