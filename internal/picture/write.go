package picture

import "strings"

// write adds a path to the reduced SVG, in the properties and the numbers that the renderer reads.
func (d *drawer) write(o outline, s style, fill, stroke *gradient) {
	b := &d.paths
	b.WriteString(`<path fill="` + s.fill.text(fill) + `"`)
	if s.fillOpacity != 1 {
		b.WriteString(` fill-opacity="` + decimal(s.fillOpacity) + `"`)
	}
	if !s.stroke.none {
		b.WriteString(` stroke="` + s.stroke.text(stroke) + `" stroke-width="` + decimal(s.width) + `" stroke-miterlimit="` +
			decimal(s.miter) + `" stroke-linecap="` + s.cap + `" stroke-linejoin="` + s.join + `"`)
		if s.strokeOpacity != 1 {
			b.WriteString(` stroke-opacity="` + decimal(s.strokeOpacity) + `"`)
		}
		s.writeDashes(b)
	}
	b.WriteString(` d="`)
	at := 0
	for _, c := range o.commands {
		b.WriteByte(byte(c))
		for _, p := range o.points[at : at+c.points()] {
			b.WriteString(decimal(p.x) + " " + decimal(p.y) + " ")
		}
		at += c.points()
	}
	b.WriteString("\"/>\n")
}

func (s *style) writeDashes(b *strings.Builder) {
	if len(s.dashes) == 0 {
		return
	}
	texts := make([]string, len(s.dashes))
	for i, dash := range s.dashes {
		texts[i] = decimal(dash)
	}
	b.WriteString(` stroke-dasharray="` + strings.Join(texts, " ") + `" stroke-dashoffset="` + decimal(s.firstDash()) + `"`)
}

// firstDash returns where in the dashes a stroke begins. The renderer counts up to it, dash by dash.
func (s *style) firstDash() float64 {
	whole := s.dashed()
	if len(s.dashes)%2 == 1 {
		whole *= 2
	}
	offset := s.dashOffset - whole*float64(int64(s.dashOffset/whole))
	if offset < 0 {
		offset += whole
	}
	return offset
}

// dashed returns how long all dashes and gaps are.
func (s *style) dashed() (whole float64) {
	for _, dash := range s.dashes {
		whole += dash
	}
	return whole
}

func (p paint) text(g *gradient) string {
	switch {
	case g != nil:
		return "url(#" + g.id + ")"
	case p.none:
		return "none"
	case p.colour == "":
		return "none"
	}
	return p.colour
}
