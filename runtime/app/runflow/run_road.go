package runflow

import (
	"image/color"
	"math"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"boardduels/internal/i18n"
	"boardduels/runtime/app/dueltable"
	"boardduels/runtime/app/gallery"
	"boardduels/runtime/app/look"
	"boardduels/runtime/app/ui"
)

// The measures of a road, in the unit of the theme.
const (
	leastLeg   = 150 // the least width of a stop on a road that goes across
	leastLegs  = 4   // that a line of a road goes across with; one that has room for fewer goes down
	roadStart  = 48  // before the first stop
	roadGap    = 42  // between two stops, on a road that goes down
	roadWiggle = 28  // how far every other stop stands aside
	downSide   = 68  // of a medallion on a road that goes down
	acrossSide = 124 // of the largest one on a road that goes across
	linesSide  = 92  // of the largest one on a road of several lines
	bossShare  = 1.35
	marker     = 34 // side of the hero's own medallion
	stopMargin = 7  // around a stop's medallion, for the ring of the keyboard
	widestStop = 270
)

// road is the way of a run: the rivals along a path, with the rests between them and the hero where it is. It goes
// across a broad page, in several lines if it is long, and down a narrow one.
type road struct {
	stops   []*stop
	pebbles *fyne.Container
	signs   *fyne.Container // of the rests
	mine    *medallion
	due     int // the stop that comes next
	width   float32
}

// newRoad draws the way of a run.
func newRoad(t *i18n.Translator, g *gallery.Gallery, way *Way, host dueltable.SheetHost) fyne.CanvasObject {
	r := &road{pebbles: &fyne.Container{}, signs: &fyne.Container{}, mine: newMedallion(g.Portrait(&way.State.Hero.Hero)), due: way.State.Stage}
	r.mine.rim = look.ColorGold
	objects := []fyne.CanvasObject{r.pebbles, r.signs, r.mine.Container}
	for i := range way.Rivals {
		s := newStop(t, g, way, i, host)
		r.stops = append(r.stops, s)
		objects = append(objects, s.Pressable)
		if rest := way.Run.Plan.Stages[i].Rest; i > 0 && rest > 0 {
			s.rest = newRestSign(rest)
			r.signs.Add(s.rest)
		}
	}
	return &fyne.Container{Layout: r, Objects: objects}
}

// legs returns how many stops stand in a line across the page, 0 if the road goes down.
func (r *road) legs() int {
	room := int((r.width/look.Unit() - roadStart) / leastLeg)
	switch all := len(r.stops); {
	case room >= all:
		return all
	case room >= leastLegs:
		lines := (all + room - 1) / room
		return (all + lines - 1) / lines
	}
	return 0
}

// isAcross reports whether the road goes across a page of a width.
func (r *road) isAcross() bool { return r.legs() > 0 }

// beginsLine reports whether a stop is the first of the road, or of a line of it.
func (r *road) beginsLine(i int) bool { return i == 0 || r.isAcross() && i%r.legs() == 0 }

// MinSize belongs to the toolkit.
func (r *road) MinSize([]fyne.CanvasObject) fyne.Size {
	var high float32
	for _, place := range r.places() {
		high = max(high, place.Y+place.H)
	}
	return fyne.NewSize(0, high)
}

// Layout belongs to the toolkit.
func (r *road) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	r.width = size.Width
	for i, place := range r.places() {
		r.stops[i].lay(place, r.sideOf(i), r.isAcross())
	}
	r.layPath()
}

// sideOf is the side of a stop's medallion.
func (r *road) sideOf(i int) float32 {
	side := downSide * look.Unit()
	if r.isAcross() {
		largest := float32(acrossSide)
		if r.legs() < len(r.stops) {
			largest = linesSide
		}
		side = min(r.legWidth()*0.6, largest/bossShare*look.Unit())
	}
	if r.stops[i].isBoss {
		side *= bossShare
	}
	return side
}

// legWidth is the width of a stop on a road that goes across.
func (r *road) legWidth() float32 {
	return (r.width - roadStart*look.Unit()) / (float32(r.legs()-1) + bossShare)
}

// aside is how far a stop stands aside of the straight way.
func (r *road) aside(i int) float32 { return float32(i%2) * roadWiggle * look.Unit() }

// places returns the places of the stops.
func (r *road) places() []ui.Rect {
	if r.isAcross() {
		return r.placesAcross()
	}
	return r.placesDown()
}

func (r *road) placesAcross() (places []ui.Rect) {
	unit := look.Unit()
	var at, top, bottom float32
	for i, s := range r.stops {
		if r.beginsLine(i) {
			at, top = roadStart*unit, bottom
		}
		width := r.legWidth()
		if s.isBoss {
			width *= bossShare
		}
		broad := min(width-stopMargin*unit, widestStop*unit)
		place := ui.NewRect(at+(width-broad)/2, top+r.aside(i%r.legs()), broad, r.sideOf(i)+stopMargin*unit+s.highIn(broad))
		places = append(places, place)
		at, bottom = at+width, max(bottom, place.Y+place.H+ui.Space())
	}
	return places
}

func (r *road) placesDown() (places []ui.Rect) {
	unit := look.Unit()
	at := roadStart * unit
	for i, s := range r.stops {
		side := r.sideOf(i)
		width := r.width - roadWiggle*unit
		high := max(side+2*stopMargin*unit, s.highIn(width-leftOfWords()))
		places = append(places, ui.NewRect(r.aside(i), at, width, high))
		at += high + roadGap*unit
	}
	return places
}

// layPath lays the pebbles from stop to stop, the rests beside them, and the hero before the stop that comes next.
func (r *road) layPath() {
	r.pebbles.Objects = nil
	unit := look.Unit()
	var from fyne.Position
	var out float32
	for i, s := range r.stops {
		to := s.middle()
		if r.beginsLine(i) {
			from, out = r.before(i), marker/2*unit
		}
		here := r.between(i, from, to)
		if i == r.due {
			r.mine.lay(ui.NewRect(here.X-marker/2*unit, here.Y-marker/2*unit, marker*unit, marker*unit))
		}
		if s.rest != nil {
			size := s.rest.MinSize()
			at := here.AddXY(marker/2*unit+ui.Space(), -size.Height/2)
			if r.isAcross() {
				at = here.AddXY(-size.Width/2, -marker/2*unit-size.Height-ui.Space())
				at.X = max(at.X, 0)
			}
			s.rest.Resize(size)
			s.rest.Move(at)
		}
		r.layPebbles(from, to, out, s.side/2, i <= r.due)
		from, out = to, s.side/2
	}
	r.pebbles.Refresh()
}

// before returns where the road begins, or a line of it.
func (r *road) before(i int) fyne.Position {
	to := r.stops[i].middle()
	if r.isAcross() {
		return fyne.NewPos(0, to.Y)
	}
	return fyne.NewPos(to.X, 0)
}

// between returns where the hero stands on its way from a place to a stop.
func (r *road) between(i int, from, to fyne.Position) fyne.Position {
	half := marker / 2 * look.Unit()
	switch {
	case r.beginsLine(i) && r.isAcross():
		return from.AddXY(half, 0)
	case r.beginsLine(i):
		return from.AddXY(0, half)
	case r.isAcross():
		return fyne.NewPos((from.X+to.X)/2, (from.Y+to.Y)/2)
	}
	above, below := r.stops[i-1].Position().Y+r.stops[i-1].Size().Height, r.stops[i].Position().Y
	return fyne.NewPos((from.X+to.X)/2, (above+below)/2)
}

// layPebbles lays pebbles between two places, but for what lies near to either.
func (r *road) layPebbles(from, to fyne.Position, out, in float32, isDone bool) {
	const step, size = 13, 5
	unit := look.Unit()
	way := to.Subtract(from)
	long := float32(math.Hypot(float64(way.X), float64(way.Y)))
	tone := look.Color(look.ColorMuted)
	if isDone {
		tone = look.Color(look.ColorGold)
	}
	for at := out + step*unit/2; at < long-in-step*unit/2; at += step * unit {
		pebble := canvas.NewCircle(tone)
		ui.NewRect(from.X+way.X*at/long-size/2*unit, from.Y+way.Y*at/long-size/2*unit, size*unit, size*unit).Put(pebble)
		r.pebbles.Add(pebble)
	}
}

// medallion is a round portrait with a rim.
type medallion struct {
	*fyne.Container
	portrait fyne.Resource
	picture  *canvas.Image
	ring     *canvas.Circle
	sign     *canvas.Image // over it, or nil
	drawing  fyne.Resource // that sign
	rim      fyne.ThemeColorName
}

func newMedallion(portrait fyne.Resource) *medallion {
	m := &medallion{
		portrait: portrait, picture: &canvas.Image{FillMode: canvas.ImageFillCover}, ring: canvas.NewCircle(color.Transparent), rim: look.ColorEdge,
	}
	m.Container = &fyne.Container{Objects: []fyne.CanvasObject{m.picture, m.ring}}
	return m
}

// crown lays a sign over the medallion.
func (m *medallion) crown(drawing fyne.Resource) {
	m.sign, m.drawing = &canvas.Image{FillMode: canvas.ImageFillContain}, drawing
	m.Add(m.sign)
}

// lay puts the medallion into a square place.
func (m *medallion) lay(place ui.Rect) {
	place.Put(m.Container)
	whole := ui.RectOf(place.Size())
	face := whole.Inset(2)
	face.Put(m.picture)
	m.picture.CornerRadius = face.W / 2
	look.Draw(m.picture, m.portrait)
	whole.Inset(1).Put(m.ring)
	m.ring.StrokeWidth, m.ring.StrokeColor = max(whole.W/24, 2), look.Color(m.rim)
	if m.sign != nil {
		ui.NewRect(whole.W*0.62, whole.H*0.62, whole.W*0.38, whole.H*0.38).Put(m.sign)
		look.Draw(m.sign, m.drawing)
	}
	m.Refresh()
}
