package ui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"boardduels/runtime/app/keyboard"
)

// held are the keys that are held down, and whether each was meant for something that is gone, or has done what it was
// pressed for; a deaf program takes all keys for such. Both belong to the toolkit's thread, and tell nothing where
// there is no keyboard.
var (
	held = map[fyne.KeyName]bool{}
	deaf bool
)

// HearKeys lets it be known which keys are held down in a window. What has its focus is told in place of the window.
func HearKeys(c fyne.Canvas) {
	if c, ok := c.(desktop.Canvas); ok {
		c.SetOnKeyDown(KeyDown)
		c.SetOnKeyUp(KeyUp)
	}
}

// KeyDown notes that a key was pressed.
func KeyDown(key *fyne.KeyEvent) { held[keyboard.Placed(key).Name] = deaf }

// KeyUp notes that a key was let go.
func KeyUp(key *fyne.KeyEvent) { delete(held, keyboard.Placed(key).Name) }

// Appear tells that something has appeared to be read or pressed: a key that was held meanwhile was meant for what was
// there before, and does nothing until it is pressed anew.
func Appear() {
	for name := range held {
		held[name] = true
	}
}

// Deafen tells whether keys that are pressed from now on do nothing, either.
func Deafen(on bool) { deaf = on }

// Spend tells that a key has done what it was pressed for: held on, it does nothing more, so that nobody ends turn
// after turn or passes what should be read.
func Spend(key *fyne.KeyEvent) {
	name := keyboard.Placed(key).Name
	if _, isHeld := held[name]; isHeld {
		held[name] = true
	}
}

// IsStale reports whether a key was meant for what is gone, or has done what it was pressed for.
func IsStale(key *fyne.KeyEvent) bool { return held[keyboard.Placed(key).Name] }
