package boardview

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/runtime/app/look/looktest"
	"boardduels/runtime/game"
)

// drawn is what a sketch has told of.
type drawn struct {
	strokes [][]game.Cell
	at      game.Cell
	typed   string
}

func (d *drawn) hands() Hands {
	return Hands{
		Begin: func() { d.strokes = append(d.strokes, nil) },
		Paint: func(c game.Cell) {
			last := len(d.strokes) - 1
			d.strokes[last] = append(d.strokes[last], c)
		},
		End:   func() {},
		Point: func(c game.Cell) { d.at = c },
		Type:  func(sign rune) bool { d.typed += string(sign); return true },
	}
}

// sketches are those of boards, by what is played on them.
var sketches = map[string]func(Hands) *Sketch{
	"reversi":    func(h Hands) *Sketch { return NewDiscSketch(8, h) },
	"backgammon": NewPointSketch, "dicewars": NewHexSketch, "tactics": NewLevelSketch,
}

func newTestSketch(t *testing.T, family string, scene game.Scene, size game.Cell) (*Sketch, *drawn) {
	t.Helper()
	looktest.NewApp(t)
	d := &drawn{}
	s := sketches[family](d.hands())
	window := test.NewTempWindow(t, s)
	window.SetPadded(false)
	window.Resize(fyne.NewSize(400, 400))
	s.Draw(scene, size)
	return s, d
}

func cell(col, row int8) game.Cell { return game.Cell{Col: col, Row: row} }

func drag(s *Sketch, from, to game.Cell) {
	a, b := s.Spot(from), s.Spot(to)
	s.Dragged(&fyne.DragEvent{PointEvent: fyne.PointEvent{Position: b}, Dragged: fyne.NewDelta(b.X-a.X, b.Y-a.Y)})
	s.DragEnd()
}

// Each cell of each board is found where it is seen.
func TestCellsAreFoundWhereTheyAreSeen(t *testing.T) {
	for family, size := range map[string]game.Cell{"tactics": cell(10, 10), "reversi": cell(8, 8), "dicewars": cell(7, 5), "backgammon": cell(13, 2)} {
		var scene game.Scene
		if family == "reversi" {
			scene.Pieces = make([]game.Piece, 64)
		}
		s, d := newTestSketch(t, family, scene, size)
		for row := range size.Row {
			for col := range size.Col {
				d.strokes = nil
				s.Tapped(&fyne.PointEvent{Position: s.Spot(cell(col, row))})
				require.Equal(t, [][]game.Cell{{cell(col, row)}}, d.strokes, family)
				require.Equal(t, cell(col, row), s.At(), family)
			}
		}
		d.strokes = nil
		s.Tapped(&fyne.PointEvent{Position: fyne.NewPos(-1, -1)})
		assert.Empty(t, d.strokes, "beside the board")
	}
}

// A drag is one stroke over all cells between, even if the pointer jumps.
func TestADragIsOneStroke(t *testing.T) {
	s, d := newTestSketch(t, "tactics", game.Scene{}, cell(10, 10))
	drag(s, cell(2, 3), cell(6, 3))
	assert.Equal(t, [][]game.Cell{{cell(2, 3), cell(3, 3), cell(4, 3), cell(5, 3), cell(6, 3)}}, d.strokes)
}

func TestKeysGoOverASketch(t *testing.T) {
	s, d := newTestSketch(t, "tactics", game.Scene{}, cell(10, 10))
	press := func(keys ...fyne.KeyName) {
		for _, key := range keys {
			s.TypedKey(&fyne.KeyEvent{Name: key})
		}
	}
	press(fyne.KeyRight, fyne.KeyRight, fyne.KeyDown, fyne.KeyLeft, fyne.KeyUp, fyne.KeyUp)
	assert.Equal(t, cell(1, 0), s.At())
	assert.Equal(t, cell(1, 0), d.at)
	press(fyne.KeySpace)
	assert.Equal(t, [][]game.Cell{{cell(1, 0)}}, d.strokes)
	s.TypedRune('#')
	s.TypedRune(' ') // the space bar draws with the brush that is chosen
	press(fyne.KeyDelete)
	assert.Equal(t, "#\b", d.typed)
}

// What a game would refuse is shown, too: units in walls and more of them than may play, areas of nobody.
func TestASketchShowsWhatIsWrong(t *testing.T) {
	var scene game.Scene
	for i := range 12 {
		scene.Pieces = append(scene.Pieces, game.Piece{Place: string(rune('a'+i%10)) + "1", Kind: "wall"}, game.Piece{Place: string(rune('a'+i%10)) + "1", Kind: "fighter"})
	}
	s, _ := newTestSketch(t, "tactics", scene, cell(10, 10))
	d := s.drawing.(*levelDrawing)
	assert.True(t, d.units[9].plate.Visible())
	assert.False(t, d.units[10].plate.Visible())

	land := game.Scene{Pieces: []game.Piece{{Place: "a", Seat: game.Nobody, Count: 3, Cells: []game.Cell{cell(1, 1), cell(5, 3)}}}}
	s, _ = newTestSketch(t, "dicewars", land, cell(7, 5))
	test.NewTempWindow(t, s).Canvas().Capture()
	assert.True(t, s.drawing.(*hexDrawing).letters[0].text.Visible())

	points := game.Scene{Pieces: []game.Piece{{Place: "6", Seat: 0, Count: 40}}}
	s, _ = newTestSketch(t, "backgammon", points, cell(13, 2))
	assert.Len(t, s.drawing.(*pointDrawing).board.checkers, 40)
}

func TestCellsAreMarked(t *testing.T) {
	s, d := newTestSketch(t, "tactics", game.Scene{}, cell(10, 10))
	s.Mark([]Mark{{Cell: cell(3, 4), Grave: true}, {Cell: cell(5, 5)}, {Cell: cell(50, 5)}})
	visible := 0
	for i, rim := range s.rims {
		if rim.Visible() {
			visible++
			assert.True(t, s.drawing.rect(s.marks[i].Cell).Holds(rim.Position()))
		}
	}
	assert.Equal(t, 2, visible, "one lies outside")
	s.Go(cell(3, 4))
	assert.Equal(t, cell(3, 4), d.at)
	s.Go(cell(11, 0))
	assert.Equal(t, cell(3, 4), s.At(), "there is no such cell")
}
