package play

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"boardduels/runtime/play/look"
)

// newScreen frames a screen's content with its title and, unless back is nil, a way back.
func newScreen(title string, back func(), content fyne.CanvasObject) fyne.CanvasObject {
	heading := canvas.NewText(title, look.Color(look.ColorGold))
	heading.FontSource, heading.TextSize = look.Title, 22
	arrow := quietButton(theme.NavigateBackIcon(), back)
	top := container.NewBorder(nil, nil, arrow, nil, container.NewPadded(heading))
	return container.NewStack(newGround(), container.NewPadded(container.NewBorder(top, nil, nil, nil, content)))
}

// ground is what screens lie on; it follows the theme.
func newGround() fyne.CanvasObject { return canvas.NewRectangle(look.Color(look.ColorTable)) }

// column keeps content in the middle of a broad screen.
func column(widest float32, content fyne.CanvasObject) fyne.CanvasObject {
	middle := &fyne.Container{Objects: []fyne.CanvasObject{content}}
	middle.Layout = columnLayout{widest}
	return middle
}

type columnLayout struct{ widest float32 }

func (c columnLayout) MinSize(objects []fyne.CanvasObject) fyne.Size { return objects[0].MinSize() }

func (c columnLayout) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	width := min(size.Width, c.widest)
	rect{(size.Width - width) / 2, 0, width, size.Height}.put(objects[0])
}

// newRaised puts content a little above the middle of a place, or lets it scroll.
func newRaised(content fyne.CanvasObject) fyne.CanvasObject {
	scroll := container.NewVScroll(content)
	return &fyne.Container{Objects: []fyne.CanvasObject{scroll}, Layout: free{fyne.NewSize(240, 160), func(size fyne.Size) {
		scroll.Resize(size) // what wraps knows its height only at a width
		height := min(content.MinSize().Height, size.Height)
		rect{0, (size.Height - height) / 3, size.Width, height}.put(scroll)
	}}}
}

// newPage keeps a picture and a menu in the middle of a screen: the menu under the picture, or beside it where the
// screen is broad but low.
func newPage(picture, menu fyne.CanvasObject) fyne.CanvasObject {
	return container.NewStack(newGround(), container.NewVScroll(&fyne.Container{
		Layout: &pageLayout{}, Objects: []fyne.CanvasObject{picture, menu},
	}))
}

// pageLayout remembers its width, on which the height of wrapped text depends.
type pageLayout struct{ beside bool }

// columnOf returns how wide a column of a page gets.
func columnOf(size fyne.Size) float32 {
	if size.Width >= 900 && size.Height >= 700 {
		return 560
	}
	return 400
}

// squares lays objects side by side as squares that fill the width.
type squares struct{ width float32 }

func (l *squares) side(count int) float32 { return (l.width+gap)/float32(max(count, 1)) - gap }

func (l *squares) MinSize(objects []fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(160, max(l.side(len(objects)), 40))
}

func (l *squares) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	l.width = size.Width
	side := l.side(len(objects))
	for i, o := range objects {
		rect{float32(i) * (side + gap), 0, side, side}.put(o)
	}
}

func (l *pageLayout) MinSize(objects []fyne.CanvasObject) fyne.Size {
	picture, menu := objects[0].MinSize(), objects[1].MinSize()
	if l.beside {
		return fyne.NewSize(picture.Width+menu.Width, max(picture.Height, menu.Height))
	}
	return fyne.NewSize(max(picture.Width, menu.Width), picture.Height+menu.Height)
}

func (l *pageLayout) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	l.beside = size.Width > 560 && size.Height < 520
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
		rect{left, max(size.Height-picture, 0) / 2, width, picture}.put(objects[0])
		rect{left + width, max(size.Height-menu, 0) / 2, width, menu}.put(objects[1])
		return
	}
	x, y := (size.Width-width)/2, max(size.Height-picture-menu, 0)/2
	rect{x, y, width, picture}.put(objects[0])
	rect{x, y + picture, width, menu}.put(objects[1])
}

// footed is content with a foot right under it, or at the bottom of the screen where the content has to scroll. Where
// much of the screen is left over, there is something extra.
type footed struct {
	object *fyne.Container
	scroll *container.Scroll
}

func newFooted(content, foot, extra fyne.CanvasObject) *footed {
	const worthwhile = 190 // the least height for the extra
	scroll, rest := container.NewVScroll(content), container.NewVScroll(extra)
	page := &fyne.Container{Objects: []fyne.CanvasObject{scroll, foot, rest}}
	page.Layout = free{arrange: func(size fyne.Size) {
		r := rectOf(size)
		least := foot.MinSize().Height
		scroll.Resize(fyne.NewSize(size.Width, size.Height-least)) // what wraps knows its height only at a width
		r.cutTop(min(content.MinSize().Height, size.Height-least), 0).put(scroll)
		r.cutTop(least, gap).put(foot)
		show(r.h >= worthwhile, rest)
		if r.h >= worthwhile {
			r.put(rest)
		}
	}}
	return &footed{page, scroll}
}

// unfold gives a part of the content the height that it has come to need, and scrolls to it.
func (f *footed) unfold(part fyne.CanvasObject) {
	f.object.Refresh()
	f.scroll.Refresh()
	top, height := part.Position().Y, f.scroll.Size().Height
	offset := max(f.scroll.Offset.Y, top+part.Size().Height-height)
	f.scroll.ScrollToOffset(fyne.NewPos(0, min(offset, top)))
}

// listAndDetail is a list with a foot, and what there is to know of one of its entries: beside the list in a broad
// place, under it where the list leaves room, else nowhere.
type listAndDetail struct {
	content            *fyne.Container
	rows, foot, detail fyne.CanvasObject
	list, about        *container.Scroll
	showsDetail        bool
}

func newListAndDetail(rows, foot, detail fyne.CanvasObject) *listAndDetail {
	l := &listAndDetail{rows: rows, foot: foot, detail: detail, list: container.NewVScroll(rows), about: container.NewVScroll(detail)}
	l.content = &fyne.Container{Objects: []fyne.CanvasObject{l.list, foot, l.about}, Layout: free{fyne.NewSize(240, 160), l.arrange}}
	return l
}

func (l *listAndDetail) arrange(size fyne.Size) {
	const broad = 760
	r := rectOf(size)
	foot := l.foot.MinSize().Height
	if r.w >= broad {
		right := r.cutRight((r.w-2*gap)/2, 2*gap)
		l.fold(right)
		l.showsDetail = true
	} else {
		l.list.Resize(fyne.NewSize(r.w, r.h-foot)) // what wraps knows its height only at a width
		l.about.Resize(fyne.NewSize(r.w, r.h))
		rest := r
		rest.cutTop(l.rows.MinSize().Height+foot, gap)
		l.showsDetail = rest.h >= l.detail.MinSize().Height
		if l.showsDetail {
			l.fold(r.cutBottom(rest.h, gap))
		}
	}
	show(l.showsDetail, l.about)
	r.cutBottom(foot, gap).put(l.foot)
	r.put(l.list)
}

// fold puts the detail at the top of a place.
func (l *listAndDetail) fold(place rect) {
	place.put(l.about)
	place.h = min(place.h, l.detail.MinSize().Height)
	place.put(l.about)
}

// twoUp lays two objects side by side where there is room for both, else one below the other.
type twoUp struct{ beside bool }

func (l *twoUp) MinSize(objects []fyne.CanvasObject) fyne.Size {
	a, b := objects[0].MinSize(), objects[1].MinSize()
	if l.beside {
		return fyne.NewSize(max(a.Width, b.Width), max(a.Height, b.Height))
	}
	return fyne.NewSize(max(a.Width, b.Width), a.Height+b.Height+gap)
}

func (l *twoUp) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	l.beside = size.Width > 560
	width := size.Width
	if l.beside {
		width = (size.Width - gap) / 2
	}
	for _, o := range objects {
		o.Resize(fyne.NewSize(width, o.Size().Height)) // what wraps knows its height only at a width
	}
	first, second := objects[0].MinSize().Height, objects[1].MinSize().Height
	if l.beside {
		rect{0, 0, width, max(first, second)}.put(objects[0])
		rect{width + gap, 0, width, max(first, second)}.put(objects[1])
		return
	}
	rect{0, 0, width, first}.put(objects[0])
	rect{0, first + gap, width, second}.put(objects[1])
}

// newPanel puts content on a raised ground.
func newPanel(content fyne.CanvasObject) fyne.CanvasObject {
	ground := canvas.NewRectangle(look.Color(look.ColorPanel))
	ground.CornerRadius, ground.StrokeWidth, ground.StrokeColor = 10, 1, look.Color(look.ColorEdge)
	return container.NewStack(ground, container.NewPadded(container.NewPadded(content)))
}

// bigButton is a button of a menu.
func bigButton(text string, drawing fyne.Resource, importance widget.Importance, onTapped func()) *widget.Button {
	b := widget.NewButtonWithIcon(text, drawing, onTapped)
	b.Importance = importance
	return b
}

func titleText(text string, size float32, tone color.Color) *canvas.Text {
	line := canvas.NewText(text, tone)
	line.FontSource, line.TextSize, line.Alignment = look.Title, size, fyne.TextAlignCenter
	return line
}
