package play

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"boardduels/internal/i18n"
	"boardduels/runtime/play/face"
	"boardduels/runtime/play/look"
)

// preview shows a card large, over the field. A tap on it plays it, if it is a card of the hand.
type preview struct {
	widget.BaseWidget
	onPlay   func()
	onBeside func(fyne.Position)

	veil   *canvas.Rectangle
	side   float32 // where in the width the card lies, 0…1
	card   *face.Face
	hint   *look.Fitted
	ground *canvas.Rectangle
	place  rect // of card and hint
}

func newPreview(t *i18n.Translator, onPlay func(), onBeside func(fyne.Position)) *preview {
	p := &preview{
		onPlay: onPlay, onBeside: onBeside,
		side:   0.5,
		veil:   canvas.NewRectangle(color.Transparent),
		card:   face.New(t),
		hint:   look.NewFitted(fyne.TextStyle{Bold: true}, nil, fyne.TextAlignCenter, color.White),
		ground: canvas.NewRectangle(color.Transparent),
	}
	p.ExtendBaseWidget(p)
	p.Hide()
	return p
}

// Tapped takes a tap on the card or beside it.
func (p *preview) Tapped(e *fyne.PointEvent) {
	if p.place.holds(e.Position) {
		p.onPlay()
		return
	}
	p.onBeside(e.Position)
}

// open shows a card with a hint of what a further tap does.
func (p *preview) open(card face.Card, cost int16, state face.State, hint string) {
	p.ground.FillColor, p.hint.Color = look.Color(theme.ColorNameButton), look.Color(theme.ColorNameForeground)
	switch state {
	case face.Highlighted:
		p.ground.FillColor, p.hint.Color = look.Color(theme.ColorNamePrimary), look.Color(theme.ColorNameForegroundOnPrimary)
	case face.TooExpensive:
		p.hint.Color = look.Color(look.ColorHarm)
	}
	p.card.SetCard(card, cost, state)
	p.hint.SetText(hint)
	p.Show()
	p.Refresh()
}

// CreateRenderer belongs to the toolkit.
func (p *preview) CreateRenderer() fyne.WidgetRenderer { return &previewRenderer{p} }

type previewRenderer struct{ *preview }

func (r *previewRenderer) Destroy()           {}
func (r *previewRenderer) MinSize() fyne.Size { return fyne.NewSize(100, 100) }
func (r *previewRenderer) Objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{r.veil, r.card, r.ground, r.hint.Object()}
}

func (r *previewRenderer) Refresh() {
	r.veil.FillColor = look.Faded(look.Color(look.ColorTable), 0.72)
	r.Layout(r.Size())
	canvas.Refresh(r.veil)
	canvas.Refresh(r.ground)
}

func (r *previewRenderer) Layout(size fyne.Size) {
	if size.Width == 0 {
		return
	}
	whole := rectOf(size)
	whole.put(r.veil)
	whole = whole.inset(6)
	hint := whole.cutBottom(34, 6)
	at := whole.within(face.Shape)
	at.w, at.h = min(at.w, 260), min(at.h, 260/face.Shape)
	at.x = whole.x + 20 + (whole.w-40-at.w)*r.side
	at.y = whole.y + (whole.h-at.h)/2
	at.put(r.card)
	hint = rect{at.x - 20, at.y + at.h + 6, at.w + 40, hint.h}
	hint.put(r.ground)
	r.ground.CornerRadius = 8
	r.hint.Layout(hint.inset(4).pos(), hint.inset(4).size(), 9, 16)
	r.place = rect{hint.x, at.y, hint.w, hint.y + hint.h - at.y}
}
