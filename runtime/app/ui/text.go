package ui

import (
	"image/color"
	"unicode"
	"unicode/utf8"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"boardduels/runtime/app/look"
)

// TitleText is a line in the letters of titles, in the middle of its place. It ends there with an ellipsis.
func TitleText(text string, size float32, tone color.Color) fyne.CanvasObject {
	return newEnded(text, size, tone, fyne.TextAlignCenter)
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

// BoldLine is a line that says what the text below it is about.
func BoldLine(text string) *widget.Label {
	return widget.NewLabelWithStyle(text, fyne.TextAlignLeading, fyne.TextStyle{Bold: true})
}

// Muted is a small pale line of what matters less.
func Muted(text string) fyne.CanvasObject {
	return GrownText(canvas.NewText(text, look.Color(look.ColorMuted)), 13)
}

// Heading is what stands above a part of a page.
func Heading(text string) fyne.CanvasObject { return heading(text, look.ColorGold) }

// FadedHeading is that of what isn't there yet.
func FadedHeading(text string) fyne.CanvasObject { return heading(text, look.ColorMuted) }

func heading(text string, tone fyne.ThemeColorName) fyne.CanvasObject {
	line := canvas.NewText(text, look.Color(tone))
	line.FontSource = look.Title
	return container.NewPadded(GrownText(line, headingSize))
}

const headingSize = 17

// NameHeading is a heading that somebody has named: it is as wide as its place, and ends there with an ellipsis.
func NameHeading(name string) fyne.CanvasObject {
	return container.NewPadded(endedTitle(name, headingSize))
}

// endedTitle is the title of a page or a sheet, which ends with an ellipsis where it has no room.
func endedTitle(text string, size float32) fyne.CanvasObject {
	return newEnded(text, size, look.Color(look.ColorGold), fyne.TextAlignLeading)
}

// newEnded is a line in the letters of titles that asks for no width, and ends with an ellipsis where it has no room.
func newEnded(text string, size float32, tone color.Color, at fyne.TextAlign) fyne.CanvasObject {
	line := canvas.NewText(text, tone)
	line.FontSource, line.Alignment = look.Title, at
	return container.New(&endedLayout{line, text}, GrownText(line, size))
}

// endedLayout ends a line where its place does.
type endedLayout struct {
	line *canvas.Text
	text string
}

// MinSize belongs to the toolkit.
func (l *endedLayout) MinSize(objects []fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(0, objects[0].MinSize().Height)
}

// Layout belongs to the toolkit.
func (l *endedLayout) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	RectOf(size).Put(objects[0])
	look.End(l.line, l.text, size.Width)
}

// Icon returns a drawing at a size.
func Icon(drawing fyne.Resource, size float32) fyne.CanvasObject {
	_, icon := newIcon(drawing, size)
	return icon
}

// newIcon returns a drawing, and what keeps it at a size.
func newIcon(drawing fyne.Resource, size float32) (*canvas.Image, fyne.CanvasObject) {
	image := &canvas.Image{FillMode: canvas.ImageFillContain}
	return image, grown(image, func(unit float32) {
		look.Show(image, drawing, 1.5*size*unit)
		image.SetMinSize(fyne.NewSquareSize(size * unit))
	})
}

// UpperFirst begins a label.
func UpperFirst(label string) string {
	first, size := utf8.DecodeRuneInString(label)
	return string(unicode.ToUpper(first)) + label[size:]
}
