package ui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"boardduels/runtime/app/look"
)

// grown keeps lines and drawings at a size in the unit of the theme, which the toolkit does for its own widgets alone:
// set is told the unit when it has changed.
func grown(o fyne.CanvasObject, set func(unit float32)) *fyne.Container {
	return &fyne.Container{Layout: &grownLayout{set: set}, Objects: []fyne.CanvasObject{o}}
}

type grownLayout struct {
	set  func(unit float32)
	unit float32 // that was set last
}

func (l *grownLayout) follow() {
	if unit := look.Unit(); unit != l.unit {
		l.unit = unit
		l.set(unit)
	}
}

// MinSize belongs to the toolkit.
func (l *grownLayout) MinSize(objects []fyne.CanvasObject) fyne.Size {
	l.follow()
	return objects[0].MinSize()
}

// Layout belongs to the toolkit.
func (l *grownLayout) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	l.follow()
	RectOf(size).Put(objects[0])
}

// GrownText keeps a line at a text size in the unit of the theme.
func GrownText(line *canvas.Text, size float32) *fyne.Container {
	return grown(line, func(unit float32) { line.TextSize = size * unit })
}

// grownImage keeps a picture at a least size in the unit of the theme.
func grownImage(picture *canvas.Image, least fyne.Size) *fyne.Container {
	return grown(picture, func(unit float32) { picture.SetMinSize(times(least, unit)) })
}

// Below keeps something a gap under what is above it.
func Below(o fyne.CanvasObject) fyne.CanvasObject {
	return &fyne.Container{Layout: belowLayout{}, Objects: []fyne.CanvasObject{o}}
}

type belowLayout struct{}

func (belowLayout) MinSize(objects []fyne.CanvasObject) fyne.Size {
	return objects[0].MinSize().AddWidthHeight(0, Space())
}

func (belowLayout) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	NewRect(0, Space(), size.Width, size.Height-Space()).Put(objects[0])
}

// growing is a layout that leaves arranging to a function, which is told the unit of the theme.
type growing struct {
	least   fyne.Size
	arrange func(size fyne.Size, unit float32)
}

// NewGrowing returns a layout that leaves arranging to a function, and whose least size is in the unit of the theme.
func NewGrowing(least fyne.Size, arrange func(size fyne.Size, unit float32)) fyne.Layout {
	return growing{least, arrange}
}

func (g growing) MinSize([]fyne.CanvasObject) fyne.Size { return times(g.least, look.Unit()) }

func (g growing) Layout(_ []fyne.CanvasObject, size fyne.Size) { g.arrange(size, look.Unit()) }

func times(size fyne.Size, by float32) fyne.Size {
	return fyne.NewSize(size.Width*by, size.Height*by)
}
