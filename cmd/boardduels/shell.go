package main

import (
	"fyne.io/fyne/v2"

	"boardduels/runtime/play"
)

// newShell fills the window: on a phone with the game alone.
func newShell(window fyne.Window, game *play.Game, phone bool) {
	window.SetPadded(false)
	window.SetContent(game.Content())
	window.Canvas().SetOnTypedKey(game.TypedKey)
	if phone {
		window.Resize(fyne.NewSize(360, 640))
		return
	}
	window.Resize(fyne.NewSize(1280, 800))
	window.SetMaster()
}
