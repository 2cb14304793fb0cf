package viewtest

import (
	"strings"

	"fyne.io/fyne/v2/test"
	"github.com/stretchr/testify/require"

	"boardduels/editor/editorui"
	"boardduels/runtime/app/boardview"
	"boardduels/runtime/game"
)

// Sketch returns the board that can be drawn on.
func (p *Person) Sketch() *boardview.Sketch {
	p.T.Helper()
	found := All[*boardview.Sketch](p)
	require.Len(p.T, found, 1)
	return found[0]
}

// Brush presses the button of a brush.
func (p *Person) Brush(tip string) {
	p.T.Helper()
	for _, b := range All[*editorui.TipButton](p) {
		if strings.HasPrefix(b.Tip(), tip) {
			test.Tap(b)
			return
		}
	}
	p.T.Fatalf("there is no brush %q", tip)
}

// TapCells taps cells of the board, each by its column and row.
func (p *Person) TapCells(cells ...game.Cell) {
	for _, c := range cells {
		board := p.Sketch()
		at := Place(board).Add(board.Spot(c))
		test.TapCanvas(p.Window.Canvas(), at)
	}
}

// DragOver drags over the board from a cell to another one.
func (p *Person) DragOver(from, to game.Cell) {
	board := p.Sketch()
	at := Place(board).Add(board.Spot(from))
	way := board.Spot(to).Subtract(board.Spot(from))
	test.Drag(p.Window.Canvas(), at.Add(way), way.X, way.Y)
}
