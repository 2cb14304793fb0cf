package widget

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
)

// Wide gives an object a width.
func Wide(width float32, object fyne.CanvasObject) fyne.CanvasObject {
	return container.New(fixedWidth(width), object)
}

// fixedWidth lays objects out in one width, in the middle of the height.
type fixedWidth float32

func (w fixedWidth) MinSize(objects []fyne.CanvasObject) fyne.Size {
	height := float32(0)
	for _, o := range objects {
		o.Resize(fyne.NewSize(float32(w), o.Size().Height)) // a text that wraps must know its width
		height = max(height, o.MinSize().Height)
	}
	return fyne.NewSize(float32(w), height)
}

func (w fixedWidth) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	for _, o := range objects {
		height := o.MinSize().Height
		o.Move(fyne.NewPos(0, (size.Height-height)/2))
		o.Resize(fyne.NewSize(size.Width, height))
	}
}

// WidthLayout fills its place, and tells the width before that.
type WidthLayout func(width float32)

func (WidthLayout) MinSize(objects []fyne.CanvasObject) fyne.Size { return objects[0].MinSize() }

func (w WidthLayout) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	w(size.Width)
	objects[0].Resize(size)
}

// Tight returns objects one below the other without the usual gaps.
func Tight(objects ...fyne.CanvasObject) *fyne.Container {
	return container.New(layout.NewCustomPaddedVBoxLayout(0), objects...)
}
