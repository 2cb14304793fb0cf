package table

import (
	"image/color"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"

	"boardduels/runtime/game"
	"boardduels/runtime/play/look"
	"boardduels/runtime/play/motion"
	"boardduels/runtime/play/sound"
	own "boardduels/runtime/play/widget"
)

// FinaleTime is how long the last scene of a duel is to be seen.
const FinaleTime = 2 * time.Second

// risingTime is how long it takes the winner to come forward.
const risingTime = 800 * time.Millisecond

// finale is the last scene of a duel: it grows dark, the winner comes forward out of its panel, is crowned, and a word
// says what that is for who looks on. A tap ends it.
type finale struct {
	widget.BaseWidget
	stage    *motion.Stage
	onTapped func()

	veil     *canvas.Rectangle
	portrait *canvas.Image
	ring     *canvas.Circle
	laurel   *canvas.Image
	word     *look.Fitted
	hero     fyne.Resource
	from     own.Rect // where the winner comes from
	done     float32  // how far it has come, 0…1
}

func newFinale(stage *motion.Stage, onTapped func()) *finale {
	f := &finale{
		stage: stage, onTapped: onTapped,
		veil:     canvas.NewRectangle(color.Transparent),
		portrait: &canvas.Image{FillMode: canvas.ImageFillCover},
		ring:     canvas.NewCircle(color.Transparent),
		laurel:   &canvas.Image{FillMode: canvas.ImageFillContain},
		word:     look.NewFitted(fyne.TextStyle{Bold: true}, look.Title, fyne.TextAlignCenter, color.White),
	}
	f.ExtendBaseWidget(f)
	f.Hide()
	return f
}

// Tapped ends the scene.
func (f *finale) Tapped(*fyne.PointEvent) { f.onTapped() }

// open begins the scene.
func (f *finale) open(hero fyne.Resource, from own.Rect, word string, tone color.Color) {
	f.hero, f.from, f.done = hero, from, 0
	f.word.Color = tone
	f.word.SetText(word)
	f.ring.StrokeColor, f.ring.StrokeWidth = look.Color(look.ColorGold), 4
	f.Show()
	f.stage.Play(motion.Motion{Of: f, Calm: true, Time: risingTime, Curve: motion.Slowing, Draw: func(done float32) {
		f.done = done
		f.Refresh()
	}})
}

// CreateRenderer belongs to the toolkit.
func (f *finale) CreateRenderer() fyne.WidgetRenderer { return &finaleRenderer{f} }

type finaleRenderer struct{ *finale }

func (r *finaleRenderer) Destroy()           {}
func (r *finaleRenderer) MinSize() fyne.Size { return fyne.NewSize(100, 100) }
func (r *finaleRenderer) Objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{r.veil, r.portrait, r.ring, r.laurel, r.word.Object()}
}

func (r *finaleRenderer) Refresh() {
	r.veil.FillColor = look.Faded(look.Color(look.ColorTable), 0.85*r.done)
	r.Layout(r.Size())
	for _, o := range r.Objects() {
		canvas.Refresh(o)
	}
}

// crowning is how far the winner has come when it is crowned.
const crowning = 0.6

func (r *finaleRenderer) Layout(size fyne.Size) {
	if size.Width == 0 {
		return
	}
	whole := own.RectOf(size)
	whole.Put(r.veil)
	crowned := max(0, r.done-crowning) / (1 - crowning)
	wreath, word := r.places(whole)
	at := wreath.Scaled(framed)
	if r.stage.IsCalm() {
		r.portrait.Translucency = float64(1 - r.done)
	} else {
		at = between(r.from, at, r.done)
		r.portrait.Translucency = 0
		wreath = wreath.Scaled(1.3 - 0.3*crowned) // it comes down
	}
	at.Put(r.portrait)
	at.Put(r.ring)
	r.portrait.CornerRadius = min(at.W, at.H) / 2
	wreath.Put(r.laurel)
	r.laurel.Translucency = float64(1 - crowned)
	r.word.Layout(word.Pos(), word.Size(), 16, word.H*0.75)
	own.Show(crowned > 0, r.laurel, r.ring, r.word.Object())
	look.Draw(r.laurel, look.Symbol("wreath"))
	look.Draw(r.portrait, r.hero)
}

// framed is how large a portrait is in its wreath.
const framed = 0.68

// places returns where the wreath and the word have their places at last.
func (r *finaleRenderer) places(whole own.Rect) (wreath, word own.Rect) {
	side := min(whole.W*0.95, whole.H*0.8)
	high := side * 0.18
	top := (whole.H - side - high) / 2
	return own.NewRect((whole.W-side)/2, top, side, side), own.NewRect(0, top+side, whole.W, high)
}

// Crown begins the last scene of a duel that a seat has won. The other one falls.
func (b *Board) Crown(winner game.Seat) {
	v := b.Table
	v.Dismiss()
	word, tone, cue := "result.defeat", look.Color(look.ColorHarm), sound.Loss
	if winner == b.Me {
		word, tone, cue = "result.victory", look.Color(look.ColorGold), sound.Win
	}
	v.cue(cue, 0)
	p := v.panel(winner == b.Me)
	v.finale.open(p.now.portrait, p.picture.Moved(p.Position()), b.Translator.Text(word), tone)
	canvas.Refresh(v.ground) // the toolkit doesn't repaint for a widget that it has never painted
}

// EndFinale ends the last scene.
func (b *Board) EndFinale() {
	b.Table.Stage.Finish()
	b.Table.finale.Hide()
}
