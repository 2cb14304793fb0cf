package picture

import (
	"image/color"
	"slices"
	"strings"
)

// The limits of a stroke. What exceeds them is drawn as if it were at the limit.
const (
	maxWidth  = 2 // longer sides of the picture
	maxMiter  = 32
	maxDashes = 16
	minDash   = 0.5 // pixels that a dash has on average, in a picture of 512
	maxDash   = 1e4 // the renderer adds them up in whole numbers of 32 bits
)

// style is how a shape is drawn.
type style struct {
	matrix        matrix
	hidden        bool // with all that is in it
	unseen        bool // unless what is in it says otherwise
	colour        color.NRGBA
	fill          paint
	stroke        paint
	opacity       float64 // of the element as a whole, 0 to 1
	fillOpacity   float64
	strokeOpacity float64
	evenOdd       bool
	clipEvenOdd   bool // of what clips
	strokeFirst   bool
	fixedWidth    bool    // whatever the matrix is
	width         float64 // of the stroke, in units of the element
	miter         float64
	dashes        []float64
	dashOffset    float64
	cap           string
	join          string
	clips         []*Clip
}

// plain is how SVG draws what nothing is said of.
var plain = style{
	matrix: identity, colour: black, fill: paint{colour: black}, stroke: paint{none: true}, opacity: 1, fillOpacity: 1, strokeOpacity: 1,
	width: 1, miter: 4, cap: "butt", join: "miter",
}

// set takes up a property. Those that mean nothing for shapes are passed over.
func (s *style) set(e *element, name, value string) *Refused {
	if value == "inherit" || value == "" {
		return nil
	}
	ok, allowed := true, allowedNumbers
	switch name {
	case "fill":
		s.fill, ok = parsePaint(value)
		allowed = allowedColours
	case "stroke":
		s.stroke, ok = parsePaint(value)
		allowed = allowedColours
	case "color":
		var c color.NRGBA
		if c, ok = parseColour(value); ok && strings.ToLower(value) != "currentcolor" {
			s.colour = c
		}
		allowed = allowedColours
	case "opacity":
		var v float64
		v, ok = parseLength(value, 1)
		s.opacity = share(v)
	case "fill-opacity":
		s.fillOpacity, ok = parseLength(value, 1)
		s.fillOpacity = share(s.fillOpacity)
	case "stroke-opacity":
		s.strokeOpacity, ok = parseLength(value, 1)
		s.strokeOpacity = share(s.strokeOpacity)
	case "stroke-miterlimit":
		s.miter, ok = parseLength(value, 1)
		s.miter = max(s.miter, 1)
	case "transform":
		ok = s.transform(value)
		allowed = "translate(x y) rotate(a) scale(s) skewX(a) skewY(a) matrix(a b c d e f)"
	default:
		s.choose(name, value)
	}
	if !ok {
		return e.wrong(name, value, allowed)
	}
	return nil
}

func (s *style) transform(value string) bool {
	if value == "none" {
		return true
	}
	m, ok := parseTransform(value)
	s.matrix = s.matrix.then(m)
	return ok && s.matrix.finite()
}

// setLength takes up a property that is a length, of which a percentage is one of the drawing's diagonal.
func (s *style) setLength(e *element, name, value string, diagonal float64) *Refused {
	if value == "inherit" || value == "" {
		return nil
	}
	ok := true
	switch name {
	case "stroke-width":
		var width float64
		if width, ok = parseLength(value, diagonal); width >= 0 { // else it counts as not said
			s.width = width
		}
	case "stroke-dashoffset":
		s.dashOffset, ok = parseLength(value, diagonal)
	case "stroke-dasharray":
		s.dashes, ok = parseDashes(value, diagonal)
	}
	if !ok {
		return e.wrong(name, value, allowedNumbers)
	}
	return nil
}

// choose takes up a property that is one of some words. The renderer has more kinds of joins, and crashes on some.
func (s *style) choose(name, value string) {
	switch name {
	case "display":
		s.hidden = s.hidden || value == "none"
	case "visibility":
		s.unseen = value == "hidden" || value == "collapse"
	case "fill-rule":
		s.evenOdd = value == "evenodd"
	case "clip-rule":
		s.clipEvenOdd = value == "evenodd"
	case "paint-order":
		s.strokeFirst = strings.HasPrefix(value, "stroke") || value == "markers stroke" || value == "markers stroke fill"
	case "vector-effect":
		s.fixedWidth = value == "non-scaling-stroke"
	case "stroke-linecap":
		if slices.Contains([]string{"butt", "round", "square"}, value) {
			s.cap = value
		}
	case "stroke-linejoin":
		if slices.Contains([]string{"miter", "round", "bevel"}, value) {
			s.join = value
		}
	}
}

// parseDashes reads the lengths of dashes and gaps; nil is a line without gaps.
func parseDashes(value string, diagonal float64) ([]float64, bool) {
	if value == "none" {
		return nil, true
	}
	var dashes []float64
	for _, part := range strings.FieldsFunc(value, func(r rune) bool { return strings.ContainsRune(" \t\r\n,", r) }) {
		v, ok := parseLength(part, diagonal)
		if !ok {
			return nil, false
		}
		dashes = append(dashes, max(v, 0))
	}
	return dashes, true
}

// pen returns how the stroke is drawn. Dashes too short to be seen aren't drawn one by
// one.
func (s *style) pen(d *drawer) Pen {
	scale := s.matrix.scale()
	if s.fixedWidth {
		scale = d.place.a
	}
	p := Pen{Width: min(s.width*scale, maxWidth*d.side), Miter: min(s.miter, maxMiter), Cap: s.cap, Join: s.join}
	whole := 0.0
	for _, dash := range s.dashes {
		dash = min(dash*scale, maxDash)
		p.Dashes = append(p.Dashes, dash)
		whole += dash
	}
	if len(p.Dashes) > maxDashes || whole*drawnSide/d.side < minDash*float64(len(p.Dashes)) || whole == 0 {
		p.Dashes = nil
		return p
	}
	p.Offset = firstDash(p.Dashes, whole, s.dashOffset*scale)
	return p
}

// firstDash returns where in the dashes a stroke begins. The renderer counts up to it, dash by dash.
func firstDash(dashes []float64, whole, offset float64) float64 {
	if len(dashes)%2 == 1 {
		whole *= 2
	}
	offset -= whole * float64(int64(offset/whole))
	if offset < 0 {
		offset += whole
	}
	return offset
}
