package ui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"
)

// wrapping draws a button whose text takes further lines where it is too wide for one, as no button of the toolkit
// does.
type wrapping struct {
	fyne.WidgetRenderer
	button *Button
	text   *widget.RichText
}

func newWrapping(b *Button, r fyne.WidgetRenderer) *wrapping {
	w := &wrapping{WidgetRenderer: r, button: b, text: textIn(r)}
	w.text.Segments[0].(*widget.TextSegment).Style.Alignment = fyne.TextAlignLeading
	return w
}

// MinSize asks for no width: it is the height that follows from the width, once that is known.
func (r *wrapping) MinSize() fyne.Size { return fyne.NewSize(0, r.WidgetRenderer.MinSize().Height) }

// Layout belongs to the toolkit.
func (r *wrapping) Layout(size fyne.Size) {
	r.text.Wrapping = fyne.TextWrapOff
	r.text.Refresh()
	r.WidgetRenderer.Layout(size)
	at := r.text.Position()
	width := size.Width - at.X - r.button.Theme().Size(theme.SizeNameInnerPadding)
	if r.text.MinSize().Width <= width || width <= 0 {
		return
	}
	r.text.Wrapping = fyne.TextWrapWord
	r.text.Resize(fyne.NewSize(width, size.Height))
	height := r.text.MinSize().Height
	NewRect(at.X, (size.Height-height)/2, width, height).Put(r.text)
}

// Refresh belongs to the toolkit.
func (r *wrapping) Refresh() {
	r.WidgetRenderer.Refresh()
	r.Layout(r.button.Size())
}
