package editorui_test

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/widget"
	"github.com/stretchr/testify/assert"

	"boardduels/editor/editorui"
	"boardduels/runtime/app/look/looktest"
)

// watched is a window that notes what is given the focus.
type watched struct {
	fyne.Window
	canvas noting
}

func (w *watched) Canvas() fyne.Canvas { return &w.canvas }

type noting struct {
	fyne.Canvas
	given []fyne.Focusable
}

func (c *noting) Focus(o fyne.Focusable) {
	c.given = append(c.given, o)
	c.Canvas.Focus(o)
}

// The focus comes back from a sheet to where it was, unless that has gone: the toolkit complains of what isn't there.
func TestASheetGivesTheFocusBack(t *testing.T) {
	looktest.NewApp(t)
	stays, goes := editorui.NewEntry(nil, func() {}), editorui.NewEntry(nil, func() {})
	box := container.NewVBox(widget.NewLabel("Above"), stays, goes)
	window := test.NewTempWindow(t, box)
	w := &watched{window, noting{Canvas: window.Canvas()}}
	for _, had := range []*editorui.Entry{stays, goes} {
		window.Canvas().Focus(had)
		w.canvas.given = nil
		sheet := editorui.NewSheet(w, "A title", widget.NewLabel("A text")).Raise(100, 100)
		box.Remove(goes)
		sheet.Close()
		if had == stays {
			assert.Equal(t, []fyne.Focusable{stays}, w.canvas.given)
		} else {
			assert.Empty(t, w.canvas.given)
		}
		box.Add(goes)
	}
}
