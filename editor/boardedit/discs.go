package boardedit

import (
	"strconv"

	"boardduels/editor/document"
	"boardduels/runtime/game"
	"boardduels/schema"
)

// discs is the sheet of a position of Reversi.
type discs struct {
	rows  rows
	brush Brush
}

// reversiSize is how many squares a side of Reversi has.
const reversiSize = 8

func newDiscs(p *schema.Position) *discs {
	s := &discs{rows: newRows(p.Rows)}
	s.rows.fill(reversiSize, reversiSize)
	return s
}

func (*discs) Family() string  { return schema.Reversi }
func (*discs) Cells() Cells    { return Squares }
func (*discs) Size() game.Cell { return game.Cell{Col: reversiSize, Row: reversiSize} }

func (*discs) Brushes() []Brush {
	return []Brush{{ID: "black", Key: 'x', Of: 0}, {ID: "white", Key: 'o', Of: 1}, {ID: "empty", Key: '.', Of: game.Nobody}}
}

func (s *discs) seatAt(c game.Cell) game.Seat {
	if b, ok := Find(s.Brushes(), s.rows.at(c)); ok {
		return b.Of
	}
	return game.Nobody
}

func (s *discs) Scene() (scene game.Scene) {
	scene.Mover = game.Nobody
	for i := range int8(reversiSize * reversiSize) {
		c := game.Cell{Col: i % reversiSize, Row: i / reversiSize}
		scene.Pieces = append(scene.Pieces, game.Piece{Place: square(c), Seat: s.seatAt(c)})
	}
	return scene
}

// square returns what a square of a board is called.
func square(c game.Cell) string { return string(rune('a'+c.Col)) + strconv.Itoa(int(c.Row)+1) }

// draw draws a scene in place of what there is.
func (s *discs) draw(scene *game.Scene) {
	s.rows = nil
	s.rows.fill(reversiSize, reversiSize)
	for i := range scene.Pieces {
		if seat := scene.Pieces[i].Seat; seat != game.Nobody {
			s.rows.set(game.Cell{Col: int8(i % reversiSize), Row: int8(i / reversiSize)}, s.Brushes()[seat].Key)
		}
	}
}

func (s *discs) Begin(stroke Stroke) { s.brush = stroke.Brush }

func (s *discs) Paint(c game.Cell) bool {
	s.rows.set(c, s.brush.Key)
	return true
}

func (s *discs) Lists() []document.List {
	return []document.List{{Field: "row", Values: s.rows.texts()}, {Field: "point"}}
}

func (s *discs) About(c game.Cell) About {
	a := About{Place: square(c), Seat: s.seatAt(c)}
	if a.Seat != game.Nobody {
		a.Kind = "disc"
	}
	return a
}

func (s *discs) Locate(d *schema.Diagnostic) (game.Cell, bool) { return locate(d) }

// locate returns the cell that a problem names.
func locate(d *schema.Diagnostic) (game.Cell, bool) {
	row, column, ok := d.Cell()
	return game.Cell{Col: int8(column - 1), Row: int8(row - 1)}, ok && row > 0 && column > 0
}
