package ui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"boardduels/runtime/app/look"
)

// The width from which what a screen is for stands in two halves, and the widest that it gets.
const Wide, Widest = 900, 1240

// NewScreen frames a screen's content with its title and, unless back is nil, a way back.
func NewScreen(title string, back func(), content fyne.CanvasObject) fyne.CanvasObject {
	return NewScreenBeside(title, back, nil, content)
}

// NewScreenBeside is a screen with something at the right of its title, such as [NewWay].
func NewScreenBeside(title string, back func(), aside, content fyne.CanvasObject) fyne.CanvasObject {
	arrow := QuietButton(theme.NavigateBackIcon(), back)
	top := container.NewBorder(nil, nil, arrow, aside, container.NewPadded(endedTitle(title, 22)))
	return container.NewStack(NewGround(), container.NewPadded(container.NewBorder(top, nil, nil, nil, content)))
}

// NewWay is a button beside the title of a screen that leads to what there is to read about it.
func NewWay(text string, icon fyne.Resource, lead func()) *Button {
	b := NewButton(text, icon, lead)
	b.Importance, b.IsQuiet = widget.LowImportance, true
	return b
}

// NewGround is what screens lie on; it follows the theme.
func NewGround() fyne.CanvasObject { return canvas.NewRectangle(look.Color(look.ColorTable)) }

// Column keeps content in the middle of a broad screen.
func Column(widest float32, content fyne.CanvasObject) fyne.CanvasObject {
	middle := &fyne.Container{Objects: []fyne.CanvasObject{content}}
	middle.Layout = columnLayout{widest}
	return middle
}

type columnLayout struct{ widest float32 }

func (c columnLayout) MinSize(objects []fyne.CanvasObject) fyne.Size { return objects[0].MinSize() }

func (c columnLayout) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	width := min(size.Width, c.widest*look.Unit())
	NewRect((size.Width-width)/2, 0, width, size.Height).Put(objects[0])
}

// NewRaised puts content a little above the middle of a place, or lets it scroll.
func NewRaised(content fyne.CanvasObject) fyne.CanvasObject {
	scroll := container.NewVScroll(content)
	return &fyne.Container{Objects: []fyne.CanvasObject{scroll}, Layout: NewGrowing(fyne.NewSize(240, 160), func(size fyne.Size, _ float32) {
		scroll.Resize(size) // what wraps knows its height only at a width
		height := min(content.MinSize().Height, size.Height)
		NewRect(0, (size.Height-height)/3, size.Width, height).Put(scroll)
	})}
}

// NewPanel puts content on a raised ground.
func NewPanel(content fyne.CanvasObject) fyne.CanvasObject {
	ground := canvas.NewRectangle(look.Color(look.ColorPanel))
	ground.CornerRadius, ground.StrokeWidth, ground.StrokeColor = 10, 1, look.Color(look.ColorEdge)
	return container.NewStack(ground, container.NewPadded(container.NewPadded(content)))
}
