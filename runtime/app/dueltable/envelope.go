package dueltable

import (
	"fmt"
	"image/color"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"

	"boardduels/runtime/app/look"
	"boardduels/runtime/app/motion"
	"boardduels/runtime/app/ui"
)

// Foretold is what is seen of what the opponent foretells.
type Foretold struct {
	Sealed   bool // it foretells the turn under way; else it is seen what became of the last one
	Foreseen bool // the last turn was as it was foretold
	Outwits  bool // the last turn outwitted the opponent
	Turns    int  // foretold so far
	Hits     int  // of these as foretold
}

// isNothing reports whether nothing is foretold yet.
func (f Foretold) isNothing() bool { return !f.Sealed && f.Turns == 0 }

// Envelope is what the opponent foretells of the person's turn, on its portrait: closed until the turn is over, then
// open, beside how often it was right. A tap asks to read about it.
type Envelope struct {
	widget.BaseWidget
	ui.Focus
	onTapped func()
	stage    *motion.Stage
	swelling float32 // while it opens
	Now      Foretold
	ground   *canvas.Rectangle
	sign     *canvas.Image
	score    *look.Fitted
}

func newEnvelope(stage *motion.Stage, onTapped func()) *Envelope {
	e := &Envelope{
		onTapped: onTapped, stage: stage,
		ground: canvas.NewRectangle(color.Transparent), sign: &canvas.Image{FillMode: canvas.ImageFillContain},
		score: look.NewFitted(fyne.TextStyle{Bold: true}, nil, fyne.TextAlignLeading, color.White),
	}
	e.ExtendBaseWidget(e)
	e.Attach(e, onTapped)
	e.Hide()
	return e
}

// Tapped asks to read what was foretold.
func (e *Envelope) Tapped(*fyne.PointEvent) { e.onTapped() }

// opening is how long an envelope swells that has been opened.
const opening = 420 * time.Millisecond

// set shows what is foretold.
func (e *Envelope) set(f Foretold) {
	opens := e.Now.Sealed && !f.Sealed
	e.Now = f
	ui.Show(!f.isNothing(), e)
	e.Refresh()
	if opens {
		e.stage.Play(motion.Motion{Of: e, Time: opening, Draw: func(done float32) {
			const by = 0.35
			e.swelling = by * motion.ThereAndBack(done)
			e.Refresh()
		}})
	}
}

// CreateRenderer belongs to the toolkit.
func (e *Envelope) CreateRenderer() fyne.WidgetRenderer { return e.Ringed(&envelopeRenderer{e}) }

type envelopeRenderer struct{ *Envelope }

func (e *envelopeRenderer) Destroy() {}

func (e *envelopeRenderer) MinSize() fyne.Size { return fyne.NewSquareSize(ui.Target) }

func (e *envelopeRenderer) Objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{e.ground, e.sign, e.score.Object()}
}

func (e *envelopeRenderer) Refresh() {
	e.ground.FillColor, e.ground.CornerRadius = look.Faded(look.Color(look.ColorPanel), 0.85), 8
	e.score.Color = look.White
	e.score.SetText("")
	if e.Now.Turns > 0 {
		e.score.SetText(fmt.Sprintf("%d/%d", e.Now.Hits, e.Now.Turns))
	}
	e.Layout(e.Size())
	for _, o := range e.Objects() {
		canvas.Refresh(o)
	}
}

func (e *envelopeRenderer) Layout(size fyne.Size) {
	if size.Width == 0 {
		return
	}
	const inset = 5 // of what is drawn, in a place that is large enough for fingers
	r := ui.RectOf(size).Inset(inset)
	side, letters := r.H, r.H*0.42
	width := side + 4
	if e.Now.Turns > 0 {
		width += e.score.Width(letters) + 6
	}
	ui.NewRect(r.X, r.Y, min(width, r.W), r.H).Put(e.ground)
	r.CutLeft(2, 0)
	sign := r.CutLeft(side, 2)
	sign.Scaled(0.88 + e.swelling).Put(e.sign)
	e.score.Layout(r.Pos(), r.Size(), 8, letters)
	look.Draw(e.sign, look.Symbol(e.symbol()))
}

// symbol is the drawing of the envelope as it is.
func (e *Envelope) symbol() string {
	switch {
	case e.Now.Sealed:
		return "sealed"
	case e.Now.Foreseen:
		return "foreseen"
	case e.Now.Outwits:
		return "outwitted"
	}
	return "unforeseen"
}
