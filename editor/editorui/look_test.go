package editorui

import (
	"fmt"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"
)

// TestMasters draws with the toolkit's own theme for tests, so that it doesn't depend on faces and colours of the game.
func TestMasters(t *testing.T) {
	test.NewTempApp(t)
	test.ApplyTheme(t, test.Theme())
	table := NewGrid(&numbers{}, 40)
	table.Open(1, 1)
	w := test.NewTempWindow(t, container.NewStack(table))
	w.Resize(fyne.NewSize(220, 120))
	test.AssertRendersToMarkup(t, "grid.xml", w.Canvas())
}

// numbers is a table of 2 × 3.
type numbers struct{ edited string }

func (*numbers) Rows() []string    { return []string{"first", "second"} }
func (*numbers) Columns() []string { return []string{"a", "b", "c"} }
func (*numbers) Cell(row, column int) Cell {
	return Cell{Text: fmt.Sprint(row * column), Shade: float32(column) / 2, Wrong: row == 1 && column == 2}
}
func (n *numbers) Edit(row, column int, text string) { n.edited = fmt.Sprint(row, column, text) }
func (*numbers) SelectColumn(int)                    {}
