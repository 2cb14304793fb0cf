package picture

import "strings"

// use draws what an element refers to.
func (d *drawer) use(e *element, s style) *Refused {
	target, s, refused := d.used(e, s)
	if target == nil || refused != nil {
		return refused
	}
	if target.name == "symbol" {
		if refused := d.symbol(e, target, &s); refused != nil {
			return refused
		}
	}
	return d.element(target, s, true)
}

// used returns what an element refers to, and the style in which that is drawn; nil if there is nothing.
func (d *drawer) used(e *element, s style) (*element, style, *Refused) {
	target := d.target(e)
	if target == nil {
		return nil, s, nil
	}
	l := lengths{d: d, e: e}
	s.matrix = s.matrix.then(matrix{1, 0, 0, 1, l.get("x", d.width), l.get("y", d.height)})
	return target, s, l.refused
}

// symbol scales a symbol that has a view box of its own to where it is used, as large as fits, in the middle.
func (d *drawer) symbol(e, symbol *element, s *style) *Refused {
	text := symbol.get("viewBox")
	if text == "" {
		return nil
	}
	view, ok := parseNumbers(text)
	if !ok || len(view) != 4 || !(view[2] > 0) || !(view[3] > 0) {
		return symbol.wrong("viewBox", text, allowedView)
	}
	size := func(name string, whole float64) (float64, *Refused) {
		for _, of := range []*element{e, symbol} {
			if of.get(name) != "" && of.get(name) != "auto" {
				l := lengths{d: d, e: of}
				return l.get(name, whole), l.refused
			}
		}
		return whole, nil
	}
	w, refused := size("width", d.width)
	if refused != nil {
		return refused
	}
	h, refused := size("height", d.height)
	if refused != nil {
		return refused
	}
	if aspect := symbol.get("preserveAspectRatio"); aspect != "" && !strings.HasPrefix(aspect, "xMidYMid") {
		d.differs(symbol, "preserveAspectRatio")
	}
	scale := min(w/view[2], h/view[3])
	s.matrix = s.matrix.then(matrix{scale, 0, 0, scale, (w-scale*view[2])/2 - scale*view[0], (h-scale*view[3])/2 - scale*view[1]})
	if !s.matrix.finite() {
		return symbol.wrong("viewBox", text, allowedView)
	}
	return nil
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
