package picture

import (
	"slices"
	"strings"
)

// maxRemarks is how many things are told of a drawing.
const maxRemarks = 16

// remark keeps what is to be told of a drawing, the first of each kind.
func remark(all []*Refused, r *Refused) []*Refused {
	if len(all) < maxRemarks && !slices.ContainsFunc(all, func(other *Refused) bool { return other.Error() == r.Error() }) {
		all = append(all, r)
	}
	return all
}

func (t *tree) remark(r *Refused) { t.remarks = remark(t.remarks, r) }

// differs tells of something by which an element looks otherwise in a browser.
func (d *drawer) differs(e *element, found string) {
	d.tree.remark(e.refuse("picture-otherwise", "field", e.name, "found", shorten(found)))
}

// note tells of an element that should show something, and doesn't.
func (d *drawer) note(e *element) {
	switch e.name {
	case "", "defs", "title", "desc", "metadata", "style", "script", "symbol", "view", "stop", "linearGradient", "radialGradient", "clipPath",
		"mask", "filter", "marker", "pattern": // what refers to these is told
	default:
		d.tree.remark(e.refuse("picture-undrawn", "found", shorten(e.name)))
	}
}

// meaningless are the values by which properties that aren't drawn leave everything as it is.
var meaningless = []string{"", "none", "normal", "auto", "inherit", "initial", "0", "0 0", "0px 0px", "0px", "transparent"}

// undrawn are properties that aren't drawn.
var undrawn = []string{
	"mask", "mask-image", "filter", "backdrop-filter", "mix-blend-mode", "marker", "marker-start", "marker-mid", "marker-end",
	"rotate", "scale", "translate", "offset-path", "animation", "animation-name", "clip",
}

// geometry are attributes of shapes that style sheets may set, too; here they don't.
var geometry = []string{"d", "x", "y", "width", "height", "cx", "cy", "r", "rx", "ry", "points", "x1", "y1", "x2", "y2"}

// noteProperties tells what is said of an element, and not drawn.
func (d *drawer) noteProperties(e *element, all []attribute) {
	transformed := slices.ContainsFunc(all, func(a attribute) bool { return a.name == "transform" && a.value != "none" })
	for _, a := range all {
		value := strings.ToLower(a.value)
		if slices.Contains(meaningless, value) {
			continue
		}
		switch {
		case slices.Contains(undrawn, a.name) && (a.styled || !isLength(a.name)),
			a.name == "transform-origin" && transformed,
			a.name == "color-interpolation" && value == "linearrgb",
			a.styled && e == d.tree.root && (a.name == "background" || a.name == "background-color"),
			a.styled && isShape(e.name) && slices.Contains(geometry, a.name):
			d.differs(e, a.name)
		}
	}
}

// isLength reports whether attributes of a name, other than such properties, mean something else or nothing.
func isLength(name string) bool { return name == "rotate" || name == "scale" || name == "clip" }

// noteStroke tells of a stroke that is drawn otherwise.
func (d *drawer) noteStroke(e *element, s *style, p *Pen) {
	switch {
	case s.join == "miter" && s.miter > maxMiter && e.name != "line" && e.name != "circle" && e.name != "ellipse":
		d.differs(e, "stroke-miterlimit")
	case len(s.dashes) > maxDashes:
		d.differs(e, "stroke-dasharray")
	case s.fixedWidth:
		d.differs(e, "vector-effect")
	case len(p.Dashes) > 0 && e.get("pathLength") != "":
		d.differs(e, "pathLength")
	}
	if !s.matrix.isEven() && p.Width > 0 && !s.fixedWidth {
		d.differs(e, "stroke, transform")
	}
}
