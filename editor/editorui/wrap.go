package editorui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
)

// Wrap lays objects out in lines, as many as the width asks for. It needs no more width than the widest; the layout of
// the toolkit that does the like never gets narrower again than it was.
func Wrap(objects ...fyne.CanvasObject) *fyne.Container {
	return container.New(&wrapLayout{}, objects...)
}

// wrapLayout remembers the width that it was last given, because the height that it needs depends on it.
type wrapLayout struct{ width float32 }

func (l *wrapLayout) MinSize(objects []fyne.CanvasObject) (least fyne.Size) {
	for _, o := range objects {
		if o.Visible() {
			least.Width = max(least.Width, o.MinSize().Width)
		}
	}
	least.Height = place(objects, max(l.width, least.Width), func(fyne.CanvasObject, fyne.Position) {})
	return least
}

func (l *wrapLayout) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	l.width = size.Width
	place(objects, size.Width, func(o fyne.CanvasObject, at fyne.Position) {
		o.Resize(o.MinSize())
		o.Move(at)
	})
}

// place tells where the visible objects go in lines of a width, and returns how high these are together.
func place(objects []fyne.CanvasObject, width float32, put func(fyne.CanvasObject, fyne.Position)) float32 {
	var at fyne.Position
	line := float32(0) // height of the present one
	for _, o := range objects {
		if !o.Visible() {
			continue
		}
		size := o.MinSize()
		if at.X > 0 && at.X+size.Width > width {
			at = fyne.NewPos(0, at.Y+line+theme.Padding())
			line = 0
		}
		put(o, at)
		at.X += size.Width + theme.Padding()
		line = max(line, size.Height)
	}
	return at.Y + line
}
