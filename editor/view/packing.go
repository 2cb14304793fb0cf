package view

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"
)

// newPackedPicker returns a picker whose details stand behind the names, in a column, where they have room there, and
// below them elsewhere.
func newPackedPicker(e *Editor, find func(text string) []pick) *picker {
	p := newPicker(e, false, find)
	p.packed = &packing{raised: map[int]bool{}}
	p.list.CreateItem = func() fyne.CanvasObject { return newPackedLine(p.packed) }
	return p
}

// packing is how the lines of a picker share a width.
type packing struct {
	column float32      // where details begin that stand behind names
	tall   []bool       // which lines have their details below
	raised map[int]bool // lines that the list holds for tall ones
}

// isTall reports whether a line has its detail below the name.
func (p *packing) isTall(i int) bool { return i < len(p.tall) && p.tall[i] }

// fit gives each line the height that it needs, once the list has a width. The list draws all of itself anew for each
// height that it is told, so that it is told of few.
func (p *packing) fit(list *widget.List, picks []pick) {
	if list.Size().Width == 0 {
		return
	}
	probe := newPackedLine(p)
	one := probe.MinSize().Height
	room := list.Size().Width - probe.sign.MinSize().Width - theme.Padding()
	p.column = p.columnOf(picks, room)
	p.tall = make([]bool, len(picks))
	for i := range picks {
		height := one
		if d := picks[i].detail; d != "" && (widthOf(probe.detail, d) > room-p.column || widthOf(probe.name, picks[i].name) > p.column) {
			p.tall[i] = true
			probe.wrapDetail(true)
			probe.detail.SetText(d)
			probe.detail.Resize(fyne.NewSize(room, one))
			height += probe.detail.MinSize().Height - theme.InnerPadding()
		}
		if p.tall[i] || p.raised[i] {
			list.SetItemHeight(i, height)
			p.raised[i] = p.tall[i]
		}
	}
}

// columnOf returns where details begin: behind the longest name, unless that leaves them too little.
func (*packing) columnOf(picks []pick, room float32) (column float32) {
	const most = 0.4
	probe := newPickLine(false)
	for i := range picks {
		if w := widthOf(probe.name, picks[i].name); picks[i].detail != "" && w <= room*most {
			column = max(column, w)
		}
	}
	return column
}

// widthOf returns the width that a text wants in a label. Where it may be cut off the toolkit asks for a little more
// than the text takes, as much as its letters draw together.
func widthOf(l *widget.Label, text string) float32 {
	size := theme.TextSize()
	if l.SizeName != "" {
		size = theme.Size(l.SizeName)
	}
	return fyne.MeasureText(text, size, l.TextStyle).Width + 2*theme.InnerPadding() + drawn
}

// drawn is how much the letters of a name draw together, at most.
const drawn = 5

// newPackedLine returns a line whose detail stands where there is room.
func newPackedLine(p *packing) *pickLine {
	l := newPickLine(true)
	l.content = container.NewStack(l.ground, container.NewBorder(nil, nil, l.sign, nil, container.New(packedLayout{p}, l.name, l.detail)))
	return l
}

// wrapDetail lets the detail take as many lines as it needs, or one.
func (l *pickLine) wrapDetail(wraps bool) {
	l.detail.Wrapping, l.detail.Truncation = fyne.TextWrapOff, fyne.TextTruncateEllipsis
	if wraps {
		l.detail.Wrapping, l.detail.Truncation = fyne.TextWrapWord, fyne.TextTruncateOff
	}
}

// packedLayout lays out a name and its detail in a line that is as high as they need.
type packedLayout struct{ packing *packing }

// MinSize belongs to the toolkit.
func (packedLayout) MinSize(objects []fyne.CanvasObject) fyne.Size { return objects[0].MinSize() }

// Layout belongs to the toolkit.
func (p packedLayout) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	name, detail := objects[0].(*widget.Label), objects[1].(*widget.Label)
	one := name.MinSize().Height
	switch {
	case detail.Text == "":
		name.Resize(fyne.NewSize(size.Width, size.Height))
		detail.Resize(fyne.NewSize(0, size.Height))
	case detail.Wrapping == fyne.TextWrapWord:
		name.Resize(fyne.NewSize(size.Width, one))
		detail.Move(fyne.NewPos(0, one-theme.InnerPadding()))
		detail.Resize(fyne.NewSize(size.Width, size.Height-one+theme.InnerPadding()))
	default:
		height := detail.MinSize().Height
		name.Resize(fyne.NewSize(p.packing.column, size.Height))
		detail.Move(fyne.NewPos(p.packing.column, (size.Height-height)/2))
		detail.Resize(fyne.NewSize(size.Width-p.packing.column, height))
	}
}
