package ui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"
)

// Select is a list to choose from, which passes keys on to its window that it has no use for.
type Select struct{ widget.Select }

// NewSelect returns a list of options.
func NewSelect(options []string) *Select {
	s := &Select{}
	s.Options = options
	s.ExtendBaseWidget(s)
	return s
}

// TypedKey belongs to the toolkit.
func (s *Select) TypedKey(key *fyne.KeyEvent) {
	switch {
	case IsStale(key):
	case IsPress(key):
		Spend(key)
		s.Select.TypedKey(&fyne.KeyEvent{Name: fyne.KeySpace})
	default:
		pass(s, key)
	}
}

// KeyDown belongs to the toolkit.
func (s *Select) KeyDown(key *fyne.KeyEvent) { KeyDown(key) }

// KeyUp belongs to the toolkit.
func (s *Select) KeyUp(key *fyne.KeyEvent) { KeyUp(key) }

// MinSize belongs to the toolkit.
func (s *Select) MinSize() fyne.Size { return s.Select.MinSize().Max(targetOf(s)) }

// FocusGained belongs to the toolkit.
func (s *Select) FocusGained() {
	s.Select.FocusGained()
	reveal(s)
}
