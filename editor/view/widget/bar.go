package widget

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"boardduels/runtime/play/look"
)

// NewBar returns a line with a name, a bar of a share, and a number.
func NewBar(name string, share float32, number string, tone fyne.ThemeColorName) fyne.CanvasObject {
	label := widget.NewLabel(name)
	label.Truncation = fyne.TextTruncateEllipsis
	value := widget.NewLabel(number)
	value.Alignment = fyne.TextAlignTrailing
	fill := container.New(ShareLayout(share), NewGround(tone, 3))
	trough := canvas.NewRectangle(look.Faded(look.Color(look.ColorMuted), 0.2))
	trough.CornerRadius = 3
	bar := container.NewStack(trough, fill)
	return container.NewBorder(nil, nil, Wide(118, label), Wide(94, value), container.New(barLayout{}, bar))
}

// ShareLayout gives objects a share of the width.
type ShareLayout float32

func (ShareLayout) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.Size{} }

func (s ShareLayout) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	for _, o := range objects {
		o.Resize(fyne.NewSize(size.Width*min(max(float32(s), 0), 1), size.Height))
	}
}

// barLayout lays a bar in the middle of a line.
type barLayout struct{}

func (barLayout) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(40, 10) }

func (barLayout) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	for _, o := range objects {
		o.Move(fyne.NewPos(0, (size.Height-10)/2))
		o.Resize(fyne.NewSize(size.Width, 10))
	}
}
