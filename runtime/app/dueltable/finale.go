package dueltable

import (
	"image/color"
	"math"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"

	"boardduels/runtime/app/look"
	"boardduels/runtime/app/motion"
	"boardduels/runtime/app/sound"
	"boardduels/runtime/app/ui"
	"boardduels/runtime/game"
)

// FinaleTime is how long the last scene of a duel is to be seen.
const FinaleTime = 2 * time.Second

// The times of the scene's steps: the hero comes forward, is crowned or falls, the word falls, and what shines or falls
// around them goes on for a while.
const (
	risingTime = 520 * time.Millisecond
	wordTime   = 300 * time.Millisecond
	afterTime  = 1400 * time.Millisecond
)

// finale is the last scene of a duel: it grows dark, the hero of who looks on comes forward out of its panel, and a
// word says how it went: after a victory it is crowned, amid rays and falling gold; after a defeat it has fallen, and
// lies pale amid ash. A tap ends it.
type finale struct {
	widget.BaseWidget
	stage    *motion.Stage
	onTapped func()

	veil     *canvas.Rectangle
	rays     *canvas.Image
	fall     [flakeCount]*canvas.Rectangle
	disc     *canvas.Circle // under the portrait, so that nothing shines through a pale one
	portrait *canvas.Image
	ring     *canvas.Circle
	shock    *canvas.Circle // a ring that goes out as the word falls
	laurel   *canvas.Image
	fallen   *canvas.Image // over a hero that has fallen
	word     *look.Fitted
	hero     fyne.Resource
	from     ui.Rect // where the hero comes from
	won      bool    // by who looks on
	done     float32 // how far the hero has come, 0…1
	said     float32 // how far the word has fallen
	after    float32 // how far what follows has gone
}

// How many rays there are, and how many pieces of gold or ash.
const (
	rayCount   = 14
	flakeCount = 36
)

func newFinale(stage *motion.Stage, onTapped func()) *finale {
	f := &finale{
		stage: stage, onTapped: onTapped,
		veil:     canvas.NewRectangle(color.Transparent),
		rays:     canvas.NewImageFromImage(look.Sunburst(look.Gold, rayCount)),
		disc:     canvas.NewCircle(color.Transparent),
		portrait: &canvas.Image{FillMode: canvas.ImageFillCover},
		ring:     canvas.NewCircle(color.Transparent),
		shock:    canvas.NewCircle(color.Transparent),
		laurel:   &canvas.Image{FillMode: canvas.ImageFillContain},
		fallen:   &canvas.Image{FillMode: canvas.ImageFillContain},
		word:     look.NewFitted(fyne.TextStyle{Bold: true}, look.Title, fyne.TextAlignCenter, color.White),
	}
	for i := range f.fall {
		f.fall[i] = canvas.NewRectangle(color.Transparent)
	}
	f.rays.FillMode = canvas.ImageFillStretch
	f.ExtendBaseWidget(f)
	f.Hide()
	return f
}

// Tapped ends the scene.
func (f *finale) Tapped(*fyne.PointEvent) { f.onTapped() }

// open begins the scene.
func (f *finale) open(hero fyne.Resource, from ui.Rect, won bool, word string, tone color.Color) {
	f.hero, f.from, f.won, f.done, f.said, f.after = hero, from, won, 0, 0, 0
	f.word.Color = tone
	f.word.SetText(word)
	f.ring.StrokeColor, f.ring.StrokeWidth = tone, 4
	f.shock.StrokeColor = tone
	f.Show()
	step := func(of any, after, time time.Duration, curve motion.Curve, to *float32) {
		f.stage.Play(motion.Motion{Of: of, Calm: true, After: after, Time: time, Curve: curve, Draw: func(done float32) {
			*to = done
			f.Refresh()
		}})
	}
	step(f, 0, risingTime, motion.Slowing, &f.done)
	step(f.word, risingTime, wordTime, nil, &f.said)
	step(f.shock, risingTime, afterTime, nil, &f.after)
}

// CreateRenderer belongs to the toolkit.
func (f *finale) CreateRenderer() fyne.WidgetRenderer { return &finaleRenderer{f} }

type finaleRenderer struct{ *finale }

func (r *finaleRenderer) Destroy()           {}
func (r *finaleRenderer) MinSize() fyne.Size { return fyne.NewSize(100, 100) }
func (r *finaleRenderer) Objects() []fyne.CanvasObject {
	objects := []fyne.CanvasObject{r.veil, r.rays, r.disc, r.portrait, r.ring, r.fallen, r.laurel, r.shock}
	for _, flake := range r.fall {
		objects = append(objects, flake)
	}
	return append(objects, r.word.Object())
}

func (r *finaleRenderer) Refresh() {
	r.veil.FillColor = look.Faded(look.Color(look.ColorTable), 0.88*r.done)
	r.disc.FillColor = look.Faded(look.Color(look.ColorTable), r.done)
	r.Layout(r.Size())
	for _, o := range r.Objects() {
		canvas.Refresh(o)
	}
}

// crowning is how far the hero has come when it is crowned, or lies there.
const crowning = 0.6

func (r *finaleRenderer) Layout(size fyne.Size) {
	if size.Width == 0 {
		return
	}
	whole := ui.RectOf(size)
	whole.Put(r.veil)
	crowned := max(0, r.done-crowning) / (1 - crowning)
	wreath, word := r.places(whole)
	r.layoutRays(wreath)
	r.layoutFall(whole)
	at, pale := wreath.Scaled(framed), float32(0)
	if !r.won {
		pale = PaleFallen
	}
	if r.stage.IsCalm() {
		r.portrait.Translucency = float64(1 - r.done*(1-pale))
	} else {
		at = between(r.from, at, r.done)
		r.portrait.Translucency = float64(pale)
		wreath = wreath.Scaled(1.3 - 0.3*crowned) // it comes down
	}
	at.Put(r.disc)
	at.Put(r.portrait)
	at.Put(r.ring)
	r.portrait.CornerRadius = min(at.W, at.H) / 2
	wreath.Put(r.laurel)
	at.Scaled(0.62).Put(r.fallen)
	r.laurel.Translucency, r.fallen.Translucency = float64(1-crowned), float64(1-crowned)
	r.layoutWord(word, wreath)
	ui.Show(crowned > 0, r.ring)
	ui.Show(crowned > 0 && r.won, r.laurel)
	ui.Show(crowned > 0 && !r.won, r.fallen)
	look.Draw(r.laurel, look.Symbol("wreath"))
	look.Draw(r.fallen, look.Symbol("fallen"))
	look.Draw(r.portrait, r.hero)
}

// layoutWord lets the word fall, a ring going out from it, and stand.
func (r *finaleRenderer) layoutWord(place, wreath ui.Rect) {
	ui.Show(r.said > 0, r.word.Object(), r.shock)
	grown := float32(1)
	if !r.stage.IsCalm() {
		grown = 1 + 1.2*(1-motion.Slowing(r.said))
	}
	at := place.Scaled(grown)
	r.word.Layout(at.Pos(), at.Size(), 16, at.H*0.75)
	rest := max(0, 1-2*r.after)
	r.shock.StrokeWidth = 8 * rest
	if r.stage.IsCalm() || rest == 0 {
		r.shock.Hide()
	}
	wreath.Scaled(0.7 + 1.6*motion.Slowing(min(2*r.after, 1))).Put(r.shock)
}

// layoutRays lets rays shine out behind the portrait, where who looks on has won.
func (r *finaleRenderer) layoutRays(wreath ui.Rect) {
	ui.Show(r.won && r.said > 0, r.rays)
	grown := float32(1.9)
	if !r.stage.IsCalm() {
		grown *= 0.5 + 0.5*motion.Slowing(r.said) + 0.15*r.after
	}
	r.rays.Translucency = float64(1 - r.said*(0.75+0.25*motion.ThereAndBack(r.after)))
	wreath.Scaled(grown).Put(r.rays)
}

// The tones of what falls: gold and the colours of the hall, or ash.
var (
	goldTones = []color.NRGBA{look.Gold, look.Hit, look.Warded, look.Mended, look.White}
	ashTones  = []color.NRGBA{look.Ash, look.DimParchment}
)

// layoutFall lets gold or ash fall over the scene, where things may move.
func (r *finaleRenderer) layoutFall(whole ui.Rect) {
	tones, fast := ashTones, float32(0.55)
	if r.won {
		tones, fast = goldTones, 1.25
	}
	for i, flake := range r.fall {
		ui.Show(r.said > 0 && r.after < 1 && !r.stage.IsCalm(), flake)
		seed := float64(i)
		column := float32(math.Mod(seed*0.618034, 1))
		late := float32(math.Mod(seed*0.754878, 1))
		pace := 0.7 + 0.7*float32(math.Mod(seed*0.569840, 1))
		sway := float32(math.Sin(float64(r.after)*9+seed)) * 0.02
		size := whole.H * (0.012 + 0.009*float32(i%3))
		flake.FillColor = look.Faded(tones[i%len(tones)], 1-r.after*r.after)
		ui.NewRect((column+sway)*whole.W, (r.after*fast*pace-0.6*late)*whole.H, size, size*(0.5+0.5*float32(i%2))).Put(flake)
	}
}

// framed is how large a portrait is in its wreath.
const framed = 0.68

// places returns where the wreath and the word have their places at last.
func (r *finaleRenderer) places(whole ui.Rect) (wreath, word ui.Rect) {
	side := min(whole.W*0.95, whole.H*0.76)
	high := side * 0.24
	top := (whole.H - side - high) / 2
	return ui.NewRect((whole.W-side)/2, top, side, side), ui.NewRect(0, top+side, whole.W, high)
}

// Crown begins the last scene of a duel that a seat has won: it shows what became of the hero of who looks on, since
// both may have the same face.
func (b *Board) Crown(winner game.Seat) {
	v := b.Table
	v.Dismiss()
	word, tone, cue := "result.defeat", look.Color(look.ColorHarm), sound.Loss
	if winner == b.Me {
		word, tone, cue = "result.victory", look.Color(look.ColorGold), sound.Win
	}
	v.cue(cue, 0)
	v.finale.open(v.Me.now.portrait, v.Me.picture.Moved(v.Me.home), winner == b.Me, b.Translator.Text(word), tone)
	canvas.Refresh(v.ground) // the toolkit doesn't repaint for a widget that it has never painted
}

// EndFinale ends the last scene.
func (b *Board) EndFinale() {
	b.Table.Stage.Finish()
	b.Table.finale.Hide()
}
