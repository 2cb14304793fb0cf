package widget

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
)

// Footed is content with a foot right under it, or at the bottom of the screen where the content has to scroll. Where
// much of the screen is left over, there is something extra.
type Footed struct {
	Object *fyne.Container
	scroll *container.Scroll
}

// NewFooted returns content with a foot, and with something extra.
func NewFooted(content, foot, extra fyne.CanvasObject) *Footed {
	const worthwhile = 190 // the least height for the extra
	scroll, rest := container.NewVScroll(content), container.NewVScroll(extra)
	page := &fyne.Container{Objects: []fyne.CanvasObject{scroll, foot, rest}}
	page.Layout = NewGrowing(fyne.Size{}, func(size fyne.Size, unit float32) {
		r := RectOf(size)
		least := foot.MinSize().Height
		scroll.Resize(fyne.NewSize(size.Width, size.Height-least)) // what wraps knows its height only at a width
		r.CutTop(min(content.MinSize().Height, size.Height-least), 0).Put(scroll)
		r.CutTop(least, Gap*unit).Put(foot)
		Show(r.H >= worthwhile*unit, rest)
		if r.H >= worthwhile*unit {
			r.Put(rest)
		}
	})
	return &Footed{page, scroll}
}

// Unfold gives a part of the content the height that it has come to need, and scrolls to it.
func (f *Footed) Unfold(part fyne.CanvasObject) {
	f.Object.Refresh()
	f.scroll.Refresh()
	place := fyne.CurrentApp().Driver().AbsolutePositionForObject
	top, height := place(part).Y-place(f.scroll.Content).Y, f.scroll.Size().Height
	offset := max(f.scroll.Offset.Y, top+part.Size().Height-height)
	f.scroll.ScrollToOffset(fyne.NewPos(0, min(offset, top)))
}
