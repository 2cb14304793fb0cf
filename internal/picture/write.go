package picture

import (
	"image/color"
	"strings"
)

// writeShapes adds shapes to the reduced SVG, with the layers that they are in.
func writeShapes(b *strings.Builder, shapes []Shape) {
	var open []*Layer
	for i := range shapes {
		s := &shapes[i]
		same := 0
		for same < min(len(open), len(s.Layers)) && open[same] == s.Layers[same] {
			same++
		}
		b.WriteString(strings.Repeat("</g>", len(open)-same))
		for _, l := range s.Layers[same:] {
			b.WriteString(`<g opacity="` + decimal(l.Opacity) + `">`)
		}
		open = s.Layers
		s.write(b)
	}
	b.WriteString(strings.Repeat("</g>", len(open)))
}

// write adds a shape, in plain properties and numbers.
func (s *Shape) write(b *strings.Builder) {
	for _, c := range s.Clips {
		b.WriteString(`<g clip-path="url(#` + c.id + `)">`)
	}
	b.WriteString(`<path`)
	writeInk(b, "fill", s.Fill)
	if s.EvenOdd && s.Fill != nil {
		b.WriteString(` fill-rule="evenodd"`)
	}
	if s.Stroke != nil {
		writeInk(b, "stroke", s.Stroke)
		s.Pen.write(b)
	}
	b.WriteString(` d="`)
	s.Outline.write(b)
	b.WriteString(`"/>` + strings.Repeat("</g>", len(s.Clips)) + "\n")
}

// writeInk adds a fill or a stroke, with its opacity.
func writeInk(b *strings.Builder, property string, ink *Ink) {
	value, opacity := "none", 1.0
	switch {
	case ink == nil:
	case ink.Gradient != nil:
		value, opacity = "url(#"+ink.Gradient.id+")", ink.Opacity
	default:
		value, opacity = hex(ink.Colour), share255(ink.Colour)
	}
	b.WriteString(" " + property + `="` + value + `"`)
	if opacity != 1 {
		b.WriteString(" " + property + `-opacity="` + decimal(opacity) + `"`)
	}
}

// share255 returns the opacity of a colour, from 0 to 1.
func share255(c color.NRGBA) float64 { return float64(c.A) / 255 }

func (p *Pen) write(b *strings.Builder) {
	b.WriteString(` stroke-width="` + decimal(p.Width) + `" stroke-miterlimit="` + decimal(p.Miter) + `" stroke-linecap="` + p.Cap +
		`" stroke-linejoin="` + p.Join + `"`)
	if len(p.Dashes) == 0 {
		return
	}
	texts := make([]string, len(p.Dashes))
	for i, dash := range p.Dashes {
		texts[i] = decimal(dash)
	}
	b.WriteString(` stroke-dasharray="` + strings.Join(texts, " ") + `" stroke-dashoffset="` + decimal(p.Offset) + `"`)
}

func (o *Outline) write(b *strings.Builder) {
	at := 0
	for _, c := range o.commands {
		b.WriteByte(byte(c))
		for _, p := range o.points[at : at+c.points()] {
			b.WriteString(decimal(p.x) + " " + decimal(p.y) + " ")
		}
		at += c.points()
	}
}

// writeClip adds a clip to the definitions.
func (d *drawer) writeClip(c *Clip) {
	b := &d.defs
	b.WriteString(`<clipPath id="` + c.id + `">`)
	for i := range c.Parts {
		b.WriteString(`<path`)
		if c.Parts[i].EvenOdd {
			b.WriteString(` clip-rule="evenodd"`)
		}
		b.WriteString(` d="`)
		c.Parts[i].Outline.write(b)
		b.WriteString(`"/>`)
	}
	b.WriteString("</clipPath>")
}

// writeGradient adds a gradient to the definitions, as it lies on its shape.
func (d *drawer) writeGradient(g *Gradient) {
	b, base := &d.defs, g.base
	name := "linearGradient"
	lengths := []struct {
		name  string
		value float64
	}{{"x1", base.from.x}, {"y1", base.from.y}, {"x2", base.to.x}, {"y2", base.to.y}}
	if base.radial {
		name = "radialGradient"
		lengths[0].name, lengths[1].name = "cx", "cy"
		lengths[2].name, lengths[2].value = "fx", base.focus.x
		lengths[3].name, lengths[3].value = "fy", base.focus.y
	}
	b.WriteString("<" + name + ` id="` + g.id + `" gradientUnits="userSpaceOnUse"`)
	if base.spread == "reflect" || base.spread == "repeat" {
		b.WriteString(` spreadMethod="` + base.spread + `"`)
	}
	for _, l := range lengths {
		b.WriteString(" " + l.name + `="` + decimal(l.value) + `"`)
	}
	if base.radial {
		b.WriteString(` r="` + decimal(base.radius) + `"`)
	}
	b.WriteString(` gradientTransform="` + g.matrix.text() + `">`)
	for _, s := range base.stops {
		b.WriteString(`<stop offset="` + decimal(s.offset) + `" stop-color="` + hex(s.colour) + `"`)
		if s.colour.A != 255 {
			b.WriteString(` stop-opacity="` + decimal(share255(s.colour)) + `"`)
		}
		b.WriteString("/>")
	}
	b.WriteString("</" + name + ">")
}
