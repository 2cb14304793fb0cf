package picture

import (
	"math"
	"slices"
	"strings"
)

// use draws what an element refers to.
func (d *drawer) use(e *element, s style) *Refused {
	target, s, refused := d.used(e, s)
	if target == nil || refused != nil {
		return refused
	}
	if target.name != "symbol" {
		return d.element(target, s, true)
	}
	window, refused := d.symbol(e, target, &s)
	if refused != nil {
		return refused
	}
	if target.get("transform") != "" { // of which programs differ
		d.differs(target, "transform")
	}
	first := len(d.shapes)
	if refused := d.element(target, s, true); refused != nil || d.overflows(target) {
		return refused
	}
	d.clipShapes(first, window, target)
	return nil
}

// used returns what an element refers to, and the style in which that is drawn; nil if there is nothing.
func (d *drawer) used(e *element, s style) (*element, style, *Refused) {
	target := d.target(e)
	if target == nil {
		return nil, s, nil
	}
	var refused *Refused
	s.matrix, refused = d.moved(e, s.matrix)
	return target, s, refused
}

// moved returns a matrix in which something lies at the place of an element.
func (d *drawer) moved(e *element, m matrix) (matrix, *Refused) {
	l := lengths{d: d, e: e}
	return m.then(matrix{1, 0, 0, 1, l.get("x", d.width), l.get("y", d.height)}), l.refused
}

// symbol moves a symbol to its place, and scales one that has a view box of its own to where it is used. It returns the
// outline of that place, in units of the reduced SVG.
func (d *drawer) symbol(e, symbol *element, s *style) (Outline, *Refused) {
	var window Outline
	w, refused := d.sizeOfUse(e, symbol, "width", d.width)
	if refused != nil {
		return window, refused
	}
	h, refused := d.sizeOfUse(e, symbol, "height", d.height)
	if refused != nil {
		return window, refused
	}
	if s.matrix, refused = d.moved(symbol, s.matrix); refused != nil {
		return window, refused
	}
	window.rectangle(0, 0, w, h, 0, 0)
	window = window.placed(s.matrix)
	text := symbol.get("viewBox")
	if text == "" {
		return window, nil
	}
	view, ok := parseNumbers(text)
	if !ok || len(view) != 4 || !(view[2] > 0) || !(view[3] > 0) {
		return window, symbol.wrong("viewBox", text, allowedView)
	}
	s.matrix = s.matrix.then(fitted(view, w, h, symbol.get("preserveAspectRatio")))
	if !s.matrix.finite() {
		return window, symbol.wrong("viewBox", text, allowedView)
	}
	return window, nil
}

// sizeOfUse returns the width or height of what is used: as the use says, or else the symbol.
func (d *drawer) sizeOfUse(e, symbol *element, name string, whole float64) (float64, *Refused) {
	for _, of := range []*element{e, symbol} {
		if of.get(name) != "" && of.get(name) != "auto" {
			l := lengths{d: d, e: of}
			return l.get(name, whole), l.refused
		}
	}
	return whole, nil
}

// fitted returns the matrix that maps a view box to a place of a size, in the way of preserveAspectRatio.
func fitted(view []float64, width, height float64, aspect string) matrix {
	across, down := width/view[2], height/view[3]
	align, how, _ := strings.Cut(aspect, " ")
	switch {
	case align == "none":
		return matrix{across, 0, 0, down, -across * view[0], -down * view[1]}
	case strings.TrimSpace(how) == "slice":
		across = max(across, down)
	default:
		across = min(across, down)
	}
	share := func(low, high string) float64 {
		switch {
		case strings.Contains(align, low):
			return 0
		case strings.Contains(align, high):
			return 1
		}
		return 0.5
	}
	left, top := share("xMin", "xMax")*(width-across*view[2]), share("YMin", "YMax")*(height-across*view[3])
	return matrix{across, 0, 0, across, left - across*view[0], top - across*view[1]}
}

// overflows reports whether what lies outside of the place of a symbol shows.
func (d *drawer) overflows(symbol *element) bool {
	all, _ := d.tree.cascade(symbol)
	return slices.ContainsFunc(all, func(a attribute) bool { return a.name == "overflow" && (a.value == "visible" || a.value == "auto") })
}

// noteAspect tells if a drawing with a view box is drawn in a place of another shape in which it would be stretched,
// moved or cut.
func (d *drawer) noteAspect(root *element, ratio float64) {
	w, wOK := parseLength(root.get("width"), 0)
	h, hOK := parseLength(root.get("height"), 0)
	const near = 0.01
	if !wOK || !hOK || !(w > 0) || !(h > 0) || math.Abs(w/h/ratio-1) < near {
		return
	}
	switch aspect := strings.Fields(root.get("preserveAspectRatio")); {
	case len(aspect) == 0, aspect[0] == "xMidYMid" && (len(aspect) == 1 || aspect[1] == "meet"): // with a margin
	default:
		d.differs(root, "preserveAspectRatio")
	}
}

// target returns the element to which one refers; nil if there is none.
func (d *drawer) target(e *element) *element {
	if id, ok := strings.CutPrefix(e.get("href"), "#"); ok {
		return d.tree.ids[id]
	}
	return nil
}

// circles refuses a drawing in which an element refers to one in which it stands, by however many steps, drawn or not.
func (d *drawer) circles(e *element) *Refused {
	switch e.visit.state {
	case underWay:
		return e.refuse("picture-circle", "found", circleName(e))
	case finished:
		return nil
	}
	e.visit.state = underWay
	shown := d.target(e)
	if !refers(e.name) {
		shown = nil
	}
	for _, target := range []*element{shown, d.clipTarget(e)} {
		if target == nil {
			continue
		}
		if target.visit.state == underWay {
			return e.refuse("picture-circle", "found", circleName(e))
		}
		if refused := d.circles(target); refused != nil {
			return refused
		}
	}
	for _, child := range e.children {
		if refused := d.circles(child); refused != nil {
			return refused
		}
	}
	e.visit.state = finished
	return nil
}

// clipTarget returns the clip path that an element names in whatever way; nil if there is none.
func (d *drawer) clipTarget(e *element) *element {
	if e.name == "" {
		return nil
	}
	all, _ := d.tree.cascade(e)
	for _, a := range all {
		if a.name == "clip-path" {
			if reference, ok := parsePaint(a.value); ok {
				return d.tree.ids[reference.gradient]
			}
		}
	}
	return nil
}

// refers reports whether elements of a name show what they refer to.
func refers(name string) bool {
	return name == "use" || name == "linearGradient" || name == "radialGradient" || name == "pattern"
}

func circleName(e *element) string { return "<" + e.name + ` href="` + shorten(e.get("href")) + `">` }
