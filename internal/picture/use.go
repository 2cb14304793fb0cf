package picture

import "strings"

// use draws what an element refers to.
func (d *drawer) use(e *element, s style) *Refused {
	target := d.target(e)
	if target == nil {
		return nil
	}
	l := lengths{d: d, e: e}
	s.matrix = s.matrix.then(matrix{1, 0, 0, 1, l.get("x", d.width), l.get("y", d.height)})
	if l.refused != nil {
		return l.refused
	}
	return d.element(target, s, true)
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
	if target := d.target(e); target != nil && refers(e.name) {
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

// refers reports whether elements of a name show what they refer to.
func refers(name string) bool {
	return name == "use" || name == "linearGradient" || name == "radialGradient" || name == "pattern"
}

func circleName(e *element) string { return "<" + e.name + ` href="` + shorten(e.get("href")) + `">` }
