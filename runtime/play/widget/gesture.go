package widget

import "fyne.io/fyne/v2"

// ByHand returns the key of a sentence about something to press: one for fingers, another for a mouse.
func ByHand(fingers, mouse string) string {
	if fyne.CurrentDevice().IsMobile() {
		return fingers
	}
	return mouse
}
