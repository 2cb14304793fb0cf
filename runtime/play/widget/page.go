package widget

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
)

// NewPage keeps a picture and a menu in the middle of a screen: the menu under the picture, or beside it where the
// screen is broad but low.
func NewPage(picture, menu fyne.CanvasObject) fyne.CanvasObject {
	arranged := &pageLayout{}
	page := &fyne.Container{Layout: arranged, Objects: []fyne.CanvasObject{picture, menu}}
	scroll := container.NewVScroll(page)
	view := &fyne.Container{Objects: []fyne.CanvasObject{scroll}}
	view.Layout = NewFree(fyne.NewSize(240, 160), func(size fyne.Size) {
		arranged.beside = size.Width > 560 && size.Height < 520 // of what is seen: the page itself may be higher
		scroll.Resize(size)
		page.Layout.Layout(page.Objects, page.Size())
		scroll.Refresh()
	})
	return container.NewStack(NewGround(), view)
}

// pageLayout lays a page out, once it is known whether the menu stands beside the picture.
type pageLayout struct{ beside bool }

// columnOf returns how wide a column of a page gets.
func columnOf(size fyne.Size) float32 {
	if size.Width >= 900 && size.Height >= 700 {
		return 560
	}
	return 400
}

func (l *pageLayout) MinSize(objects []fyne.CanvasObject) fyne.Size {
	picture, menu := objects[0].MinSize(), objects[1].MinSize()
	if l.beside {
		return fyne.NewSize(picture.Width+menu.Width, max(picture.Height, menu.Height))
	}
	return fyne.NewSize(max(picture.Width, menu.Width), picture.Height+menu.Height)
}

func (l *pageLayout) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	width := min(size.Width, columnOf(size))
	if l.beside {
		width = min(size.Width/2, columnOf(size))
	}
	for _, o := range objects {
		o.Resize(fyne.NewSize(width, o.Size().Height)) // wrapped text knows its height only at a width
	}
	picture, menu := objects[0].MinSize().Height, objects[1].MinSize().Height
	if l.beside {
		left := size.Width/2 - width
		NewRect(left, max(size.Height-picture, 0)/2, width, picture).Put(objects[0])
		NewRect(left+width, max(size.Height-menu, 0)/2, width, menu).Put(objects[1])
		return
	}
	x, y := (size.Width-width)/2, max(size.Height-picture-menu, 0)/2
	NewRect(x, y, width, picture).Put(objects[0])
	NewRect(x, y+picture, width, menu).Put(objects[1])
}
