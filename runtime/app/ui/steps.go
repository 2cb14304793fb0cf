package ui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"boardduels/runtime/app/look"
)

// Steps is a picture of how strong somebody is: as many signs as there are steps, of which some are lit.
type Steps struct {
	Object fyne.CanvasObject
	signs  []*canvas.Image
}

// NewSteps returns a picture of some steps, none of them lit.
func NewSteps(symbol string, steps int) *Steps {
	s := &Steps{}
	row := container.New(layout.NewCustomPaddedHBoxLayout(1))
	for range steps {
		sign, kept := newIcon(look.Symbol(symbol), 16)
		s.signs = append(s.signs, sign)
		row.Add(kept)
	}
	s.Object = row
	s.Set(0)
	return s
}

// Set lights the first steps; where there are none the picture goes.
func (s *Steps) Set(lit int) {
	for i, sign := range s.signs {
		sign.Translucency = 0
		if i >= lit {
			sign.Translucency = 0.8
		}
		sign.Refresh()
	}
	Show(lit > 0, s.Object)
}
