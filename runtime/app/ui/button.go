package ui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"
)

// Button is a button that the Enter key presses, too, and that is seen to have the focus. Keys that it has no use for
// go on to its window, and a text that has no room ends with an ellipsis.
type Button struct {
	widget.Button
	focus   Focus
	IsQuiet bool // a way back, or something else that isn't what a screen is for
	wraps   bool // its text has as many lines as it needs
}

// NewButton returns a button; icon may be nil.
func NewButton(text string, icon fyne.Resource, onTapped func()) *Button {
	b := &Button{}
	b.Text, b.Icon, b.OnTapped = text, icon, onTapped
	b.ExtendBaseWidget(b)
	b.focus.Attach(b, b.press)
	return b
}

// onPress is told of each press of a button.
var onPress = func() {}

// OnPress has a function told of each press of a button, such as one that lets it be heard.
func OnPress(told func()) { onPress = told }

// Tapped presses the button.
func (b *Button) Tapped(e *fyne.PointEvent) {
	if !b.Disabled() {
		onPress()
	}
	b.Button.Tapped(e)
}

// press is a tap that leaves the focus where it is.
func (b *Button) press() {
	if !b.Disabled() && b.OnTapped != nil {
		onPress()
		b.OnTapped()
	}
}

// BigButton is a button of a menu.
func BigButton(text string, drawing fyne.Resource, importance widget.Importance, onTapped func()) *Button {
	b := NewButton(text, drawing, onTapped)
	b.Importance = importance
	return b
}

// QuietButton is a button of which only its icon is seen.
func QuietButton(icon fyne.Resource, onTapped func()) *Button {
	b := NewButton("", icon, onTapped)
	b.Importance, b.IsQuiet = widget.LowImportance, true
	return b
}

// CreateRenderer belongs to the toolkit.
func (b *Button) CreateRenderer() fyne.WidgetRenderer {
	r := b.Button.CreateRenderer()
	if b.wraps {
		r = newWrapping(b, r)
	} else {
		r = newEnding(b, r)
	}
	return b.focus.Ringed(r)
}

// MinSize belongs to the toolkit.
func (b *Button) MinSize() fyne.Size { return b.Button.MinSize().Max(targetOf(b)) }

// FocusGained belongs to the toolkit.
func (b *Button) FocusGained() { b.focus.FocusGained() }

// FocusLost belongs to the toolkit.
func (b *Button) FocusLost() { b.focus.FocusLost() }

// TypedKey belongs to the toolkit.
func (b *Button) TypedKey(key *fyne.KeyEvent) { b.focus.TypedKey(key) }

// KeyDown belongs to the toolkit.
func (b *Button) KeyDown(key *fyne.KeyEvent) { b.focus.KeyDown(key) }

// KeyUp belongs to the toolkit.
func (b *Button) KeyUp(key *fyne.KeyEvent) { b.focus.KeyUp(key) }
