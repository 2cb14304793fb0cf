package ui_test

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"github.com/stretchr/testify/assert"

	"boardduels/runtime/app/look/looktest"
	"boardduels/runtime/app/ui"
)

// A long menu stands beside the picture of a low screen, however high it is and however the screen is turned.
func TestALongMenuStandsBesideThePictureOfALowScreen(t *testing.T) {
	looktest.NewApp(t)
	menu := container.NewVBox()
	for range 9 {
		menu.Add(ui.NewButton("To do", nil, nil))
	}
	picture := canvas.NewRectangle(nil)
	picture.SetMinSize(fyne.NewSize(100, 240))
	w := looktest.ShowAlone(t, ui.NewPage(ui.Page{Picture: picture, Menu: menu}), fyne.NewSize(640, 360))
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

// However long the story of a large screen is, each button beside it is seen at once.
func TestALongStoryHidesNoButton(t *testing.T) {
	looktest.NewApp(t)
	menu := container.NewVBox()
	for range 6 {
		menu.Add(ui.NewButton("To do", nil, nil))
	}
	told, crest := canvas.NewRectangle(nil), canvas.NewRectangle(nil)
	told.SetMinSize(fyne.NewSize(100, 50))
	crest.SetMinSize(fyne.NewSize(100, 50))
	story := canvas.NewRectangle(nil)
	story.SetMinSize(fyne.NewSize(100, 2000))
	w := looktest.ShowAlone(t, ui.NewPage(ui.Page{Crest: crest, Picture: story, Menu: menu, Told: told}), fyne.NewSize(1280, 800))
	place := fyne.CurrentApp().Driver().AbsolutePositionForObject
	assert.GreaterOrEqual(t, place(menu).Y, float32(0))
	assert.LessOrEqual(t, place(told).Y+told.Size().Height, float32(800))
	assert.Greater(t, place(told).Y, place(menu).Y, "what is told is under the menu")
	assert.LessOrEqual(t, place(story).Y, float32(0), "there is no room for the crest")

	w.Resize(fyne.NewSize(360, 640))
	assert.Less(t, place(told).Y, place(menu).Y, "what is told is over the menu")
	story.SetMinSize(fyne.NewSize(100, 100))
	w.Content().Refresh()
	assert.Greater(t, place(story).Y, place(crest).Y)
}
