package ui

import (
	"image/color"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"boardduels/runtime/app/look"
)

// Page is a picture and a menu in the middle of a screen, before the hall: the menu under the picture or, where the
// screen is broad, beside it. Beside each other either scrolls by itself, so that a long story hides no button; under
// each other what is most likely wanted stays in sight while the rest scrolls.
type Page struct {
	Picture, Menu fyne.CanvasObject
	Main          fyne.CanvasObject // above the menu, where nothing has to scroll; or nil
	Crest         fyne.CanvasObject // over the picture, where nothing has to scroll for it; or nil
	// What stands between both, or under the menu where it is beside the picture; or nil
	Told  fyne.CanvasObject
	Extra fyne.CanvasObject // under the picture on large screens only; or nil
}

// NewPage shows a page.
func NewPage(p Page) fyne.CanvasObject {
	left, right, foot := newMiddled(), newMiddled(), newMiddled()
	view := &fyne.Container{Objects: []fyne.CanvasObject{left.scroll, foot.scroll, right.scroll}}
	view.Layout = NewGrowing(fyne.NewSize(240, 160), func(size fyne.Size, unit float32) {
		isWide := size.Width >= 900*unit
		isBeside := isWide || size.Width > 560*unit && size.Height < 520*unit
		Show(isBeside, right.scroll)
		width := min(size.Width, 480*unit)
		right.show()
		foot.show()
		if isBeside {
			width = min(size.Width/2, 560*unit)
			right.show(p.Main, p.Menu, p.Told)
			NewRect(size.Width/2, 0, width, size.Height).Put(right.scroll)
		}
		switch {
		case isWide && size.Height >= 520*unit:
			left.show(p.Crest, p.Picture, p.Extra)
		case isBeside:
			left.show(p.Crest, p.Picture)
		default:
			left.show(p.Crest, p.Picture, p.Told, p.Main, p.Menu)
		}
		x := (size.Width - width) / 2
		if isBeside {
			x = size.Width/2 - width
		}
		NewRect(x, 0, width, size.Height).Put(left.scroll)
		left.lay(width)
		if left.box.MinSize().Height > size.Height {
			left.leaveOut(p.Crest)
		}
		if p.Main != nil && !isBeside && left.box.MinSize().Height > size.Height {
			left.leaveOut(p.Main)
			foot.show(p.Main)
			whole := NewRect(x, 0, width, size.Height)
			whole.CutBottom(p.Main.MinSize().Height, 0).Put(foot.scroll)
			whole.Put(left.scroll)
		}
		Show(len(foot.box.Objects) > 0, foot.scroll)
		for _, m := range []*middled{left, right, foot} {
			m.lay(width) // what is told may have become longer
			m.scroll.Refresh()
		}
	})
	return container.NewStack(NewGround(), newBackdrop(), view)
}

// newBackdrop is the hall, so far away that what is before it can be read.
func newBackdrop() fyne.CanvasObject {
	hall, veil := &canvas.Image{FillMode: canvas.ImageFillCover}, canvas.NewRectangle(color.Transparent)
	backdrop := &fyne.Container{Objects: []fyne.CanvasObject{hall, veil}}
	backdrop.Layout = NewFree(fyne.Size{}, func(size fyne.Size) {
		look.ShowHall(hall, "")
		r, g, b, _ := look.Color(look.ColorTable).RGBA()
		veil.FillColor = color.NRGBA{uint8(r >> 8), uint8(g >> 8), uint8(b >> 8), 0xd4}
		RectOf(size).Put(hall)
		RectOf(size).Put(veil)
	})
	return backdrop
}

// middled is a column that stands in the middle of its height, or scrolls.
type middled struct {
	box    *fyne.Container
	scroll *container.Scroll
}

func newMiddled() *middled {
	box := container.New(middledLayout{})
	return &middled{box, container.NewVScroll(box)}
}

// show shows those of some parts that there are.
func (m *middled) show(parts ...fyne.CanvasObject) {
	m.box.Objects = m.box.Objects[:0]
	for _, part := range parts {
		if part != nil {
			m.box.Objects = append(m.box.Objects, part)
		}
	}
}

// lay lets what wraps know its height at a width.
func (m *middled) lay(width float32) {
	m.box.Layout.Layout(m.box.Objects, fyne.NewSize(width, m.scroll.Size().Height))
}

// leaveOut shows no more of a part.
func (m *middled) leaveOut(part fyne.CanvasObject) {
	m.box.Objects = slices.DeleteFunc(m.box.Objects, func(o fyne.CanvasObject) bool { return o == part })
}

type middledLayout struct{}

func (middledLayout) MinSize(parts []fyne.CanvasObject) (least fyne.Size) {
	for _, part := range parts {
		size := part.MinSize()
		least = fyne.NewSize(max(least.Width, size.Width), least.Height+size.Height)
	}
	return least
}

func (l middledLayout) Layout(parts []fyne.CanvasObject, size fyne.Size) {
	for _, part := range parts {
		part.Resize(fyne.NewSize(size.Width, part.Size().Height)) // what wraps knows its height only at a width
	}
	y := max(size.Height-l.MinSize(parts).Height, 0) / 2
	for _, part := range parts {
		NewRect(0, y, size.Width, part.MinSize().Height).Put(part)
		y += part.MinSize().Height
	}
}
