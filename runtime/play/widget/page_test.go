package widget_test

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"github.com/stretchr/testify/assert"

	"boardduels/runtime/play/look/looktest"
	own "boardduels/runtime/play/widget"
)

// A long menu stands beside the picture of a low screen, however high it is and however the screen is turned.
func TestALongMenuStandsBesideThePictureOfALowScreen(t *testing.T) {
	looktest.NewApp(t)
	menu := container.NewVBox()
	for range 9 {
		menu.Add(own.NewButton("To do", nil, nil))
	}
	picture := canvas.NewRectangle(nil)
	picture.SetMinSize(fyne.NewSize(100, 240))
	w := looktest.ShowAlone(t, own.NewPage(picture, menu), fyne.NewSize(640, 360))
	place := fyne.CurrentApp().Driver().AbsolutePositionForObject
	for range 2 {
		assert.Less(t, place(picture).X, place(menu).X)
		assert.GreaterOrEqual(t, place(picture).Y, float32(0))
		w.Resize(fyne.NewSize(360, 640))
		assert.Less(t, place(picture).Y, place(menu).Y)
		assert.InDelta(t, place(picture).X, place(menu).X, 1)
		w.Resize(fyne.NewSize(640, 360))
	}
}
