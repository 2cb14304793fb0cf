package editorui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
)

// Beside lays two objects out side by side where there is room for both, the first with a share of the width; else
// below each other.
func Beside(room, share float32, first, second fyne.CanvasObject) fyne.CanvasObject {
	return container.New(&besideLayout{room: room, share: share}, first, second)
}

// besideLayout remembers the width that it was last given, because the height that it needs depends on it.
type besideLayout struct{ room, share, width float32 }

// widths returns how wide the objects are, and whether they stand side by side.
func (l *besideLayout) widths() (widths [2]float32, beside bool) {
	if l.width < l.room {
		return [2]float32{l.width, l.width}, false
	}
	free := l.width - theme.Padding()
	return [2]float32{free * l.share, free * (1 - l.share)}, true
}

func (l *besideLayout) MinSize(objects []fyne.CanvasObject) fyne.Size {
	widths, beside := l.widths()
	height := float32(0)
	for i, o := range objects {
		o.Resize(fyne.NewSize(widths[i], o.Size().Height)) // what wraps must know its width
		if beside {
			height = max(height, o.MinSize().Height)
		} else {
			height += o.MinSize().Height + theme.Padding()
		}
	}
	return fyne.NewSize(l.room*(1-l.share), height)
}

func (l *besideLayout) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	l.width = size.Width
	widths, beside := l.widths()
	at := fyne.NewPos(0, 0)
	for i, o := range objects {
		o.Move(at)
		if beside {
			o.Resize(fyne.NewSize(widths[i], size.Height))
			at.X += widths[i] + theme.Padding()
			continue
		}
		o.Resize(fyne.NewSize(widths[i], o.MinSize().Height))
		at.Y += o.MinSize().Height + theme.Padding()
	}
}
