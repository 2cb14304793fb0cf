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

// middle keeps content in the middle of a screen, across and upright.
func middle(widest float32, content fyne.CanvasObject) fyne.CanvasObject {
	page := &fyne.Container{Objects: []fyne.CanvasObject{content}}
	page.Layout = middleLayout{columnLayout{widest}}
	return page
}

type middleLayout struct{ columnLayout }

func (m middleLayout) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	width := min(size.Width, m.widest)
	objects[0].Resize(fyne.NewSize(width, objects[0].Size().Height)) // wrapped text knows its height only at a width
	height := objects[0].MinSize().Height
	rect{(size.Width - width) / 2, max(size.Height-height, 0) / 2, width, height}.put(objects[0])
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
