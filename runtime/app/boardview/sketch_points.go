package boardview

import (
	"fyne.io/fyne/v2"

	"boardduels/runtime/app/ui"
	"boardduels/runtime/game"
)

// pointDrawing is the board of backgammon as seat 1 sees it.
type pointDrawing struct {
	board  *Points
	render fyne.WidgetRenderer
}

// NewPointSketch returns an empty board of backgammon.
func NewPointSketch(hands Hands) *Sketch {
	p := NewPoints(nil, Intents{})
	return newSketch(&pointDrawing{p, p.CreateRenderer()}, hands)
}

func (d *pointDrawing) objects() []fyne.CanvasObject { return d.render.Objects() }
func (d *pointDrawing) least() fyne.Size             { return d.render.MinSize() }

func (d *pointDrawing) lay(size fyne.Size) {
	d.board.Resize(size)
	d.render.Layout(size)
}

// show makes room for more checkers than a game has: what is wrong has to be seen, too.
func (d *pointDrawing) show(scene *game.Scene, _ game.Cell) {
	count := 0
	for i := range scene.Pieces {
		count += int(scene.Pieces[i].Count)
	}
	for len(d.board.checkers) < count {
		d.board.checkers = append(d.board.checkers, newToken())
	}
	d.board.Present(&Moment{Scene: *scene})
}

// slotOf returns the slot of a cell. The trays follow from the rest, so they can't be drawn on.
func (d *pointDrawing) slotOf(c game.Cell) slot {
	if c.Col == trayColumn {
		return nowhere
	}
	return slotAt(int(c.Row), int(c.Col))
}

func (d *pointDrawing) has(c game.Cell) bool { return d.slotOf(c) != nowhere }

func (d *pointDrawing) rect(c game.Cell) ui.Rect { return d.board.plan.of(d.slotOf(c)) }

func (d *pointDrawing) find(at fyne.Position) (game.Cell, bool) {
	for s := range slot(slots) {
		row, column := s.cell()
		if c := (game.Cell{Col: int8(column), Row: int8(row)}); d.has(c) && d.rect(c).Holds(at) {
			return c, true
		}
	}
	return game.Cell{}, false
}
