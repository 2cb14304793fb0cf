package dueltable

import (
	"image/color"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"boardduels/internal/i18n"
	"boardduels/runtime/app/face"
	"boardduels/runtime/app/look"
	"boardduels/runtime/app/motion"
	"boardduels/runtime/app/ui"
)

// preview shows a card large, over the field. A tap on it plays it, if it is a card of the hand.
type preview struct {
	widget.BaseWidget
	ui.Hold
	onPlay   func()
	onBeside func()
	onAsked  func()

	veil   *canvas.Rectangle
	grown  float32
	Card   *face.Face
	Told   *look.Fitted // what it will do
	Hint   *look.Fitted
	ground *canvas.Rectangle
	place  ui.Rect // of card and hint
}

func newPreview(t *i18n.Translator, stage *motion.Stage, onPlay, onBeside, onAsked func()) *preview {
	p := &preview{
		onPlay: onPlay, onBeside: onBeside, onAsked: onAsked,
		Hold:   ui.Hold{Stage: stage, OnHeld: func(fyne.Position) { onAsked() }},
		grown:  1,
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
	if p.EndsHold() {
		return
	}
	if p.place.Holds(e.Position) {
		p.onPlay()
		return
	}
	p.onBeside()
}

// TappedSecondary asks what the words on the card mean.
func (p *preview) TappedSecondary(*fyne.PointEvent) { p.onAsked() }

// open shows a card with what it will do, unless that is "", and a hint of what a further tap does.
func (p *preview) open(card face.Card, cost int16, state face.State, told, hint string) {
	p.ground.FillColor, p.Hint.Color = look.Color(theme.ColorNameButton), look.Color(theme.ColorNameForeground)
	switch state {
	case face.Highlighted:
		p.ground.FillColor, p.Hint.Color = look.Color(theme.ColorNamePrimary), look.Color(theme.ColorNameForegroundOnPrimary)
	case face.TooExpensive, face.Barred:
		p.Hint.Color = look.Color(look.ColorHarm)
	}
	p.Card.SetCard(card, cost, state)
	p.Told.Color = p.Hint.Color
	p.Told.SetText(told)
	ui.Show(told != "", p.Told.Object())
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

// The heights of what is told below a large card.
const (
	toldHeight  = 22 // a line of what it will do, on a card that lies; else there are two, and more of what needs more
	toldSize    = 15 // text size
	hintHeight  = 20
	largestHint = 18 // text size
)

// largestPreview is the width of a large card where there is room for more.
const largestPreview = 440

// uprightFrom is the height of a place from which a card stands upright in it. In a lower one it lies, since it would
// be no larger than in the hand.
const uprightFrom = 300

func (r *previewRenderer) Layout(size fyne.Size) {
	if size.Width == 0 {
		return
	}
	whole := ui.RectOf(size)
	whole.Put(r.veil)
	r.veil.CornerRadius = 10
	if size.Height < uprightFrom*r.grown {
		r.layoutLying(whole)
	} else {
		r.layoutUpright(whole.Inset(6))
	}
	r.ground.CornerRadius = 8
}

func (r *previewRenderer) layoutUpright(whole ui.Rect) {
	high, told := 34*r.grown, r.toldHigh(2*toldHeight*r.grown, largestPreview*r.grown/2, whole.H)
	if r.Told.Object().Visible() {
		high += told
	}
	hint := whole.CutBottom(high, 6)
	at := whole.Within(face.Shape)
	at.W, at.H = min(at.W, largestPreview*r.grown), min(at.H, largestPreview*r.grown/face.Shape)
	at.X, at.Y = whole.X+(whole.W-at.W)/2, whole.Y+(whole.H-at.H)/2
	at.Put(r.Card)
	hint = ui.NewRect(at.X-20, at.Y+at.H+6, at.W+40, hint.H)
	r.place = ui.NewRect(hint.X, at.Y, hint.W, hint.Y+hint.H-at.Y)
	r.layoutWords(hint, told)
}

// layoutLying fills the place.
func (r *previewRenderer) layoutLying(whole ui.Rect) {
	r.place = whole
	told := r.toldHigh(toldHeight*r.grown, whole.W, whole.H)
	if left := whole.H - r.hintHigh() - lyingGap - r.leastCard(whole.W); told > left {
		told = max(left, toldHeight*r.grown) // the card can't be read anywhere else
	}
	hint := whole.CutBottom(r.hintHigh()+r.ifTold(told), lyingGap)
	whole.Put(r.Card)
	r.layoutWords(hint, told)
}

// lyingGap is between a card that lies and what is told below it.
const lyingGap = 3

func (p *preview) hintHigh() float32 { return hintHeight*p.grown + 8 }

// ifTold returns a height for what the card will do, and none if that isn't told.
func (p *preview) ifTold(high float32) float32 {
	if p.Told.Object().Visible() {
		return high
	}
	return 0
}

// leastCard returns how high a lying card of a width must be for its words to be read at ease.
func (p *preview) leastCard(wide float32) float32 {
	const lowest, highest, step = 48, 220, 4
	high := float32(lowest)
	for high < highest && !p.Card.IsRead(fyne.NewSize(wide, high)) {
		high += step
	}
	return high
}

// need returns how high the place is to be for all words to be read, in a width; 0 while nothing is shown. It is less
// than that from which a card stands upright.
func (p *preview) need(wide float32) float32 {
	if !p.Visible() {
		return 0
	}
	told := p.toldLong(wide)
	return min(p.leastCard(wide)+lyingGap+p.hintHigh()+p.ifTold(told), uprightFrom*p.grown-1)
}

// toldHigh returns how high what the card will do is to be in a place: what needs more than usual gets it, in smaller
// letters, as far as that leaves the card most of the place.
func (p *preview) toldHigh(usual, wide, high float32) float32 {
	const share = 0.36
	return min(max(usual, p.toldLong(wide)), max(usual, high*share))
}

// toldLong returns how high what the card will do is in smaller letters than usual.
func (p *preview) toldLong(wide float32) float32 {
	const smaller = 0.8
	return p.Told.Height(wide-6, toldSize*smaller*p.grown) + 6
}

// layoutWords puts what is told under the card.
func (r *previewRenderer) layoutWords(hint ui.Rect, told float32) {
	hint.Put(r.ground)
	if r.Told.Object().Visible() {
		place := hint.CutTop(told+4, 0).Inset(3)
		r.Told.Layout(place.Pos(), place.Size(), 9, toldSize*r.grown)
	}
	place := hint.Inset(3)
	r.Hint.Layout(place.Pos(), place.Size(), 9, min(largestHint*r.grown, place.H*0.75))
}

// insistTime is how long the reason why a card can't be played is told with more weight.
const insistTime = 500 * time.Millisecond

// insist tells with more weight what stands under the card.
func (p *preview) insist(stage *motion.Stage) {
	usual := p.ground.FillColor
	stage.Play(motion.Motion{Of: p, Calm: true, Time: insistTime, Curve: fading, Draw: func(done float32) {
		p.ground.FillColor = usual
		if done > 0 {
			p.ground.StrokeWidth, p.ground.StrokeColor = 6*done, look.Color(look.ColorHarm)
		} else {
			p.ground.StrokeWidth = 0
		}
		canvas.Refresh(p.ground)
	}})
}
