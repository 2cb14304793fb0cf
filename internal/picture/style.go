package picture

import (
	"slices"
	"strings"
)

// The limits of a stroke. What exceeds them is drawn as if it were at the limit.
const (
	maxWidth  = 512 // pixels
	maxMiter  = 10
	maxDashes = 16
	minDash   = 0.5 // pixels that a dash has on average
	maxDash   = 1e4 // pixels; the renderer adds them up in whole numbers of 32 bits
)

// style is how a shape is drawn.
type style struct {
	matrix        matrix
	hidden        bool
	fill          paint
	stroke        paint
	fillOpacity   float64 // 0 to 1
	strokeOpacity float64
	width         float64 // of the stroke, in pixels, whatever the size of the picture
	miter         float64
	dashes        []float64
	dashOffset    float64
	cap           string
	join          string
}

// plain is the style of the renderer where nothing is said.
var plain = style{
	matrix: identity, fill: paint{colour: black}, stroke: paint{none: true}, fillOpacity: 1, strokeOpacity: 1,
	width: 2, miter: 4, cap: "butt", join: "bevel",
}

// set takes up a property. Those that the renderer doesn't know mean nothing.
func (s *style) set(e *element, name, value string) *Refused {
	if value == "inherit" {
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
	case "opacity", "fill-opacity", "stroke-opacity":
		ok = s.fade(name, value)
	case "stroke-width":
		s.width, ok = parseLength(value, 100)
		s.width = min(max(s.width, 0), maxWidth)
	case "stroke-miterlimit":
		s.miter, ok = parseLength(value, 1)
		s.miter = min(max(s.miter, 1), maxMiter)
	case "stroke-dashoffset":
		s.dashOffset, ok = parseLength(value, 100)
	case "stroke-dasharray":
		s.dashes, ok = parseDashes(value)
	case "transform":
		var m matrix
		m, ok = parseTransform(value)
		s.matrix, allowed = s.matrix.then(m), "translate(x y) rotate(a) scale(s) skewX(a) skewY(a) matrix(a b c d e f)"
		ok = ok && s.matrix.finite()
	default:
		s.choose(name, value)
	}
	if !ok {
		return e.wrong(name, value, allowed)
	}
	return nil
}

// choose takes up a property that is one of some words. The renderer has more kinds of joins, and crashes on some.
func (s *style) choose(name, value string) {
	switch name {
	case "display":
		s.hidden = s.hidden || value == "none"
	case "visibility":
		s.hidden = s.hidden || value == "hidden" || value == "collapse"
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

// fade takes up an opacity. The renderer multiplies those of the elements around.
func (s *style) fade(name, value string) bool {
	v, ok := parseLength(value, 1)
	v = share(v)
	if name != "stroke-opacity" {
		s.fillOpacity *= v
	}
	if name != "fill-opacity" {
		s.strokeOpacity *= v
	}
	return ok
}

// parseDashes reads the lengths of dashes and gaps; nil is a line without gaps. Dashes too short to be seen aren't
// drawn one by one.
func parseDashes(value string) ([]float64, bool) {
	if value == "none" {
		return nil, true
	}
	var dashes []float64
	whole := 0.0
	for _, part := range strings.FieldsFunc(value, func(r rune) bool { return strings.ContainsRune(" \t\r\n,", r) }) {
		v, ok := parseLength(part, 100)
		if !ok {
			return nil, false
		}
		v = min(max(v, 0), maxDash)
		dashes = append(dashes, v)
		whole += v
	}
	if len(dashes) > maxDashes || whole < minDash*float64(len(dashes)) {
		return nil, true
	}
	return dashes, true
}
