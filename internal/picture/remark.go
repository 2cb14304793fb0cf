package picture

import "slices"

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
