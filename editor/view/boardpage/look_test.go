package boardpage

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"

	"boardduels/editor/boardedit"
	"boardduels/editor/editorui"
	"boardduels/internal/i18n"
	"boardduels/runtime/app/boardscreens"
	"boardduels/runtime/app/boardview"
	"boardduels/runtime/game"
	"boardduels/schema"
)

// TestMasters draws with the toolkit's own theme for tests, so that it doesn't depend on faces and colours of the game.
func TestMasters(t *testing.T) {
	test.NewTempApp(t)
	test.ApplyTheme(t, test.Theme())
	position := schema.Position{Game: schema.Reversi, Rows: []string{"........", "........", "........", "...ox...", "...xo...", "........", "........", "o......."}}
	sheet, _ := boardedit.Of(schema.NewPosition(position))
	sketch := boardscreens.NewSketch(sheet.Family(), boardview.Hands{})
	sketch.Draw(sheet.Scene(), sheet.Size())
	sketch.Mark([]boardview.Mark{{Cell: game.Cell{Col: 0, Row: 7}, Grave: true}})
	palette := newBoardPalette(i18n.For("en"), editorui.NewTips(func(f func()) { f() }), sheet.Family(), sheet.Brushes())
	w := test.NewTempWindow(t, container.NewStack(container.NewBorder(palette.object, nil, nil, nil, sketch)))
	w.Resize(fyne.NewSize(300, 340))
	test.AssertRendersToMarkup(t, "board.xml", w.Canvas())
}
