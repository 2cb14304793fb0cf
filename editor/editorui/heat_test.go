package editorui_test

import (
	"image/color"
	"math"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"github.com/stretchr/testify/assert"

	"boardduels/editor/editorui"
	"boardduels/runtime/app/look"
	"boardduels/runtime/app/look/looktest"
)

// contrast returns the contrast of two colours by WCAG 2, 1…21.
func contrast(a, b color.NRGBA) float64 {
	light := func(c color.NRGBA) float64 {
		linear := func(v uint8) float64 {
			s := float64(v) / 255
			if s <= 0.04045 {
				return s / 12.92
			}
			return math.Pow((s+0.055)/1.055, 2.4)
		}
		return 0.2126*linear(c.R) + 0.7152*linear(c.G) + 0.0722*linear(c.B)
	}
	x, y := light(a), light(b)
	return (max(x, y) + 0.05) / (min(x, y) + 0.05)
}

func TestNumbersCanBeReadOnEveryTone(t *testing.T) {
	for _, brightness := range []look.Brightness{look.Dark, look.Light} {
		neutral := look.Theme(brightness).Color(look.ColorPanel, 0)
		for tone := -1.2; tone <= 1.2; tone += 0.05 {
			ground, ink := editorui.HeatColours(tone, neutral)
			assert.GreaterOrEqual(t, contrast(ground, ink), 4.5, "%s %.2f", brightness, tone)
		}
	}
}

// Orange has more red than blue, blue has less: who doesn't tell red from green tells these by blue.
func TestTheEndsDiffer(t *testing.T) {
	low, _ := editorui.HeatColours(-1, color.White)
	high, _ := editorui.HeatColours(1, color.White)
	assert.Greater(t, int(low.R)-int(low.B), 100)
	assert.Greater(t, int(high.B)-int(high.R), 100)
}

func TestAHeatMapTakesTheWidthThereIs(t *testing.T) {
	looktest.NewApp(t)
	h := editorui.NewHeatMap(80)
	cell := editorui.HeatCell{Text: "50", Note: "47–53"}
	h.Set([]string{"a", "b"}, []string{"a", "b"}, [][]editorui.HeatCell{{{}, cell}, {cell, {}}})
	least := h.MinSize()
	w := test.NewTempWindow(t, h)
	w.Resize(fyne.NewSize(600, 300))
	assert.GreaterOrEqual(t, h.Size().Width, least.Width)
	assert.Equal(t, cell, h.Cell(0, 1))
	h.Set(nil, nil, nil)
	assert.Less(t, h.MinSize().Height, least.Height)
}

// What is wider than its place is scrolled sideways, with the titles of rows in sight; the wheel goes to what is around
// it unless it is turned sideways.
func TestAWideHeatMapKeepsItsTitlesAndLeavesTheWheel(t *testing.T) {
	looktest.NewApp(t)
	h := editorui.NewHeatMap(80)
	names := []string{"a", "b", "c", "d", "e", "f", "g", "h"}
	cells := make([][]editorui.HeatCell, len(names))
	for i := range cells {
		cells[i] = make([]editorui.HeatCell, len(names))
	}
	h.Set(names, names, cells)
	around := &turned{}
	w := test.NewTempWindow(t, editorui.Sideways(h, func() fyne.Scrollable { return around }))
	w.Resize(fyne.NewSize(300, 500))
	at := fyne.NewPos(150, 100)
	test.Scroll(w.Canvas(), at, 0, -40)
	assert.Equal(t, []float32{-40}, around.by)
	assert.Zero(t, h.Titles())
	test.Scroll(w.Canvas(), at, -60, 0)
	assert.InDelta(t, 60, h.Titles(), 0.5)
	assert.Len(t, around.by, 1)
	w.Resize(fyne.NewSize(900, 500))
	assert.Zero(t, h.Titles(), "nothing is scrolled where there is room")
}

// turned keeps by how much it was scrolled.
type turned struct{ by []float32 }

func (o *turned) Scrolled(e *fyne.ScrollEvent) { o.by = append(o.by, e.Scrolled.DY) }
