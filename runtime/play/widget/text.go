package widget

import (
	"image/color"
	"unicode"
	"unicode/utf8"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"boardduels/runtime/play/look"
)

// TitleText is a line in the letters of titles.
func TitleText(text string, size float32, tone color.Color) *canvas.Text {
	line := canvas.NewText(text, tone)
	line.FontSource, line.TextSize, line.Alignment = look.Title, size, fyne.TextAlignCenter
	return line
}

// Note is a sentence with a symbol before it.
func Note(symbol, text string) fyne.CanvasObject { return NoteWith(look.Symbol(symbol), text) }

// NoteWith is a sentence with a drawing before it.
func NoteWith(symbol fyne.Resource, text string) fyne.CanvasObject {
	label := widget.NewLabel(text)
	label.Wrapping = fyne.TextWrapWord
	return container.NewBorder(nil, nil, container.NewCenter(Icon(symbol, 26)), nil, label)
}

// Paragraph is text that wraps.
func Paragraph(text string) *widget.Label {
	label := widget.NewLabel(text)
	label.Wrapping = fyne.TextWrapWord
	return label
}

// Heading is what stands above a part of a page.
func Heading(text string) fyne.CanvasObject {
	line := canvas.NewText(text, look.Color(look.ColorGold))
	line.FontSource, line.TextSize = look.Title, 17
	return container.NewPadded(line)
}

// Icon returns a drawing at a size.
func Icon(drawing fyne.Resource, size float32) *canvas.Image {
	image := canvas.NewImageFromImage(look.Raster(drawing, 1.5*size))
	image.FillMode = canvas.ImageFillContain
	image.SetMinSize(fyne.NewSize(size, size))
	return image
}

// UpperFirst begins a label.
func UpperFirst(label string) string {
	first, size := utf8.DecodeRuneInString(label)
	return string(unicode.ToUpper(first)) + label[size:]
}
