package play

import "fyne.io/fyne/v2"

// byHand returns the key of a sentence about something to press: one for fingers, another for a mouse.
func byHand(fingers, mouse string) string {
	if fyne.CurrentDevice().IsMobile() {
		return fingers
	}
	return mouse
}
