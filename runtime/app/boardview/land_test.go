package boardview

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"boardduels/runtime/app/look/looktest"
	"boardduels/runtime/app/motion"
	"boardduels/runtime/dicewars"
	"boardduels/runtime/game"
)

// war is a game of dice wars and its board.
type war struct {
	game  *dicewars.Game
	state dicewars.State
	told  told
	clock motion.ByHand
	stage *motion.Stage
	land  *Land
}

func newWar(t *testing.T, seats int, size fyne.Size) (*war, fyne.Window) {
	t.Helper()
	looktest.NewApp(t)
	g, err := dicewars.New(dicewars.Setup{Seats: seats, Maps: 1})
	require.NoError(t, err)
	w := &war{game: g, state: g.Start(4)}
	w.stage = motion.NewStage(&w.clock)
	w.land = NewLand(w.stage, w.told.intents(), func(mine, theirs int16) string { return fmt.Sprint(mine, "/", theirs) })
	window := looktest.ShowAlone(t, w.land, size)
	w.land.Present(w.moment(nil))
	return w, window
}

func (w *war) moment(events []string) *Moment {
	v := w.game.View(&w.state, 0)
	m := &Moment{Scene: w.game.Scene(&v), Events: events}
	for _, a := range w.game.Legal(&w.state, nil) {
		m.Legal = append(m.Legal, w.game.Format(&w.state, a))
	}
	return m
}

// tap taps the dice of an area.
func (w *war) tap(window fyne.Window, area int) { test.TapCanvas(window.Canvas(), w.land.spot(area)) }

// Two taps choose each attack; the first one shows what can be attacked, and how likely it is to succeed.
func TestTwoTapsAreAnAttack(t *testing.T) {
	for _, size := range []fyne.Size{fyne.NewSize(340, 480), fyne.NewSize(340, 300), fyne.NewSize(900, 700)} {
		w, window := newWar(t, 4, size)
		for _, a := range w.land.attacks {
			w.tap(window, a.from)
			require.Equal(t, a.from, w.land.selected)
			assert.Contains(t, w.land.targets(), a.to)
			assert.True(t, w.land.chances[a.to].text.Visible())
			assert.Equal(t, "3/3", w.land.chances[a.to].text.Text)
			assert.False(t, w.land.chances[a.from].text.Visible())
			w.tap(window, a.to)
			require.NotEmpty(t, w.told.chosen)
			last := w.told.chosen[len(w.told.chosen)-1]
			assert.Equal(t, w.land.pieces[a.from].Place+"-"+w.land.pieces[a.to].Place, last)
			assert.Equal(t, noArea, w.land.selected)
		}
		assert.Zero(t, w.told.refused)
	}
}

// A drag from one area to another is an attack, too; what can't attack is refused, and a second tap takes the first
// back.
func TestDragsAndRefusals(t *testing.T) {
	w, window := newWar(t, 2, fyne.NewSize(600, 500))
	a := w.land.attacks[0]
	from, to := w.land.spot(a.from), w.land.spot(a.to)
	w.land.Dragged(&fyne.DragEvent{PointEvent: fyne.PointEvent{Position: from.AddXY(4, 0)}, Dragged: fyne.NewDelta(4, 0)})
	w.land.Dragged(&fyne.DragEvent{PointEvent: fyne.PointEvent{Position: to}, Dragged: fyne.NewDelta(to.X-from.X-4, to.Y-from.Y)})
	w.land.DragEnd()
	assert.Equal(t, []string{w.land.pieces[a.from].Place + "-" + w.land.pieces[a.to].Place}, w.told.chosen)
	w.tap(window, a.from)
	w.tap(window, a.from)
	assert.Equal(t, noArea, w.land.selected)
	foreign := 0
	for w.land.pieces[foreign].Seat == 0 {
		foreign++
	}
	w.tap(window, foreign)
	assert.Equal(t, 1, w.told.refused)
	assert.Len(t, w.told.chosen, 1)
}

// The arrow keys lead over the whole map, Enter chooses, Escape takes back.
func TestAreasByKeyboard(t *testing.T) {
	w, window := newWar(t, 2, fyne.NewSize(600, 500))
	window.Canvas().Focus(w.land)
	reached, queue := map[int]bool{0: true}, []int{0}
	for ; len(queue) > 0; queue = queue[1:] {
		for _, key := range []fyne.KeyName{fyne.KeyLeft, fyne.KeyRight, fyne.KeyUp, fyne.KeyDown} {
			w.land.at = queue[0]
			w.land.TypedKey(&fyne.KeyEvent{Name: key})
			if !reached[w.land.at] {
				reached[w.land.at] = true
				queue = append(queue, w.land.at)
			}
		}
	}
	assert.Len(t, reached, 29)
	assert.True(t, w.land.cursor.Visible())
	a := w.land.attacks[0]
	w.land.at = a.from
	w.land.TypedKey(&fyne.KeyEvent{Name: fyne.KeyReturn})
	assert.Equal(t, a.from, w.land.selected)
	w.land.TypedKey(&fyne.KeyEvent{Name: fyne.KeyEscape})
	assert.Equal(t, noArea, w.land.selected)
}

// The sums of both throws are seen, then who holds the area; new dice swell.
func TestAnAttackIsSeen(t *testing.T) {
	w, _ := newWar(t, 2, fyne.NewSize(600, 500))
	a := w.game.Legal(&w.state, nil)[0]
	w.play(t, a)
	assert.True(t, w.land.clash.sums[0].Visible())
	assert.Contains(t, []int{int(a.From), int(a.To)}, w.land.last[0])
	before := w.land.pieces[a.From].Count
	assert.EqualValues(t, 3, before, "the area is shown as it was until the throw is over")
	w.clock.Pass(2 * clashTime)
	assert.EqualValues(t, 1, w.land.pieces[a.From].Count)
	assert.False(t, w.land.clash.sums[0].Visible())

	assert.Equal(t, fallTime, w.play(t, dicewars.End))
	w.clock.Pass(time.Second)
	assert.False(t, w.stage.IsMoving())
}

func (w *war) play(t *testing.T, a dicewars.Action) time.Duration {
	t.Helper()
	var events []dicewars.Event
	require.NoError(t, w.game.Apply(&w.state, a, &events))
	var lines []string
	for i := range events {
		lines = append(lines, w.game.Tell(&events[i]))
	}
	return w.land.Play(w.moment(lines))
}

// Each place of a map belongs to the area whose cell's middle is nearest, and each area holds its own dice.
func TestPlacesBelongToAreas(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		var pieces []game.Piece
		for _, cells := range dicewars.Generate(rapid.Uint64().Draw(t, "seed")).Areas {
			pieces = append(pieces, game.Piece{Cells: cells})
		}
		m := newHexes(pieces)
		for area, p := range pieces {
			assert.Equal(t, area, m.area(m.middles[area][0], m.middles[area][1]))
			for _, c := range p.Cells {
				in := m.middle(c)
				require.Equal(t, area, m.area(in[0], in[1]))
				require.True(t, in[0] >= 0.49 && in[0] <= m.w-0.49 && in[1] > 0.5 && in[1] < m.h-0.5, "%v lies in the picture", in)
			}
		}
		require.Equal(t, -1, m.area(-3, -3))
	})
}

// No two seats have the same colour, and no two the same pattern.
func TestSidesDiffer(t *testing.T) {
	patterns, tones := map[string]bool{}, map[string]bool{}
	for seat := range game.Seat(game.MaxSeats) {
		drawn := ""
		for y := range 12 {
			for x := range 12 {
				drawn += fmt.Sprint(pattern(seat, x, y, 6))
			}
		}
		patterns[drawn], tones[fmt.Sprint(sides[seat])] = true, true
	}
	assert.Len(t, patterns, game.MaxSeats)
	assert.Len(t, tones, game.MaxSeats)
}

func BenchmarkGround(b *testing.B) {
	var pieces []game.Piece
	for i, cells := range dicewars.Generate(1).Areas {
		pieces = append(pieces, game.Piece{Seat: game.Seat(i % 8), Cells: cells})
	}
	plan := newHexes(pieces)
	g := ground{plan: &plan}
	shades := make([]shade, len(pieces))
	for b.Loop() {
		g.draw(mostPixels, 800, shades)
	}
}

// Areas of which a text speaks show by which letters it calls them: those of the last attack, of an advice, and the one
// that is looked at.
func TestAreasThatAreNamedShowTheirLetters(t *testing.T) {
	w, _ := newWar(t, 2, fyne.NewSize(600, 400))
	lettered := func() (letters []string) {
		for i, name := range w.land.names {
			if name.text.Visible() {
				assert.Equal(t, w.land.pieces[i].Place, name.text.Text)
				letters = append(letters, name.text.Text)
			}
		}
		return letters
	}
	assert.Empty(t, lettered())
	attack := w.moment(nil).Legal[0]
	from, to, ok := strings.Cut(attack, "-")
	require.True(t, ok)
	w.land.Advise(attack)
	assert.ElementsMatch(t, []string{from, to}, lettered())
	w.land.Advise("")
	assert.Empty(t, lettered())
	w.land.peekOn(w.land.place(to))
	assert.Contains(t, lettered(), to)
}
