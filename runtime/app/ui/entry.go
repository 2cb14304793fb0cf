package ui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/mobile"
	"fyne.io/fyne/v2/widget"
)

// Entry is a line to type into. What leads back goes on to its window.
type Entry struct{ widget.Entry }

// NewEntry returns an empty line that says what belongs there, and calls entered when Enter is pressed.
func NewEntry(hint string, entered func()) *Entry {
	e := &Entry{}
	e.SetPlaceHolder(hint)
	e.OnSubmitted = func(string) { entered() }
	e.ExtendBaseWidget(e)
	return e
}

// TypedKey belongs to the toolkit.
func (e *Entry) TypedKey(key *fyne.KeyEvent) {
	switch {
	case IsStale(key):
	case key.Name == fyne.KeyEscape || key.Name == mobile.KeyBack:
		pass(e, key)
	default:
		e.Entry.TypedKey(key)
	}
}

// KeyDown belongs to the toolkit.
func (e *Entry) KeyDown(key *fyne.KeyEvent) {
	KeyDown(key)
	e.Entry.KeyDown(key)
}

// KeyUp belongs to the toolkit.
func (e *Entry) KeyUp(key *fyne.KeyEvent) {
	KeyUp(key)
	e.Entry.KeyUp(key)
}
