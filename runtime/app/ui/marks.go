package ui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"

	"boardduels/runtime/app/look"
)

// Marks are places on the way of a slider that lies over them.
type Marks struct {
	Object *fyne.Container
	count  int
	places []int
}

// NewMarks returns no marks yet, on the way of a slider from 0 to a count.
func NewMarks(count int) *Marks {
	m := &Marks{count: max(count, 1)}
	m.Object = &fyne.Container{Layout: NewFree(fyne.Size{}, m.layout)}
	return m
}

// Set marks some places, which may be reached by keyboard as any other.
func (m *Marks) Set(places []int) {
	m.places, m.Object.Objects = places, nil
	for range places {
		m.Object.Add(canvas.NewRectangle(look.Color(look.ColorHarm)))
	}
	m.layout(m.Object.Size())
	m.Object.Refresh()
}

func (m *Marks) layout(size fyne.Size) {
	// Above the slider's thumb, which would hide what lies under it
	unit := look.Unit()
	width, height, thumb := 4*unit, 12*unit, 9*unit
	end := (theme.IconInlineSize()-4*unit)/2 + theme.InnerPadding() - 1.5*unit // where the toolkit's slider begins
	for i, o := range m.Object.Objects {
		x := end + (size.Width-2*end)*float32(m.places[i])/float32(m.count)
		NewRect(x-width/2, size.Height/2-thumb-height, width, height).Put(o)
	}
}
