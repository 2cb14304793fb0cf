package ui_test

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"github.com/stretchr/testify/assert"

	"boardduels/runtime/app/look"
	"boardduels/runtime/app/look/looktest"
	"boardduels/runtime/app/ui"
)

// Whoever lays portraits out gives them the size that there is, which may be much more than the least one.
func TestAPortraitIsDrawnForTheSizeItHas(t *testing.T) {
	made := looktest.NewApp(t).Queue
	framed := ui.NewFramed(look.DefaultHero(), 40).(*fyne.Container)
	picture := framed.Objects[0].(*canvas.Image)
	for _, side := range []float32{355, 60, 480} {
		framed.Resize(fyne.NewSquareSize(side))
		for float32(picture.Image.Bounds().Dx()) < side {
			(<-made)()
		}
		assert.Less(t, float32(picture.Image.Bounds().Dx()), 1.5*side)
	}
}
