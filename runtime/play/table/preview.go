package table

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"boardduels/internal/i18n"
	"boardduels/runtime/play/face"
	"boardduels/runtime/play/look"
	own "boardduels/runtime/play/widget"
)

// preview shows a card large, over the field. A tap on it plays it, if it is a card of the hand.
type preview struct {
	widget.BaseWidget
	onPlay   func()
	onBeside func(fyne.Position)
	onAsked  func()

	veil   *canvas.Rectangle
	grown  float32
	side   float32 // where in the width the card lies, 0…1
	Card   *face.Face
	Told   *look.Fitted // what it will do
	Hint   *look.Fitted
	ground *canvas.Rectangle
	place  own.Rect // of card and hint
}

func newPreview(t *i18n.Translator, onPlay func(), onBeside func(fyne.Position), onAsked func()) *preview {
	p := &preview{
		onPlay: onPlay, onBeside: onBeside, onAsked: onAsked,
		side: 0.5, grown: 1,
		veil:   canvas.NewRectangle(color.Transparent),
		Card:   face.New(t),
		Told:   look.NewFitted(fyne.TextStyle{Bold: true}, nil, fyne.TextAlignCenter, color.White),
		Hint:   look.NewFitted(fyne.TextStyle{Bold: true}, nil, fyne.TextAlignCenter, color.White),
		ground: canvas.NewRectangle(color.Transparent),
	}
	p.ExtendBaseWidget(p)
	p.Hide()
	return p
}

// Tapped takes a tap on the card or beside it.
func (p *preview) Tapped(e *fyne.PointEvent) {
	if p.place.Holds(e.Position) {
		p.onPlay()
		return
	}
	p.onBeside(e.Position)
}

// TappedSecondary asks what the words on the card mean.
func (p *preview) TappedSecondary(*fyne.PointEvent) { p.onAsked() }

// open shows a card with what it will do, unless that is "", and a hint of what a further tap does.
func (p *preview) open(card face.Card, cost int16, state face.State, told, hint string) {
	p.ground.FillColor, p.Hint.Color = look.Color(theme.ColorNameButton), look.Color(theme.ColorNameForeground)
	switch state {
	case face.Highlighted:
		p.ground.FillColor, p.Hint.Color = look.Color(theme.ColorNamePrimary), look.Color(theme.ColorNameForegroundOnPrimary)
	case face.TooExpensive:
		p.Hint.Color = look.Color(look.ColorHarm)
	}
	p.Card.SetCard(card, cost, state)
	p.Told.Color = p.Hint.Color
	p.Told.SetText(told)
	own.Show(told != "", p.Told.Object())
	p.Hint.SetText(hint)
	p.Show()
	p.Refresh()
}

// CreateRenderer belongs to the toolkit.
func (p *preview) CreateRenderer() fyne.WidgetRenderer { return &previewRenderer{p} }

type previewRenderer struct{ *preview }

func (r *previewRenderer) Destroy()           {}
func (r *previewRenderer) MinSize() fyne.Size { return fyne.NewSize(100, 100) }
func (r *previewRenderer) Objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{r.veil, r.Card, r.ground, r.Told.Object(), r.Hint.Object()}
}

func (r *previewRenderer) Refresh() {
	r.veil.FillColor = look.Faded(look.Color(look.ColorTable), 0.72)
	r.Layout(r.Size())
	canvas.Refresh(r.veil)
	canvas.Refresh(r.ground)
}

// toldHeight is the height of what a card will do: two lines.
const toldHeight = 40

// largestPreview is the width of a large card where there is room for more.
const largestPreview = 440

func (r *previewRenderer) Layout(size fyne.Size) {
	if size.Width == 0 {
		return
	}
	whole := own.RectOf(size)
	whole.Put(r.veil)
	whole = whole.Inset(6)
	high, told := 34*r.grown, toldHeight*r.grown
	if r.Told.Object().Visible() {
		high += told
	}
	hint := whole.CutBottom(high, 6)
	at := whole.Within(face.Shape)
	at.W, at.H = min(at.W, largestPreview*r.grown), min(at.H, largestPreview*r.grown/face.Shape)
	at.X = whole.X + 20 + (whole.W-40-at.W)*r.side
	at.Y = whole.Y + (whole.H-at.H)/2
	at.Put(r.Card)
	hint = own.NewRect(at.X-20, at.Y+at.H+6, at.W+40, hint.H)
	hint.Put(r.ground)
	r.ground.CornerRadius = 8
	r.place = own.NewRect(hint.X, at.Y, hint.W, hint.Y+hint.H-at.Y)
	if r.Told.Object().Visible() {
		place := hint.CutTop(told, 0).Inset(4)
		r.Told.Layout(place.Pos(), place.Size(), 9, 15*r.grown)
	}
	r.Hint.Layout(hint.Inset(4).Pos(), hint.Inset(4).Size(), 9, 18*r.grown)
}
