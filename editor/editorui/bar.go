package editorui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"boardduels/runtime/app/look"
)

// Bar is a line with a name, a bar of a share, and a number.
type Bar struct {
	widget.BaseWidget
	name, number *widget.Label
	fill         *fyne.Container
	content      fyne.CanvasObject
}

// NewBar returns a bar in a colour.
func NewBar(name string, share float32, number string, tone fyne.ThemeColorName) *Bar {
	b := &Bar{name: widget.NewLabel(name), number: widget.NewLabel(number), fill: container.New(ShareLayout(share), NewGround(tone, 3))}
	b.name.Truncation, b.number.Alignment = fyne.TextTruncateEllipsis, fyne.TextAlignTrailing
	trough := canvas.NewRectangle(look.Faded(look.Color(look.ColorMuted), 0.2))
	trough.CornerRadius = 3
	b.content = container.NewBorder(nil, nil, Wide(118, b.name), Wide(94, b.number), container.New(barLayout{}, container.NewStack(trough, b.fill)))
	b.ExtendBaseWidget(b)
	return b
}

// Set changes what the bar says. Measuring texts takes long, so those that stay are left alone.
func (b *Bar) Set(name string, share float32, number string) {
	for label, text := range map[*widget.Label]string{b.name: name, b.number: number} {
		if label.Text != text {
			label.SetText(text)
		}
	}
	if b.fill.Layout != ShareLayout(share) {
		b.fill.Layout = ShareLayout(share)
		b.fill.Refresh()
	}
}

// CreateRenderer belongs to the toolkit.
func (b *Bar) CreateRenderer() fyne.WidgetRenderer { return widget.NewSimpleRenderer(b.content) }

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
