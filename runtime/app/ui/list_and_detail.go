package ui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"boardduels/runtime/app/look"
)

// ListAndDetail is a list with a foot, and what there is to know of one of its entries: beside the list in a broad
// place, under it where the list leaves room, else nowhere.
type ListAndDetail struct {
	Content            *fyne.Container
	rows, foot, detail fyne.CanvasObject
	list, about        *container.Scroll
	ShowsDetail        bool
}

// NewListAndDetail returns a list of rows with a foot, and the detail.
func NewListAndDetail(rows, foot, detail fyne.CanvasObject) *ListAndDetail {
	l := &ListAndDetail{rows: rows, foot: foot, detail: detail, list: container.NewVScroll(rows), about: container.NewVScroll(detail)}
	l.Content = &fyne.Container{Objects: []fyne.CanvasObject{l.list, foot, l.about}, Layout: NewGrowing(fyne.NewSize(240, 160), func(size fyne.Size, _ float32) { l.Arrange(size) })}
	return l
}

// Arrange lays it out in a size.
func (l *ListAndDetail) Arrange(size fyne.Size) {
	const broad = 760
	gap := Space()
	r := RectOf(size)
	foot := l.foot.MinSize().Height
	if r.W >= broad*look.Unit() {
		right := r.CutRight((r.W-2*gap)/2, 2*gap)
		l.fold(right)
		l.ShowsDetail = true
	} else {
		l.list.Resize(fyne.NewSize(r.W, r.H-foot)) // what wraps knows its height only at a width
		l.about.Resize(fyne.NewSize(r.W, r.H))
		rest := r
		rest.CutTop(l.rows.MinSize().Height+foot, gap)
		l.ShowsDetail = rest.H >= l.detail.MinSize().Height
		if l.ShowsDetail {
			l.fold(r.CutBottom(rest.H, gap))
		}
	}
	Show(l.ShowsDetail, l.about)
	r.CutBottom(foot, gap).Put(l.foot)
	r.Put(l.list)
}

// fold puts the detail at the top of a place.
func (l *ListAndDetail) fold(place Rect) {
	place.Put(l.about)
	place.H = min(place.H, l.detail.MinSize().Height)
	place.Put(l.about)
}

// Restart shows the list from its beginning, after its rows have changed.
func (l *ListAndDetail) Restart() {
	l.list.ScrollToTop()
	l.Arrange(l.Content.Size())
	l.Content.Refresh()
}
