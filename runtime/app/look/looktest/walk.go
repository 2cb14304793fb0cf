package looktest

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
)

// Layers are what lies in a window, one over the other.
func Layers(w fyne.Window) []fyne.CanvasObject {
	return append([]fyne.CanvasObject{w.Content()}, w.Canvas().Overlays().List()...)
}

// WalkVisible visits an object and all that can be seen of its parts, with their places.
func WalkVisible(o fyne.CanvasObject, at fyne.Position, visit func(fyne.CanvasObject, fyne.Position)) {
	if !o.Visible() {
		return
	}
	at = at.Add(o.Position())
	visit(o, at)
	for _, part := range partsOf(o) {
		WalkVisible(part, at, visit)
	}
}

func partsOf(o fyne.CanvasObject) []fyne.CanvasObject {
	switch o := o.(type) {
	case *fyne.Container:
		return o.Objects
	case fyne.Widget:
		return test.WidgetRenderer(o).Objects()
	}
	return nil
}
