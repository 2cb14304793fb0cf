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

// sheetHost shows sheets.
type sheetHost interface {
	openSheet(title string, content fyne.CanvasObject)
}

// sheets lie over a screen, one at a time: something to read or to decide, with a way back.
type sheets struct {
	layer *fyne.Container
}

func newSheets() *sheets { return &sheets{layer: container.NewStack()} }

// open lays a sheet over the screen.
func (s *sheets) open(title string, content fyne.CanvasObject) {
	veil := newTapArea(s.close)
	heading := canvas.NewText(title, look.Color(look.ColorGold))
	heading.FontSource, heading.TextSize = look.Title, 20
	back := quietButton(theme.CancelIcon(), s.close)
	top := container.NewBorder(nil, nil, nil, back, container.NewPadded(heading))
	paper := canvas.NewRectangle(look.Color(theme.ColorNameOverlayBackground))
	paper.CornerRadius, paper.StrokeWidth, paper.StrokeColor = 12, 1, look.Color(look.ColorEdge)
	body := container.NewBorder(container.NewVBox(top, widget.NewSeparator()), nil, nil, nil,
		container.NewVScroll(container.NewPadded(content)))
	sheet := container.NewStack(paper, container.NewPadded(body))
	place := &fyne.Container{Objects: []fyne.CanvasObject{veil, sheet}}
	place.Layout = free{arrange: func(size fyne.Size) {
		whole := rectOf(size)
		whole.put(veil)
		whole = whole.inset(10)
		width := min(whole.w, 680)
		height := min(whole.h, content.MinSize().Height+90)
		rect{whole.x + (whole.w-width)/2, whole.y + (whole.h-height)/2, width, height}.put(sheet)
	}}
	s.layer.Objects = []fyne.CanvasObject{place}
	s.layer.Refresh()
}

// close lifts the sheet off.
func (s *sheets) close() {
	s.layer.Objects = nil
	s.layer.Refresh()
}

// isOpen reports whether a sheet lies over the screen.
func (s *sheets) isOpen() bool { return len(s.layer.Objects) > 0 }

// tapArea darkens what lies under it and takes its taps.
type tapArea struct {
	widget.BaseWidget
	onTapped func()
}

func newTapArea(onTapped func()) *tapArea {
	a := &tapArea{onTapped: onTapped}
	a.ExtendBaseWidget(a)
	return a
}

// Tapped passes the tap on.
func (a *tapArea) Tapped(*fyne.PointEvent) { a.onTapped() }

// CreateRenderer belongs to the toolkit.
func (a *tapArea) CreateRenderer() fyne.WidgetRenderer {
	return widget.NewSimpleRenderer(canvas.NewRectangle(color.NRGBA{A: 0xb0}))
}

func paragraph(text string) *widget.Label {
	label := widget.NewLabel(text)
	label.Wrapping = fyne.TextWrapWord
	return label
}

func heading(text string) fyne.CanvasObject {
	line := canvas.NewText(text, look.Color(look.ColorGold))
	line.FontSource, line.TextSize = look.Title, 17
	return container.NewPadded(line)
}

// icon returns a drawing at a size.
func icon(drawing fyne.Resource, size float32) *canvas.Image {
	image := canvas.NewImageFromImage(look.Raster(drawing, 1.5*size))
	image.FillMode = canvas.ImageFillContain
	image.SetMinSize(fyne.NewSize(size, size))
	return image
}
