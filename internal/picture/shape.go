package picture

// isShape reports whether elements of a name are drawn.
func isShape(name string) bool {
	switch name {
	case "path", "rect", "circle", "ellipse", "line", "polyline", "polygon":
		return true
	}
	return false
}

// shape returns the outline of an element, which is read once.
func (d *drawer) shape(e *element) (Outline, *Refused) {
	if e.read {
		return e.outline, nil
	}
	e.read = true
	var refused *Refused
	switch e.name {
	case "path":
		var ok bool
		if e.outline, ok = readPath(e.get("d"), maxPoints); !ok {
			refused = d.pathRefused(e, "d", allowedPath)
		}
	case "polyline", "polygon":
		if !e.outline.polygon(e.get("points"), e.name == "polygon", maxPoints) {
			refused = d.pathRefused(e, "points", "x,y x,y …; "+allowedNumbers)
		}
	default:
		refused = d.simpleShape(e)
	}
	return e.outline, refused
}

// pathRefused tells a list of too many points from one that is broken.
func (d *drawer) pathRefused(e *element, field, allowed string) *Refused {
	if len(e.outline.points) >= maxPoints {
		return e.refuse("picture-points", "max", number(maxPoints))
	}
	return e.wrong(field, e.get(field), allowed)
}

// simpleShape reads a shape that a few lengths make.
func (d *drawer) simpleShape(e *element) *Refused {
	l := lengths{d: d, e: e}
	switch e.name {
	case "rect":
		x, y, w, h := l.get("x", d.width), l.get("y", d.height), l.get("width", d.width), l.get("height", d.height)
		rx, ry := l.radii()
		if w > 0 && h > 0 {
			e.outline.rectangle(x, y, w, h, rx, ry)
		}
	case "circle":
		cx, cy, r := l.get("cx", d.width), l.get("cy", d.height), l.get("r", min(d.width, d.height))
		if r > 0 {
			e.outline.ellipse(cx, cy, r, r)
		}
	case "ellipse":
		cx, cy := l.get("cx", d.width), l.get("cy", d.height)
		rx, ry := l.radii()
		if rx > 0 && ry > 0 {
			e.outline.ellipse(cx, cy, rx, ry)
		}
	case "line":
		e.outline.add(moveTo, point{l.get("x1", d.width), l.get("y1", d.height)})
		e.outline.add(lineTo, point{l.get("x2", d.width), l.get("y2", d.height)})
	}
	return l.refused
}

// lengths reads lengths of an element, and keeps the first that is wrong.
type lengths struct {
	d       *drawer
	e       *element
	refused *Refused
}

// radii returns the radii of an ellipse or of corners. One that isn't said, or is negative, is as the other.
func (l *lengths) radii() (rx, ry float64) {
	rx, ry = l.get("rx", l.d.width), l.get("ry", l.d.height)
	switch {
	case l.isUnsaid("rx") || rx < 0:
		return max(ry, 0), max(ry, 0)
	case l.isUnsaid("ry") || ry < 0:
		return rx, rx
	}
	return rx, ry
}

func (l *lengths) isUnsaid(name string) bool { return l.e.get(name) == "" || l.e.get(name) == "auto" }

func (l *lengths) get(name string, whole float64) float64 {
	if l.isUnsaid(name) {
		return 0
	}
	text := l.e.get(name)
	v, ok := parseLength(text, whole)
	if !ok && l.refused == nil {
		l.refused = l.e.wrong(name, text, allowedNumbers)
	}
	return v
}
