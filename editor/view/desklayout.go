package view

import "fyne.io/fyne/v2"

// leastBeside is the width of the window, in device-independent pixels, below which the side of a page becomes a tab
// beside its form.
const leastBeside = 800

// deskLayout lays out the outline and the open document. It needs no more room than they do without a side.
type deskLayout struct {
	desk *desk
}

func (l *deskLayout) MinSize(objects []fyne.CanvasObject) fyne.Size {
	d, size := l.desk, objects[0].MinSize()
	parts := max(d.tabs.MinSize().Width, d.side.MinSize().Width)
	return fyne.NewSize(size.Width-d.parts.MinSize().Width+parts, size.Height)
}

func (l *deskLayout) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	l.desk.foldSide(size.Width < leastBeside && len(l.desk.side.Objects) > 0)
	objects[0].Resize(size)
}

// foldSide puts the side of the page into a tab, or beside the tabs again.
func (d *desk) foldSide(folded bool) {
	if folded == d.isFolded() {
		return
	}
	beside, inTab := d.parts.Trailing.(*fyne.Container), d.aside.Content.(*fyne.Container)
	if folded {
		beside.Objects, inTab.Objects = nil, []fyne.CanvasObject{d.side}
		beside.Hide()
		d.tabs.Append(d.aside)
	} else {
		beside.Objects, inTab.Objects = []fyne.CanvasObject{d.side}, nil
		beside.Show()
		if d.tabs.Selected() == d.aside {
			d.tabs.Select(d.form)
		}
		d.tabs.Remove(d.aside)
	}
	d.parts.Refresh()
}

// isFolded reports whether the side of the page is a tab.
func (d *desk) isFolded() bool { return len(d.aside.Content.(*fyne.Container).Objects) > 0 }

// showSide brings the side of the page into view.
func (d *desk) showSide() {
	if d.isFolded() {
		d.tabs.Select(d.aside)
	}
}
