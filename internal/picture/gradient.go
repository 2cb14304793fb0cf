package picture

import "strings"

// maxStops is the most colours of a gradient. The renderer goes through them for each pixel.
const maxStops = 32

// maxAllStops is the most colours of all gradients together; those that one gradient has from another count for each.
const maxAllStops = 1024

// gradient is a gradient of the reduced SVG.
type gradient struct {
	id    string
	stops int
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
	var b strings.Builder
	stops, refused := d.readStops(&b, e)
	if refused != nil || stops == 0 {
		return nil, refused
	}
	made := &gradient{id: "g" + number(len(d.gradients)), stops: stops}
	d.work.fixed += float64(stops) * stepsOfColour
	head := &d.defs
	head.WriteString("<" + e.name + ` id="` + made.id + `"`)
	for _, a := range e.attributes {
		value, refused := d.gradientAttribute(e, a)
		if refused != nil {
			return nil, refused
		}
		if value != "" {
			head.WriteString(" " + a.name + `="` + value + `"`)
		}
	}
	head.WriteString(">" + b.String() + "</" + e.name + ">")
	return made, nil
}

// gradientAttribute returns an attribute's value as the renderer reads it, "" if it means nothing to it.
func (d *drawer) gradientAttribute(e *element, a attribute) (string, *Refused) {
	switch a.name {
	case "x1", "y1", "x2", "y2", "cx", "cy", "r", "fx", "fy":
		v, ok := parseLength(a.value, 1)
		if !ok {
			return "", e.wrong(a.name, a.value, allowedNumbers)
		}
		return decimal(v), nil
	case "gradientUnits":
		return oneOf(a.value, "userSpaceOnUse", "objectBoundingBox"), nil
	case "spreadMethod":
		return oneOf(a.value, "pad", "reflect", "repeat"), nil
	case "gradientTransform":
		m, ok := parseTransform(a.value)
		if !ok {
			return "", e.wrong(a.name, a.value, allowedNumbers)
		}
		return m.text(), nil
	}
	return "", nil
}

func (m matrix) text() string {
	return "matrix(" + decimal(m.a) + " " + decimal(m.b) + " " + decimal(m.c) + " " + decimal(m.d) + " " + decimal(m.e) + " " + decimal(m.f) + ")"
}

func oneOf(value string, known ...string) string {
	for _, k := range known {
		if value == k {
			return k
		}
	}
	return ""
}

// readStops writes the colours of a gradient: its own, or those of the gradient that it refers to. It returns how many
// there are. That gradients don't lead back to themselves has been looked at.
func (d *drawer) readStops(b *strings.Builder, e *element) (count int, refused *Refused) {
	for ; isGradient(e); e = d.target(e) {
		if !d.budget.spend(stepsOfVisit + len(e.children)) {
			return count, e.tooMuchReading()
		}
		for _, child := range e.children {
			if child.name != "stop" {
				continue
			}
			if count++; count > maxStops {
				return count, child.refuse("picture-stops", "max", number(maxStops))
			}
			if d.stops++; d.stops > maxAllStops {
				return count, child.refuse("picture-all-stops", "max", number(maxAllStops))
			}
			if refused := d.stop(b, child); refused != nil {
				return count, refused
			}
		}
		if count > 0 {
			break
		}
	}
	return count, nil
}

func (d *drawer) stop(b *strings.Builder, e *element) *Refused {
	colour, offset, opacity := black, 0.0, 1.0
	all, refused := d.properties(e)
	if refused != nil {
		return refused
	}
	if !d.budget.spend(stepsOfStop) {
		return e.tooMuchReading()
	}
	ok := true
	for _, a := range all {
		switch a.name {
		case "offset":
			offset, ok = parseLength(a.value, 1)
		case "stop-color":
			colour, ok = parseColour(a.value)
		case "stop-opacity":
			opacity, ok = parseLength(a.value, 1)
		}
		if !ok {
			return e.wrong(a.name, a.value, allowedColours+"; 0 … 1")
		}
	}
	b.WriteString(`<stop offset="` + decimal(share(offset)) + `" stop-color="` + colour + `" stop-opacity="` + decimal(share(opacity)) + `"/>`)
	return nil
}
