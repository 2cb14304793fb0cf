package play

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"boardduels/internal/i18n"
	"boardduels/runtime/play/face"
	"boardduels/runtime/play/look"
)

// sheetHost shows sheets.
type sheetHost interface {
	openSheet(title string, content fyne.CanvasObject)
	enlarge(card face.Card, cost int16)
}

// sheets lie over a screen, one at a time: something to read or to decide, with a way back. A card can lie large over
// it.
type sheets struct {
	layer  *fyne.Container
	closed func() // what closing the sheet means, unless nil
}

func newSheets() *sheets { return &sheets{layer: container.NewStack()} }

// open lays a sheet over the screen.
func (s *sheets) open(title string, content fyne.CanvasObject) {
	veil := newTapArea(shade, s.close)
	heading := canvas.NewText(title, look.Color(look.ColorGold))
	heading.FontSource, heading.TextSize = look.Title, 20
	back := quietButton(theme.CancelIcon(), s.close)
	top := container.NewBorder(nil, nil, nil, back, container.NewPadded(heading))
	paper := canvas.NewRectangle(look.Color(theme.ColorNameOverlayBackground))
	paper.CornerRadius, paper.StrokeWidth, paper.StrokeColor = 12, 1, look.Color(look.ColorEdge)
	page := container.NewPadded(content)
	scroll := container.NewVScroll(page)
	body := container.NewBorder(container.NewVBox(top, widget.NewSeparator()), nil, nil, nil, scroll)
	sheet := container.NewStack(newTapArea(color.Transparent, func() {}), paper, container.NewPadded(body))
	place := &fyne.Container{Objects: []fyne.CanvasObject{veil, sheet}}
	place.Layout = free{arrange: func(size fyne.Size) {
		whole := rectOf(size)
		whole.put(veil)
		whole = whole.inset(10)
		width := min(whole.w, 680)
		for range 2 { // what wraps knows its height only at a width
			height := min(whole.h, sheet.MinSize().Height-scroll.MinSize().Height+page.MinSize().Height)
			rect{whole.x + (whole.w-width)/2, whole.y + (whole.h-height)/2, width, height}.put(sheet)
		}
	}}
	s.layer.Objects, s.closed = []fyne.CanvasObject{place}, nil
	s.layer.Refresh()
}

// enlarge lays a card over all, until the next tap.
func (s *sheets) enlarge(t *i18n.Translator, card face.Card, cost int16) {
	large := face.New(t)
	large.SetCard(card, cost, face.Plain)
	veil := newTapArea(shade, s.close)
	place := &fyne.Container{Objects: []fyne.CanvasObject{veil, large}}
	place.Layout = free{arrange: func(size fyne.Size) {
		const widest = 400
		rectOf(size).put(veil)
		at := rectOf(size).inset(12).within(face.Shape)
		narrower := max(at.w-widest, 0)
		rect{at.x + narrower/2, at.y + narrower/face.Shape/2, at.w - narrower, at.h - narrower/face.Shape}.put(large)
	}}
	s.layer.Objects = append(s.layer.Objects, place)
	s.layer.Refresh()
}

// close lifts off what lies on top.
func (s *sheets) close() {
	if s.isOpen() {
		s.layer.Objects = s.layer.Objects[:len(s.layer.Objects)-1]
		s.layer.Refresh()
	}
	if closed := s.closed; closed != nil && !s.isOpen() {
		s.closed = nil
		closed()
	}
}

// clear lifts all off.
func (s *sheets) clear() {
	s.layer.Objects, s.closed = nil, nil
	s.layer.Refresh()
}

// isOpen reports whether a sheet lies over the screen.
func (s *sheets) isOpen() bool { return len(s.layer.Objects) > 0 }

// shade darkens what lies under it.
var shade = color.NRGBA{A: 0xb0}

// tapArea covers what lies under it with a colour and takes its taps.
type tapArea struct {
	widget.BaseWidget
	cover    color.Color
	onTapped func()
}

func newTapArea(cover color.Color, onTapped func()) *tapArea {
	a := &tapArea{cover: cover, onTapped: onTapped}
	a.ExtendBaseWidget(a)
	return a
}

// Tapped passes the tap on.
func (a *tapArea) Tapped(*fyne.PointEvent) { a.onTapped() }

// CreateRenderer belongs to the toolkit.
func (a *tapArea) CreateRenderer() fyne.WidgetRenderer {
	return widget.NewSimpleRenderer(canvas.NewRectangle(a.cover))
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
