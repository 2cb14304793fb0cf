package boardview

import (
	"fyne.io/fyne/v2"

	"boardduels/runtime/app/ui"
	"boardduels/runtime/game"
	"boardduels/runtime/tactics"
)

// squareDrawing is the board of a sketch that has squares.
type squareDrawing struct {
	grid   *Grid
	render fyne.WidgetRenderer
}

func newSquareDrawing(g *Grid) squareDrawing { return squareDrawing{g, g.CreateRenderer()} }

func (d *squareDrawing) objects() []fyne.CanvasObject { return d.render.Objects() }
func (d *squareDrawing) least() fyne.Size             { return d.render.MinSize() }

func (d *squareDrawing) lay(size fyne.Size) {
	d.grid.Resize(size)
	d.render.Layout(size)
}

func (d *squareDrawing) has(c game.Cell) bool {
	return c.Col >= 0 && c.Row >= 0 && int(c.Col) < d.grid.files && int(c.Row) < d.grid.rows
}

func (d *squareDrawing) find(at fyne.Position) (game.Cell, bool) {
	square := d.grid.find(at)
	if square < 0 {
		return game.Cell{}, false
	}
	return game.Cell{Col: int8(square % d.grid.files), Row: int8(square / d.grid.files)}, true
}

func (d *squareDrawing) rect(c game.Cell) ui.Rect {
	return d.grid.rect(int(c.Row)*d.grid.files + int(c.Col))
}

// discDrawing is a board of discs.
type discDrawing struct {
	squareDrawing
	board *Discs
}

// NewDiscSketch returns an empty board of discs with so many squares a side.
func NewDiscSketch(side int, hands Hands) *Sketch {
	r := NewDiscs(side, nil, Intents{})
	return newSketch(&discDrawing{newSquareDrawing(r.grid), r}, hands)
}

func (d *discDrawing) show(scene *game.Scene, _ game.Cell) { d.board.Present(&Moment{Scene: *scene}) }

// levelDrawing is a board of the tactical game. Other than in a game, there may be any units, and they may stand
// anywhere.
type levelDrawing struct {
	squareDrawing
	units        []*unit // by square
	stands       [tactics.Squares]stands
	walls, water tactics.Set
}

// NewLevelSketch returns an empty board of the tactical game.
func NewLevelSketch(hands Hands) *Sketch { return newSketch(newLevelDrawing(), hands) }

func newLevelDrawing() *levelDrawing {
	d := &levelDrawing{}
	var pieces []fyne.CanvasObject
	for range tactics.Squares {
		u := newUnit()
		d.units, pieces = append(d.units, u), append(pieces, u.objects()...)
	}
	d.squareDrawing = newSquareDrawing(newGrid(tactics.Size, tactics.Size, pieces, func(int) {}, d.arrange))
	return d
}

func (d *levelDrawing) show(scene *game.Scene, _ game.Cell) {
	d.walls, d.water, d.stands = tactics.Set{}, tactics.Set{}, [tactics.Squares]stands{}
	for i := range scene.Pieces {
		p := &scene.Pieces[i]
		square, ok := tactics.Square(p.Place)
		switch {
		case !ok:
		case p.Kind == "wall":
			d.walls = d.walls.Or(tactics.One(square))
		case p.Kind == "water":
			d.water = d.water.Or(tactics.One(square))
		case unitSigns[p.Kind] != "":
			d.stands[square] = stands{p.Seat, p.Kind, 1, false}
		}
	}
}

// arrange lays the ground, and what stands on it.
func (d *levelDrawing) arrange() {
	layGround(d.grid, d.walls, d.water)
	for square, u := range d.units {
		if d.stands[square].kind == "" {
			u.hide()
			continue
		}
		u.draw(d.grid.rect(square), d.stands[square])
	}
}
