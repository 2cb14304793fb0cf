package editorui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"
)

// Caption returns a small text of less weight.
func Caption(text string) *widget.Label {
	l := widget.NewLabel(text)
	l.SizeName, l.Importance, l.Wrapping = theme.SizeNameCaptionText, widget.LowImportance, fyne.TextWrapWord
	return l
}

// Heading returns a title inside a page.
func Heading(text string) *widget.Label {
	l := widget.NewLabel(text)
	l.TextStyle.Bold, l.Truncation = true, fyne.TextTruncateEllipsis
	return l
}

// Paragraph returns a text that wraps.
func Paragraph(text string) *widget.Label {
	l := widget.NewLabel(text)
	l.Wrapping = fyne.TextWrapWord
	return l
}

// NewLink returns a small text that wraps and leads somewhere when it is tapped.
func NewLink(text string, tapped func()) *widget.Hyperlink {
	l := widget.NewHyperlink(text, nil)
	l.SizeName, l.Wrapping, l.OnTapped = theme.SizeNameCaptionText, fyne.TextWrapWord, tapped
	return l
}
