package dueltable

import (
	"fmt"
	"image/color"
	"math"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"boardduels/runtime/app/look"
	"boardduels/runtime/app/motion"
	"boardduels/runtime/app/ui"
)

// gauge is a hero's hp: a bar, the numbers on it, and the shield before it.
type gauge struct {
	trough *canvas.Rectangle
	fill   *canvas.Rectangle
	number *look.Fitted
	badge  *canvas.Image
	shield *look.Fitted
	sure   *canvas.Rectangle // hp that will go, or come
	maybe  *canvas.Rectangle // hp that may

	hp, top, absorbs int16
	before           [2]int16 // hp and shield as they stood before
	seen             [2]int16 // and as they are seen: on their way while they change
	place            ui.Rect
	outlook          *fortune // nil while nothing is foretold
}

func newGauge() *gauge {
	bold := fyne.TextStyle{Bold: true}
	return &gauge{
		trough: canvas.NewRectangle(color.Black),
		fill:   canvas.NewRectangle(color.Black),
		number: look.NewFitted(bold, nil, fyne.TextAlignCenter, look.White),
		badge:  &canvas.Image{FillMode: canvas.ImageFillContain},
		shield: look.NewFitted(bold, nil, fyne.TextAlignLeading, look.White),
		sure:   canvas.NewRectangle(color.Transparent),
		maybe:  canvas.NewRectangle(color.Transparent),
	}
}

func (g *gauge) objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{g.trough, g.fill, g.sure, g.maybe, g.number.Object(), g.badge, g.shield.Object()}
}

func (g *gauge) set(hp, top, shield int16) {
	g.before = [2]int16{g.hp, g.absorbs}
	g.hp, g.top, g.absorbs, g.outlook = hp, top, shield, nil
	g.seen = [2]int16{hp, shield}
	g.tell()
}

// drainTime is how long hp take to what they have become.
const drainTime = 500 * time.Millisecond

// slide lets what was set be seen after a while, the hp sliding to what they are.
func (g *gauge) slide(stage *motion.Stage, after time.Duration) {
	is := [2]int16{g.hp, g.absorbs}
	if g.before == is || g.top == 0 {
		return
	}
	before := g.before
	waits := float32(after) / float32(after+drainTime)
	stage.Play(motion.Motion{Of: g, Calm: true, Time: after + drainTime, Draw: func(done float32) {
		switch {
		case done < waits:
			g.seen = before
		case done == 1:
			g.seen = [2]int16{g.hp, g.absorbs}
		default:
			way := motion.Gentle((done - waits) / (1 - waits))
			g.seen = [2]int16{before[0] + int16(math.Round(float64(way*float32(is[0]-before[0])))), is[1]}
		}
		g.tell()
		g.layout(g.place)
	}})
}

// foretell shows what an action would leave, or no longer does if that is nil.
func (g *gauge) foretell(f *fortune) {
	g.outlook = f
	g.tell()
}

// tell writes the numbers.
func (g *gauge) tell() {
	g.number.SetText(fmt.Sprintf("%d/%d", g.seen[0], g.top))
	g.shield.SetText(fmt.Sprint(g.seen[1]))
	if g.outlook == nil {
		return
	}
	if span := g.outlook.hp; span != exactly(g.hp) {
		g.number.SetText(fmt.Sprintf("%d → %s", g.hp, spanText(span)))
	}
	if span := g.outlook.shield; span != exactly(g.absorbs) {
		g.shield.SetText("→ " + spanText(span))
	}
}

func (g *gauge) layout(r ui.Rect) {
	g.trough.FillColor, g.fill.FillColor = look.Trough, look.Blood
	g.place = r
	isShielded := g.seen[1] > 0 || g.outlook != nil && g.outlook.shield.Most > 0
	if isShielded {
		room := r.H * 1.25
		if g.outlook != nil {
			room = r.H * 2.4
		}
		number := r.CutRight(room, 2)
		badge := r.CutRight(r.H*1.1, 3)
		badge.Put(g.badge)
		look.Draw(g.badge, look.Symbol("shield"))
		g.shield.Color = look.Color(look.ColorShield)
		g.shield.Layout(number.Pos(), number.Size(), r.H*0.5, r.H*0.8)
	}
	ui.Show(isShielded, g.badge, g.shield.Object())
	r.Put(g.trough)
	full := r
	full.W *= float32(g.seen[0]) / float32(max(g.top, 1))
	full.Put(g.fill)
	g.trough.CornerRadius, g.fill.CornerRadius = r.H/3, min(r.H/3, full.W/2)
	g.number.Layout(r.Pos(), r.Size(), r.H*0.5, r.H*0.8)
	g.layoutOutlook(r)
	for _, o := range []fyne.CanvasObject{g.trough, g.fill, g.sure, g.maybe} {
		canvas.Refresh(o)
	}
}

// layoutOutlook marks on the bar what will go or come, and paler what may.
func (g *gauge) layoutOutlook(r ui.Rect) {
	ui.Show(g.outlook != nil, g.sure, g.maybe)
	if g.outlook == nil {
		return
	}
	least, most := g.outlook.hp.Least, g.outlook.hp.Most
	tone, from, until := look.Loss, max(most, 0), g.hp
	if least >= g.hp {
		tone, from, until = look.Boon, g.hp, least
	}
	g.sure.FillColor, g.maybe.FillColor = tone, look.Faded(tone, 0.5)
	g.mark(g.sure, r, from, max(until, from))
	g.mark(g.maybe, r, least, most)
}

// mark lays a rectangle over the bar from one amount of hp to another.
func (g *gauge) mark(o *canvas.Rectangle, r ui.Rect, from, until int16) {
	each := r.W / float32(max(g.top, 1))
	o.CornerRadius = r.H / 4
	ui.NewRect(r.X+float32(from)*each, r.Y, float32(until-from)*each, r.H).Put(o)
}

// spentLook is the translucency of a sign for something that is used up, or isn't.
func spentLook(spent bool) float64 {
	if spent {
		return 0.78
	}
	return 0
}
