package ui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
)

// reveal scrolls an object into sight, in all that it can be scrolled in. Around it a little is seen, too.
func reveal(o fyne.CanvasObject) {
	c := fyne.CurrentApp().Driver().CanvasForObject(o)
	if c == nil || isAsking {
		return
	}
	root := c.Content()
	if top := c.Overlays().Top(); top != nil {
		root = top
	}
	for _, scroll := range scrollsAround(root, o) {
		const margin = 12
		at := absolute(o).Subtract(absolute(scroll.Content))
		offset := scroll.Offset
		offset.Y = min(offset.Y, max(at.Y-margin, 0))
		offset.Y = max(offset.Y, at.Y+o.Size().Height+margin-scroll.Size().Height)
		if offset.Y != scroll.Offset.Y {
			scroll.ScrollToOffset(offset)
		}
	}
}

func absolute(o fyne.CanvasObject) fyne.Position {
	return fyne.CurrentApp().Driver().AbsolutePositionForObject(o)
}

// scrollsAround returns in what an object can be scrolled, the outermost first; nil if root doesn't hold it. What is
// inside a widget is sought by its place.
func scrollsAround(root, o fyne.CanvasObject) []*container.Scroll {
	var around []*container.Scroll
	var holds func(fyne.CanvasObject) bool
	holds = func(part fyne.CanvasObject) bool {
		if part == o {
			return true
		}
		switch part := part.(type) {
		case *container.Scroll:
			if holds(part.Content) {
				around = append([]*container.Scroll{part}, around...)
				return true
			}
		case *fyne.Container:
			for _, one := range part.Objects {
				if one.Visible() && holds(one) {
					return true
				}
			}
		case fyne.Widget:
			at := absolute(o).Subtract(absolute(part))
			return RectOf(part.Size()).Holds(at)
		}
		return false
	}
	holds(root)
	return around
}
