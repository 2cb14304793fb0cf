package view

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/editor/editorui"
)

// A colour is mixed by its parts or by its number, which follow each other. What is no colour isn't taken.
func TestAColourIsMixed(t *testing.T) {
	s := newStand(t, onDesktop, "en")
	var taken string
	s.choosers.ChooseColour("#ff0000", func(colour string) { taken = colour })
	choose := slices.IndexFunc(all[*editorui.SheetButton](s), func(b *editorui.SheetButton) bool { return b.Text == "Take it" })
	main := all[*editorui.SheetButton](s)[choose]
	sliders, number := all[*widget.Slider](s), s.dialogEntries()[0]
	assert.Equal(t, []float64{0, 100, 50}, []float64{sliders[0].Value, sliders[1].Value, sliders[2].Value})
	sliders[0].SetValue(120)
	assert.Equal(t, "#00ff00", number.Text)
	s.retype(number, "#80")
	assert.True(t, main.Disabled())
	s.retype(number, "#000080")
	assert.Equal(t, []float64{240, 100, 25}, []float64{sliders[0].Value, sliders[1].Value, sliders[2].Value})
	require.False(t, main.Disabled())
	s.typeKey(fyne.KeyReturn)
	assert.Equal(t, "#000080", taken)
	assert.Zero(t, s.sheets())
}

// Where there is no colour yet each slider changes something, and what is mixed can be taken at once.
func TestAColourBeginsWithSomeSaturation(t *testing.T) {
	s := newStand(t, onDesktop, "en")
	s.choosers.ChooseColour("", func(string) {})
	number := s.dialogEntries()[0]
	for _, slider := range all[*widget.Slider](s) {
		before := number.Text
		slider.SetValue(slider.Value / 2)
		assert.NotEqual(t, before, number.Text)
	}
}
