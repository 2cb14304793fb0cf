package editorui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
)

// Headed shows a head above what scrolls. Where that would be left with less than a height, the head scrolls with it.
func Headed(head fyne.CanvasObject, body *container.Scroll, least float32) fyne.CanvasObject {
	l := &headedLayout{head: head, above: container.NewStack(head), inside: container.NewStack(), least: least}
	body.Content = Tight(l.inside, body.Content)
	return container.New(l, l.above, body)
}

type headedLayout struct {
	head          fyne.CanvasObject
	above, inside *fyne.Container // one of them has the head
	least         float32
}

func (l *headedLayout) MinSize(objects []fyne.CanvasObject) fyne.Size {
	body := objects[1].MinSize()
	return fyne.NewSize(max(l.head.MinSize().Width, body.Width), body.Height)
}

func (l *headedLayout) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	height := l.head.MinSize().Height
	from, to := l.inside, l.above
	if size.Height-height < l.least {
		from, to, height = l.above, l.inside, 0
	}
	if len(to.Objects) == 0 {
		from.Objects, to.Objects = nil, []fyne.CanvasObject{l.head}
		objects[1].(*container.Scroll).Content.Refresh()
	}
	l.above.Resize(fyne.NewSize(size.Width, height))
	objects[1].Move(fyne.NewPos(0, height))
	objects[1].Resize(fyne.NewSize(size.Width, size.Height-height))
}
