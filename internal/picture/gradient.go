package picture

import (
	"image/color"
	"math"
	"strings"
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
	for _, one := range l.chain {
		d.noteGradient(one)
	}
	g.spread = l.text("spreadMethod")
	if transform := l.text("gradientTransform"); transform != "" && !anyFunction(transform, isWrongInAttribute) {
		var ok bool
		if g.matrix, ok = parseTransform(transform); !ok {
			return nil, e.wrong("gradientTransform", transform, allowedNumbers)
		}
	}
	if g.radial {
		g.from = point{l.length("cx", "50%", d.width), l.length("cy", "50%", d.height)}
		g.radius = l.length("r", "50%", d.diagonal())
		g.focus = point{l.length("fx", l.text("cx"), d.width), l.length("fy", l.text("cy"), d.height)}
		if math.Hypot(g.focus.x-g.from.x, g.focus.y-g.from.y) > g.radius {
			d.differs(e, "fx, fy")
		}
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

// noteGradient tells what is said of a gradient by styles, and not heeded.
func (d *drawer) noteGradient(e *element) {
	all, _ := d.properties(e) // of what was gone through when its colours were read
	d.noteProperties(e, all)
	for _, a := range all {
		if a.name == "transform" && a.styled {
			d.differs(e, a.name)
		}
	}
}

// colourOf returns what an element takes for the current colour.
func (d *drawer) colourOf(e *element) color.NRGBA {
	for ; e != nil; e = e.parent {
		all, refused := d.properties(e)
		if refused != nil {
			break
		}
		for _, a := range all {
			if lower := strings.ToLower(a.value); a.name == "color" && lower != "inherit" && lower != "currentcolor" {
				c, _ := parseColour(a.value)
				return c
			}
		}
	}
	return black
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
			if s.colour, ok = parseColour(a.value); strings.EqualFold(a.value, "currentColor") {
				s.colour = d.colourOf(e)
			}
		case "stop-opacity":
			opacity, ok = parseLength(a.value, 1)
		}
		if !ok {
			return s, e.wrong(a.name, a.value, allowedColours+"; 0 … 1")
		}
	}
	s.colour = faded(s.colour, share(opacity))
	return s, nil
}
