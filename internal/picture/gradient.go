package picture

import (
	"image/color"
	"math"
	"slices"
	"sort"
)

// maxStops is the most colours of a gradient. The renderer goes through them for each pixel.
const maxStops = 32

// maxAllStops is the most colours of all gradients together; those that one gradient has from another count for each.
const maxAllStops = 1024

// Gradient is a gradient as it lies in a picture.
type Gradient struct {
	base   *gradient
	matrix matrix // from the gradient's own units to those of the picture
	back   matrix
	id     string
}

// gradient is a gradient as a drawing defines it.
type gradient struct {
	radial   bool
	own      bool // its units are those of the element, not of the box around the shape
	from, to point
	focus    point // of a radial one, whose middle is from
	radius   float64
	matrix   matrix
	spread   string
	stops    []stop
}

// stop is a colour of a gradient.
type stop struct {
	offset float64
	colour color.NRGBA
}

// gradient returns the gradient with an id; nil if there is none, or if it has no colours.
func (d *drawer) gradient(id string) (*gradient, *Refused) {
	if known, ok := d.gradients[id]; ok {
		return known, nil
	}
	e := d.tree.ids[id]
	var made *gradient
	if isGradient(e) {
		var refused *Refused
		if made, refused = d.readGradient(e); refused != nil {
			return nil, refused
		}
	}
	d.gradients[id] = made
	return made, nil
}

// isGradient reports whether an element, which may be nil, is a gradient.
func isGradient(e *element) bool {
	return e != nil && (e.name == "linearGradient" || e.name == "radialGradient")
}

func (d *drawer) readGradient(e *element) (*gradient, *Refused) {
	stops, refused := d.readStops(e)
	if refused != nil || len(stops) == 0 {
		return nil, refused
	}
	l := gradientReader{d: d, chain: d.chain(e), own: false}
	g := &gradient{radial: e.name == "radialGradient", stops: stops, matrix: identity}
	g.own = l.text("gradientUnits") == "userSpaceOnUse"
	l.own = g.own
	g.spread = l.text("spreadMethod")
	if transform := l.text("gradientTransform"); transform != "" {
		var ok bool
		if g.matrix, ok = parseTransform(transform); !ok {
			return nil, e.wrong("gradientTransform", transform, allowedNumbers)
		}
	}
	if g.radial {
		g.from = point{l.length("cx", "50%", d.width), l.length("cy", "50%", d.height)}
		g.radius = l.length("r", "50%", d.diagonal())
		g.focus = point{l.length("fx", l.text("cx"), d.width), l.length("fy", l.text("cy"), d.height)}
		if fr := l.text("fr"); fr != "" && l.length("fr", "0", 1) != 0 {
			d.differs(e, "fr="+fr)
		}
	} else {
		g.from = point{l.length("x1", "0%", d.width), l.length("y1", "0%", d.height)}
		g.to = point{l.length("x2", "100%", d.width), l.length("y2", "0%", d.height)}
	}
	return g, l.refused
}

// chain returns a gradient with those that it refers to. That they don't lead back to themselves has been looked at.
func (d *drawer) chain(e *element) (all []*element) {
	for ; isGradient(e); e = d.target(e) {
		all = append(all, e)
	}
	return all
}

// gradientReader reads attributes of a gradient, or of those that it refers to.
type gradientReader struct {
	d       *drawer
	chain   []*element
	own     bool
	refused *Refused
}

func (l *gradientReader) text(name string) string {
	for _, e := range l.chain {
		if !l.d.budget.spend(stepsOfVisit) {
			l.refused = e.tooMuchReading()
			return ""
		}
		if value := e.get(name); value != "" {
			return value
		}
	}
	return ""
}

// length reads a length, of which a percentage is one of a whole, or else of the box around the shape.
func (l *gradientReader) length(name, instead string, whole float64) float64 {
	if !l.own {
		whole = 1
	}
	text := l.text(name)
	if text == "" {
		text = instead
	}
	if text == "" { // a focus that lies in the middle of a gradient that doesn't say where that is
		text = "50%"
	}
	v, ok := parseLength(text, whole)
	if !ok && l.refused == nil {
		l.refused = l.chain[0].wrong(name, text, allowedNumbers)
	}
	return v
}

// readStops returns the colours of a gradient: its own, or those of the gradient that it refers to.
func (d *drawer) readStops(e *element) (all []stop, refused *Refused) {
	for _, e := range d.chain(e) {
		if !d.budget.spend(stepsOfVisit + len(e.children)) {
			return all, e.tooMuchReading()
		}
		for _, child := range e.children {
			if child.name != "stop" {
				d.note(child)
				continue
			}
			if len(all) == maxStops {
				return all, child.refuse("picture-stops", "max", number(maxStops))
			}
			if d.stops++; d.stops > maxAllStops {
				return all, child.refuse("picture-all-stops", "max", number(maxAllStops))
			}
			s, refused := d.stop(child)
			if refused != nil {
				return all, refused
			}
			if len(all) > 0 {
				s.offset = max(s.offset, all[len(all)-1].offset)
			}
			all = append(all, s)
		}
		if len(all) > 0 {
			break
		}
	}
	return all, nil
}

func (d *drawer) stop(e *element) (stop, *Refused) {
	s, opacity := stop{colour: color.NRGBA{A: 255}}, 1.0
	all, refused := d.properties(e)
	if refused != nil {
		return s, refused
	}
	if !d.budget.spend(stepsOfStop) {
		return s, e.tooMuchReading()
	}
	for _, a := range all {
		ok := true
		switch a.name {
		case "offset":
			s.offset, ok = parseLength(a.value, 1)
			s.offset = share(s.offset)
		case "stop-color":
			s.colour, ok = parseColour(a.value)
		case "stop-opacity":
			opacity, ok = parseLength(a.value, 1)
		case "color":
			d.differs(e, "color")
		}
		if !ok {
			return s, e.wrong(a.name, a.value, allowedColours+"; 0 … 1")
		}
	}
	s.colour = faded(s.colour, share(opacity))
	return s, nil
}

// faded returns a colour of which a share of the opacity is left.
func faded(c color.NRGBA, opacity float64) color.NRGBA {
	c.A = uint8(math.Round(float64(c.A) * opacity))
	return c
}

// placed returns the gradient as it lies on a shape in a box, whose units a matrix maps to the picture's; nil if the
// box has no width or height that it could fill.
func (g *gradient) placed(around box, m matrix) *Gradient {
	if !g.own {
		w, h := around.high.x-around.low.x, around.high.y-around.low.y
		if !(w > 0) || !(h > 0) {
			return nil
		}
		m = m.then(matrix{w, 0, 0, h, around.low.x, around.low.y})
	}
	m = m.then(g.matrix)
	back, ok := m.inverse()
	if !ok {
		return nil
	}
	return &Gradient{base: g, matrix: m, back: back}
}

// At returns the colour at a place in the picture.
func (g *Gradient) At(x, y float64) color.NRGBA {
	return g.base.at(g.base.along(g.back.apply(point{x, y})))
}

// along returns how far a place is along the gradient: 0 is at its start, 1 at its end.
func (g *gradient) along(p point) float64 {
	if g.radial {
		return g.around(p)
	}
	dx, dy := g.to.x-g.from.x, g.to.y-g.from.y
	whole := dx*dx + dy*dy
	if whole == 0 {
		return 1
	}
	return ((p.x-g.from.x)*dx + (p.y-g.from.y)*dy) / whole
}

// around returns how far a place is from the focus, as a share of the way through it to the circle.
func (g *gradient) around(p point) float64 {
	if g.radius <= 0 {
		return 1
	}
	fx, fy := g.focus.x-g.from.x, g.focus.y-g.from.y
	if off := math.Hypot(fx, fy); off > 0.999*g.radius { // the focus lies inside of the circle
		fx, fy = fx*0.999*g.radius/off, fy*0.999*g.radius/off
	}
	dx, dy := p.x-g.from.x-fx, p.y-g.from.y-fy
	a := dx*dx + dy*dy
	if a == 0 {
		return 0
	}
	b, c := fx*dx+fy*dy, fx*fx+fy*fy-g.radius*g.radius
	return a / (-b + math.Sqrt(b*b-a*c)) // of f + s·d on the circle, 1/s
}

// at returns the colour at a share of the way.
func (g *gradient) at(t float64) color.NRGBA {
	switch g.spread {
	case "repeat":
		t -= math.Floor(t)
	case "reflect":
		if t = math.Abs(math.Mod(t, 2)); t > 1 {
			t = 2 - t
		}
	}
	next := sort.Search(len(g.stops), func(i int) bool { return g.stops[i].offset > t })
	switch next {
	case 0:
		return g.stops[0].colour
	case len(g.stops):
		return g.stops[next-1].colour
	}
	from, to := &g.stops[next-1], &g.stops[next]
	return between(from.colour, to.colour, (t-from.offset)/(to.offset-from.offset))
}

func between(a, b color.NRGBA, t float64) color.NRGBA {
	mix := func(a, b uint8) uint8 { return uint8(math.Round(float64(a) + t*(float64(b)-float64(a)))) }
	return color.NRGBA{mix(a.R, b.R), mix(a.G, b.G), mix(a.B, b.B), mix(a.A, b.A)}
}

// only returns the colour of a gradient that has one alone.
func (g *gradient) only() (color.NRGBA, bool) {
	first := g.stops[0].colour
	same := !slices.ContainsFunc(g.stops, func(s stop) bool { return s.colour != first })
	return first, same
}
