//go:build !android && !ios && !js && !mobile

package main

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"github.com/go-gl/glfw/v3.3/glfw"

	"boardduels/runtime/app/keyboard"
)

// knowKeys lets the game know where keys are, and what is typed with them, as the library below the toolkit tells. That
// must have been opened, as it is with the first window; it names keys as the game does.
func knowKeys() {
	keyboard.Use(keyboard.Keys{
		Place: func(key rune) int { return glfw.GetKeyScancode(glfw.Key(key)) },
		Label: func(key rune) string { return glfw.GetKeyName(glfw.Key(key), 0) },
		Shifted: func() bool {
			return fyne.CurrentApp().Driver().(desktop.Driver).CurrentKeyModifiers()&fyne.KeyModifierShift != 0
		},
	})
}
