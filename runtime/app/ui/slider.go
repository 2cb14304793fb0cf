package ui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"
)

// Slider is a slider that passes keys on to its window that it has no use for.
type Slider struct{ widget.Slider }

// NewSlider returns a slider from one number to another.
func NewSlider(from, to float64) *Slider {
	s := &Slider{}
	s.Min, s.Max, s.Step = from, to, 1
	s.ExtendBaseWidget(s)
	return s
}

// TypedKey belongs to the toolkit.
func (s *Slider) TypedKey(key *fyne.KeyEvent) {
	switch key.Name {
	case fyne.KeyLeft, fyne.KeyRight:
		s.Slider.TypedKey(key)
	default:
		pass(s, key)
	}
}

// KeyDown belongs to the toolkit.
func (s *Slider) KeyDown(key *fyne.KeyEvent) { KeyDown(key) }

// KeyUp belongs to the toolkit.
func (s *Slider) KeyUp(key *fyne.KeyEvent) { KeyUp(key) }

// MinSize belongs to the toolkit.
func (s *Slider) MinSize() fyne.Size { return s.Slider.MinSize().Max(targetOf(s)) }

// FocusGained belongs to the toolkit.
func (s *Slider) FocusGained() {
	s.Slider.FocusGained()
	reveal(s)
}
