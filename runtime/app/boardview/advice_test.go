package boardview

import (
	"fmt"
	"image/color"
	"testing"

	"fyne.io/fyne/v2"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/runtime/app/look/looktest"
	"boardduels/runtime/app/motion"
	"boardduels/runtime/reversi"
)

// advising is a board that is given an advice.
type advising struct {
	board   Board
	action  string
	take    func()                // something that the advice isn't about; nil where nothing can be taken
	marks   func() map[string]any // what is marked but for the advice, by place
	advised func() int            // how many places are marked as an advice
}

// ofDiscs, ofPoints, ofLand and ofUnits make one of each board, by the names of their games.
var advisings = map[string]func(t *testing.T) advising{
	"reversi": ofDiscs, "backgammon": ofPoints, "dicewars": ofLand, "tactics": ofUnits,
}

func ofDiscs(t *testing.T) advising {
	looktest.NewApp(t)
	g := reversi.Standard()
	s := g.Start(0)
	v := g.View(&s, 0)
	m := &Moment{Scene: g.Scene(&v)}
	for _, a := range g.Legal(&s, nil) {
		m.Legal = append(m.Legal, g.Format(&s, a))
	}
	r := NewDiscs(8, motion.NewStage(&motion.ByHand{}), (&told{}).intents())
	looktest.ShowAlone(t, r.Object(), fyne.NewSquareSize(320))
	r.Present(m)
	return advising{board: r, action: "d3", marks: func() map[string]any { return marksOf(r.grid) }, advised: func() int { return advisedOn(r.grid) }}
}

// marksOf returns the squares that are ringed or rimmed.
func marksOf(g *Grid) map[string]any {
	marks := map[string]any{}
	for square, spot := range g.spots {
		if spot.Visible() {
			marks[g.name(square)] = spot.StrokeColor
		}
	}
	if g.last.Visible() {
		marks["last"] = g.last.Position()
	}
	return marks
}

func advisedOn(g *Grid) (count int) {
	for _, rim := range g.advice {
		if rim.Visible() {
			count++
		}
	}
	return count
}

func ofPoints(t *testing.T) advising {
	s := newPointsStand(t, thrown(opening, opening, 6, 5))
	rings := func(filled bool) map[string]any {
		found := map[string]any{}
		for _, rim := range s.rims {
			if rim.Visible() && (rim.FillColor != color.Transparent) == filled {
				found[fmt.Sprint(rim.Position(), rim.Size())] = rim.StrokeColor
			}
		}
		return found
	}
	return advising{
		board: s.Points, action: "13/7 13/8", take: func() { s.tap(24) },
		marks:   func() map[string]any { return rings(false) },
		advised: func() int { return len(rings(true)) },
	}
}

func ofLand(t *testing.T) advising {
	w, window := newWar(t, 4, fyne.NewSize(600, 500))
	advice, other := w.land.attacks[0], w.land.attacks[len(w.land.attacks)-1]
	require.NotEqual(t, advice.from, other.from)
	return advising{
		board: w.land, action: w.land.pieces[advice.from].Place + "-" + w.land.pieces[advice.to].Place,
		take: func() { w.tap(window, other.from) },
		marks: func() map[string]any {
			marks := map[string]any{"selected": w.land.selected, "odds": w.odds()}
			for i, shade := range w.land.shades() {
				marks[w.land.pieces[i].Place] = shade.tone
			}
			return marks
		},
		advised: func() (count int) {
			for _, shade := range w.land.shades() {
				if shade.rim == adviceColor {
					count++
				}
			}
			return count
		},
	}
}

func ofUnits(t *testing.T) advising {
	f, window := newFight(t, duelists, fyne.NewSquareSize(500))
	return advising{
		board: f.board, action: "c5-b6", take: func() { f.tap(window, f.board.grid.square("a5")) },
		marks: func() map[string]any {
			marks := marksOf(f.board.grid)
			marks["hatched"] = f.hatched()
			return marks
		},
		advised: func() int { return advisedOn(f.board.grid) },
	}
}

// An advice takes no mark away, neither of what can be taken nor, once something is taken, of what that can do; it is
// drawn otherwise than they are.
func TestAnAdviceTakesNoMarkAway(t *testing.T) {
	for family, of := range advisings {
		t.Run(family, func(t *testing.T) {
			a := of(t)
			for range 2 {
				before := a.marks()
				require.NotEmpty(t, before)
				a.board.Advise(a.action)
				assert.Equal(t, before, a.marks())
				assert.Positive(t, a.advised())
				a.board.Advise("")
				assert.Equal(t, before, a.marks())
				assert.Zero(t, a.advised())
				if a.take == nil {
					return
				}
				a.take()
				assert.NotEqual(t, before, a.marks(), "it is taken")
			}
		})
	}
}

// What is said of an advice stays while somebody looks around, and so do its marks.
func TestAnAdviceStaysWhereNothingIsDone(t *testing.T) {
	for _, family := range []string{"backgammon", "dicewars"} {
		a := advisings[family](t)
		a.board.Advise(a.action)
		before := a.advised()
		a.take()
		assert.Equal(t, before, a.advised(), family)
	}
}
