package editorui_test

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/theme"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/editor/editorui"
	"boardduels/runtime/app/look/looktest"
)

// drawn returns what is drawn of a line.
func drawn(l *editorui.Line) *canvas.Text {
	return test.WidgetRenderer(l).Objects()[0].(*canvas.Text)
}

func TestALineIsCutWhereItEnds(t *testing.T) {
	looktest.NewApp(t)
	l := editorui.NewLine("Святий суд над усіма")
	l.Resize(fyne.NewSize(400, l.MinSize().Height))
	assert.Equal(t, l.Text, drawn(l).Text)
	for width := float32(150); width >= 0; width -= 7 {
		l.Resize(fyne.NewSize(width, l.MinSize().Height))
		shown := drawn(l).Text
		room := width - 2*theme.InnerPadding()
		if shown == "" {
			assert.Greater(t, fyne.MeasureText("…", theme.TextSize(), l.TextStyle).Width, room)
			continue
		}
		assert.LessOrEqual(t, fyne.MeasureText(shown, theme.TextSize(), l.TextStyle).Width, room)
		kept, cut := strings.CutSuffix(shown, "…")
		require.True(t, cut, "%v: %s", width, shown)
		assert.True(t, strings.HasPrefix(l.Text, kept))
		next := string([]rune(l.Text)[:len([]rune(kept))+1]) + "…"
		assert.Greater(t, fyne.MeasureText(next, theme.TextSize(), l.TextStyle).Width, room, "%v: no more than must be", width)
	}
	l.SetText("І")
	l.Resize(fyne.NewSize(40, l.MinSize().Height))
	assert.Equal(t, "І", drawn(l).Text)
}

// A line looks as the label does in whose place it stands.
func TestALineLooksLikeALabel(t *testing.T) {
	looktest.NewApp(t)
	size := fyne.NewSize(120, 40)
	label, line := editorui.Caption("Holy Judgement"), editorui.NewLine("Holy Judgement")
	label.Wrapping, label.Truncation = fyne.TextWrapOff, fyne.TextTruncateEllipsis
	line.SizeName, line.Importance = label.SizeName, label.Importance
	for _, style := range []fyne.TextStyle{{}, {Bold: true}} {
		for _, alignment := range []fyne.TextAlign{fyne.TextAlignLeading, fyne.TextAlignCenter, fyne.TextAlignTrailing} {
			label.TextStyle, line.TextStyle, label.Alignment, line.Alignment = style, style, alignment, alignment
			label.Refresh()
			line.Refresh()
			assert.Equal(t, label.MinSize().Height, line.MinSize().Height)
			label.Resize(size)
			line.Resize(size)
			assert.Equal(t, picture(t, label), picture(t, line), "%v %v", style, alignment)
		}
	}
}

// picture draws an object by itself.
func picture(t *testing.T, o fyne.CanvasObject) any {
	w := test.NewTempWindow(t, o)
	w.SetPadded(false)
	w.Resize(fyne.NewSize(120, 40))
	return w.Canvas().Capture()
}
