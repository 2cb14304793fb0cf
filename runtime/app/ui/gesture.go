package ui

// byTouch is whether people press with fingers.
var byTouch bool

// PressedByTouch tells what people press with, before anything is shown: with fingers, or with a mouse and keys. It
// belongs to the toolkit's thread.
func PressedByTouch(is bool) { byTouch = is }

// IsPressedByTouch reports whether people press with fingers, or are told so.
func IsPressedByTouch() bool { return byTouch }

// ByHand returns the key of a sentence about something to press: one for fingers, another for a mouse and keys.
func ByHand(fingers, mouse string) string {
	if byTouch {
		return fingers
	}
	return mouse
}
