package ui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"boardduels/runtime/app/look"
)

// ending draws a button whose text ends with an ellipsis where it has no room, as no button of the toolkit does.
type ending struct {
	fyne.WidgetRenderer
	button *Button
	text   *widget.RichText
	shown  *widget.TextSegment // what of the text there is room for
}

func newEnding(b *Button, r fyne.WidgetRenderer) *ending {
	text := textIn(r)
	return &ending{r, b, text, text.Segments[0].(*widget.TextSegment)}
}

// textIn returns the text that a button of the toolkit draws.
func textIn(r fyne.WidgetRenderer) (text *widget.RichText) {
	for _, o := range r.Objects() {
		if t, ok := o.(*widget.RichText); ok {
			text = t
		}
	}
	return text
}

// broadest is what a button asks for at most, which any window has: its text may be anybody's.
const broadest = 300

// MinSize belongs to the toolkit.
func (r *ending) MinSize() fyne.Size {
	whole := r.whole()
	return fyne.NewSize(min(whole.Width, broadest*look.Unit()), whole.Height)
}

// whole is the size that the whole text needs.
func (r *ending) whole() fyne.Size {
	size := r.WidgetRenderer.MinSize()
	if r.shown.Text != r.button.Text {
		size.Width += r.widthOf(r.button.Text) - r.widthOf(r.shown.Text)
	}
	return size
}

func (r *ending) widthOf(text string) float32 {
	style := r.shown.Style
	return fyne.MeasureText(text, r.button.Theme().Size(style.SizeName), style.TextStyle).Width
}

// Layout belongs to the toolkit.
func (r *ending) Layout(size fyne.Size) {
	text := r.button.Text
	if lacks := r.whole().Width - size.Width; lacks > 0.5 && size.Width > r.button.Theme().Size(theme.SizeNameInnerPadding) {
		room := r.widthOf(text) - lacks
		text = look.Shortened(text, func(part string) bool { return r.widthOf(part) <= room })
	}
	if r.shown.Text != text {
		r.shown.Text = text
		r.text.Refresh()
	}
	r.WidgetRenderer.Layout(size)
}

// Refresh belongs to the toolkit.
func (r *ending) Refresh() {
	r.WidgetRenderer.Refresh()
	r.Layout(r.button.Size())
}
