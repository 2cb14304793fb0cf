package view

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/editor/editorui"
	"boardduels/editor/view/viewtest"
)

// A colour is mixed by its parts or by its number, which follow each other. What is no colour isn't taken.
func TestAColourIsMixed(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "en")
	var taken string
	s.choosers.ChooseColour("#ff0000", func(colour string) { taken = colour })
	choose := slices.IndexFunc(viewtest.All[*editorui.SheetButton](s), func(b *editorui.SheetButton) bool { return b.Text == "Take it" })
	main := viewtest.All[*editorui.SheetButton](s)[choose]
	sliders, number := viewtest.All[*widget.Slider](s), s.Entries()[0]
	assert.Equal(t, []float64{0, 100, 50}, []float64{sliders[0].Value, sliders[1].Value, sliders[2].Value})
	sliders[0].SetValue(120)
	assert.Equal(t, "#00ff00", number.Text)
	s.Retype(number, "#80")
	assert.True(t, main.Disabled())
	s.Retype(number, "#000080")
	assert.Equal(t, []float64{240, 100, 25}, []float64{sliders[0].Value, sliders[1].Value, sliders[2].Value})
	require.False(t, main.Disabled())
	s.TypeKey(fyne.KeyReturn)
	assert.Equal(t, "#000080", taken)
	assert.Zero(t, s.Sheets())
}

// Where there is no colour yet each slider changes something, and what is mixed can be taken at once.
func TestAColourBeginsWithSomeSaturation(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "en")
	s.choosers.ChooseColour("", func(string) {})
	number := s.Entries()[0]
	for _, slider := range viewtest.All[*widget.Slider](s) {
		before := number.Text
		slider.SetValue(slider.Value / 2)
		assert.NotEqual(t, before, number.Text)
	}
}
