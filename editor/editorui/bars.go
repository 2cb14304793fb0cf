package editorui

import (
	"fmt"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"boardduels/runtime/app/look"
)

// Bars is a chart of numbers: a bar for each, with its number above it and its label below.
type Bars struct {
	Object fyne.CanvasObject
	bars   []*canvas.Rectangle
	values []*canvas.Text
	layout *barsLayout
}

// NewBars returns a chart without numbers. It is as wide as it may be.
func NewBars(labels []string, height float32) *Bars {
	b := &Bars{layout: &barsLayout{height: height, shares: make([]float32, len(labels))}}
	box := container.New(b.layout)
	text := func(size float32, color fyne.ThemeColorName) *canvas.Text {
		t := canvas.NewText("", theme.Color(color))
		t.TextSize, t.Alignment = size, fyne.TextAlignCenter
		return t
	}
	for _, label := range labels {
		bar := canvas.NewRectangle(look.Color(look.ColorEdge))
		bar.CornerRadius = 3
		value, name := text(theme.CaptionTextSize(), theme.ColorNameForeground), text(theme.CaptionTextSize(), look.ColorMuted)
		name.Text = label
		b.bars, b.values = append(b.bars, bar), append(b.values, value)
		box.Objects = append(box.Objects, bar, value, name)
	}
	b.Object = box
	return b
}

// Set shows numbers, one for each label.
func (b *Bars) Set(numbers []int) {
	most := 1
	for _, n := range numbers {
		most = max(most, n)
	}
	for i, n := range numbers {
		b.layout.shares[i] = float32(n) / float32(most)
		b.values[i].Text = ""
		b.bars[i].FillColor = look.Color(look.ColorEdge)
		if n > 0 {
			b.values[i].Text = fmt.Sprint(n)
			b.bars[i].FillColor = look.Color(look.ColorGold)
		}
	}
	b.Object.Refresh()
}

// barsLayout lays out a rectangle, its number and its label for each share.
type barsLayout struct {
	height float32 // of the largest bar
	shares []float32
}

const (
	barLine  = 15 // height of a text
	leastBar = 2
)

func (l *barsLayout) MinSize([]fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(float32(len(l.shares))*14, l.height+2*barLine)
}

func (l *barsLayout) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	step := size.Width / float32(len(l.shares))
	for i, share := range l.shares {
		bar, value, name := objects[3*i], objects[3*i+1], objects[3*i+2]
		height := max(share*l.height, leastBar)
		x, bottom := float32(i)*step, barLine+l.height
		bar.Move(fyne.NewPos(x+step*0.15, bottom-height))
		bar.Resize(fyne.NewSize(step*0.7, height))
		value.Move(fyne.NewPos(x, bottom-height-barLine))
		value.Resize(fyne.NewSize(step, barLine))
		name.Move(fyne.NewPos(x, bottom))
		name.Resize(fyne.NewSize(step, barLine))
	}
}
