package ui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
)

// Footed is content with a foot right under it, or at the bottom of the screen where the content has to scroll. Where
// much of the screen is left over, there is something extra.
type Footed struct {
	Object *fyne.Container
	scroll *container.Scroll
	// WhenExtra, unless nil, is told whether the extra is shown, and leaves out of the content what that makes
	// needless.
	WhenExtra func(is bool)
	hasExtra  bool
}

// NewFooted returns content with a foot, and with something extra.
func NewFooted(content, foot, extra fyne.CanvasObject) *Footed {
	const worthwhile = 190 // the least height for the extra
	scroll, rest := container.NewVScroll(content), container.NewVScroll(extra)
	page := &fyne.Container{Objects: []fyne.CanvasObject{scroll, foot, rest}}
	f := &Footed{Object: page, scroll: scroll}
	page.Layout = NewGrowing(fyne.Size{}, func(size fyne.Size, unit float32) {
		least := foot.MinSize().Height
		lay := func() (left Rect) {
			left = RectOf(size)
			scroll.Resize(fyne.NewSize(size.Width, size.Height-least)) // what wraps knows its height only at a width
			left.CutTop(min(content.MinSize().Height, size.Height-least), 0).Put(scroll)
			left.CutTop(least, Gap*unit).Put(foot)
			return left
		}
		f.tell(true) // so that what the extra makes needless doesn't keep it away
		left := lay()
		Show(left.H >= worthwhile*unit, rest)
		if left.H >= worthwhile*unit {
			left.Put(rest)
			return
		}
		if f.tell(false) {
			lay()
		}
	})
	return f
}

// tell tells of the extra, and reports whether there was anything to be told.
func (f *Footed) tell(is bool) bool {
	if f.WhenExtra == nil || f.hasExtra == is {
		return false
	}
	f.hasExtra = is
	f.WhenExtra(is)
	f.scroll.Content.Refresh()
	return true
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
